// Parts of a position that can only serve to join two of a side's groups.
//
// If the side joins them there even as second player, the part is its own: it answers each move of
// the opponent inside, and has no use for more moves there itself. So the whole part can be filled
// in. In the side's contracted graph two cells that touch the same group need no edge between them,
// since with both the side has joined them by the group; without those edges the two groups cut the
// part off from all terminals. Compare Henderson, Arneson, Hayward, "Solving 8x8 Hex" (2009),
// section 2.4.
#pragma once

#include <optional>
#include <vector>

#include "connections.hpp"
#include "groups.hpp"

namespace hexproof {

template <int Words>
class Decomposition {
 public:
  using Set = Bits<Words>;

  struct Part {
    Set cells;
    Set carrier;  // what joining the groups needs
  };

  explicit Decomposition(const Groups<Words>& groups)
      : groups_(groups), near_(static_cast<std::size_t>(groups.graph().empties())) {
    std::vector<Set> mates(near_.size());
    for (const Group<Words>& group : groups.list()) {
      group.liberties.each(
          [&](int cell) { mates[static_cast<std::size_t>(cell)] |= group.liberties; });
    }
    groups.open().each([&](int cell) {
      const std::size_t at = static_cast<std::size_t>(cell);
      near_[at] = (groups.graph().neighbours(cell) & groups.open()) - mates[at];
    });
  }

  // A part that the side holds by one of its connections.
  std::optional<Part> held(const Connections<Words>& connections) const {
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
        const std::optional<Set> carrier =
            connections.joined_within(list[one].captain, list[two].captain, part);
        if (carrier) {
          return Part{part, *carrier};
        }
      }
    }
    return std::nullopt;
  }

 private:
  // The cells that the two groups separate from all other terminals.
  Set cut_off(const Group<Words>& one, const Group<Words>& two) const {
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
