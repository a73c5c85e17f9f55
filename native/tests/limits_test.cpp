// A limit of work ends a solve at the same point whatever else the machine does.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "asking.hpp"
#include "positions.hpp"
#include "solver.hpp"

namespace {

const brute::Board kBoard{6, 6, std::string(36, HEXPROOF_EMPTY)};
const brute::Goal kGoal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};

asking::Reply ask(std::int32_t work, int threads, bool all) {
  asking::Solver solver;
  solver.limits.work = work;
  solver.limits.threads = threads;
  return solver.ask(kBoard, kGoal, HEXPROOF_BLACK, all);
}

// Of the search, which takes more than the greatest of these limits.
void ends_at_the_same_point() {
  std::int64_t before = 0;
  for (const int work : {1, 10, 30}) {
    const asking::Reply reply = ask(work, 1, true);
    std::printf("%d thousand steps: %lld nodes\n", work, static_cast<long long>(reply.nodes));
    CHECK(reply.status == HEXPROOF_TIME);
    CHECK(reply.nodes == ask(work, 1, true).nodes);
    CHECK(reply.nodes > before);
    before = reply.nodes;
  }
}

void is_enough_or_not() {
  const asking::Reply free = ask(0, 1, false);
  CHECK(free.status == HEXPROOF_DECIDED);
  int least = 1;
  while (ask(least, 1, false).status != HEXPROOF_DECIDED) {
    least *= 2;
  }
  CHECK(least > 1);
  const asking::Reply limited = ask(least, 1, false);
  CHECK(limited.winner == HEXPROOF_BLACK);
  CHECK(limited.nodes == free.nodes);
}

void is_shared_by_threads() {
  for (const int threads : {2, 4}) {
    const std::atomic<bool> never{false};
    hexproof::Watch watch({.steps = 1000}, never);
    hexproof::Options options;
    options.alone = 3;
    int status = HEXPROOF_DECIDED;
    try {
      hexproof::solve(positions::problem_of(kBoard, kGoal, HEXPROOF_BLACK),
                      {256 << 20, threads, options}, hexproof::Wanted::kMoves, watch);
    } catch (const hexproof::Stopped& stopped) {
      status = stopped.status;
    }
    CHECK(status == HEXPROOF_TIME);
    CHECK(watch.nodes() < ask(30, 1, true).nodes);
  }
}

void holds_for_certificates() {
  asking::Solver solver;
  solver.limits.work = 1;
  const asking::Reply reply = solver.certify(kBoard, kGoal, HEXPROOF_BLACK);
  CHECK(reply.status == HEXPROOF_TIME);
  CHECK(reply.certificate.empty());
}

}  // namespace

int main() {
  ends_at_the_same_point();
  is_enough_or_not();
  is_shared_by_threads();
  holds_for_certificates();
  return 0;
}
