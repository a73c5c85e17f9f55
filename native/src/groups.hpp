// The black groups of a position and what they touch: the contracted graph of the position.
#pragma once

#include <vector>

#include "graph.hpp"

namespace hexproof {

// Black vertices joined to each other.
template <int Words>
struct Group {
  Bits<Words> liberties;  // the empty cells that touch it
  Bits<Words> terminals;  // its nodes that an alternative names
};

template <int Words>
class Groups {
 public:
  using Set = Bits<Words>;

  // Black holds `black` besides the nodes; the cells of `open` are empty, all others white.
  Groups(const Graph<Words>& graph, const Set& black, const Set& open) : graph_(graph), open_(open) {
    Set rest = graph.nodes() | black;
    while (rest.any()) {
      const Set members = graph.reach(rest.first(), rest);
      rest -= members;
      Group<Words> group{{}, members & graph.terminals()};
      members.each([&](int vertex) { group.liberties |= graph.neighbours(vertex); });
      group.liberties &= open;
      if (group.liberties.any()) {
        list_.push_back(group);
      }
    }
  }

  const std::vector<Group<Words>>& list() const { return list_; }
  const Set& open() const { return open_; }
  const Graph<Words>& graph() const { return graph_; }

  // The groups once Black has taken an empty cell too.
  std::vector<Group<Words>> with(int cell) const {
    std::vector<Group<Words>> merged;
    merged.push_back({graph_.neighbours(cell) & open_, {}});
    for (const Group<Words>& group : list_) {
      if (group.liberties.test(cell)) {
        merged.front().liberties |= group.liberties;
        merged.front().terminals |= group.terminals;
      } else {
        merged.push_back(group);
      }
    }
    merged.front().liberties.reset(cell);
    return merged;
  }

 private:
  const Graph<Words>& graph_;
  Set open_;
  std::vector<Group<Words>> list_;
};

}  // namespace hexproof
