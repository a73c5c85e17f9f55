// The claims of the goal that a prover has, to be used again: in other positions of one
// certificate, and in other certificates of positions that have more stones than one they share.
//
// Of long proofs there are hundreds of thousands, and each position is looked up among them all.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bits.hpp"
#include "claims.hpp"
#include "rows.hpp"

namespace hexproof {

template <int Words>
class GoalClaims {
 public:
  using Set = Bits<Words>;

  GoalClaims(const Claims<Words>& claims, int empties)
      : claims_(claims), cells_(Set::below(empties)), rows_(empties), buckets_(at(empties + 1)) {}

  // From now on of a certificate that has these stones at the start. Only claims that nowhere move
  // to their cells can be written in it.
  void begin(const Set& stones) {
    usable_.clear();
    rows_.clear();
    for (std::vector<Kept>& bucket : buckets_) {
      bucket.clear();
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
    int latest = -1;
    const auto look = [&](const std::vector<Kept>& bucket) {
      for (auto kept = bucket.rbegin(); kept != bucket.rend() && kept->claim > latest; ++kept) {
        if (kept->need.within(mine) && !kept->room.meets(taken)) {
          latest = kept->claim;
        }
      }
    };
    look(buckets_.back());
    mine.each([&](int cell) { look(buckets_[at(cell)]); });
    return latest < 0 ? std::nullopt : std::optional(latest);
  }

  int count() const { return static_cast<int>(usable_.size()); }

  std::int64_t bytes() const {
    return rows_.bytes() + static_cast<std::int64_t>(usable_.size() * sizeof(Kept));
  }

  // Shows the claims, but for so many that came first, which hold there once the winner has one
  // cell more, each with that cell, the latest first; until `visit` has enough. Their room must be
  // empty.
  template <typename Visit>
  void each_by_one(const Set& mine, const Set& theirs, int first, Visit visit) const {
    const Set taken = mine | theirs;
    const Set open = cells_ - taken;
    for (int block = rows_.blocks(); block-- > 0 && (block + 1) * Rows<Words>::kBlock > first;) {
      const Row* const needs = rows_.firsts(block);
      Row left = rows_.present(block);
      Rows<Words>::rule_out(theirs, needs, left);
      Rows<Words>::rule_out(taken, rows_.seconds(block), left);
      if (left.none()) {
        continue;
      }
      Row one;
      for (Set cells = open; cells.any() && left.any(); cells.reset(cells.first())) {
        const Row& more = needs[cells.first()];
        left -= one & more;
        one |= more;
      }
      for (left &= one; left.any();) {
        const int i = block * Rows<Words>::kBlock + left.last();
        left.reset(left.last());
        if (i < first) {
          break;
        }
        const int claim = usable_[at(i)];
        if (!visit((claims_.at(claim).need - mine).first(), claim)) {
          return;
        }
      }
    }
  }

 private:
  using Row = typename Rows<Words>::Row;

  struct Kept {
    Set need;
    Set room;
    int claim;
  };

  // A claim is kept with one of the cells that it needs, so that it is not looked at without that.
  void use(int claim) {
    const Kept kept{claims_.at(claim).need, claims_.at(claim).room, claim};
    rows_.add(kept.need, kept.room);
    usable_.push_back(claim);
    std::vector<Kept>* best = &buckets_.back();
    kept.need.each([&](int cell) {
      std::vector<Kept>& bucket = buckets_[at(cell)];
      if (best == &buckets_.back() || bucket.size() < best->size()) {
        best = &bucket;
      }
    });
    best->push_back(kept);
  }

  const Claims<Words>& claims_;
  Set cells_;
  std::vector<int> all_;
  std::vector<int> usable_;
  Rows<Words> rows_;                        // what the usable ones need, and their rooms
  std::vector<std::vector<Kept>> buckets_;  // the same by a cell, last those that need none
};

}  // namespace hexproof
