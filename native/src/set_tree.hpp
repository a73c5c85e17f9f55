// Pairs of sets of cells, looked up among them all: which have the first one within these cells,
// and the second one clear of those?
//
// They stand in a tree, cell by cell of the first set: those that have a cell too many are passed
// over together, and so are those whose second sets share a cell that is not clear. Where there are
// few, or the first sets end, they lie side by side and are held against the cells one by one.
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
                                     entries_ * sizeof(Entry) + pairs_.capacity() * sizeof(Pair));
  }

  // Its place is the count of those before it.
  void add(const Set& first, const Set& second) {
    pairs_.push_back({first, second});
    put(0, {first, second, count() - 1});
  }

  // Visits the places of the pairs that fit until the visit returns false.
  template <typename Visit>
  void each(const Set& inside, const Set& outside, Visit visit) const {
    each_below(nodes_.front(), inside, outside, visit);
  }

 private:
  // Entries that a leaf may have.
  static constexpr std::size_t kLeaf = 16;

  struct Pair {
    Set first;
    Set second;
  };

  struct Entry {
    Set rest;  // what of the first set is not on the way there
    Set second;
    int place;
  };

  // The pairs whose first sets go on with a cell.
  struct Branch {
    Set common;  // what their second sets share
    int node;
  };

  struct Node {
    Set cells;                     // those of the branches
    std::vector<Branch> branches;  // in the order of their cells
    std::vector<Entry> entries;    // those without a rest only, but in a leaf
    bool leaf = true;
  };

  // Puts an entry at a node or below it.
  void put(int which, const Entry& entry) {
    Node& node = nodes_[at(which)];
    if (!node.leaf && entry.rest.any()) {
      put_below(which, entry);
      return;
    }
    entries_ -= node.entries.capacity();
    node.entries.push_back(entry);
    entries_ += node.entries.capacity();
    if (node.leaf && node.entries.size() > kLeaf) {
      split(which);
    }
  }

  void split(int which) {
    nodes_[at(which)].leaf = false;
    std::vector<Entry> all;
    all.swap(nodes_[at(which)].entries);
    entries_ -= all.capacity();
    for (const Entry& entry : all) {
      if (entry.rest.any()) {
        put_below(which, entry);
      }
    }
    std::erase_if(all, [](const Entry& entry) { return entry.rest.any(); });
    entries_ += all.capacity();
    nodes_[at(which)].entries = std::move(all);
  }

  void put_below(int which, Entry entry) {
    const int cell = entry.rest.first();
    entry.rest.reset(cell);
    Branch& branch = branch_of(nodes_[at(which)], cell);
    branch.common &= entry.second;
    put(branch.node, entry);
  }

  // A node's branch by a cell, a new one if need be.
  Branch& branch_of(Node& node, int cell) {
    const std::size_t before = count_below(node.cells, cell);
    if (node.cells.test(cell)) {
      return node.branches[before];
    }
    node.cells.set(cell);
    branches_ -= node.branches.capacity();
    node.branches.insert(node.branches.begin() + static_cast<std::ptrdiff_t>(before),
                         {Set::below(64 * Words), static_cast<int>(nodes_.size())});
    branches_ += node.branches.capacity();
    Branch& branch = node.branches[before];
    nodes_.emplace_back();
    return branch;
  }

  static std::size_t count_below(const Set& cells, int cell) {
    return static_cast<std::size_t>((cells & Set::below(cell)).count());
  }

  template <typename Visit>
  bool each_below(const Node& node, const Set& inside, const Set& outside, Visit& visit) const {
    for (auto entry = node.entries.rbegin(); entry != node.entries.rend(); ++entry) {
      if (entry->rest.within(inside) && !entry->second.meets(outside) && !visit(entry->place)) {
        return false;
      }
    }
    Set cells = node.cells & inside;
    while (cells.any()) {
      const int cell = cells.first();
      cells.reset(cell);
      const Branch& branch = node.branches[count_below(node.cells, cell)];
      if (!branch.common.meets(outside) &&
          !each_below(nodes_[at(branch.node)], inside, outside, visit)) {
        return false;
      }
    }
    return true;
  }

  std::vector<Pair> pairs_;
  std::vector<Node> nodes_;   // the root first
  std::size_t branches_ = 0;  // for how many there is room
  std::size_t entries_ = 0;   // the same
};

}  // namespace hexproof
