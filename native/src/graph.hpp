// One side's net of a region, with its adjacency as bit sets.
#pragma once

#include <vector>

#include "bits.hpp"
#include "region.hpp"

namespace hexproof {

// See Placed.
template <int Words>
struct Template {
  int from;
  int edge;
  Bits<Words> cells;
};

template <int Words>
class Graph {
 public:
  using Set = Bits<Words>;

  Graph(const Net& net, int empties)
      : empties_(empties),
        vertices_(net.vertices()),
        cells_(Set::below(empties)),
        nodes_(Set::below(net.vertices()) - cells_) {
    for (const std::vector<int>& neighbours : net.neighbours) {
      Set set;
      for (int neighbour : neighbours) {
        set.set(neighbour);
      }
      neighbours_.push_back(set);
    }
    for (const std::vector<int>& nodes : net.alternatives) {
      Set set;
      for (int node : nodes) {
        set.set(node);
      }
      alternatives_.push_back(set);
      terminals_ |= set;
    }
    for (const Placed& placed : net.templates) {
      Template<Words> one{placed.from, placed.edge, {}};
      for (const int cell : placed.cells) {
        one.cells.set(cell);
      }
      templates_.push_back(one);
    }
  }

  int empties() const { return empties_; }
  int vertices() const { return vertices_; }
  const Set& cells() const { return cells_; }          // the empty cells
  const Set& nodes() const { return nodes_; }          // the side's nodes
  const Set& terminals() const { return terminals_; }  // the nodes that an alternative names
  const std::vector<Set>& alternatives() const { return alternatives_; }  // nodes to join

  const std::vector<Template<Words>>& templates() const { return templates_; }

  // The same vertices, with no goal and no templates.
  Graph plain() const {
    Graph graph(*this);
    graph.templates_.clear();
    graph.alternatives_.clear();
    graph.terminals_ = {};
    return graph;
  }

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

  // Whether the vertices of `owned`, which include the nodes, join an alternative.
  bool joins(const Set& owned) const {
    for (const Set& alternative : alternatives_) {
      if (alternative.within(reach(alternative.first(), owned))) {
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
  Set terminals_;
  std::vector<Set> alternatives_;
  std::vector<Template<Words>> templates_;
};

}  // namespace hexproof
