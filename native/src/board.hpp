// The geometry of the board: which cells touch which, and which edges.
#pragma once

#include <vector>

namespace hexproof {

// A board lies in a sheet that is larger by so many rows and columns on each side, so that what
// lies beside it has places as cells do. See docs/certificates.md.
constexpr int kSheetMargin = 3;

// Rows and columns are the board's, from 0; the sheet's begin at -kSheetMargin.
inline int sheet_place(int cols, int row, int col) {
  return (row + kSheetMargin) * (cols + 2 * kSheetMargin) + col + kSheetMargin;
}

// The neighbours of a cell on the board, as indices in reading order.
std::vector<int> board_neighbours(int cols, int rows, int cell);

// The edges that a cell lies on, as a mask of hexproof_edge.
int board_edges(int cols, int rows, int cell);

}  // namespace hexproof
