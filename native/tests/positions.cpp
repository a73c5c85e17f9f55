#include "positions.hpp"

#include <algorithm>
#include <numeric>

namespace positions {
namespace {

bool white(const brute::Board& board, int cell) {
  return board.cells[static_cast<std::size_t>(cell)] == HEXPROOF_WHITE;
}

}  // namespace

brute::Board Random::board(int max_side, int max_empty) {
  brute::Board board{1 + below(max_side), 1 + below(max_side), {}};
  const int black_percent = 25 + below(50);
  for (int i = 0; i < board.size(); ++i) {
    board.cells.push_back(chance(black_percent) ? HEXPROOF_BLACK : HEXPROOF_WHITE);
  }
  std::vector<int> order(static_cast<std::size_t>(board.size()));
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), engine_);
  for (int i = 0; i < std::min(max_empty, board.size()); ++i) {
    board.cells[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = HEXPROOF_EMPTY;
  }
  return board;
}

brute::Goal Random::goal(const brute::Board& board) {
  brute::Goal goal(static_cast<std::size_t>(chance(70) ? 1 : 2 + below(2)));
  for (auto& alternative : goal) {
    alternative.resize(static_cast<std::size_t>(2 + below(2)));
    for (brute::Terminal& terminal : alternative) {
      terminal = {chance(40) ? 1 << below(4) : 0, {}};
      if (chance(5)) {
        terminal.edges |= 1 << below(4);
      }
      const int cells = terminal.edges != 0 ? below(2) : 1 + below(10) / 8;
      for (int i = 0; i < cells; ++i) {
        terminal.cells.push_back(terminal_cell(board));
      }
    }
  }
  return goal;
}

// Mostly not a white cell.
int Random::terminal_cell(const brute::Board& board) {
  int cell = below(board.size());
  for (int tries = 0; tries < 5 && white(board, cell); ++tries) {
    cell = below(board.size());
  }
  return cell;
}

hexproof::Problem problem_of(const brute::Board& board, const brute::Goal& goal, int to_move) {
  hexproof::Problem problem{board.cols,
                            board.rows,
                            {board.cells.begin(), board.cells.end()},
                            static_cast<hexproof::Side>(to_move),
                            {}};
  for (const auto& terminals : goal) {
    hexproof::Alternative alternative;
    for (const brute::Terminal& terminal : terminals) {
      alternative.push_back({terminal.edges, terminal.cells});
    }
    problem.alternatives.push_back(alternative);
  }
  return problem;
}

brute::Board played(const brute::Board& board, const hexproof::Region& region,
                    const hexproof::State<1>& state) {
  brute::Board after = board;
  for (char& cell : after.cells) {
    cell = cell == HEXPROOF_EMPTY ? char{HEXPROOF_WHITE} : cell;
  }
  for (int vertex = 0; vertex < region.empties; ++vertex) {
    after.cells[static_cast<std::size_t>(region.cells[static_cast<std::size_t>(vertex)])] =
        state.black.test(vertex)   ? char{HEXPROOF_BLACK}
        : state.white.test(vertex) ? char{HEXPROOF_WHITE}
                                   : char{HEXPROOF_EMPTY};
  }
  return after;
}

}  // namespace positions
