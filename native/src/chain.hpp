// Chains of bridges: Black's groups that share two empty cells are joined, whoever moves, as long
// as no two bridges of the chain need the same cell. Black answers an intrusion into a bridge with
// the bridge's other cell.
#pragma once

#include <optional>
#include <vector>

#include "groups.hpp"

namespace hexproof {

// The cells of a chain that joins an alternative with White to move, if one is found. White holds
// the cells of `lost` too.
template <int Words>
std::optional<Bits<Words>> chain(const std::vector<Group<Words>>& groups,
                                 const std::vector<Bits<Words>>& alternatives,
                                 const Bits<Words>& lost) {
  struct Link {
    std::size_t group;
    Bits<Words> cells;
  };
  for (const Bits<Words>& wanted : alternatives) {
    std::vector<Link> links;
    std::vector<bool> in(groups.size(), false);
    Group<Words> grown;
    Bits<Words> used = lost;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (groups[i].terminals.meets(Bits<Words>::single(wanted.first()))) {
        in[i] = true;
        grown = groups[i];
      }
    }
    for (bool more = true; more && !wanted.within(grown.terminals);) {
      more = false;
      for (std::size_t i = 0; i < groups.size(); ++i) {
        if (in[i]) {
          continue;
        }
        Bits<Words> common = (grown.liberties & groups[i].liberties) - used;
        if (!common.several()) {
          continue;
        }
        Bits<Words> bridge = Bits<Words>::single(common.first());
        common -= bridge;
        bridge.set(common.first());
        used |= bridge;
        in[i] = true;
        grown.liberties |= groups[i].liberties;
        grown.terminals |= groups[i].terminals;
        links.push_back({i, bridge});
        more = true;
      }
    }
    if (!wanted.within(grown.terminals)) {
      continue;
    }
    // From the last link back, keep what still carries something that is wanted.
    Bits<Words> carrier;
    for (std::size_t k = links.size(); k-- > 0;) {
      const Group<Words>& group = groups[links[k].group];
      if (group.terminals.meets(wanted) || group.liberties.meets(carrier)) {
        carrier |= links[k].cells;
      }
    }
    return carrier;
  }
  return std::nullopt;
}

}  // namespace hexproof
