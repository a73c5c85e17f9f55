// What solvers of one position share, whatever the width of their sets.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "problem.hpp"
#include "region.hpp"
#include "resources.hpp"
#include "solver.hpp"
#include "stop.hpp"

namespace hexproof {

inline std::vector<int> empty_cells(const Problem& problem) {
  std::vector<int> found;
  for (int cell = 0; cell < problem.size(); ++cell) {
    if (problem.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY) {
      found.push_back(cell);
    }
  }
  return found;
}

inline bool is_over(const Region& region) {
  return region.black_has_won || region.black.alternatives.empty();
}

inline int vertices_of(const Region& region) {
  return std::max(region.black.vertices(), region.white ? region.white->vertices() : 0);
}

// Of a game that is over. No cuts, the goal by no stones and no claims, the end without a move.
inline const std::vector<std::int32_t> kOver{0, 1, 0, 0, 3, -1, 0};

// A solver with sets of so many words, which the region must fit in. Each width is compiled by
// itself, from region_solver.hpp, since that takes long.
template <int Words>
std::unique_ptr<Prepared> region_solver(const Problem& problem, const Region& region,
                                        const Resources& resources, Watch& watch);

}  // namespace hexproof
