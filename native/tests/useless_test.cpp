// Black stones that nothing can come of change nothing: not who wins, nor the work.
#include <cstdio>

#include "asking.hpp"
#include "positions.hpp"

namespace {

using brute::Board;
using brute::Goal;

constexpr int kRing = 2;

int amid(const Board& board, int cell) {
  return (cell / board.cols + kRing) * (board.cols + 2 * kRing) + cell % board.cols + kRing;
}

// The board amid two rings of white stones.
Board amid_white(const Board& board) {
  Board ringed{board.cols + 2 * kRing, board.rows + 2 * kRing, {}};
  ringed.cells.assign(static_cast<std::size_t>(ringed.size()), HEXPROOF_WHITE);
  for (int cell = 0; cell < board.size(); ++cell) {
    ringed.cells[static_cast<std::size_t>(amid(board, cell))] =
        board.cells[static_cast<std::size_t>(cell)];
  }
  return ringed;
}

// The same with black stones here and there in the outer ring.
Board strewn(Board ringed, positions::Random& random) {
  for (int cell = 0; cell < ringed.size(); ++cell) {
    const int col = cell % ringed.cols;
    const int row = cell / ringed.cols;
    const bool outer = col == 0 || row == 0 || col == ringed.cols - 1 || row == ringed.rows - 1;
    if (outer && random.chance(30)) {
      ringed.cells[static_cast<std::size_t>(cell)] = HEXPROOF_BLACK;
    }
  }
  return ringed;
}

Goal without_edges(const Board& board, Goal goal) {
  for (auto& alternative : goal) {
    for (brute::Terminal& terminal : alternative) {
      terminal.edges = 0;
      if (terminal.cells.empty()) {
        terminal.cells.push_back(0);
      }
      for (int& cell : terminal.cells) {
        cell = amid(board, cell);
      }
    }
  }
  return goal;
}

}  // namespace

int main() {
  positions::Random random(5);
  asking::Solver solver;
  std::int64_t nodes = 0;
  for (int i = 0; i < 2000; ++i) {
    const Board board = random.board(6, 16);
    const Goal goal = without_edges(board, random.goal(board));
    const int to_move = random.side();
    const Board ringed = amid_white(board);
    const asking::Reply plain = solver.ask(ringed, goal, to_move, false);
    const asking::Reply more = solver.ask(strewn(ringed, random), goal, to_move, false);
    CHECK(plain.status == HEXPROOF_DECIDED);
    CHECK(more.winner == plain.winner);
    CHECK(more.nodes == plain.nodes);
    nodes += plain.nodes;
  }
  CHECK(nodes > 4000);
  std::printf("%lld nodes\n", static_cast<long long>(nodes));
  return 0;
}
