// Why the templates hold that were placed as links: by links of the and and or rules, and by
// replies to the opponent's moves where these don't suffice.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "captures.hpp"
#include "claims.hpp"
#include "connections.hpp"
#include "derivation.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "stop.hpp"
#include "unions.hpp"

namespace hexproof {

template <int Words>
class TemplateProofs {
 public:
  using Set = Bits<Words>;

  // The graph is one that templates were placed in.
  TemplateProofs(const Graph<Words>& graph, const Captures<Words>& captures, Claims<Words>& claims,
                 Watch& watch)
      : graph_(graph.plain()),
        captures_(captures),
        claims_(claims),
        watch_(watch),
        unions_(kBytes, watch) {}

  // The claim of a template where the side has the stones.
  std::optional<int> claim(const Template<Words>& placed, const Set& stones) {
    const Set own = placed.cells & stones;
    const Key key{placed.from, placed.edge, placed.cells.word, own.word};
    if (const auto known = known_.find(key); known != known_.end()) {
      return known->second;
    }
    const Set all = own | (Set::single(placed.from) & graph_.cells());
    return known_[key] = prove(placed.from, placed.edge, all, placed.cells - own);
  }

 private:
  using Way = typename Claims<Words>::Way;
  using Key =
      std::tuple<int, int, std::array<std::uint64_t, Words>, std::array<std::uint64_t, Words>>;

  static constexpr std::int64_t kBytes = std::int64_t{1} << 20;
  static constexpr std::int64_t kFewPositions = 4;
  static constexpr std::int64_t kManyPositions = 20'000;

  // The claim that two vertices are joined even if the opponent moves first, by stones and open
  // cells; nothing if that isn't so.
  std::optional<int> prove(int from, int edge, const Set& stones, const Set& open) {
    const Groups<Words> groups(graph_, stones, open);
    Connections<Words> links(graph_, watch_);
    links.search(groups, false);
    Derivation<Words> derived(groups, stones, {}, links.links(), captures_, claims_, {});
    if (const auto claim = derived.joined(from, edge)) {
      return claim;
    }
    std::vector<Way> ways = derived.ways(from, edge);
    Set rest = open;
    for (const Way& way : ways) {
      rest &= claims_.cells_of(way);
    }
    while (rest.any()) {
      Set left = open;
      left.reset(rest.first());
      const auto way = reply(from, edge, stones, left);
      if (!way) {
        return std::nullopt;
      }
      ways.push_back(*way);
      rest &= claims_.cells_of(*way);
    }
    return claims_.choice(ways);
  }

  // The side's way with the move, the one that is found by the fewest positions.
  std::optional<Way> reply(int from, int edge, const Set& stones, const Set& open) {
    for (std::int64_t most = kFewPositions; most <= kManyPositions; most *= 8) {
      Set untried = open;
      while (untried.any()) {
        const Set move = Set::single(untried.first());
        untried -= move;
        if (holds(from, edge, stones | move, open - move, most)) {
          const auto claim = prove(from, edge, stones | move, open - move);
          return claim ? std::optional(Way{move.first(), *claim}) : std::nullopt;
        }
      }
    }
    return std::nullopt;
  }

  // Whether so many positions show that two vertices are joined even if the opponent moves first.
  bool holds(int from, int edge, const Set& stones, const Set& open, std::int64_t most) {
    const Groups<Words> groups(graph_, stones, open);
    const std::vector<int> end = groups.ends();
    const int one = end[at(from)];
    const int two = end[at(edge)];
    if (one < 0 || two < 0 || one == two) {
      return one == two && one >= 0;
    }
    return unions_.held(net_of(groups, one, two), most);
  }

  // The open cells and two groups; what another group touches touches each other.
  SmallNet net_of(const Groups<Words>& groups, int one, int two) const {
    SmallNet net{groups.open().count(), {}};
    std::vector<int> place(at(graph_.vertices()));
    int next = 0;
    groups.open().each([&](int cell) { place[at(cell)] = next++; });
    const auto bits = [&](const Set& cells) {
      std::uint64_t found = 0;
      cells.each([&](int cell) { found |= std::uint64_t{1} << place[at(cell)]; });
      return found;
    };
    groups.open().each([&](int cell) {
      Set near = graph_.neighbours(cell) & groups.open();
      std::uint64_t ends = 0;
      for (const Group<Words>& group : groups.list()) {
        if (!group.liberties.test(cell)) {
          continue;
        }
        if (group.captain == one || group.captain == two) {
          ends |= std::uint64_t{1} << (net.empties + (group.captain == one ? 0 : 1));
        } else {
          near |= group.liberties;
        }
      }
      near.reset(cell);
      net.neighbours.push_back(bits(near) | ends);
    });
    for (const int captain : {one, two}) {
      for (const Group<Words>& group : groups.list()) {
        if (group.captain == captain) {
          net.neighbours.push_back(bits(group.liberties));
        }
      }
    }
    return net;
  }

  Graph<Words> graph_;
  const Captures<Words>& captures_;
  Claims<Words>& claims_;
  Watch& watch_;
  Unions unions_;
  std::map<Key, std::optional<int>> known_;
};

}  // namespace hexproof
