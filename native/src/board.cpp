#include "board.hpp"

#include <utility>

#include "hexproof.h"

namespace hexproof {

std::vector<int> board_neighbours(int cols, int rows, int cell) {
  constexpr std::pair<int, int> kSteps[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, 1}, {1, -1}};
  std::vector<int> found;
  for (const auto& [down, right] : kSteps) {
    const int row = cell / cols + down;
    const int col = cell % cols + right;
    if (row >= 0 && row < rows && col >= 0 && col < cols) {
      found.push_back(row * cols + col);
    }
  }
  return found;
}

int board_edges(int cols, int rows, int cell) {
  const int row = cell / cols;
  const int col = cell % cols;
  return (row == 0 ? HEXPROOF_TOP : 0) | (row == rows - 1 ? HEXPROOF_BOTTOM : 0) |
         (col == 0 ? HEXPROOF_LEFT : 0) | (col == cols - 1 ? HEXPROOF_RIGHT : 0);
}

}  // namespace hexproof
