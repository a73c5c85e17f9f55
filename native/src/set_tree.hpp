// Pairs of sets of cells, looked up among them all: which have the first one within these cells,
// and the second one clear of those?
//
// They stand in a tree, cell by cell of the first set: those that have a cell too many are passed
// over together, and so are those whose second sets share a cell that is not clear. The few pairs
// of a leaf are held against the cells one by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "bits.hpp"

namespace hexproof {

template <int Words>
class SetTree {
 public:
  using Set = Bits<Words>;

  SetTree() : nodes_(1) {}

  int count() const { return static_cast<int>(pairs_.size()); }
  const Set& first(int place) const { return pairs_[at(place)].first; }
  const Set& second(int place) const { return pairs_[at(place)].second; }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(nodes_.capacity() * sizeof(Node) + branches_ * sizeof(Branch) +
                                     pairs_.capacity() * sizeof(Pair));
  }

  // Its place is the count of those before it.
  void add(const Set& first, const Set& second) {
    pairs_.push_back({first, second, kEnd});
    put(0, count() - 1, first);
  }

  // Visits the places of the pairs that fit until the visit returns false.
  template <typename Visit>
  void each(const Set& inside, const Set& outside, Visit visit) const {
    each_below(nodes_.front(), inside, outside, visit);
  }

 private:
  static constexpr int kEnd = -1;
  static constexpr int kLeaf = 4;

  struct Pair {
    Set first;
    Set second;
    int next;  // in the same list
  };

  // The pairs whose first sets go on with a cell: below a node, or in the list of a leaf.
  struct Branch {
    Set common;  // what their second sets share
    int node;
    int pairs;
  };

  struct Node {
    Set cells;                     // those of the branches
    std::vector<Branch> branches;  // in the order of their cells
    int pairs = kEnd;              // whose first sets end here
  };

  // Puts a pair below a node; `rest` is what of its first set is not on the way there.
  void put(int node, int place, Set rest) {
    if (rest.none()) {
      put_first(nodes_[at(node)].pairs, place);
      return;
    }
    const int cell = rest.first();
    rest.reset(cell);
    Branch& branch = branch_of(nodes_[at(node)], cell);
    branch.common &= second(place);
    if (branch.node != kEnd) {
      put(branch.node, place, rest);
      return;
    }
    put_first(branch.pairs, place);
    if (longer_than_a_leaf(branch.pairs)) {
      const int below = static_cast<int>(nodes_.size());
      branch.node = below;
      int pair = std::exchange(branch.pairs, kEnd);
      nodes_.emplace_back();
      while (pair != kEnd) {
        const int next = pairs_[at(pair)].next;
        put(below, pair, first(pair) - Set::below(cell + 1));
        pair = next;
      }
    }
  }

  // A node's branch by a cell, a new one if need be.
  Branch& branch_of(Node& node, int cell) {
    const std::size_t before = count_below(node.cells, cell);
    if (!node.cells.test(cell)) {
      node.cells.set(cell);
      branches_ -= node.branches.capacity();
      node.branches.insert(node.branches.begin() + static_cast<std::ptrdiff_t>(before),
                           {Set::below(64 * Words), kEnd, kEnd});
      branches_ += node.branches.capacity();
    }
    return node.branches[before];
  }

  static std::size_t count_below(const Set& cells, int cell) {
    return static_cast<std::size_t>((cells & Set::below(cell)).count());
  }

  void put_first(int& list, int place) { pairs_[at(place)].next = std::exchange(list, place); }

  bool longer_than_a_leaf(int list) const {
    int length = 0;
    for (int pair = list; pair != kEnd; pair = pairs_[at(pair)].next) {
      ++length;
    }
    return length > kLeaf;
  }

  template <typename Visit>
  bool each_below(const Node& node, const Set& inside, const Set& outside, Visit& visit) const {
    if (!each_in(node.pairs, inside, outside, visit)) {
      return false;
    }
    Set cells = node.cells & inside;
    while (cells.any()) {
      const int cell = cells.first();
      cells.reset(cell);
      const Branch& branch = node.branches[count_below(node.cells, cell)];
      if (branch.common.meets(outside)) {
        continue;
      }
      if (branch.node != kEnd ? !each_below(nodes_[at(branch.node)], inside, outside, visit)
                              : !each_in(branch.pairs, inside, outside, visit)) {
        return false;
      }
    }
    return true;
  }

  template <typename Visit>
  bool each_in(int list, const Set& inside, const Set& outside, Visit& visit) const {
    for (int place = list; place != kEnd; place = pairs_[at(place)].next) {
      if (first(place).within(inside) && !second(place).meets(outside) && !visit(place)) {
        return false;
      }
    }
    return true;
  }

  std::vector<Pair> pairs_;
  std::vector<Node> nodes_;   // the root first
  std::size_t branches_ = 0;  // for how many there is room
};

}  // namespace hexproof
