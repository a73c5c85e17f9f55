// Which moves to try first: those on short connections of both sides, counted in links.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "connections.hpp"
#include "groups.hpp"
#include "table.hpp"

namespace hexproof {

// Adds, for each cell, the length of the side's shortest connection between two terminals that
// passes through it: the cells that it still has to take if full links cost nothing.
template <int Words>
void add_distances(const Connections<Words>& connections, const Groups<Words>& groups,
                   std::vector<int>& sums) {
  using Set = Bits<Words>;
  const int far = 30;
  std::vector<int> nearest(sums.size(), far);
  std::vector<int> second(sums.size(), far);
  for (const Group<Words>& group : groups.list()) {
    if (group.terminals.none()) {
      continue;
    }
    Set seen = Set::single(group.captain);
    Set front = seen;
    for (int steps = 1; front.any(); ++steps) {
      // All cells that the front links to, on the way through groups that it links to.
      Set reached;
      while (front.any()) {
        Set next;
        front.each([&](int end) { next |= connections.partners(end); });
        next -= seen;
        reached |= next & groups.open();
        front = next - groups.open();
        seen |= front;
      }
      seen |= reached;
      front = reached;
      reached.each([&](int cell) {
        const std::size_t at = static_cast<std::size_t>(cell);
        second[at] = std::min(second[at], std::max(nearest[at], steps));
        nearest[at] = std::min(nearest[at], steps);
      });
    }
  }
  for (std::size_t cell = 0; cell < sums.size(); ++cell) {
    sums[cell] += nearest[cell] + second[cell];
  }
}

// The first moves to try, given each cell's distances.
template <std::size_t Count, int Words>
void rank(const Bits<Words>& moves, const std::vector<int>& sums, std::array<Hint, Count>& hints) {
  std::vector<int> order;
  moves.each([&](int move) { order.push_back(move); });
  std::stable_sort(order.begin(), order.end(), [&](int x, int y) {
    return sums[static_cast<std::size_t>(x)] < sums[static_cast<std::size_t>(y)];
  });
  hints = {};
  for (std::size_t i = 0; i < Count && i < order.size(); ++i) {
    const int later =
        sums[static_cast<std::size_t>(order[i])] - sums[static_cast<std::size_t>(order[0])];
    hints[i] = {static_cast<std::uint16_t>(order[i]),
                static_cast<std::uint16_t>(1 + (static_cast<int>(i) + 1 + later) / 4)};
  }
}

// The moves that are left and the disproof numbers that they begin with, the best first.
template <int Words>
std::vector<std::pair<int, std::uint32_t>> ranked(const Record<Words>& record) {
  std::vector<std::pair<int, std::uint32_t>> order;
  Bits<Words> rest = record.moves;
  std::uint32_t disproof = 1;
  for (const Hint& hint : record.hints) {
    if (hint.disproof == 0) {
      break;
    }
    disproof = hint.disproof;
    if (rest.test(hint.move)) {
      order.emplace_back(hint.move, disproof);
      rest.reset(hint.move);
    }
  }
  rest.each([&](int move) { order.emplace_back(move, disproof); });
  return order;
}

}  // namespace hexproof
