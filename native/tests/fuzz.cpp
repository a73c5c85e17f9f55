// Random calls of the C interface: valid ones, broken ones, cancels from other threads, many
// instances at once. To be run under the address and undefined-behaviour sanitizers.
//
//     fuzz [CALLS of each thread] [SEED]
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <thread>
#include <vector>

#include "asking.hpp"
#include "positions.hpp"

namespace {

struct Tally {
  std::atomic<std::int64_t> by_status[6]{};
};

// A call's arguments, with buffers of exactly the right sizes so that any step too far is seen.
struct Call {
  std::vector<std::uint8_t> cells;
  std::vector<std::int32_t> goal;
  hexproof_problem problem{};
  hexproof_limits limits{};
  bool broken = false;
};

Call random_call(positions::Random& random) {
  const bool large = random.chance(10);
  const brute::Board board =
      large ? random.board(40, random.below(1600)) : random.board(8, random.below(25));
  Call call;
  call.cells.assign(board.cells.begin(), board.cells.end());
  call.goal = asking::encode(random.goal(board));
  call.limits = {random.chance(50) ? 1 + random.below(200) : 0, 1 << (20 + random.below(4)),
                 1 + random.below(3), 1 + random.below(large ? 5 : 50)};
  if (random.chance(2)) {  // more terminals than there is room for
    call.goal = {1, 3000};
    for (int i = 0; i < 3000; ++i) {
      call.goal.insert(call.goal.end(), {random.below(16), 1, random.below(board.size())});
    }
  }
  call.problem = {board.cols, board.rows, nullptr, random.side(), nullptr, 0};
  if (random.chance(30)) {
    call.broken = true;
    switch (random.below(8)) {
      case 0:
        call.problem.cols = random.chance(50) ? 0 : 41 + random.below(1 << 30);
        break;
      case 1:
        call.problem.rows = -random.below(1 << 30);
        break;
      case 2:
        call.problem.to_move = random.chance(50) ? 0 : 3 + random.below(100);
        break;
      case 3:
        call.cells[static_cast<std::size_t>(random.below(board.size()))] =
            static_cast<std::uint8_t>(3 + random.below(253));
        break;
      case 4:
        call.goal.resize(
            static_cast<std::size_t>(random.below(static_cast<int>(call.goal.size()))));
        break;
      case 5:
        call.goal[0] = random.chance(50) ? -random.below(1 << 30) : 1 << 30;
        break;
      case 6:
        if (random.chance(50)) {
          call.limits.milliseconds = -1 - random.below(1000);
        } else {
          call.limits.work = -1 - random.below(1000);
        }
        break;
      default:
        call.limits.bytes = random.below(1 << 20);
    }
  }
  if (random.chance(10)) {  // garbage, which may be valid by luck
    call.broken = false;
    for (int i = 0; i < 3 && !call.goal.empty(); ++i) {
      call.goal[static_cast<std::size_t>(random.below(static_cast<int>(call.goal.size())))] =
          random.below(20) - 4;
    }
    if (call.problem.cols < 1 || call.problem.cols > 40 || call.problem.rows < 1) {
      call.broken = true;
    }
  }
  call.problem.cells = call.cells.data();
  call.problem.goal = call.goal.data();
  call.problem.goal_length = static_cast<std::int32_t>(call.goal.size());
  return call;
}

void check_answer(const Call& call, const hexproof_answer& answer, bool all) {
  CHECK(answer.winner == HEXPROOF_BLACK || answer.winner == HEXPROOF_WHITE);
  const int size = call.problem.cols * call.problem.rows;
  CHECK(answer.line_length >= 0 && answer.line_length <= size);
  for (int i = 0; i < answer.line_length; ++i) {
    CHECK(call.cells[static_cast<std::size_t>(answer.line[i])] == HEXPROOF_EMPTY);
  }
  for (int i = 0; i < size; ++i) {
    const bool empty = call.cells[static_cast<std::size_t>(i)] == HEXPROOF_EMPTY;
    CHECK(answer.carrier == nullptr || answer.carrier[i] == 0 || (answer.carrier[i] == 1 && empty));
    CHECK(!all || answer.winning == nullptr || answer.winning[i] == 0 ||
          (answer.winning[i] == 1 && empty));
  }
}

void check_certificate(const Call& call, hexproof_solver* solver, bool wanted) {
  const std::int32_t* numbers = nullptr;
  std::int64_t count = 0;
  const std::int32_t status = hexproof_certificate(solver, &numbers, &count);
  CHECK(status == (wanted ? HEXPROOF_DECIDED : HEXPROOF_INVALID));
  if (!wanted) {
    return;
  }
  const std::int64_t places = (call.problem.cols + 6) * (call.problem.rows + 6);
  for (std::int64_t i = 0; i < count; ++i) {  // all are places, claims or counts
    CHECK(numbers[i] >= -1 && numbers[i] < std::max(places, count));
  }
}

// The last call's position with more stones, which a session may know.
void ask_with_more_stones(positions::Random& random, hexproof_solver* solver, Call call) {
  for (std::uint8_t& cell : call.cells) {
    if (cell == HEXPROOF_EMPTY && random.chance(20)) {
      cell = static_cast<std::uint8_t>(random.side());
    }
  }
  call.problem.cells = call.cells.data();
  hexproof_answer answer{-1, -1, -1, nullptr, nullptr, nullptr};
  const int status = hexproof_solve(solver, &call.problem, &call.limits, &answer);
  CHECK(status >= HEXPROOF_DECIDED && status < HEXPROOF_INVALID);
}

// What a session has learned, with a number altered now and then, is taught to it again.
void learn_and_teach(positions::Random& random, hexproof_solver* solver) {
  const std::int32_t* taken = nullptr;
  std::int64_t count = 0;
  const int status = hexproof_learned(solver, &taken, &count);
  CHECK(status == HEXPROOF_DECIDED || status == HEXPROOF_INVALID);
  std::vector<std::int32_t> numbers(taken, taken + count);
  const bool altered = !numbers.empty() && random.chance(50);
  if (altered) {
    const std::size_t place =
        static_cast<std::size_t>(random.below(static_cast<int>(numbers.size())));
    numbers[place] = random.chance(50) ? random.below(60) - 20 : random.below(1 << 30) * 2;
    numbers.resize(numbers.size() - static_cast<std::size_t>(random.below(2)));
  }
  const int taught =
      hexproof_teach(solver, numbers.data(), static_cast<std::int64_t>(numbers.size()));
  CHECK(taught == HEXPROOF_DECIDED || taught == HEXPROOF_INVALID);
  CHECK(altered || taught == status);
  CHECK((taught == HEXPROOF_INVALID) == (*hexproof_last_error(solver) != '\0'));
  hexproof_standing standing{};
  CHECK(hexproof_progress(solver, &standing) == status);
  const int noted = hexproof_note(solver, random.chance(5) ? -1 : random.below(3));
  CHECK(noted == HEXPROOF_DECIDED || noted == HEXPROOF_INVALID);
}

void one_call(positions::Random& random, hexproof_solver* solver, Tally& tally) {
  const Call call = random_call(random);
  const std::size_t size = call.cells.size();
  const auto carrier = std::make_unique<std::uint8_t[]>(size);
  const auto winning = std::make_unique<std::uint8_t[]>(size);
  const auto line = std::make_unique<std::int32_t[]>(size);
  hexproof_answer answer{-1,
                         -1,
                         -1,
                         random.chance(80) ? carrier.get() : nullptr,
                         random.chance(80) ? winning.get() : nullptr,
                         random.chance(80) ? line.get() : nullptr};
  const int wanted = random.below(10);
  const bool all = wanted < 3;
  const bool null_problem = random.chance(1);
  const bool null_limits = random.chance(1);
  const bool null_answer = random.chance(1);
  const hexproof_problem* problem = null_problem ? nullptr : &call.problem;
  const hexproof_limits* limits = null_limits ? nullptr : &call.limits;
  if (random.chance(30)) {
    const int opened = hexproof_open_session(solver, problem, limits);
    CHECK(opened >= HEXPROOF_DECIDED && opened < HEXPROOF_INTERNAL);
    CHECK(opened == HEXPROOF_INVALID || !(call.broken || null_problem || null_limits));
  } else if (random.chance(10)) {
    hexproof_close_session(solver);
  }
  if (random.chance(50)) {
    learn_and_teach(random, solver);
  }
  const bool certifies = wanted >= 7;
  const auto ask = all ? hexproof_solve_all : certifies ? hexproof_certify : hexproof_solve;
  const int status = ask(solver, problem, limits, null_answer ? nullptr : &answer);
  if (status == HEXPROOF_INTERNAL) {
    std::fprintf(stderr, "%s\n", hexproof_last_error(solver));
  }
  CHECK(status >= HEXPROOF_DECIDED && status < HEXPROOF_INTERNAL);
  ++tally.by_status[status];
  CHECK(status == HEXPROOF_INVALID || !(call.broken || null_problem || null_limits || null_answer));
  CHECK((status == HEXPROOF_INVALID) == (*hexproof_last_error(solver) != '\0'));
  if (status == HEXPROOF_DECIDED) {
    check_answer(call, answer, all);
  }
  check_certificate(call, solver, certifies && status == HEXPROOF_DECIDED);
  if (status == HEXPROOF_DECIDED && !all && random.chance(50)) {
    ask_with_more_stones(random, solver, call);
  }
  if (random.chance(50)) {
    learn_and_teach(random, solver);
  }
}

// One thread calls, a second one cancels now and then.
void worker(std::uint64_t seed, int calls, Tally& tally) {
  positions::Random random(seed);
  for (int called = 0; called < calls;) {
    hexproof_solver* solver = hexproof_create();
    CHECK(solver != nullptr);
    std::atomic<bool> done{false};
    std::thread canceller([&] {
      positions::Random pauses(seed + 1);
      while (!done) {
        std::this_thread::sleep_for(std::chrono::microseconds(pauses.below(20'000)));
        hexproof_cancel(solver);
      }
    });
    for (int i = 0; i < 100 && called < calls; ++i, ++called) {
      hexproof_resume(solver);
      one_call(random, solver, tally);
    }
    done = true;
    canceller.join();
    hexproof_destroy(solver);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int calls = argc > 1 ? std::atoi(argv[1]) : 1000;
  const std::uint64_t seed = argc > 2 ? static_cast<std::uint64_t>(std::atoll(argv[2])) : 1;
  Tally tally;
  std::vector<std::thread> threads;
  for (std::uint64_t i = 0; i < 3; ++i) {
    threads.emplace_back([&, i] { worker(seed * 1000 + i * 10, calls, tally); });
  }
  for (std::thread& thread : threads) {
    thread.join();
  }
  const char* names[] = {"decided", "time", "memory", "cancelled", "invalid"};
  for (int status = 0; status < HEXPROOF_INTERNAL; ++status) {
    std::printf("%s %lld\n", names[status], static_cast<long long>(tally.by_status[status]));
  }
  return 0;
}
