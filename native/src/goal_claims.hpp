// The claims of the goal that a prover has, to be used again: in other positions of one
// certificate, and in other certificates of positions that have more stones than one they share.
//
// Of long proofs there are hundreds of thousands, and each position is looked up among them all. So
// they stand in a tree, cell by cell of what they need: those that need a cell too many are passed
// over together, and so are those whose rooms all have a cell that is taken.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bits.hpp"
#include "claims.hpp"

namespace hexproof {

template <int Words>
class GoalClaims {
 public:
  using Set = Bits<Words>;

  explicit GoalClaims(const Claims<Words>& claims) : claims_(claims) {}

  // From now on of a certificate that has these stones at the start. Only claims that nowhere move
  // to their cells can be written in it.
  void begin(const Set& stones) {
    usable_.clear();
    nodes_.clear();
    for (const int claim : all_) {
      if (!claims_.at(claim).cells.meets(stones)) {
        use(claim);
      }
    }
  }

  void add(int claim) {
    all_.push_back(claim);
    use(claim);
  }

  // The latest claim that holds where the winner has these cells and the opponent those. Its room
  // must be empty there, since a choice has no way to say that the winner has cells of its claims'
  // rooms already.
  std::optional<int> find(const Set& mine, const Set& theirs) const {
    int latest = -1;
    if (!nodes_.empty()) {
      find(nodes_.front(), mine, mine | theirs, latest);
    }
    return latest < 0 ? std::nullopt : std::optional(usable_[at(latest)].claim);
  }

  int count() const { return static_cast<int>(usable_.size()); }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(nodes_.capacity() * sizeof(Node) +
                                     usable_.capacity() * sizeof(Usable));
  }

  // Shows the claims, but for so many that came first, which hold there once the winner has one
  // cell more, each with that cell, the latest first; until `visit` has enough. Their room must be
  // empty.
  template <typename Visit>
  void each_by_one(const Set& mine, const Set& theirs, int first, Visit visit) const {
    std::vector<Lacking> found;
    if (!nodes_.empty()) {
      find_lacking(nodes_.front(), mine, mine | theirs, first, -1, found);
    }
    std::make_heap(found.begin(), found.end());
    for (; !found.empty(); found.pop_back()) {
      std::pop_heap(found.begin(), found.end());
      const auto [latest, cell] = found.back();
      if (!visit(cell, usable_[at(latest)].claim)) {
        return;
      }
    }
  }

 private:
  // The claims that need the cells on the way from the root, and perhaps more. Children and claims
  // are in lists that begin with the latest and end with -1.
  struct Node {
    int cell;
    int child;
    int next;    // child of the same node
    int claim;   // that needs no more, by its place among the usable ones
    int latest;  // claim of it and of its children
    Set room;    // what the rooms of all of them have in common
  };

  struct Usable {
    int claim;
    int before;  // that needs the same
  };

  // A claim by its place, and the cell that the winner lacks for it.
  using Lacking = std::pair<int, int>;

  void use(int claim) {
    const int place = count();
    const Set& room = claims_.at(claim).room;
    if (nodes_.empty()) {
      nodes_.push_back({-1, -1, -1, -1, place, room});
    }
    int there = 0;
    const auto enter = [&](int node) {
      there = node;
      nodes_[at(node)].latest = place;
      nodes_[at(node)].room &= room;
    };
    enter(0);
    claims_.at(claim).need.each([&](int cell) { enter(child(there, cell, room)); });
    usable_.push_back({claim, std::exchange(nodes_[at(there)].claim, place)});
  }

  // The child of a node by a cell, which is the first one from now on.
  int child(int node, int cell, const Set& room) {
    int before = -1;
    int found = nodes_[at(node)].child;
    while (found >= 0 && nodes_[at(found)].cell != cell) {
      before = std::exchange(found, nodes_[at(found)].next);
    }
    if (found < 0) {
      found = static_cast<int>(nodes_.size());
      nodes_.push_back({cell, -1, -1, -1, -1, room});
    } else if (before >= 0) {
      nodes_[at(before)].next = nodes_[at(found)].next;
    } else {
      return found;
    }
    nodes_[at(found)].next = std::exchange(nodes_[at(node)].child, found);
    return found;
  }

  void find(const Node& node, const Set& mine, const Set& taken, int& latest) const {
    if (node.room.meets(taken)) {
      return;
    }
    for (int place = node.claim; place > latest; place = usable_[at(place)].before) {
      if (is_open(place, taken)) {
        latest = place;
      }
    }
    for (int i = node.child; i >= 0 && nodes_[at(i)].latest > latest; i = nodes_[at(i)].next) {
      if (mine.test(nodes_[at(i)].cell)) {
        find(nodes_[at(i)], mine, taken, latest);
      }
    }
  }

  void find_lacking(const Node& node, const Set& mine, const Set& taken, int first, int lacked,
                    std::vector<Lacking>& found) const {
    if (node.room.meets(taken)) {
      return;
    }
    for (int place = node.claim; lacked >= 0 && place >= first; place = usable_[at(place)].before) {
      if (is_open(place, taken)) {
        found.push_back({place, lacked});
      }
    }
    for (int i = node.child; i >= 0 && nodes_[at(i)].latest >= first; i = nodes_[at(i)].next) {
      const int cell = nodes_[at(i)].cell;
      if (mine.test(cell)) {
        find_lacking(nodes_[at(i)], mine, taken, first, lacked, found);
      } else if (lacked < 0 && !taken.test(cell)) {
        find_lacking(nodes_[at(i)], mine, taken, first, cell, found);
      }
    }
  }

  bool is_open(int place, const Set& taken) const {
    return !claims_.at(usable_[at(place)].claim).room.meets(taken);
  }

  const Claims<Words>& claims_;
  std::vector<int> all_;
  std::vector<Usable> usable_;
  std::vector<Node> nodes_;  // the root first
};

}  // namespace hexproof
