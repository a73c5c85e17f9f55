// One side's groups of a position and what they touch: the contracted graph of the position.
#pragma once

#include <cstddef>
#include <vector>

#include "graph.hpp"

namespace hexproof {

// The side's vertices joined to each other.
template <int Words>
struct Group {
  int captain;  // the greatest of its vertices: a node keeps its name as it grows
  Bits<Words> members;
  Bits<Words> liberties;  // the empty cells that touch it
  Bits<Words> terminals;  // its nodes that an alternative names
};

template <int Words>
class Groups {
 public:
  using Set = Bits<Words>;

  // The side holds `taken` besides the nodes; the cells of `open` are empty, all others the
  // opponent's.
  Groups(const Graph<Words>& graph, const Set& taken, const Set& open)
      : graph_(graph), taken_(taken), open_(open) {
    Set rest = graph.nodes() | taken;
    list_.reserve(kUsual);
    while (rest.any()) {
      const Set members = graph.reach(rest.first(), rest);
      rest -= members;
      Group<Words> group{members.last(), members, {}, members & graph.terminals()};
      members.each([&](int vertex) { group.liberties |= graph.neighbours(vertex); });
      group.liberties &= open;
      if (group.liberties.any()) {
        list_.push_back(group);
      }
    }
  }

  // The open neighbours of each cell but for those that touch a group which the cell touches too:
  // with both, the side has joined them by the group.
  std::vector<Set> near_cells() const {
    std::vector<Set> mates(static_cast<std::size_t>(graph_.empties()));
    for (const Group<Words>& group : list_) {
      group.liberties.each(
          [&](int cell) { mates[static_cast<std::size_t>(cell)] |= group.liberties; });
    }
    std::vector<Set> near(mates.size());
    open_.each([&](int cell) {
      const std::size_t at = static_cast<std::size_t>(cell);
      near[at] = (graph_.neighbours(cell) & open_) - mates[at];
    });
    return near;
  }

  // What each vertex is an end of: an open cell itself, a member of a group its captain, all others
  // -1.
  std::vector<int> ends() const {
    std::vector<int> end(static_cast<std::size_t>(graph_.vertices()), -1);
    open_.each([&](int cell) { end[static_cast<std::size_t>(cell)] = cell; });
    for (const Group<Words>& group : list_) {
      group.members.each(
          [&](int member) { end[static_cast<std::size_t>(member)] = group.captain; });
    }
    return end;
  }

  const std::vector<Group<Words>>& list() const { return list_; }
  const Set& taken() const { return taken_; }
  const Set& open() const { return open_; }
  const Graph<Words>& graph() const { return graph_; }

 private:
  // Groups that most positions don't exceed.
  static constexpr std::size_t kUsual = 16;

  const Graph<Words>& graph_;
  Set taken_;
  Set open_;
  std::vector<Group<Words>> list_;
};

}  // namespace hexproof
