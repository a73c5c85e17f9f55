// Parts of a position that have only groups of a side in common: they matter to each other only by
// the groups that they join. If the side joins all groups of such a part, even as second player,
// the whole part can be filled in.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "decomposition.hpp"
#include "groups.hpp"
#include "tuning.hpp"
#include "unions.hpp"

namespace hexproof {

template <int Words>
class Components {
 public:
  using Set = Bits<Words>;

  explicit Components(const Groups<Words>& groups) : groups_(groups), near_(groups.near_cells()) {
    Set rest = groups.open();
    while (rest.any()) {
      Component component{reach(rest.first()), {}};
      rest -= component.cells;
      for (const Group<Words>& group : groups.list()) {
        if (group.liberties.meets(component.cells)) {
          component.groups.set(group.captain);
        }
      }
      list_.push_back(component);
    }
  }

  // A component and all others that touch no further groups, if the side joins those groups. Small
  // ones are searched at once.
  std::optional<Part<Words>> united(Unions& unions) const {
    return united([&](const SmallNet& net) {
      return unions.held(net,
                         net.empties <= tuning::kSmallComponent ? tuning::kComponentPositions : 0);
    });
  }

  // The same with a search of up to so many positions for each.
  std::optional<Part<Words>> united(Unions& unions, std::int64_t most) const {
    return united([&](const SmallNet& net) { return unions.held(net, most); });
  }

 private:
  template <typename Held>
  std::optional<Part<Words>> united(Held held) const {
    for (const Component& component : list_) {
      Set cells;
      for (const Component& other : list_) {
        if (other.groups.within(component.groups)) {
          cells |= other.cells;
        }
      }
      if (!component.groups.several() || cells == groups_.open()) {
        continue;
      }
      const std::optional<SmallNet> net = net_of(cells);
      if (net && held(*net)) {
        return Part<Words>{cells, cells, {}, -1, -1};
      }
    }
    return std::nullopt;
  }

  // Open cells that hang together otherwise than by groups, and the captains of the groups they
  // touch.
  struct Component {
    Set cells;
    Set groups;
  };

  Set reach(int cell) const {
    Set seen = Set::single(cell);
    Set front = seen;
    while (front.any()) {
      Set next;
      front.each([&](int one) { next |= near_[static_cast<std::size_t>(one)]; });
      front = next - seen;
      seen |= front;
    }
    return seen;
  }

  // Cells and their groups by themselves; none if the opponent cuts off a group by a single move,
  // or if they are too many.
  std::optional<SmallNet> net_of(const Set& cells) const {
    SmallNet net{cells.count(), {}};
    if (net.empties >= SmallNet::kMaxVertices) {
      return std::nullopt;
    }
    std::vector<int> place(near_.size());
    int next = 0;
    cells.each([&](int cell) { place[static_cast<std::size_t>(cell)] = next++; });
    const auto places_of = [&](const Set& some) {
      std::uint64_t bits = 0;
      some.each(
          [&](int cell) { bits |= std::uint64_t{1} << place[static_cast<std::size_t>(cell)]; });
      return bits;
    };
    cells.each([&](int cell) {
      net.neighbours.push_back(places_of(near_[static_cast<std::size_t>(cell)]));
    });
    for (const Group<Words>& group : groups_.list()) {
      const Set liberties = group.liberties & cells;
      if (liberties.none()) {
        continue;
      }
      const std::size_t vertex = net.neighbours.size();
      if (!liberties.several() || vertex >= SmallNet::kMaxVertices) {
        return std::nullopt;
      }
      liberties.each([&](int cell) {
        net.neighbours[static_cast<std::size_t>(place[static_cast<std::size_t>(cell)])] |=
            std::uint64_t{1} << vertex;
      });
      net.neighbours.push_back(places_of(liberties));
    }
    return net;
  }

  const Groups<Words>& groups_;
  std::vector<Set> near_;  // of each cell
  std::vector<Component> list_;
};

}  // namespace hexproof
