// Boards and goals of the naive twin as problems of the solver, with Black to move.
#pragma once

#include "brute.hpp"
#include "problem.hpp"

namespace problems {

inline hexproof::Problem problem_of(const brute::Board& board, const brute::Goal& goal) {
  hexproof::Problem problem{board.cols,
                            board.rows,
                            {board.cells.begin(), board.cells.end()},
                            hexproof::Side::kBlack,
                            {}};
  for (const auto& terminals : goal) {
    hexproof::Alternative alternative;
    for (const brute::Terminal& terminal : terminals) {
      alternative.push_back({terminal.edges, terminal.cells});
    }
    problem.alternatives.push_back(alternative);
  }
  return problem;
}

}  // namespace problems
