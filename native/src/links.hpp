// The links of one side between pairs of ends, kept so that copying them all is copying memory.
//
// An end is a vertex of the side's net: an empty cell, or the captain of a group. A link joins two
// ends within a set of empty cells: a full link even if the opponent moves first, a threat
// (semi-connection) if the side moves first, at the threat's key.
#pragma once

#include <cstdint>
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

  // The heads of a pair's two lists, and what their links share.
  struct Pair {
    int one;
    int two;
    std::int32_t fulls;
    std::int32_t threats;
    Set shared;         // by all full links; everything if there are none
    Set shared_joined;  // by the joined ones
    Set shared_threats;
    bool waiting;  // for the or rule
    bool goal;
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
    free_ = kEnd;
    size_ = 0;
    partners_.assign(vertices_, Set{});
  }

  std::size_t size() const { return size_; }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(
        slots_.capacity() * sizeof(std::int32_t) + pairs_.capacity() * sizeof(Pair) +
        nodes_.capacity() * sizeof(Node) + partners_.capacity() * sizeof(Set));
  }

  std::size_t pairs() const { return pairs_.size(); }
  Pair& pair(std::size_t slot) { return pairs_[slot]; }
  const Pair& pair(std::size_t slot) const { return pairs_[slot]; }

  // The slot of the pair, or kEnd.
  std::int32_t find(int one, int two) const { return slots_[index(one, two)]; }

  // The slot of the pair, a new one if need be.
  std::size_t slot(int one, int two) {
    std::int32_t& slot = slots_[index(one, two)];
    if (slot == kEnd) {
      slot = static_cast<std::int32_t>(pairs_.size());
      slots_[index(two, one)] = slot;
      pairs_.push_back(
          {one, two, kEnd, kEnd, everything(), everything(), everything(), false, false});
    }
    return static_cast<std::size_t>(slot);
  }

  // The ends that full links join to one.
  const Set& partners(int end) const { return partners_[static_cast<std::size_t>(end)]; }

  // Visits the links of a list until the visit returns false.
  template <typename Visit>
  void each(std::int32_t list, Visit visit) const {
    for (std::int32_t i = list; i != kEnd; i = node(i).next) {
      if (!visit(node(i).link)) {
        return;
      }
    }
  }

  // Adds a link to the list that it belongs to.
  void add(std::size_t slot, const Link<Words>& link) {
    Pair& pair = pairs_[slot];
    std::int32_t place = free_;
    if (place == kEnd) {
      place = static_cast<std::int32_t>(nodes_.size());
      nodes_.push_back({});
    } else {
      free_ = node(place).next;
    }
    ++size_;
    std::int32_t& head = link.key < 0 ? pair.fulls : pair.threats;
    node(place) = {link, kEnd};
    std::int32_t* last = &head;
    while (*last != kEnd) {
      last = &node(*last).next;
    }
    *last = place;
    if (link.key >= 0) {
      pair.shared_threats &= link.cells;
      return;
    }
    pair.shared &= link.cells;
    if (link.joined) {
      pair.shared_joined &= link.cells;
    }
    partners_[static_cast<std::size_t>(pair.one)].set(pair.two);
    partners_[static_cast<std::size_t>(pair.two)].set(pair.one);
  }

  // Removes the pair's full links that the test names; true if there are any.
  template <typename Test>
  bool remove_fulls(std::size_t slot, Test test) {
    Pair& pair = pairs_[slot];
    if (!remove(pair.fulls, test)) {
      return false;
    }
    pair.shared = everything();
    pair.shared_joined = everything();
    each(pair.fulls, [&](const Link<Words>& link) {
      pair.shared &= link.cells;
      if (link.joined) {
        pair.shared_joined &= link.cells;
      }
      return true;
    });
    if (pair.fulls == kEnd) {
      partners_[static_cast<std::size_t>(pair.one)].reset(pair.two);
      partners_[static_cast<std::size_t>(pair.two)].reset(pair.one);
    }
    return true;
  }

  // Removes the pair's threats that the test names; true if there are any.
  template <typename Test>
  bool remove_threats(std::size_t slot, Test test) {
    Pair& pair = pairs_[slot];
    if (!remove(pair.threats, test)) {
      return false;
    }
    pair.shared_threats = everything();
    each(pair.threats, [&](const Link<Words>& link) {
      pair.shared_threats &= link.cells;
      return true;
    });
    return true;
  }

  // Notes that the and rule has been used on a full link; false if the pair doesn't have it.
  bool join(std::size_t slot, const Set& cells) {
    Pair& pair = pairs_[slot];
    for (std::int32_t i = pair.fulls; i != kEnd; i = node(i).next) {
      if (!node(i).link.joined && node(i).link.cells == cells) {
        node(i).link.joined = true;
        pair.shared_joined &= cells;
        return true;
      }
    }
    return false;
  }

 private:
  struct Node {
    Link<Words> link;
    std::int32_t next;
  };

  std::size_t index(int one, int two) const {
    return static_cast<std::size_t>(one) * vertices_ + static_cast<std::size_t>(two);
  }

  Node& node(std::int32_t place) { return nodes_[static_cast<std::size_t>(place)]; }
  const Node& node(std::int32_t place) const { return nodes_[static_cast<std::size_t>(place)]; }

  template <typename Test>
  bool remove(std::int32_t& head, Test test) {
    bool found = false;
    for (std::int32_t* at = &head; *at != kEnd;) {
      const std::int32_t place = *at;
      if (test(std::as_const(node(place).link))) {
        *at = node(place).next;
        node(place).next = free_;
        free_ = place;
        --size_;
        found = true;
      } else {
        at = &node(place).next;
      }
    }
    return found;
  }

  std::size_t vertices_;
  std::vector<std::int32_t> slots_;  // of each two ends
  std::vector<Pair> pairs_;
  std::vector<Node> nodes_;
  std::int32_t free_ = kEnd;  // the nodes that are not in use
  std::size_t size_ = 0;
  std::vector<Set> partners_;  // of each end
};

}  // namespace hexproof
