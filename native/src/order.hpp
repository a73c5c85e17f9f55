// Which moves to try first: those on short connections of both sides, counted in links.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "connections.hpp"
#include "groups.hpp"
#include "table.hpp"
#include "tuning.hpp"

namespace hexproof {

// Of each cell the length of the side's shortest connection between two terminals that passes
// through it: the cells that it still has to take if full links cost nothing.
template <int Words>
std::vector<int> distances(const Connections<Words>& connections, const Groups<Words>& groups,
                           std::size_t cells) {
  using Set = Bits<Words>;
  std::vector<int> nearest(cells, tuning::kFar);
  std::vector<int> second(cells, tuning::kFar);
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
  for (std::size_t cell = 0; cell < cells; ++cell) {
    nearest[cell] += second[cell];
  }
  return nearest;
}

// The first moves to try, given each cell's distances for either side.
template <std::size_t Count, int Words>
void rank(const Bits<Words>& moves, const std::vector<int>& black, const std::vector<int>& white,
          std::array<Hint, Count>& hints) {
  std::vector<int> order;
  moves.each([&](int move) { order.push_back(move); });
  const auto sum = [&](int move) {
    return black[static_cast<std::size_t>(move)] + white[static_cast<std::size_t>(move)];
  };
  std::stable_sort(order.begin(), order.end(), [&](int x, int y) { return sum(x) < sum(y); });
  // How much longer than the least, in four bits.
  constexpr int most = 15;
  const auto longer = [&](const std::vector<int>& distances, int move) {
    int least = distances[static_cast<std::size_t>(move)];
    for (int other : order) {
      least = std::min(least, distances[static_cast<std::size_t>(other)]);
    }
    return std::min(most, distances[static_cast<std::size_t>(move)] - least);
  };
  hints = {};
  for (std::size_t i = 0; i < Count && i < order.size(); ++i) {
    const int later = sum(order[i]) - sum(order[0]);
    hints[i] = {order[i], 1 + (static_cast<int>(i) + 1 + later) / tuning::kHintsPerOne,
                1 + (most + 1) * longer(black, order[i]) + longer(white, order[i])};
  }
}

// The moves that are left, the best first; moves that have no hints look like the last that has.
template <int Words>
std::vector<Hint> ranked(const Record<Words>& record) {
  std::vector<Hint> order;
  Bits<Words> rest = record.moves;
  int disproof = 1;
  for (const Hint& hint : record.hints) {
    if (hint.disproof == 0) {
      break;
    }
    disproof = hint.disproof;
    if (rest.test(hint.move)) {
      order.push_back(hint);
      rest.reset(hint.move);
    }
  }
  rest.each([&](int move) { order.push_back({move, disproof, 0}); });
  return order;
}

}  // namespace hexproof
