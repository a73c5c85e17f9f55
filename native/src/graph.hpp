// A region with its adjacency as bit sets.
#pragma once

#include <vector>

#include "bits.hpp"
#include "region.hpp"

namespace hexproof {

template <int Words>
class Graph {
 public:
  using Set = Bits<Words>;

  explicit Graph(const Region& region)
      : empties_(region.empties),
        vertices_(region.vertices()),
        cells_(Set::below(region.empties)),
        nodes_(Set::below(region.vertices()) - cells_),
        alternatives_(region.alternatives) {
    for (const std::vector<int>& neighbours : region.neighbours) {
      Set set;
      for (int neighbour : neighbours) {
        set.set(neighbour);
      }
      neighbours_.push_back(set);
    }
  }

  int empties() const { return empties_; }
  int vertices() const { return vertices_; }
  const Set& cells() const { return cells_; }  // the empty cells
  const Set& nodes() const { return nodes_; }  // the black nodes
  const std::vector<std::vector<int>>& alternatives() const { return alternatives_; }

  const Set& neighbours(int vertex) const { return neighbours_[static_cast<std::size_t>(vertex)]; }

  // The vertices of `allowed` that `start` reaches within it; `start` must be one of them.
  Set reach(int start, const Set& allowed) const {
    Set seen = Set::single(start);
    Set frontier = seen;
    while (frontier.any()) {
      Set next;
      frontier.each([&](int vertex) { next |= neighbours(vertex); });
      next &= allowed;
      next -= seen;
      seen |= next;
      frontier = next;
    }
    return seen;
  }

  // Whether the vertices of `black`, which include the nodes, join an alternative.
  bool joins(const Set& black) const {
    for (const std::vector<int>& alternative : alternatives_) {
      const Set group = reach(alternative.front(), black);
      bool all = true;
      for (int node : alternative) {
        all = all && group.test(node);
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

 private:
  int empties_;
  int vertices_;
  Set cells_;
  Set nodes_;
  std::vector<Set> neighbours_;
  std::vector<std::vector<int>> alternatives_;
};

}  // namespace hexproof
