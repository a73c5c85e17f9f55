// The C interface: checks arguments, keeps exceptions in.
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "hexproof.h"
#include "problem.hpp"
#include "solver.hpp"
#include "stop.hpp"

struct hexproof_solver {
  std::atomic<bool> running{false};
  std::atomic<bool> cancelled{false};
  std::string error;
  std::vector<std::int32_t> certificate;
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
  Watch watch(limits->milliseconds, solver.cancelled);
  try {
    Verdict verdict = solve(problem, {limits->bytes, limits->threads}, wanted, watch);
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

// Keeps the message if there is memory for it.
void complain(hexproof_solver& solver, const char* message) noexcept {
  try {
    solver.error = message;
  } catch (...) {
    solver.error.clear();
  }
}

int guarded(hexproof_solver* solver, const hexproof_problem* problem,
            const hexproof_limits* limits, Wanted wanted, hexproof_answer* answer) noexcept {
  if (solver == nullptr) {
    return HEXPROOF_INVALID;
  }
  solver->error.clear();
  solver->certificate = {};
  solver->cancelled = false;
  solver->running = true;
  int status = HEXPROOF_INTERNAL;
  try {
    status = decide(*solver, problem, limits, wanted, answer);
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
  solver->running = false;
  return status;
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

HEXPROOF_EXPORT int32_t hexproof_solve(hexproof_solver* solver, const hexproof_problem* problem,
                                       const hexproof_limits* limits, hexproof_answer* answer) {
  return hexproof::guarded(solver, problem, limits, hexproof::Wanted::kWinner, answer);
}

HEXPROOF_EXPORT int32_t hexproof_solve_all(hexproof_solver* solver,
                                           const hexproof_problem* problem,
                                           const hexproof_limits* limits,
                                           hexproof_answer* answer) {
  return hexproof::guarded(solver, problem, limits, hexproof::Wanted::kMoves, answer);
}

HEXPROOF_EXPORT int32_t hexproof_certify(hexproof_solver* solver, const hexproof_problem* problem,
                                         const hexproof_limits* limits, hexproof_answer* answer) {
  return hexproof::guarded(solver, problem, limits, hexproof::Wanted::kCertificate, answer);
}

HEXPROOF_EXPORT int32_t hexproof_certificate(const hexproof_solver* solver,
                                             const int32_t** numbers, int64_t* count) {
  if (solver == nullptr || numbers == nullptr || count == nullptr || solver->certificate.empty()) {
    return HEXPROOF_INVALID;
  }
  *numbers = solver->certificate.data();
  *count = static_cast<int64_t>(solver->certificate.size());
  return HEXPROOF_DECIDED;
}

HEXPROOF_EXPORT void hexproof_cancel(hexproof_solver* solver) {
  if (solver != nullptr && solver->running) {
    solver->cancelled = true;
  }
}

HEXPROOF_EXPORT const char* hexproof_last_error(const hexproof_solver* solver) {
  return solver == nullptr ? "the solver is null" : solver->error.c_str();
}
