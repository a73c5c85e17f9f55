// The C interface: checks arguments, keeps exceptions in.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "hexproof.h"
#include "learned.hpp"
#include "problem.hpp"
#include "solver.hpp"
#include "stop.hpp"

namespace hexproof {
namespace {

Patience patience(const hexproof_limits& limits) {
  return {limits.milliseconds == 0 ? kUnlimited : limits.milliseconds,
          limits.work == 0 ? kUnlimited : std::int64_t{limits.work} * 1000};
}

// What solves of one position and of the same with more stones share.
struct Session {
  Session(Problem problem, const hexproof_limits& limits, const std::atomic<bool>& cancelled)
      : base(std::move(problem)),
        watch(patience(limits), cancelled),
        prepared(prepare(base, {limits.bytes, limits.threads}, watch)) {}

  const Problem base;
  Watch watch;
  const std::unique_ptr<Prepared> prepared;
};

}  // namespace
}  // namespace hexproof

struct hexproof_solver {
  std::atomic<bool> cancelled{false};
  std::string error;
  std::vector<std::int32_t> certificate;
  std::vector<std::int32_t> learned;
  std::unique_ptr<hexproof::Session> session;
};

namespace hexproof {
namespace {

void mark(std::uint8_t* flags, const std::vector<int>& cells, int size) {
  if (flags == nullptr) {
    return;
  }
  std::fill_n(flags, size, std::uint8_t{0});
  for (int cell : cells) {
    flags[cell] = 1;
  }
}

void write(const Verdict& verdict, Wanted wanted, int size, hexproof_answer& answer) {
  answer.winner = static_cast<std::int32_t>(verdict.winner);
  mark(answer.carrier, verdict.carrier, size);
  if (wanted == Wanted::kMoves) {
    mark(answer.winning, verdict.winning, size);
  }
  if (answer.line != nullptr) {
    std::copy(verdict.line.begin(), verdict.line.end(), answer.line);
    answer.line_length = static_cast<std::int32_t>(verdict.line.size());
  }
}

// May throw.
void check_wanted(const hexproof_solver& solver) {
  if (solver.cancelled) {
    throw Stopped{HEXPROOF_CANCELLED};
  }
}

void check_answer(const hexproof_answer* answer) {
  if (answer == nullptr) {
    throw Invalid("the answer is null");
  }
}

// May throw.
int decide(hexproof_solver& solver, const hexproof_problem* given, const hexproof_limits* limits,
           Wanted wanted, hexproof_answer* answer) {
  check_answer(answer);
  answer->winner = 0;
  answer->line_length = 0;
  answer->nodes = 0;
  check_limits(limits);
  const Problem problem = read_problem(given);
  check_wanted(solver);
  Session* const session = solver.session.get();
  const bool shared = session != nullptr && extends(problem, session->base);
  Watch alone(patience(*limits), solver.cancelled);
  Watch& watch = shared ? session->watch : alone;
  if (shared) {
    watch.restart(patience(*limits));
  }
  try {
    Verdict verdict = shared ? session->prepared->solve(problem, wanted)
                             : solve(problem, {limits->bytes, limits->threads}, wanted, watch);
    if (shared && wanted == Wanted::kCertificate && verdict.certificate.empty()) {
      verdict = solve(problem, {limits->bytes, limits->threads}, wanted, watch);
    }
    write(verdict, wanted, problem.size(), *answer);
    if (wanted == Wanted::kCertificate) {
      solver.certificate = std::move(verdict.certificate);
    }
  } catch (const Stopped& stopped) {
    answer->nodes = watch.nodes();
    return stopped.status;
  }
  answer->nodes = watch.nodes();
  return HEXPROOF_DECIDED;
}

// May throw.
int open_session(hexproof_solver& solver, const hexproof_problem* base,
                 const hexproof_limits* limits) {
  check_limits(limits);
  Problem problem = read_problem(base);
  check_wanted(solver);
  solver.session = std::make_unique<Session>(std::move(problem), *limits, solver.cancelled);
  return HEXPROOF_DECIDED;
}

// May throw.
Prepared& open_one(const hexproof_solver& solver) {
  if (solver.session == nullptr) {
    throw Invalid("no session is open");
  }
  return *solver.session->prepared;
}

// Throws Invalid.
void note(const hexproof_solver& solver, std::int64_t least_work) {
  if (least_work < 0 || least_work > std::numeric_limits<std::int32_t>::max()) {
    throw Invalid("the least work is from 0 to 2^31 - 1, not " + std::to_string(least_work));
  }
  open_one(solver).note(static_cast<std::uint32_t>(least_work));
}

// May throw.
void teach(const hexproof_solver& solver, const std::int32_t* numbers, std::int64_t count) {
  Prepared& prepared = open_one(solver);
  if (count < 0 || (numbers == nullptr && count > 0)) {
    throw Invalid("the numbers are null, or their count is negative");
  }
  prepared.teach(read_learned(solver.session->base, numbers, count));
}

// Keeps the message if there is memory for it.
void complain(hexproof_solver& solver, const char* message) noexcept {
  try {
    solver.error = message;
  } catch (...) {
    solver.error.clear();
  }
}

// Calls and turns what is thrown into a status.
template <typename Call>
int guarded(hexproof_solver* solver, Call call) noexcept {
  if (solver == nullptr) {
    return HEXPROOF_INVALID;
  }
  solver->error.clear();
  solver->certificate = {};
  solver->learned = {};
  int status = HEXPROOF_INTERNAL;
  try {
    status = call();
  } catch (const Stopped& stopped) {
    status = stopped.status;
  } catch (const Invalid& invalid) {
    complain(*solver, invalid.what());
    status = HEXPROOF_INVALID;
  } catch (const std::bad_alloc&) {
    complain(*solver, "out of memory");
    status = HEXPROOF_MEMORY;
  } catch (const std::exception& fault) {
    complain(*solver, fault.what());
  } catch (...) {
    complain(*solver, "an unknown fault");
  }
  return status;
}

int ask(hexproof_solver* solver, const hexproof_problem* problem, const hexproof_limits* limits,
        Wanted wanted, hexproof_answer* answer) noexcept {
  return guarded(solver, [&] { return decide(*solver, problem, limits, wanted, answer); });
}

}  // namespace
}  // namespace hexproof

#define HEXPROOF_EXPORT extern "C" __attribute__((visibility("default")))

HEXPROOF_EXPORT int32_t hexproof_abi_version(void) { return HEXPROOF_ABI_VERSION; }

HEXPROOF_EXPORT const char* hexproof_version(void) { return HEXPROOF_VERSION; }

HEXPROOF_EXPORT hexproof_solver* hexproof_create(void) {
  return new (std::nothrow) hexproof_solver();
}

HEXPROOF_EXPORT void hexproof_destroy(hexproof_solver* solver) { delete solver; }

HEXPROOF_EXPORT int32_t hexproof_open_session(hexproof_solver* solver, const hexproof_problem* base,
                                              const hexproof_limits* limits) {
  hexproof_close_session(solver);
  return hexproof::guarded(solver, [&] { return hexproof::open_session(*solver, base, limits); });
}

HEXPROOF_EXPORT void hexproof_close_session(hexproof_solver* solver) {
  if (solver != nullptr) {
    solver->session.reset();
  }
}

HEXPROOF_EXPORT int32_t hexproof_note(hexproof_solver* solver, int64_t least_work) {
  return hexproof::guarded(solver, [&] {
    hexproof::note(*solver, least_work);
    return HEXPROOF_DECIDED;
  });
}

HEXPROOF_EXPORT int32_t hexproof_learned(hexproof_solver* solver, const int32_t** numbers,
                                         int64_t* count) {
  return hexproof::guarded(solver, [&] {
    if (numbers == nullptr || count == nullptr) {
      throw hexproof::Invalid("the place for the numbers is null");
    }
    solver->learned = hexproof::numbers_of(hexproof::open_one(*solver).learned());
    *numbers = solver->learned.data();
    *count = static_cast<int64_t>(solver->learned.size());
    return HEXPROOF_DECIDED;
  });
}

HEXPROOF_EXPORT int32_t hexproof_teach(hexproof_solver* solver, const int32_t* numbers,
                                       int64_t count) {
  return hexproof::guarded(solver, [&] {
    hexproof::teach(*solver, numbers, count);
    return HEXPROOF_DECIDED;
  });
}

HEXPROOF_EXPORT int32_t hexproof_progress(hexproof_solver* solver, hexproof_standing* standing) {
  return hexproof::guarded(solver, [&] {
    if (standing == nullptr) {
      throw hexproof::Invalid("the standing is null");
    }
    *standing = hexproof::open_one(*solver).standing();
    return HEXPROOF_DECIDED;
  });
}

HEXPROOF_EXPORT int32_t hexproof_solve(hexproof_solver* solver, const hexproof_problem* problem,
                                       const hexproof_limits* limits, hexproof_answer* answer) {
  return hexproof::ask(solver, problem, limits, hexproof::Wanted::kWinner, answer);
}

HEXPROOF_EXPORT int32_t hexproof_solve_all(hexproof_solver* solver, const hexproof_problem* problem,
                                           const hexproof_limits* limits, hexproof_answer* answer) {
  return hexproof::ask(solver, problem, limits, hexproof::Wanted::kMoves, answer);
}

HEXPROOF_EXPORT int32_t hexproof_certify(hexproof_solver* solver, const hexproof_problem* problem,
                                         const hexproof_limits* limits, hexproof_answer* answer) {
  return hexproof::ask(solver, problem, limits, hexproof::Wanted::kCertificate, answer);
}

HEXPROOF_EXPORT int32_t hexproof_certificate(const hexproof_solver* solver, const int32_t** numbers,
                                             int64_t* count) {
  if (solver == nullptr || numbers == nullptr || count == nullptr || solver->certificate.empty()) {
    return HEXPROOF_INVALID;
  }
  *numbers = solver->certificate.data();
  *count = static_cast<int64_t>(solver->certificate.size());
  return HEXPROOF_DECIDED;
}

HEXPROOF_EXPORT void hexproof_cancel(hexproof_solver* solver) {
  if (solver != nullptr) {
    solver->cancelled = true;
  }
}

HEXPROOF_EXPORT void hexproof_resume(hexproof_solver* solver) {
  if (solver != nullptr) {
    solver->cancelled = false;
  }
}

HEXPROOF_EXPORT const char* hexproof_last_error(const hexproof_solver* solver) {
  return solver == nullptr ? "the solver is null" : solver->error.c_str();
}
