// The claims of the goal that a prover has, to be used again. A claim is kept with one of the cells
// that it needs, and looked at only where the winner has that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "claims.hpp"

namespace hexproof {

template <int Words>
class Goals {
 public:
  using Set = Bits<Words>;

  Goals(const Claims<Words>& claims, int empties)
      : claims_(claims), by_cell_(static_cast<std::size_t>(empties) + 1) {}

  // With the cell that has the fewest.
  void add(int claim) {
    std::vector<int>* best = &by_cell_.back();
    claims_.at(claim).need.each([&](int cell) {
      std::vector<int>& other = by_cell_[static_cast<std::size_t>(cell)];
      if (best == &by_cell_.back() || other.size() < best->size()) {
        best = &other;
      }
    });
    best->push_back(claim);
  }

  // The latest claim that holds where the winner has these cells and the opponent those. Its room must
  // be empty there, since a choice has no way to say that the winner has cells of its claims' rooms
  // already.
  std::optional<int> find(const Set& mine, const Set& theirs) const {
    const Set taken = mine | theirs;
    int found = -1;
    const auto look = [&](const std::vector<int>& claims) {
      for (std::size_t i = claims.size(); i-- > 0 && claims[i] > found;) {
        const auto& claim = claims_.at(claims[i]);
        if (claim.need.within(mine) && !claim.room.meets(taken)) {
          found = claims[i];
        }
      }
    };
    look(by_cell_.back());
    mine.each([&](int cell) { look(by_cell_[static_cast<std::size_t>(cell)]); });
    return found < 0 ? std::nullopt : std::optional(found);
  }

 private:
  const Claims<Words>& claims_;
  std::vector<std::vector<int>> by_cell_;  // the last ones need none
};

}  // namespace hexproof
