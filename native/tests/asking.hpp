// Asks the solver through its C interface.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "brute.hpp"
#include "check.hpp"
#include "hexproof.h"

namespace asking {

std::vector<std::int32_t> encode(const brute::Goal& goal);

struct Reply {
  int status = 0;
  int winner = 0;
  std::int64_t nodes = 0;
  std::vector<int> carrier;
  std::vector<int> winning;
  std::vector<int> line;
  std::vector<std::int32_t> certificate;
};

class Solver {
 public:
  Solver() : solver_(hexproof_create()) { CHECK(solver_ != nullptr); }
  ~Solver() { hexproof_destroy(solver_); }
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  // Without a limit of time or work: whoever runs the tests ends what hangs.
  hexproof_limits limits{0, 16 << 20, 1, 0};

  Reply ask(const brute::Board& board, const brute::Goal& goal, int to_move, bool all) {
    return call(all ? hexproof_solve_all : hexproof_solve, board, goal, to_move);
  }

  void open_session(const brute::Board& board, const brute::Goal& goal, int to_move);
  void close_session() { hexproof_close_session(solver_); }

  void note(std::int64_t least_work) {
    CHECK(hexproof_note(solver_, least_work) == HEXPROOF_DECIDED);
  }

  std::vector<std::int32_t> learned();
  int teach(const std::vector<std::int32_t>& numbers) {
    return hexproof_teach(solver_, numbers.data(), static_cast<std::int64_t>(numbers.size()));
  }

  hexproof_standing progress() {
    hexproof_standing standing{-1, -1, -1, -1};
    CHECK(hexproof_progress(solver_, &standing) == HEXPROOF_DECIDED);
    return standing;
  }

  std::string last_error() const { return hexproof_last_error(solver_); }

  void cancel() { hexproof_cancel(solver_); }
  void resume() { hexproof_resume(solver_); }

  Reply certify(const brute::Board& board, const brute::Goal& goal, int to_move);

 private:
  using Function = std::int32_t (*)(hexproof_solver*, const hexproof_problem*,
                                    const hexproof_limits*, hexproof_answer*);

  Reply call(Function function, const brute::Board& board, const brute::Goal& goal, int to_move);

  hexproof_solver* solver_;
};

// Compares everything that the solver says with the naive twin.
void compare(Solver& solver, brute::Player& twin, const brute::Board& board,
             const brute::Goal& goal, int to_move);

// The same with a twin that has seen nothing yet.
void compare_anew(Solver& solver, const brute::Board& board, const brute::Goal& goal, int to_move);

}  // namespace asking
