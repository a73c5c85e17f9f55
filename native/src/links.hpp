// The links of one side between pairs of ends, kept so that copying them all is copying memory.
//
// An end is a vertex of the side's net: an empty cell, or the captain of a group. A link joins two
// ends within a set of empty cells: a full link even if the opponent moves first, a threat
// (semi-connection) if the side moves first, at the threat's key.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "bits.hpp"

namespace hexproof {

template <int Words>
struct Link {
  Bits<Words> cells;  // of a threat with its key
  int key;            // -1 for a full link
  bool joined;        // a full link that the and rule has been used on
};

template <int Words>
class Links {
 public:
  using Set = Bits<Words>;

  // 256 vertices have 32,640 pairs.
  using Slot = std::conditional_t<(Words <= 4), std::int16_t, std::int32_t>;

  // The heads of a pair's two lists. Most have one link, so what all share is looked up there.
  struct Pair {
    std::int16_t one;
    std::int16_t two;
    std::int32_t fulls;
    std::int32_t threats;
    bool waiting;  // for the or rule
    bool goal;
    Set needed;  // cells that no full link made of the threats can do without
  };

  // What a walk over all links notes on its way.
  struct Touched {
    std::vector<Slot> owners;
    std::vector<std::uint64_t> slots;
  };

  static constexpr std::int32_t kEnd = -1;

  explicit Links(int vertices)
      : vertices_(static_cast<std::size_t>(vertices)),
        slots_(vertices_ * vertices_, kEnd),
        partners_(vertices_) {}

  static Set everything() {
    Set all;
    all.word.fill(~std::uint64_t{0});
    return all;
  }

  void clear() {
    for (const Pair& pair : pairs_) {
      slots_[index(pair.one, pair.two)] = kEnd;
      slots_[index(pair.two, pair.one)] = kEnd;
    }
    pairs_.clear();
    nodes_.clear();
    owners_.clear();
    free_ = kEnd;
    size_ = 0;
    partners_.assign(vertices_, Set{});
  }

  std::size_t size() const { return size_; }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(
        slots_.capacity() * sizeof(Slot) + pairs_.capacity() * sizeof(Pair) +
        nodes_.capacity() * sizeof(Node) + owners_.capacity() * sizeof(Slot) +
        partners_.capacity() * sizeof(Set));
  }

  std::size_t pairs() const { return pairs_.size(); }
  Pair& pair(std::size_t slot) { return pairs_[slot]; }
  const Pair& pair(std::size_t slot) const { return pairs_[slot]; }

  // The slot of the pair, or kEnd.
  std::int32_t find(int one, int two) const { return slots_[index(one, two)]; }

  // The slot of the pair, a new one if need be.
  std::size_t slot(int one, int two) {
    const std::int32_t known = find(one, two);
    return known == kEnd ? new_slot(one, two) : static_cast<std::size_t>(known);
  }

  // The ends that full links join to one.
  const Set& partners(int end) const { return partners_[static_cast<std::size_t>(end)]; }

  // Visits the links of a list until the visit returns false.
  template <typename Visit>
  void each(std::int32_t list, Visit visit) const {
    for (std::int32_t i = list; i != kEnd; i = node(i).next) {
      if (!visit(node(i).link())) {
        return;
      }
    }
  }

  // Visits the slots of the pairs that have a link with one of the cells, or one of the ends, in
  // order.
  template <typename Visit>
  void each_touched(const Set& cells, const Set& ends, Touched& touched, Visit visit) const {
    std::vector<std::uint64_t>& slots = touched.slots;
    slots.assign(pairs_.size() / 64 + 1, 0);
    const auto touch = [&](Slot slot) {
      slots[static_cast<std::size_t>(slot) / 64] |= std::uint64_t{1} << (slot % 64);
    };
    // Which nodes have one can't be foreseen, so there is no branch on it.
    std::vector<Slot>& owners = touched.owners;
    owners.resize(nodes_.size());
    std::size_t found = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      owners[found] = owners_[i];
      found += nodes_[i].cells.meets(cells) ? 1 : 0;
    }
    for (std::size_t i = 0; i < found; ++i) {
      touch(owners[i]);
    }
    ends.each([&](int end) {
      for (std::size_t i = 0; i < vertices_; ++i) {
        const Slot slot = slots_[static_cast<std::size_t>(end) * vertices_ + i];
        if (slot != kEnd) {
          touch(slot);
        }
      }
    });
    for (std::size_t i = 0; i < slots.size(); ++i) {
      for (std::uint64_t w = slots[i]; w != 0; w &= w - 1) {
        visit(64 * i + static_cast<std::size_t>(std::countr_zero(w)));
      }
    }
  }

  // Whether the list has a link within the cells.
  bool has_part(std::int32_t list, const Set& cells) const {
    for (std::int32_t i = list; i != kEnd; i = node(i).next) {
      if (node(i).cells.within(cells)) {
        return true;
      }
    }
    return false;
  }

  // What the links of a list share; everything if there are none.
  Set shared(std::int32_t list) const {
    Set shared = everything();
    for (std::int32_t i = list; i != kEnd; i = node(i).next) {
      shared &= node(i).cells;
    }
    return shared;
  }

  // Adds a full link unless the pair has one within its cells, or all its full links together do
  // without as much. Those that contain it go, threats too. False if it isn't added.
  bool add_full(std::size_t slot, const Set& cells) {
    Pair& pair = pairs_[slot];
    Set shared = everything();
    std::int32_t last = kEnd;
    bool removed = false;
    for (std::int32_t i = pair.fulls; i != kEnd;) {
      Node& here = node(i);
      const std::int32_t next = here.next;
      if (here.cells.within(cells)) {
        return false;
      }
      if (cells.within(here.cells)) {
        drop(pair.fulls, last, i);
        removed = true;
      } else {
        shared &= here.cells;
        last = i;
      }
      i = next;
    }
    if (!removed && shared.within(cells)) {
      return false;
    }
    append(slot, pair.fulls, last, {cells, kEnd, -1, false});
    partners_[at(pair.one)].set(pair.two);
    partners_[at(pair.two)].set(pair.one);
    if (pair.threats != kEnd) {
      remove_threats(slot, [&](const Link<Words>& link) { return cells.within(link.cells); });
    }
    return true;
  }

  // Adds a threat unless the pair has a link within its cells. Those that contain it go. False if
  // it isn't added.
  bool add_threat(std::size_t slot, const Set& cells, int key) {
    Pair& pair = pairs_[slot];
    if (has_part(pair.fulls, cells)) {
      return false;
    }
    std::int32_t last = kEnd;
    for (std::int32_t i = pair.threats; i != kEnd;) {
      Node& here = node(i);
      const std::int32_t next = here.next;
      if (here.cells.within(cells)) {
        return false;
      }
      if (cells.within(here.cells)) {
        drop(pair.threats, last, i);
      } else {
        last = i;
      }
      i = next;
    }
    pair.needed &= cells;
    append(slot, pair.threats, last, {cells, kEnd, static_cast<std::int16_t>(key), false});
    return true;
  }

  // Removes the pair's full links that the test names; true if there are any.
  template <typename Test>
  bool remove_fulls(std::size_t slot, Test test) {
    Pair& pair = pairs_[slot];
    const bool found = remove(pair.fulls, test);
    if (found && pair.fulls == kEnd) {
      partners_[at(pair.one)].reset(pair.two);
      partners_[at(pair.two)].reset(pair.one);
    }
    return found;
  }

  // Removes the pair's threats that the test names.
  template <typename Test>
  void remove_threats(std::size_t slot, Test test) {
    remove(pairs_[slot].threats, test);
  }

  // Notes that the and rule has been used on a full link; false if the pair doesn't have it.
  bool join(std::size_t slot, const Set& cells) {
    for (std::int32_t i = pairs_[slot].fulls; i != kEnd; i = node(i).next) {
      if (!node(i).joined && node(i).cells == cells) {
        node(i).joined = true;
        return true;
      }
    }
    return false;
  }

 private:
  // In as few bytes as may be, since walks through lists wait for memory.
  struct Node {
    Set cells;  // none of a node that is not in use
    std::int32_t next;
    std::int16_t key;
    bool joined;

    Link<Words> link() const { return {cells, key, joined}; }
  };

  std::size_t index(int one, int two) const {
    return static_cast<std::size_t>(one) * vertices_ + static_cast<std::size_t>(two);
  }

  std::size_t new_slot(int one, int two) {
    const Slot slot = static_cast<Slot>(pairs_.size());
    slots_[index(one, two)] = slot;
    slots_[index(two, one)] = slot;
    pairs_.push_back({static_cast<std::int16_t>(one),
                      static_cast<std::int16_t>(two),
                      kEnd,
                      kEnd,
                      false,
                      false,
                      {}});
    return static_cast<std::size_t>(slot);
  }

  Node& node(std::int32_t place) { return nodes_[at(place)]; }
  const Node& node(std::int32_t place) const { return nodes_[at(place)]; }

  // Puts a link at the end of a list.
  void append(std::size_t slot, std::int32_t& head, std::int32_t last, const Node& link) {
    std::int32_t place = free_;
    if (place == kEnd) {
      place = static_cast<std::int32_t>(nodes_.size());
      nodes_.push_back(link);
      owners_.push_back(static_cast<Slot>(slot));
    } else {
      free_ = node(place).next;
      node(place) = link;
      owners_[at(place)] = static_cast<Slot>(slot);
    }
    (last == kEnd ? head : node(last).next) = place;
    ++size_;
  }

  // Takes a link out of a list, that follows another one or is the first.
  void drop(std::int32_t& head, std::int32_t last, std::int32_t place) {
    (last == kEnd ? head : node(last).next) = node(place).next;
    node(place).cells = {};
    node(place).next = free_;
    free_ = place;
    --size_;
  }

  // Removes the links that the test names; true if there are any.
  template <typename Test>
  bool remove(std::int32_t& head, Test test) {
    bool found = false;
    std::int32_t last = kEnd;
    for (std::int32_t i = head; i != kEnd;) {
      const std::int32_t next = node(i).next;
      if (test(node(i).link())) {
        drop(head, last, i);
        found = true;
      } else {
        last = i;
      }
      i = next;
    }
    return found;
  }

  std::size_t vertices_;
  std::vector<Slot> slots_;  // of each two ends
  std::vector<Pair> pairs_;
  std::vector<Node> nodes_;
  std::vector<Slot> owners_;  // the slots of the nodes' pairs
  std::int32_t free_ = kEnd;  // the nodes that are not in use
  std::size_t size_ = 0;
  std::vector<Set> partners_;  // of each end
};

}  // namespace hexproof
