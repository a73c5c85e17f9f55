// Templates in towers of switches, where components are filled in: verdicts with and without that,
// on the tower with one more stone, and a template that only a longer search of its component
// decides.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <string>

#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "solver.hpp"

namespace {

const brute::Goal joined{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};

brute::Board board_of(int cols, const std::string& drawn) {
  brute::Board board{cols, static_cast<int>(drawn.size()) / cols, {}};
  for (const char cell : drawn) {
    board.cells.push_back(cell == 'X'   ? HEXPROOF_BLACK
                          : cell == 'O' ? HEXPROOF_WHITE
                                        : HEXPROOF_EMPTY);
  }
  return board;
}

// Two switches and III-2-f, a template of the third row.
const brute::Board third_row = board_of(7,
                                        "OXOOOOO"
                                        "XOXXOXX"
                                        "X..X..X"
                                        "X.OX.OX"
                                        "O..O..X"
                                        ".OO.OOX"
                                        "XXXXOXO"
                                        "OO.X.XO"
                                        "O....OO"
                                        ".....OO");

// Four switches and IV-2-n, a template of the fourth row.
const brute::Board fourth_row = board_of(13,
                                         "XOOOOOOOOOOOO"
                                         "XOXXOXXOXXOXX"
                                         "X..X..X..X..X"
                                         "X.OX.OX.OX.OX"
                                         "O..O..O..O..X"
                                         ".OO.OO.OO.OOX"
                                         "XXXXXXXXX...X"
                                         "OOOOOOO......"
                                         "OOOOOO......."
                                         "OOOOO........");

hexproof::Verdict solve(const brute::Board& board, int to_move, bool unions, int threads) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  hexproof::Options options;
  options.unions = unions;
  options.alone = 20;
  return hexproof::solve(positions::problem_of(board, joined, to_move),
                         {256 << 20, threads, options}, hexproof::Wanted::kWinner, watch);
}

// The loser may have all empty cells outside the carrier.
void check_carrier(const brute::Board& board, int to_move, const hexproof::Verdict& verdict) {
  brute::Board alone = board;
  for (std::size_t i = 0; i < alone.cells.size(); ++i) {
    const bool kept =
        std::count(verdict.carrier.begin(), verdict.carrier.end(), static_cast<int>(i)) > 0;
    if (alone.cells[i] == HEXPROOF_EMPTY && !kept) {
      alone.cells[i] = static_cast<char>(3 - static_cast<int>(verdict.winner));
    }
  }
  CHECK(solve(alone, to_move, false, 1).winner == verdict.winner);
}

}  // namespace

int main() {
  int black = 0;
  int count = 0;
  for (std::size_t i = 0; i < third_row.cells.size(); ++i) {
    for (int stone = 0; stone <= 2 && third_row.cells[i] == HEXPROOF_EMPTY; ++stone) {
      brute::Board board = third_row;
      board.cells[i] = static_cast<char>(stone);
      for (const int to_move : {HEXPROOF_BLACK, HEXPROOF_WHITE}) {
        const hexproof::Verdict verdict = solve(board, to_move, true, 1);
        CHECK(verdict.winner == solve(board, to_move, false, 1).winner);
        check_carrier(board, to_move, verdict);
        black += verdict.winner == hexproof::Side::kBlack ? 1 : 0;
        ++count;
      }
    }
  }
  CHECK(solve(third_row, HEXPROOF_WHITE, true, 1).winner == hexproof::Side::kBlack);
  for (const int threads : {1, 2}) {
    CHECK(solve(fourth_row, HEXPROOF_WHITE, true, threads).winner == hexproof::Side::kBlack);
  }
  std::printf("%d positions, black wins %d\n", count, black);
  CHECK(black > count / 4 && black < count);
  return 0;
}
