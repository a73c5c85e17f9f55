// Pairs of sets of cells, each looked up among them all: which have the first one within these
// cells, and the second one clear of those?
//
// There are hundreds of them, and most are ruled out by a cell or two. So
// they are kept in blocks, with a row of bits for each cell: which first sets of the block have it,
// and which second ones. A block is done with as soon as a few rows have ruled out all of it. A row
// is what memory gives at once: with an eighth of that as many rows of each block are read.
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

  static constexpr int kBlock = 512;

  explicit Rows(int cells) : cells_(cells), all_(Set::below(cells)) {}

  int count() const { return count_; }
  int blocks() const { return (count_ + kBlock - 1) / kBlock; }

  std::int64_t bytes() const { return static_cast<std::int64_t>(rows_.capacity() * sizeof(Row)); }

  void add(const Set& first, const Set& second) {
    if (count_ % kBlock == 0) {
      rows_.resize(rows_.size() + at(2 * cells_));
    }
    put(count_++, first, second);
  }

  // For one that was taken out.
  void put(int i, const Set& first, const Set& second) {
    Row* const rows = &rows_[at(i / kBlock * 2 * cells_)];
    first.each([&](int cell) { rows[cell].set(i % kBlock); });
    second.each([&](int cell) { rows[cells_ + cell].set(i % kBlock); });
  }

  void take_out(int i, const Set& first, const Set& second) {
    Row* const rows = &rows_[at(i / kBlock * 2 * cells_)];
    first.each([&](int cell) { rows[cell].reset(i % kBlock); });
    second.each([&](int cell) { rows[cells_ + cell].reset(i % kBlock); });
  }

  // Those of a block with the first set within `inside` and the second one clear of `outside`.
  Row fitting(int block, const Set& inside, const Set& outside) const {
    const Row* const rows = &rows_[at(block * 2 * cells_)];
    Row left = Row::below(count_ - block * kBlock);
    rule_out(outside, rows + cells_, left);
    rule_out(all_ - inside, rows, left);
    return left;
  }

 private:
  // Leaves those out that have one of these cells in their rows.
  static void rule_out(Set cells, const Row* rows, Row& left) {
    while (cells.any() && left.any()) {
      left -= rows[cells.first()];
      cells.reset(cells.first());
    }
  }

  int cells_;
  Set all_;
  int count_ = 0;
  std::vector<Row> rows_;  // block by block, those of the first sets and those of the second
};

}  // namespace hexproof
