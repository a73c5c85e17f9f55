// Positions too large for the naive twin: symmetric ones have the same winner.
#include <cstdio>

#include "asking.hpp"
#include "positions.hpp"

namespace {

using brute::Board;
using brute::Goal;

int turned(const Board& board, int cell) { return board.size() - 1 - cell; }

int mirrored(const Board& board, int cell) {
  return cell % board.cols * board.rows + cell / board.cols;
}

int opposite(int edges) { return (edges & 5) << 1 | (edges & 10) >> 1; }

int across(int edges) { return (edges & 3) << 2 | (edges & 12) >> 2; }

template <typename MapCell, typename MapEdges>
Goal mapped(const Board& board, Goal goal, MapCell map_cell, MapEdges map_edges) {
  for (auto& alternative : goal) {
    for (brute::Terminal& terminal : alternative) {
      terminal.edges = map_edges(terminal.edges);
      for (int& cell : terminal.cells) {
        cell = map_cell(board, cell);
      }
    }
  }
  return goal;
}

template <typename MapCell>
Board mapped(const Board& board, MapCell map_cell, bool swap_sides) {
  Board image{swap_sides ? board.rows : board.cols, swap_sides ? board.cols : board.rows,
              board.cells};
  for (int cell = 0; cell < board.size(); ++cell) {
    image.cells[static_cast<std::size_t>(map_cell(board, cell))] =
        board.cells[static_cast<std::size_t>(cell)];
  }
  return image;
}

int winner(asking::Solver& solver, const Board& board, const Goal& goal, int to_move) {
  const asking::Reply reply = solver.ask(board, goal, to_move, false);
  CHECK(reply.status == HEXPROOF_DECIDED);
  return reply.winner;
}

}  // namespace

int main() {
  positions::Random random(2);
  asking::Solver solver;
  const Goal joined{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  for (int i = 0; i < 400; ++i) {
    const Board board = random.board(7, 18);
    const int to_move = random.side();

    const Goal goal = random.goal(board);
    const int won = winner(solver, board, goal, to_move);
    CHECK(won == winner(solver, mapped(board, turned, false), mapped(board, goal, turned, opposite),
                        to_move));
    CHECK(won == winner(solver, mapped(board, mirrored, true),
                        mapped(board, goal, mirrored, across), to_move));

    // On a whole board the colours are alike.
    Board swapped = mapped(board, mirrored, true);
    for (char& cell : swapped.cells) {
      cell = cell == HEXPROOF_EMPTY ? cell : static_cast<char>(3 - cell);
    }
    CHECK(winner(solver, board, joined, to_move) ==
          3 - winner(solver, swapped, joined, 3 - to_move));
  }
  std::printf("400 positions\n");
  return 0;
}
