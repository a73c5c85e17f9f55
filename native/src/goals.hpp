// What is wanted of a side's groups, and how links span it.
#pragma once

#include <cstddef>
#include <vector>

#include "groups.hpp"
#include "links.hpp"

namespace hexproof {

// For each alternative that is within reach, the captains of the groups to join. Those of one group
// are joined already.
template <int Words>
std::vector<std::vector<int>> wanted_groups(const Groups<Words>& groups) {
  std::vector<std::vector<int>> all;
  for (const Bits<Words>& alternative : groups.graph().alternatives()) {
    std::vector<int> wanted;
    Bits<Words> found;
    for (const Group<Words>& group : groups.list()) {
      if (group.terminals.meets(alternative)) {
        wanted.push_back(group.captain);
        found |= group.terminals & alternative;
      }
    }
    if (found == alternative) {  // else a terminal has no free cell left
      all.push_back(std::move(wanted));
    }
  }
  return all;
}

// Spans wanted groups by full links and at most one threat, none of which share a cell.
template <int Words>
class Spans {
 public:
  using Set = Bits<Words>;

  struct Step {
    int from;
    int to;
    Link<Words> link;
  };

  Spans(const Links<Words>& links, const std::vector<int>& wanted)
      : links_(links), wanted_(wanted), in_(wanted.size(), false) {
    in_[0] = true;
  }

  // Shows each way to do that: its links, their cells, and the threat's key or -1; until `visit`
  // returns false.
  template <typename Visit>
  void each(Visit visit) {
    grow(1, {}, -1, visit);
  }

 private:
  // False if `visit` has enough.
  template <typename Visit>
  bool grow(std::size_t joined, const Set& used, int key, Visit& visit) {
    if (joined == wanted_.size()) {
      return visit(steps_, used, key);
    }
    bool more = true;
    for (std::size_t to = 0; to < wanted_.size() && more; ++to) {
      for (std::size_t from = 0; from < wanted_.size() && !in_[to] && more; ++from) {
        const auto slot = links_.find(wanted_[from], wanted_[to]);
        if (!in_[from] || slot == Links<Words>::kEnd) {
          continue;
        }
        in_[to] = true;
        const auto known = links_.pair(static_cast<std::size_t>(slot));
        for (const auto list : {known.fulls, known.threats}) {
          links_.each(list, [&](const Link<Words>& link) {
            if ((key < 0 || link.key < 0) && !link.cells.meets(used)) {
              steps_.push_back({wanted_[from], wanted_[to], link});
              more = grow(joined + 1, used | link.cells, link.key < 0 ? key : link.key, visit);
              steps_.pop_back();
            }
            return more;
          });
        }
        in_[to] = false;
      }
    }
    return more;
  }

  const Links<Words>& links_;
  const std::vector<int>& wanted_;
  std::vector<bool> in_;
  std::vector<Step> steps_;
};

}  // namespace hexproof
