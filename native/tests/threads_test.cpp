// Searches by several threads, in sessions and outside, that are cancelled from another one: of two
// solvers at once, through the C interface. To be run under the thread sanitizer.
//
//     threads_test [POSITIONS of each solver] [SEED]
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "asking.hpp"
#include "positions.hpp"

namespace {

struct Position {
  brute::Board board;
  brute::Goal goal;
  int to_move;
};

Position random_position(positions::Random& random) {
  brute::Board board{5, 5, std::string(25, HEXPROOF_EMPTY)};
  for (char& cell : board.cells) {
    if (random.chance(15)) {
      cell = static_cast<char>(random.side());
    }
  }
  const brute::Goal goal = random.chance(50)
                               ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}}
                               : random.goal(board);
  return {board, goal, random.side()};
}

asking::Reply ask(positions::Random& random, asking::Solver& solver, const Position& position) {
  return random.chance(30)
             ? solver.certify(position.board, position.goal, position.to_move)
             : solver.ask(position.board, position.goal, position.to_move, random.chance(50));
}

int winner(positions::Random& random, asking::Solver& solver, const Position& position) {
  solver.limits.threads = 2 + random.below(3);
  const asking::Reply reply = ask(random, solver, position);
  CHECK(reply.status == HEXPROOF_DECIDED);
  return reply.winner;
}

// Counts the calls that were cancelled before they had an answer.
void cancelled(positions::Random& random, asking::Solver& solver, const Position& position,
               int winner, std::atomic<int>& count) {
  solver.limits.threads = 2 + random.below(3);
  const std::chrono::microseconds pause(random.below(20'000));
  std::thread canceller([&] {
    std::this_thread::sleep_for(pause);
    solver.cancel();
  });
  const asking::Reply reply = ask(random, solver, position);
  canceller.join();
  if (reply.status == HEXPROOF_CANCELLED) {
    ++count;
  } else {
    CHECK(reply.status == HEXPROOF_DECIDED);
    CHECK(reply.winner == winner);
  }
  solver.resume();
}

void worker(std::uint64_t seed, int positions, std::atomic<int>& count) {
  positions::Random random(seed);
  asking::Solver solver;
  for (int i = 0; i < positions; ++i) {
    const Position position = random_position(random);
    const int alone = winner(random, solver, position);
    cancelled(random, solver, position, alone, count);
    solver.open_session(position.board, position.goal, position.to_move);
    solver.note(1);
    cancelled(random, solver, position, alone, count);
    CHECK(winner(random, solver, position) == alone);
    const std::vector<std::int32_t> learned = solver.learned();
    solver.open_session(position.board, position.goal, position.to_move);
    CHECK(solver.teach(learned) == HEXPROOF_DECIDED);
    CHECK(winner(random, solver, position) == alone);
    solver.close_session();
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int positions = argc > 1 ? std::atoi(argv[1]) : 15;
  const std::uint64_t seed = argc > 2 ? static_cast<std::uint64_t>(std::atoll(argv[2])) : 1;
  std::atomic<int> count{0};
  std::thread other([&] { worker(2 * seed + 1, positions, count); });
  worker(2 * seed, positions, count);
  other.join();
  std::printf("%d positions, %d calls cancelled\n", 2 * positions, count.load());
  return 0;
}
