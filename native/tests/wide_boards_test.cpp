// On boards too wide for the naive twin, verdicts must agree with each other: with the colours
// swapped, and with the winner's carrier alone, everything else being the loser's.
#include <atomic>
#include <cstdio>
#include <string>

#include "check.hpp"
#include "positions.hpp"
#include "problem.hpp"
#include "solver.hpp"

namespace {

constexpr int kSide = 7;
const brute::Goal joined{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};

// A square board with most of its cells empty.
brute::Board open_board(positions::Random& random) {
  brute::Board board{kSide, kSide, std::string(kSide * kSide, HEXPROOF_EMPTY)};
  for (char& cell : board.cells) {
    if (random.chance(12)) {
      cell = static_cast<char>(random.side());
    }
  }
  return board;
}

hexproof::Verdict solve(const brute::Board& board, int to_move, int threads) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  hexproof::Options options;
  options.alone = 20;
  return hexproof::solve(positions::problem_of(board, joined, to_move),
                         {256 << 20, threads, options}, hexproof::Wanted::kWinner, watch);
}

brute::Board colours_swapped(const brute::Board& board) {
  brute::Board image = board;
  for (int row = 0; row < kSide; ++row) {
    for (int col = 0; col < kSide; ++col) {
      const char cell = board.cells[static_cast<std::size_t>(row * kSide + col)];
      image.cells[static_cast<std::size_t>(col * kSide + row)] =
          cell == HEXPROOF_EMPTY ? cell : static_cast<char>(3 - cell);
    }
  }
  return image;
}

brute::Board carrier_alone(const brute::Board& board, const hexproof::Verdict& verdict) {
  brute::Board alone = board;
  const int loser = 3 - static_cast<int>(verdict.winner);
  for (char& cell : alone.cells) {
    cell = cell == HEXPROOF_EMPTY ? static_cast<char>(loser) : cell;
  }
  for (int cell : verdict.carrier) {
    alone.cells[static_cast<std::size_t>(cell)] = HEXPROOF_EMPTY;
  }
  return alone;
}

}  // namespace

int main() {
  positions::Random random(11);
  int wins = 0;
  const int count = 60;
  for (int i = 0; i < count; ++i) {
    const brute::Board board = open_board(random);
    const int to_move = random.side();
    const hexproof::Verdict verdict = solve(board, to_move, 1);
    CHECK(verdict.winner != solve(colours_swapped(board), 3 - to_move, 2).winner);
    CHECK(verdict.winner == solve(carrier_alone(board, verdict), to_move, 1).winner);
    wins += verdict.winner == hexproof::Side::kBlack ? 1 : 0;
  }
  std::printf("%d positions, Black wins %d\n", count, wins);
  CHECK(wins > count / 4 && wins < count - count / 4);
  return 0;
}
