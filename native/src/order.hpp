// Which moves to try first: those on short connections of both sides.
#pragma once

#include <algorithm>
#include <vector>

#include "sides.hpp"
#include "state.hpp"

namespace hexproof {

// For each cell, adds the length of the side's shortest connection between two terminals that passes
// through it, in cells that the side still has to take.
template <int Words>
void add_distances(const Graph<Words>& graph, const Bits<Words>& taken, const Bits<Words>& open,
                   std::vector<int>& sums) {
  using Set = Bits<Words>;
  const Set own = graph.nodes() | taken;
  const std::size_t cells = static_cast<std::size_t>(graph.empties());
  const int far = graph.vertices();
  std::vector<int> nearest(cells, far);
  std::vector<int> second(cells, far);
  graph.terminals().each([&](int terminal) {
    Set unseen = open | own;
    Set front = Set::single(terminal);
    for (int steps = 0; front.any(); ++steps) {
      (front & open).each([&](int cell) {
        const std::size_t at = static_cast<std::size_t>(cell);
        if (steps < nearest[at]) {
          second[at] = nearest[at];
          nearest[at] = steps;
        } else {
          second[at] = std::min(second[at], steps);
        }
      });
      // All that the front joins to for nothing, then the cells around it.
      unseen -= front;
      Set next;
      while (front.any()) {
        Set around;
        front.each([&](int vertex) { around |= graph.neighbours(vertex); });
        around &= unseen;
        next |= around & open;
        front = around & own;
        unseen -= front;
      }
      front = next;
    }
  });
  open.each([&](int cell) {
    const std::size_t at = static_cast<std::size_t>(cell);
    sums[at] += nearest[at] + second[at];
  });
}

// The moves, best first.
template <int Words>
std::vector<int> ordered(const Sides<Words>& sides, const State<Words>& state,
                         const Bits<Words>& moves) {
  const Bits<Words> open = sides.cells() - state.black - state.white;
  std::vector<int> sums(static_cast<std::size_t>(sides.black().empties()), 0);
  add_distances(sides.black(), state.black, open, sums);
  if (sides.white() != nullptr) {
    add_distances(*sides.white(), state.white, open, sums);
  }
  std::vector<int> order;
  moves.each([&](int move) { order.push_back(move); });
  std::stable_sort(order.begin(), order.end(), [&](int x, int y) {
    return sums[static_cast<std::size_t>(x)] < sums[static_cast<std::size_t>(y)];
  });
  return order;
}

}  // namespace hexproof
