// However small the table is: the same verdict, or word that the memory is not enough.
#include <atomic>
#include <cstdio>

#include "check.hpp"
#include "positions.hpp"
#include "problem.hpp"
#include "solver.hpp"

int main() {
  positions::Random random(3);
  const std::atomic<bool> never{false};
  int decided = 0;
  int stopped = 0;
  int certified = 0;
  for (int i = 0; i < 300; ++i) {
    const brute::Board board = random.board(6, 16);
    const hexproof::Problem problem =
        positions::problem_of(board, random.goal(board), random.side());
    hexproof::Watch watch({}, never);
    const hexproof::Verdict expected =
        hexproof::solve(problem, {64 << 20}, hexproof::Wanted::kMoves, watch);
    for (std::int64_t bytes : {0, 4'000, 10'000, 30'000, 100'000}) {
      try {
        hexproof::Watch small_watch({}, never);
        const hexproof::Verdict verdict =
            hexproof::solve(problem, {bytes}, hexproof::Wanted::kMoves, small_watch);
        CHECK(verdict.winner == expected.winner);
        CHECK(verdict.winning == expected.winning);
        ++decided;
      } catch (const hexproof::Stopped& reason) {
        CHECK(reason.status == HEXPROOF_MEMORY);
        ++stopped;
      }
      try {
        hexproof::Watch small_watch({}, never);
        const hexproof::Verdict verdict =
            hexproof::solve(problem, {bytes}, hexproof::Wanted::kCertificate, small_watch);
        CHECK(verdict.winner == expected.winner);
        certified += bytes > 0 ? 1 : 0;
      } catch (const hexproof::Stopped& reason) {
        CHECK(reason.status == HEXPROOF_MEMORY);
      }
    }
  }
  std::printf("%d decided, %d out of memory, %d certified\n", decided, stopped, certified);
  CHECK(decided > 0 && stopped > 0);
  CHECK(certified > 0 && certified < 4 * 300);
  return 0;
}
