// Groups that a side joins though the opponent moves first, against the naive twin: all ways to
// play on random nets. Each net is asked for several times, since verdicts are kept.
#include "unions.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "check.hpp"
#include "positions.hpp"
#include "stop.hpp"

namespace {

using hexproof::SmallNet;

bool has(std::uint64_t set, int vertex) { return (set >> vertex & 1) != 0; }

// Cells that belong together are near each other on a strip, so that they seldom touch all others.
SmallNet random_net(positions::Random& random) {
  const int cells = 1 + random.below(8);
  const int groups = 2 + random.below(3);
  SmallNet net{cells, std::vector<std::uint64_t>(static_cast<std::size_t>(cells + groups))};
  const auto touch = [&](int one, int two) {
    net.neighbours[static_cast<std::size_t>(one)] |= std::uint64_t{1} << two;
    net.neighbours[static_cast<std::size_t>(two)] |= std::uint64_t{1} << one;
  };
  for (int one = 0; one < cells; ++one) {
    for (int two = one + 1; two < cells; ++two) {
      if (random.chance(two - one <= 2 ? 70 : 15)) {
        touch(one, two);
      }
    }
    for (int group = 0; group < groups; ++group) {
      if (random.chance(40)) {
        touch(one, cells + group);
      }
    }
  }
  return net;
}

bool joined(const SmallNet& net, std::uint64_t own) {
  const int vertices = static_cast<int>(net.neighbours.size());
  std::uint64_t reached = std::uint64_t{1} << net.empties;
  for (int i = 0; i < vertices; ++i) {
    for (int vertex = 0; vertex < vertices; ++vertex) {
      if (has(reached, vertex)) {
        reached |= net.neighbours[static_cast<std::size_t>(vertex)] & own;
      }
    }
  }
  for (int group = net.empties; group < vertices; ++group) {
    if (!has(reached, group)) {
      return false;
    }
  }
  return true;
}

// Whether the side wins that holds `own`, the groups among it.
bool wins(const SmallNet& net, std::uint64_t own, std::uint64_t lost, bool to_move) {
  bool full = true;
  for (int cell = 0; cell < net.empties; ++cell) {
    if (has(own | lost, cell)) {
      continue;
    }
    full = false;
    const std::uint64_t move = std::uint64_t{1} << cell;
    if (wins(net, to_move ? own | move : own, to_move ? lost : lost | move, !to_move) == to_move) {
      return to_move;
    }
  }
  return full ? joined(net, own) : !to_move;
}

}  // namespace

int main() {
  positions::Random random(11);
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  hexproof::Unions unions(16 << 20, watch);
  int held = 0;
  int given_up = 0;
  const int count = 5'000;
  for (int i = 0; i < count; ++i) {
    const SmallNet net = random_net(random);
    std::uint64_t groups = 0;
    for (int group = net.empties; group < static_cast<int>(net.neighbours.size()); ++group) {
      groups |= std::uint64_t{1} << group;
    }
    const bool expected = wins(net, groups, 0, false);
    const bool soon = unions.held(net, 1 + random.below(4));
    CHECK(expected || !soon);
    given_up += soon == expected ? 0 : 1;
    CHECK(unions.held(net, 1'000'000) == expected);
    CHECK(unions.held(net, 0) == expected);
    held += expected ? 1 : 0;
  }
  std::printf("%d nets, %d held, %d of them given up at first\n", count, held, given_up);
  CHECK(given_up > 20 && held > count / 10 && held < count * 9 / 10);
  return 0;
}
