// Verdicts, winning moves and carriers on random boards with parts of the engine left out, one at a
// time and many at once. With an argument, that many boards from another seed.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "solver.hpp"

namespace {

hexproof::Options random_options(positions::Random& random) {
  hexproof::Options options;
  const std::vector<bool*> parts{&options.fill_in,   &options.links, &options.parts,
                                 &options.unions,    &options.order, &options.guesses,
                                 &options.proof_sets};
  if (random.chance(50)) {
    *parts[static_cast<std::size_t>(random.below(static_cast<int>(parts.size())))] = false;
  } else {
    for (bool* part : parts) {
      *part = random.chance(50);
    }
  }
  options.templates_from = random.below(100);
  options.alone = random.below(10);
  return options;
}

void check(const brute::Board& board, const brute::Goal& goal, int to_move,
           const hexproof::Options& options, int threads) {
  brute::Player twin(board, goal);
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  const hexproof::Verdict verdict =
      hexproof::solve(positions::problem_of(board, goal, to_move), {1 << 20, threads, options},
                      hexproof::Wanted::kMoves, watch);
  const bool black = twin.black_wins(board, to_move);
  CHECK(verdict.winner == (black ? hexproof::Side::kBlack : hexproof::Side::kWhite));
  CHECK(verdict.winning == twin.winning(board, to_move));
  brute::Board filled = board;
  for (std::size_t i = 0; i < filled.cells.size(); ++i) {
    const bool kept =
        std::count(verdict.carrier.begin(), verdict.carrier.end(), static_cast<int>(i)) > 0;
    if (filled.cells[i] == HEXPROOF_EMPTY && !kept) {
      filled.cells[i] = static_cast<char>(black ? HEXPROOF_WHITE : HEXPROOF_BLACK);
    }
  }
  CHECK(twin.black_wins(filled, to_move) == black);
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 10'000;
  positions::Random random(argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  for (int i = 0; i < count; ++i) {
    const brute::Board board = random.board(5, i % 50 == 0 ? 9 : random.below(8));
    const brute::Goal goal =
        i % 2 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    check(board, goal, random.side(), random_options(random), i % 8 == 0 ? 2 : 1);
  }
  std::printf("%d positions\n", count);
  return 0;
}
