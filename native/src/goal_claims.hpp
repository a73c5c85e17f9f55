// The claims of the goal that a prover has, to be used again: in other positions of one
// certificate, and in other certificates of positions that have more stones than one they share.
//
// Of long proofs there are hundreds of thousands, and each position is looked up among them all. So
// they are kept in blocks, with a row of bits for each cell: which claims of the block need it, and
// in the room of which it lies. A block is done with as soon as a few rows have ruled out all of
// it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "bits.hpp"
#include "claims.hpp"

namespace hexproof {

template <int Words>
class GoalClaims {
 public:
  using Set = Bits<Words>;

  GoalClaims(const Claims<Words>& claims, int empties)
      : claims_(claims), empties_(empties), cells_(Set::below(empties)) {}

  // From now on of a certificate that has these stones at the start. Only claims that nowhere move
  // to their cells can be written in it.
  void begin(const Set& stones) {
    usable_.clear();
    rows_.clear();
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
    const Set missing = cells_ - mine;
    for (int block = blocks(); block-- > 0;) {
      Row left = present(block);
      rule_out(missing, need(block), left);
      rule_out(taken, room(block), left);
      if (left.any()) {
        return usable_[at(block * kBlock + left.last())];
      }
    }
    return std::nullopt;
  }

  int count() const { return static_cast<int>(usable_.size()); }

  std::int64_t bytes() const { return static_cast<std::int64_t>(rows_.capacity() * sizeof(Row)); }

  // Shows the claims, but for so many that came first, which hold there once the winner has one
  // cell more, each with that cell, the latest first; until `visit` has enough. Their room must be
  // empty.
  template <typename Visit>
  void each_by_one(const Set& mine, const Set& theirs, int first, Visit visit) const {
    const Set taken = mine | theirs;
    const Set open = cells_ - taken;
    for (int block = blocks(); block-- > 0 && (block + 1) * kBlock > first;) {
      Row left = present(block);
      rule_out(theirs, need(block), left);
      rule_out(taken, room(block), left);
      if (left.none()) {
        continue;
      }
      Row one;
      open.each([&](int cell) {
        const Row& more = need(block)[cell];
        left -= one & more;
        one |= more;
      });
      for (left &= one; left.any();) {
        const int i = block * kBlock + left.last();
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
  using Row = Bits<8>;

  static constexpr int kBlock = 64 * 8;

  int blocks() const { return (count() + kBlock - 1) / kBlock; }

  // The rows of a block: of each cell the claims that need it, and those with it in their room.
  const Row* need(int block) const { return &rows_[at(2 * block * empties_)]; }
  const Row* room(int block) const { return need(block) + empties_; }

  Row present(int block) const { return Row::below(count() - block * kBlock); }

  // Leaves those out that have one of these cells in their rows.
  static void rule_out(Set cells, const Row* rows, Row& left) {
    while (cells.any() && left.any()) {
      left -= rows[cells.first()];
      cells.reset(cells.first());
    }
  }

  void use(int claim) {
    const int place = count() % kBlock;
    if (place == 0) {
      rows_.resize(rows_.size() + at(2 * empties_));
    }
    Row* const rows = &rows_[rows_.size() - at(2 * empties_)];
    claims_.at(claim).need.each([&](int cell) { rows[cell].set(place); });
    claims_.at(claim).room.each([&](int cell) { rows[empties_ + cell].set(place); });
    usable_.push_back(claim);
  }

  const Claims<Words>& claims_;
  int empties_;
  Set cells_;
  std::vector<int> all_;
  std::vector<int> usable_;
  std::vector<Row> rows_;  // block by block, those of needs and those of rooms
};

}  // namespace hexproof
