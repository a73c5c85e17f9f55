// Which moves to try first: those on short connections.
#pragma once

#include <algorithm>
#include <vector>

#include "graph.hpp"
#include "state.hpp"

namespace hexproof {

// The moves, best first: by the sum of the distances to all terminals, in cells that Black still
// has to take.
template <int Words>
std::vector<int> ordered(const Graph<Words>& graph, const State<Words>& state,
                         const Bits<Words>& moves) {
  using Set = Bits<Words>;
  const Set black = graph.nodes() | state.black;
  const Set open = graph.cells() - state.black - state.white;
  std::vector<int> distance(static_cast<std::size_t>(graph.vertices()), 0);
  const auto add = [&](const Set& cells, int amount) {
    cells.each([&](int cell) { distance[static_cast<std::size_t>(cell)] += amount; });
  };
  graph.terminals().each([&](int terminal) {
    Set unseen = open | black;
    Set front = Set::single(terminal);
    for (int steps = 0; front.any(); ++steps) {
      // All that the front joins to for nothing, then the cells around it.
      Set reached = front;
      unseen -= front;
      Set next;
      while (front.any()) {
        Set around;
        front.each([&](int vertex) { around |= graph.neighbours(vertex); });
        around &= unseen;
        next |= around & open;
        front = around & black;
        unseen -= front;
        reached |= front;
      }
      add(reached & open, steps);
      front = next;
    }
    add(unseen & open, graph.vertices());
  });
  std::vector<int> order;
  moves.each([&](int move) { order.push_back(move); });
  std::stable_sort(order.begin(), order.end(), [&](int x, int y) {
    return distance[static_cast<std::size_t>(x)] < distance[static_cast<std::size_t>(y)];
  });
  return order;
}

}  // namespace hexproof
