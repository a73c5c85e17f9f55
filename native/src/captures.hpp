// Pairs of cells that the winner of a certificate captures, and claims that do without them.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "claims.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"

namespace hexproof {

template <int Words>
class Captures {
 public:
  using Set = Bits<Words>;
  using Pair = std::pair<int, int>;

  // A terminal names the cells of `named`, which can't be captured.
  Captures(const Graph<Words>& graph, const Set& named, Claims<Words>& claims)
      : graph_(graph), named_(named), claims_(claims) {}

  // From now on of a certificate that has these cells of the winner's at the start.
  void begin(const Set& given) { given_ = given; }

  // Whether the cell may be one of a pair.
  bool may(int cell) const { return !named_.test(cell); }

  // Fills in where the winner has the stones and the cells of `open` are empty, of the winner's
  // cells only pairs that a claim can do without.
  Inferior<Words> fill_in(const Set& stones, const Set& open) const {
    return Inferior<Words>(Groups<Words>(graph_, stones, open),
                           [&](int one, int two, const Set& captured, const Set& left) {
                             const Set taken = stones | captured;
                             return hold({one, two}, taken, taken | left);
                           });
  }

  // Whether either cell of a pair is dead once the winner has the stones and the other cell,
  // whatever comes of the room.
  bool hold(const Pair& pair, const Set& stones, const Set& room) const {
    const auto [one, two] = pair;
    return may(one) && may(two) && dead(one, two, stones, room) && dead(two, one, stones, room);
  }

  // The claim without what it needs of the pairs, the last of them first, each with as few as it
  // takes of the stones and of the pairs before it; nothing if a pair is alive. The pairs may be
  // among the stones. Tells each claim on the way.
  template <typename Visit>
  std::optional<int> without(const std::vector<Pair>& pairs, Set stones, int claim,
                             Visit visit) const {
    for (const Pair& pair : pairs) {
      stones.set(pair.first);
      stones.set(pair.second);
    }
    for (std::size_t i = pairs.size(); i-- > 0;) {
      const auto [one, two] = pairs[i];
      stones.reset(one);
      stones.reset(two);
      const Set& need = claims_.at(claim).need;
      if (!need.test(one) && !need.test(two)) {
        continue;
      }
      const auto fewer = without(pairs[i], stones, claim);
      if (!fewer) {
        return std::nullopt;
      }
      claim = *fewer;
      visit(claim);
    }
    return claim;
  }

 private:
  std::optional<int> without(const Pair& pair, const Set& stones, int claim) const {
    const Set need = claims_.at(claim).need;
    const Set room = claims_.at(claim).room;
    Set more;
    if (!hold(pair, need, room)) {
      more = stones - need;
      if (!hold(pair, need | more, room)) {
        return std::nullopt;
      }
      more.each([&](int stone) {
        Set rest = more;
        rest.reset(stone);
        if (hold(pair, need | rest, room)) {
          more = rest;
        }
      });
    }
    const auto [one, two] = pair;
    return claims_.capture(one, two, more, graph_.neighbours(one) | graph_.neighbours(two), claim);
  }

  // Whether all that could touch a cell is joined without it, once the winner has the stones and
  // the cell's mate.
  bool dead(int cell, int mate, const Set& stones, const Set& room) const {
    Set held = graph_.nodes() | stones;
    held.reset(cell);
    held.set(mate);
    const Set around = graph_.neighbours(cell) & (held | room | given_);
    bool all = true;
    around.each([&](int one) {
      Set joined = graph_.neighbours(one);
      joined.set(one);
      Set parts;
      (joined & held).each([&](int stone) {
        if (!parts.test(stone)) {
          parts |= graph_.reach(stone, held);
        }
      });
      joined |= parts;
      parts.each([&](int stone) { joined |= graph_.neighbours(stone); });
      all = all && around.within(joined);
    });
    return all;
  }

  const Graph<Words>& graph_;
  Set named_;
  Claims<Words>& claims_;
  Set given_;
};

}  // namespace hexproof
