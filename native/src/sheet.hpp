// The board in a sheet that is larger by some rows and columns on each side, so that what lies beside
// the board has places as cells do. See docs/certificates.md.
#pragma once

namespace hexproof {

constexpr int kSheetMargin = 3;

// Rows and columns are the board's, from 0; the sheet's begin at -kSheetMargin.
inline int sheet_place(int cols, int row, int col) {
  return (row + kSheetMargin) * (cols + 2 * kSheetMargin) + col + kSheetMargin;
}

}  // namespace hexproof
