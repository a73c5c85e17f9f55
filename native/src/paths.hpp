// How stones join ends and terminals of a position.
#pragma once

#include <cstddef>
#include <vector>

#include "groups.hpp"

namespace hexproof {

template <int Words>
class Paths {
 public:
  using Set = Bits<Words>;

  // `stones` are those that the side has taken besides its nodes.
  Paths(const Groups<Words>& groups, const Set& stones) : groups_(groups), stones_(stones) {}

  // The stones that join the terminals within each of the groups.
  Set ties(const std::vector<int>& wanted) const {
    Set found;
    for (const Group<Words>& group : groups_.list()) {
      for (const int captain : wanted) {
        if (group.captain == captain) {
          group.terminals.each([&](int terminal) { found |= path(terminal, captain); });
        }
      }
    }
    return found;
  }

  // Whether two ends touch: a cell and a cell, or a cell and a group.
  bool touch(int one, int two) const {
    if (empty(one) && empty(two)) {
      return groups_.graph().neighbours(one).test(two);
    }
    for (const Group<Words>& group : groups_.list()) {
      if ((group.captain == one && empty(two) && group.liberties.test(two)) ||
          (group.captain == two && empty(one) && group.liberties.test(one))) {
        return true;
      }
    }
    return false;
  }

  // The cells to hold so that stones alone join two ends that touch or belong together: with the
  // ends, as far as these are cells.
  Set path(int from, int to) const {
    Set allowed = stones_ | groups_.graph().nodes();
    allowed.set(from);
    allowed.set(to);
    std::vector<int> before(at(groups_.graph().vertices()), -1);
    std::vector<int> queue{from};
    allowed.reset(from);
    for (std::size_t i = 0; i < queue.size() && queue[i] != to; ++i) {
      Set next = groups_.graph().neighbours(queue[i]) & allowed;
      allowed -= next;
      next.each([&](int vertex) {
        before[at(vertex)] = queue[i];
        queue.push_back(vertex);
      });
    }
    Set found;
    for (int vertex = to; vertex >= 0; vertex = before[at(vertex)]) {
      if (vertex < groups_.graph().empties()) {
        found.set(vertex);
      }
    }
    return found;
  }

 private:
  bool empty(int end) const { return groups_.open().test(end); }

  const Groups<Words>& groups_;
  Set stones_;
};

}  // namespace hexproof
