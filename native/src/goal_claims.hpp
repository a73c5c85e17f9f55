// The claims of the goal that a prover has, to be used again: in other positions of one
// certificate, and in other certificates of positions that have more stones than one they share.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "claims.hpp"

namespace hexproof {

template <int Words>
class GoalClaims {
 public:
  using Set = Bits<Words>;

  GoalClaims(const Claims<Words>& claims, int empties)
      : claims_(claims), by_cell_(static_cast<std::size_t>(empties) + 1) {}

  // From now on of a certificate that has these stones at the start. Only claims that nowhere move
  // to their cells can be written in it.
  void begin(const Set& stones) {
    usable_.clear();
    for (std::vector<int>& claims : by_cell_) {
      claims.clear();
    }
    for (const int claim : all_) {
      if (!claims_.at(claim).cells.meets(stones)) {
        use(claim);
      }
    }
  }

  void add(int claim) {
    all_.push_back(claim);
    use(claim);
  }

  // The latest claim that holds where the winner has these cells and the opponent those. Its room
  // must be empty there, since a choice has no way to say that the winner has cells of its claims'
  // rooms already.
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

  int count() const { return static_cast<int>(usable_.size()); }

  // Shows the claims, but for so many that came first, which hold there once the winner has one
  // cell more, each with that cell, the latest first; until `visit` has enough. Their room must be
  // empty.
  template <typename Visit>
  void each_by_one(const Set& mine, const Set& theirs, int first, Visit visit) const {
    const Set taken = mine | theirs;
    for (int i = count(); i-- > first;) {
      const int number = usable_[static_cast<std::size_t>(i)];
      const auto& claim = claims_.at(number);
      if (claim.room.meets(taken)) {
        continue;
      }
      const Set missing = claim.need - mine;
      if (missing.any() && (missing - Set::single(missing.first())).none() &&
          !missing.meets(theirs) && !visit(missing.first(), number)) {
        return;
      }
    }
  }

 private:
  // Keeps it with one of the cells that it needs, the one that has the fewest, since it is of use
  // only where the winner has that.
  void use(int claim) {
    usable_.push_back(claim);
    std::vector<int>* best = &by_cell_.back();
    claims_.at(claim).need.each([&](int cell) {
      std::vector<int>& other = by_cell_[static_cast<std::size_t>(cell)];
      if (best == &by_cell_.back() || other.size() < best->size()) {
        best = &other;
      }
    });
    best->push_back(claim);
  }

  const Claims<Words>& claims_;
  std::vector<int> all_;
  std::vector<int> usable_;
  std::vector<std::vector<int>> by_cell_;  // the last ones need none
};

}  // namespace hexproof
