// Every position of every board up to 3x3, for both sides to move, from top to bottom.
#include <cstdio>

#include "asking.hpp"

int main() {
  const brute::Goal goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  asking::Solver solver;
  int positions = 0;
  for (int cols = 1; cols <= 3; ++cols) {
    for (int rows = 1; rows <= 3; ++rows) {
      brute::Board board{cols, rows, std::string(static_cast<std::size_t>(cols * rows), '\0')};
      brute::Player twin(board, goal);
      for (bool more = true; more;) {
        asking::compare(solver, twin, board, goal, HEXPROOF_BLACK);
        asking::compare(solver, twin, board, goal, HEXPROOF_WHITE);
        positions += 2;
        more = false;
        for (char& cell : board.cells) {  // the next position, as a number in base 3
          if (cell == HEXPROOF_WHITE) {
            cell = HEXPROOF_EMPTY;
            continue;
          }
          ++cell;
          more = true;
          break;
        }
      }
    }
  }
  CHECK(positions == 2 * (3 + 2 * 9 + 2 * 27 + 81 + 2 * 729 + 19683));
  std::printf("%d positions\n", positions);
  return 0;
}
