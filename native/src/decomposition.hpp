// Parts of a position that can only serve to join two of a side's groups.
//
// A way of the side that comes from elsewhere and leads through the part meets liberties of the two
// groups where it enters and where it leaves. Once the groups are joined it can go by them, so the
// part is of no more use. If the side joins them even as second player, within the part, the whole
// part can be filled in: it answers each move of the opponent inside. If it joins them as first
// player, no other move in the part is better than that. Compare [EIGHT], section 2.4, a key of
// docs/papers.md.
//
// A link's carrier that reaches out of such a part can be filled in too if the opponent captures
// the cells that reach out, even with the rest of the carrier the side's.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "connections.hpp"
#include "groups.hpp"
#include "inferior.hpp"

namespace hexproof {

// Cells that can be filled in.
template <int Words>
struct Part {
  Bits<Words> cells;    // the side's from now on
  Bits<Words> carrier;  // what the side needs for that
  Bits<Words> lost;     // what the opponent gets on the way
  int one = -1;         // the captains of the groups that a link joins, if it is by that
  int two = -1;
};

template <int Words>
class Decomposition {
 public:
  using Set = Bits<Words>;
  using Part = hexproof::Part<Words>;

  explicit Decomposition(const Groups<Words>& groups)
      : groups_(groups), near_(groups.near_cells()) {}

  // A part that the side holds by one of its connections.
  std::optional<Part> held(const Connections<Words>& connections) const {
    return held(connections, [](const Part&) { return true; });
  }

  // The first one that `may` lets pass.
  template <typename May>
  std::optional<Part> held(const Connections<Words>& connections, May may) const {
    const Links<Words>& links = connections.links();
    const std::vector<Group<Words>>& list = groups_.list();
    for (std::size_t one = 0; one < list.size(); ++one) {
      for (std::size_t two = one + 1; two < list.size(); ++two) {
        if (!connections.partners(list[one].captain).test(list[two].captain)) {
          continue;
        }
        const Set part = cut_off(list[one], list[two]);
        if (part.none()) {
          continue;
        }
        std::optional<Part> found;
        const std::int32_t slot = links.find(list[one].captain, list[two].captain);
        links.each(links.pair(static_cast<std::size_t>(slot)).fulls, [&](const Link<Words>& full) {
          if (full.cells.within(part)) {
            const Part held{part, full.cells, {}, list[one].captain, list[two].captain};
            if (may(held)) {
              found = held;
            }
          }
          return !found;
        });
        if (found) {
          return found;
        }
      }
    }
    return std::nullopt;
  }

  // The carrier of a full link between two groups, if that is as good as filled in; `inferior` is
  // of the same position.
  std::optional<Part> settled(const Connections<Words>& connections,
                              const Inferior<Words>& inferior) const {
    return settled(connections, inferior, [](const Part&) { return true; });
  }

  // The first one that `may` lets pass.
  template <typename May>
  std::optional<Part> settled(const Connections<Words>& connections,
                              const Inferior<Words>& inferior, May may) const {
    const Links<Words>& links = connections.links();
    const std::vector<Group<Words>>& list = groups_.list();
    std::optional<Part> found;
    for (std::size_t one = 0; one < list.size(); ++one) {
      for (std::size_t two = one + 1; two < list.size() && !found; ++two) {
        if (!connections.partners(list[one].captain).test(list[two].captain)) {
          continue;
        }
        const Set around =
            list[one].liberties | list[one].terminals | list[two].liberties | list[two].terminals;
        const std::int32_t slot = links.find(list[one].captain, list[two].captain);
        links.each(links.pair(static_cast<std::size_t>(slot)).fulls, [&](const Link<Words>& full) {
          if (const std::optional<Set> lost = inferior.lost_by_joining(full.cells, around)) {
            const Part settled{full.cells - *lost, full.cells, *lost, list[one].captain,
                               list[two].captain};
            if (may(settled)) {
              found = settled;
            }
          }
          return !found;
        });
      }
    }
    return found;
  }

  // Adds the moves of the side that are worse than one that joins two groups at once within a part,
  // which makes it the side's own. Each cell of the set stays worse than some cell outside.
  void add_dominated(const Connections<Words>& connections, Set& found) const {
    const Links<Words>& links = connections.links();
    const std::vector<Group<Words>>& list = groups_.list();
    for (std::size_t one = 0; one < list.size(); ++one) {
      for (std::size_t two = one + 1; two < list.size(); ++two) {
        const std::int32_t slot = links.find(list[one].captain, list[two].captain);
        if (slot == Links<Words>::kEnd) {
          continue;
        }
        const std::int32_t threats = links.pair(static_cast<std::size_t>(slot)).threats;
        if (threats == Links<Words>::kEnd) {
          continue;
        }
        const Set part = cut_off(list[one], list[two]);
        links.each(threats, [&](const Link<Words>& threat) {
          if (!threat.cells.within(part) || found.test(threat.key)) {
            return true;
          }
          found |= part - Set::single(threat.key);
          return false;
        });
      }
    }
  }

 private:
  // The cells that the liberties of the two groups separate from all other terminals.
  Set cut_off(const Group<Words>& one, const Group<Words>& two) const {
    const Set stop = one.liberties | two.liberties;
    Set seen;
    Set front;
    std::vector<const Group<Words>*> waiting;
    for (const Group<Words>& group : groups_.list()) {
      if (&group == &one || &group == &two) {
        continue;
      }
      if (group.terminals.any()) {
        front |= group.liberties;
      } else {
        waiting.push_back(&group);
      }
    }
    while (front.any()) {
      seen |= front;
      Set next;
      front -= stop;
      front.each([&](int cell) { next |= near_[static_cast<std::size_t>(cell)]; });
      std::erase_if(waiting, [&](const Group<Words>* group) {
        if (!group->liberties.meets(front)) {
          return false;
        }
        next |= group->liberties;
        return true;
      });
      front = next - seen;
    }
    return groups_.open() - seen;
  }

  const Groups<Words>& groups_;
  std::vector<Set> near_;  // of each cell
};

}  // namespace hexproof
