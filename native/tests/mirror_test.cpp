// Mirror images and half turns of regions: that they keep who has reached the goal, however the
// cells are filled, and that sessions which use them agree with the naive twin.
#include "mirror.hpp"

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "asking.hpp"
#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "region.hpp"

namespace {

// A map of the board to itself that is its own inverse; -1 for a cell that would leave the board.
struct Map {
  std::function<int(int row, int col)> cell;
  std::function<int(int edges)> edges;
};

int swapped(int edges, int one, int other) {
  const int both = one | other;
  const int here = edges & both;
  return here == one || here == other ? (edges & ~both) | (both ^ here) : edges;
}

// In turn an image in a line across the rows, a half turn, and an image in each diagonal.
Map map_of(const brute::Board& board, int kind, int shift) {
  const int rows = board.rows;
  const int cols = board.cols;
  const auto on_board = [=](int row, int col) {
    return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
  };
  switch (kind) {
    case 0:
      return {[=](int row, int col) { return on_board(row, shift - row - col); },
              [](int edges) { return edges; }};
    case 1:
      return {[=](int row, int col) { return on_board(rows - 1 - row, cols - 1 - col); },
              [](int edges) {
                return swapped(swapped(edges, HEXPROOF_TOP, HEXPROOF_BOTTOM), HEXPROOF_LEFT,
                               HEXPROOF_RIGHT);
              }};
    case 2:
      return {[=](int row, int col) { return on_board(col, row); },
              [](int edges) {
                return swapped(swapped(edges, HEXPROOF_TOP, HEXPROOF_LEFT), HEXPROOF_BOTTOM,
                               HEXPROOF_RIGHT);
              }};
    default:
      return {[=](int row, int col) { return on_board(rows - 1 - col, cols - 1 - row); },
              [](int edges) {
                return swapped(swapped(edges, HEXPROOF_TOP, HEXPROOF_RIGHT), HEXPROOF_BOTTOM,
                               HEXPROOF_LEFT);
              }};
  }
}

// A position that the map leaves as it is, but for edges that the goal may name.
struct Case {
  brute::Board board;
  brute::Goal goal;
  std::vector<int> image;  // of each cell, or -1
};

Case random_case(positions::Random& random) {
  const int kind = random.below(4);
  const int side = 3 + random.below(3);
  brute::Board board{kind < 2 ? 3 + random.below(4) : side, side, {}};
  const Map map = map_of(board, kind, board.rows - 1 + random.below(board.cols));
  Case found{board, {}, {}};
  found.board.cells.assign(static_cast<std::size_t>(board.size()), HEXPROOF_WHITE);
  int empty = 0;
  for (int cell = 0; cell < board.size(); ++cell) {
    const int image = map.cell(cell / board.cols, cell % board.cols);
    found.image.push_back(image);
    if (image < cell && image >= 0) {
      found.board.cells[static_cast<std::size_t>(cell)] =
          found.board.cells[static_cast<std::size_t>(image)];
    } else if (image >= cell && empty < 10 && random.chance(60)) {
      found.board.cells[static_cast<std::size_t>(cell)] = HEXPROOF_EMPTY;
      empty += image == cell ? 1 : 2;
    } else if (image >= cell && random.chance(50)) {
      found.board.cells[static_cast<std::size_t>(cell)] = HEXPROOF_BLACK;
    }
  }
  const auto mapped = [&](brute::Goal goal) {
    for (auto& alternative : goal) {
      for (brute::Terminal& terminal : alternative) {
        terminal.edges = map.edges(terminal.edges);
        for (int& cell : terminal.cells) {
          cell = found.image[static_cast<std::size_t>(cell)];
        }
      }
    }
    return goal;
  };
  const auto leaves = [&](const brute::Goal& goal) {
    for (const auto& alternative : goal) {
      for (const brute::Terminal& terminal : alternative) {
        for (int cell : terminal.cells) {
          if (found.image[static_cast<std::size_t>(cell)] < 0) {
            return true;
          }
        }
      }
    }
    return false;
  };
  if (random.chance(50)) {  // one alternative, from side to side or from a cell to the bottom
    found.goal = kind == 0 ? brute::Goal{{{0, {random.below(board.size())}}, {HEXPROOF_BOTTOM, {}}}}
                           : brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  } else {
    found.goal = random.goal(board);
  }
  if (leaves(found.goal)) {
    found.goal = {{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  }
  const brute::Goal images = mapped(found.goal);
  if (asking::encode(images) != asking::encode(found.goal)) {
    found.goal.insert(found.goal.end(), images.begin(), images.end());
  }
  return found;
}

// The image keeps who has reached the goal, in boards that are filled at random.
void check_image(const Case& test, const hexproof::Region& region, positions::Random& random) {
  const brute::Referee referee(test.board, test.goal);
  CHECK(static_cast<int>(region.mirror.size()) == region.empties);
  bool moves = false;
  for (int vertex = 0; vertex < region.empties; ++vertex) {
    const int image = region.mirror[static_cast<std::size_t>(vertex)];
    CHECK(region.mirror[static_cast<std::size_t>(image)] == vertex);
    moves = moves || image != vertex;
  }
  CHECK(moves);
  for (int i = 0; i < 50; ++i) {
    brute::Board filled = test.board;
    for (char& cell : filled.cells) {
      cell = cell == HEXPROOF_EMPTY ? char{HEXPROOF_WHITE} : cell;
    }
    brute::Board image = filled;
    for (int vertex = 0; vertex < region.empties; ++vertex) {
      const char stone = static_cast<char>(random.side());
      const int there = region.mirror[static_cast<std::size_t>(vertex)];
      filled.cells[static_cast<std::size_t>(region.cells[static_cast<std::size_t>(vertex)])] =
          stone;
      image.cells[static_cast<std::size_t>(region.cells[static_cast<std::size_t>(there)])] = stone;
    }
    CHECK(referee.reached(filled.cells) == referee.reached(image.cells));
  }
}

// A session that has seen a position knows its image, and is right on both.
void check_session(const Case& test, const hexproof::Region& region, positions::Random& random,
                   int& known) {
  asking::Solver solver;
  brute::Player twin(test.board, test.goal);
  solver.open_session(test.board, test.goal, HEXPROOF_WHITE);
  for (int i = 0; i < 4; ++i) {
    brute::Board board = test.board;
    brute::Board image = test.board;
    for (int stones = 1 + random.below(3); stones > 0; --stones) {
      const std::size_t vertex = static_cast<std::size_t>(random.below(region.empties));
      const char stone = static_cast<char>(random.side());
      const std::size_t here = static_cast<std::size_t>(region.cells[vertex]);
      const std::size_t there =
          static_cast<std::size_t>(region.cells[static_cast<std::size_t>(region.mirror[vertex])]);
      if (board.cells[here] == HEXPROOF_EMPTY) {
        board.cells[here] = stone;
        image.cells[there] = stone;
      }
    }
    const int to_move = random.side();
    asking::compare(solver, twin, board, test.goal, to_move);
    CHECK(solver.ask(image, test.goal, to_move, false).nodes == 0);
    asking::compare(solver, twin, image, test.goal, to_move);
    ++known;
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int cases = argc > 1 ? std::stoi(argv[1]) : 2000;
  positions::Random random(29);
  int mirrors = 0;
  int known = 0;
  for (int i = 0; i < cases; ++i) {
    const Case test = random_case(random);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(test.board, test.goal, HEXPROOF_WHITE));
    if (region.mirror.empty()) {
      continue;
    }
    ++mirrors;
    check_image(test, region, random);
    check_session(test, region, random, known);
  }
  std::printf("%d mirrors in %d cases, %d positions whose image was known\n", mirrors, cases,
              known);
  CHECK(mirrors > cases / 20 && known > mirrors);
  return 0;
}
