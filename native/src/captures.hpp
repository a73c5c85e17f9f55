// What the winner of a certificate has filled in, pairs of cells that it captures and parts that it
// holds, and claims that do without that.
#pragma once

#include <optional>
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

  // A pair, or a part with the claim that joins all that it touches.
  struct Filling {
    Set cells;
    std::optional<int> joining;
    Set inside;  // stones that touch such a part, and not what the claim joins
  };

  static Filling pair(int one, int two) { return {Set::single(one) | Set::single(two), {}, {}}; }

  // A terminal names the cells of `named`, which can't be captured.
  Captures(const Graph<Words>& graph, const Set& named, Claims<Words>& claims)
      : graph_(graph), named_(named), claims_(claims) {}

  // From now on of a certificate that has these cells of the winner's at the start.
  void begin(const Set& given) { given_ = given; }

  // Fills in where the winner has the stones and the cells of `open` are empty, of the winner's
  // cells only pairs that a claim can do without.
  Inferior<Words> fill_in(const Set& stones, const Set& open) const {
    return Inferior<Words>(Groups<Words>(graph_, stones, open), nullptr,
                           [&](int one, int two, const Set& captured, const Set& left) {
                             const Set taken = stones | captured;
                             return holds(pair(one, two), taken, taken | left);
                           });
  }

  // Whether claims can do without it where the winner has the stones, whatever comes of the room:
  // either cell of a pair is dead once the winner has the other, and a part has nothing to join but
  // what the claim joins.
  bool holds(const Filling& filling, const Set& stones, const Set& room) const {
    const Set cells = filling.cells | filling.inside;
    if (cells.meets(named_)) {
      return false;
    }
    const Set held = (graph_.nodes() | stones) - cells;
    if (filling.joining) {
      return joined(*filling.joining, cells, held, room);
    }
    const int one = cells.first();
    const int two = cells.last();
    return dead(one, held | Set::single(two), room) && dead(two, held | Set::single(one), room);
  }

  // The claim without what it needs of the fillings, the last of them first, each with as few as it
  // takes of the stones and of the fillings before it; nothing if one does not hold. They may be
  // among the stones. Tells each claim on the way.
  template <typename Visit>
  std::optional<int> without(const std::vector<Filling>& fillings, Set stones, int claim,
                             Visit visit) const {
    for (const Filling& filling : fillings) {
      stones |= filling.cells;
    }
    for (std::size_t i = fillings.size(); i-- > 0;) {
      stones -= fillings[i].cells;
      if (!claims_.at(claim).need.meets(fillings[i].cells)) {
        continue;
      }
      const auto fewer = without(fillings[i], stones, claim);
      if (!fewer) {
        return std::nullopt;
      }
      claim = *fewer;
      visit(claim);
    }
    return claim;
  }

 private:
  std::optional<int> without(Filling filling, Set stones, int claim) const {
    stones -= filling.inside;
    const Set room = claims_.at(claim).room;
    Set need = claims_.at(claim).need;
    if (filling.joining) {
      filling.cells &= need;
      need |= claims_.at(*filling.joining).need;
      filling.inside &= need | given_;
    }
    Set more;
    if (!holds(filling, need, room)) {
      more = stones - need;
      if (!holds(filling, need | more, room)) {
        return std::nullopt;
      }
      more.each([&](int stone) {
        Set rest = more;
        rest.reset(stone);
        if (holds(filling, need | rest, room)) {
          more = rest;
        }
      });
    }
    const Set cells = filling.cells | filling.inside;
    return filling.joining
               ? claims_.fill(cells, more, touching(cells), claim, *filling.joining)
               : claims_.capture(cells.first(), cells.last(), more, touching(cells), claim);
  }

  Set touching(const Set& cells) const {
    Set found;
    cells.each([&](int cell) { found |= graph_.neighbours(cell); });
    return found;
  }

  // Whether all that could touch a part touches what a claim joins.
  bool joined(int joining, const Set& cells, const Set& held, const Set& room) const {
    const Set parts =
        graph_.reach(claims_.at(joining).one, held) | graph_.reach(claims_.at(joining).two, held);
    const Set around = (touching(cells) - cells) & (held | room | given_);
    return around.within(parts | touching(parts));
  }

  // Whether all that could touch a cell is joined without it.
  bool dead(int cell, Set held, const Set& room) const {
    held.reset(cell);
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
