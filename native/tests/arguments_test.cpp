// Every argument that is wrong is refused with words that say which.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "check.hpp"
#include "hexproof.h"

namespace {

struct Call {
  std::vector<std::uint8_t> cells = std::vector<std::uint8_t>(9);
  std::vector<std::int32_t> goal{1, 2, HEXPROOF_TOP, 0, HEXPROOF_BOTTOM, 0};
  hexproof_limits limits{0, 1 << 20, 1, 0};
  hexproof_problem problem{3, 3, nullptr, HEXPROOF_BLACK, nullptr, 0};

  int run(hexproof_solver* solver) {
    problem.cells = cells.data();
    problem.goal = goal.data();
    problem.goal_length = static_cast<std::int32_t>(goal.size());
    hexproof_answer answer{9, 9, 9, nullptr, nullptr, nullptr};
    return hexproof_solve(solver, &problem, &limits, &answer);
  }
};

hexproof_solver* solver = hexproof_create();

template <typename Change>
void refused(const char* words, Change change) {
  Call call;
  change(call);
  CHECK(call.run(solver) == HEXPROOF_INVALID);
  if (std::strstr(hexproof_last_error(solver), words) == nullptr) {
    std::fprintf(stderr, "'%s' not in: %s\n", words, hexproof_last_error(solver));
    CHECK(false);
  }
}

void refused_goal(const char* words, const std::vector<std::int32_t>& goal) {
  refused(words, [&](Call& call) { call.goal = goal; });
}

}  // namespace

int main() {
  CHECK(Call().run(solver) == HEXPROOF_DECIDED);

  refused("columns", [](Call& call) { call.problem.cols = 0; });
  refused("columns", [](Call& call) { call.problem.cols = 41; });
  refused("rows", [](Call& call) { call.problem.rows = -1; });
  refused("rows", [](Call& call) { call.problem.rows = 41; });
  refused("side to move", [](Call& call) { call.problem.to_move = 0; });
  refused("side to move", [](Call& call) { call.problem.to_move = 3; });
  refused("content: 3 at index 8", [](Call& call) { call.cells[8] = 3; });

  refused("time limit", [](Call& call) { call.limits.milliseconds = -1; });
  refused("memory limit", [](Call& call) { call.limits.bytes = (1 << 20) - 1; });
  refused("threads", [](Call& call) { call.limits.threads = 0; });
  refused("limit of work", [](Call& call) { call.limits.work = -1; });

  refused_goal("number of alternatives", {});
  refused_goal("at least one alternative", {0});
  refused_goal("at least one alternative", {-1});
  refused_goal("number of terminals", {1});
  refused_goal("at least two terminals", {1, 1, 1, 0});
  refused_goal("mask of edges", {1, 2, 1, 0});
  refused_goal("mask of edges", {1, 2, 16, 0, 1, 0});
  refused_goal("mask of edges", {1, 2, -1, 0, 1, 0});
  refused_goal("number of cells", {1, 2, 1, 0, 2});
  refused_goal("negative number of cells", {1, 2, 1, -1, 2, 0});
  refused_goal("a cell or an edge", {1, 2, 0, 0, 2, 0});
  refused_goal("a cell is expected", {1, 2, 1, 0, 2, 1});
  refused_goal("off the board: 9", {1, 2, 1, 0, 0, 1, 9});
  refused_goal("off the board: -1", {1, 2, 1, 0, 0, 1, -1});
  refused_goal("left over", {1, 2, 1, 0, 2, 0, 0});

  Call call;
  hexproof_answer answer{};
  CHECK(call.run(nullptr) == HEXPROOF_INVALID);
  CHECK(std::strstr(hexproof_last_error(nullptr), "null") != nullptr);
  const auto null_refused = [&](const hexproof_problem* problem, const hexproof_limits* limits,
                                hexproof_answer* out) {
    CHECK(hexproof_solve_all(solver, problem, limits, out) == HEXPROOF_INVALID);
    CHECK(std::strstr(hexproof_last_error(solver), "null") != nullptr);
  };
  CHECK(call.run(solver) == HEXPROOF_DECIDED);
  null_refused(nullptr, &call.limits, &answer);
  null_refused(&call.problem, nullptr, &answer);
  null_refused(&call.problem, &call.limits, nullptr);
  hexproof_problem problem = call.problem;
  problem.cells = nullptr;
  null_refused(&problem, &call.limits, &answer);
  problem = call.problem;
  problem.goal = nullptr;
  null_refused(&problem, &call.limits, &answer);
  problem = call.problem;
  problem.goal_length = -1;
  CHECK(hexproof_solve(solver, &problem, &call.limits, &answer) == HEXPROOF_INVALID);
  hexproof_cancel(nullptr);
  hexproof_resume(nullptr);
  hexproof_destroy(solver);
  return 0;
}
