// Up to 512 pairs of sets of cells, looked up among them all: which have the first one within these
// cells, and the second one clear of those?
//
// Most are ruled out by a cell or two. So there is a row of bits for each cell: which first sets
// have it, and which second ones. It is done as soon as a few rows have ruled out all. A row is
// what memory gives at once: with an eighth of that, in eight blocks, as many rows of each are
// read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bits.hpp"

namespace hexproof {

template <int Words>
class Rows {
 public:
  using Set = Bits<Words>;
  using Row = Bits<8>;

  static constexpr int kMost = 512;

  explicit Rows(int cells) : cells_(cells), all_(Set::below(cells)) {}

  int count() const { return count_; }

  std::int64_t bytes() const { return static_cast<std::int64_t>(rows_.capacity() * sizeof(Row)); }

  void add(const Set& first, const Set& second) {
    rows_.resize(at(2 * cells_));
    put(count_++, first, second);
  }

  // For one that was taken out.
  void put(int i, const Set& first, const Set& second) {
    first.each([&](int cell) { rows_[at(cell)].set(i); });
    second.each([&](int cell) { rows_[at(cells_ + cell)].set(i); });
  }

  void take_out(int i, const Set& first, const Set& second) {
    first.each([&](int cell) { rows_[at(cell)].reset(i); });
    second.each([&](int cell) { rows_[at(cells_ + cell)].reset(i); });
  }

  // Those with the first set within `inside` and the second one clear of `outside`.
  Row fitting(const Set& inside, const Set& outside) const {
    Row left = Row::below(count_);
    rule_out(outside, cells_, left);
    rule_out(all_ - inside, 0, left);
    return left;
  }

 private:
  // Leaves those out that have one of these cells, in rows from the given one on.
  void rule_out(Set cells, int first, Row& left) const {
    while (cells.any() && left.any()) {
      left -= rows_[at(first + cells.first())];
      cells.reset(cells.first());
    }
  }

  int cells_;
  Set all_;
  int count_ = 0;
  std::vector<Row> rows_;  // those of the first sets and those of the second
};

}  // namespace hexproof
