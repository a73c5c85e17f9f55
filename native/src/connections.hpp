// Virtual connections of one side (H-search after Anshelevich, 2002), anchored at its groups.
//
// A link joins a group to a cell or to another group, within a set of empty cells: a full link even
// if the opponent moves first, a threat (semi-connection) if the side moves first, at the threat's
// key. A link to a cell means: once the side has the cell.
//
// New links come from old ones with disjoint cells. And rule: two full links that meet at a group
// make a full link, at an empty cell a threat with that cell as its key; a full link and a threat
// that meet at a group make a threat. Cells are linked to cells only by touching or by a bridge,
// which keeps the number of pairs small. Or rule: threats with no cell common to all make a full
// link of their union. Smaller sets come first; sets that contain a known one are dropped.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "groups.hpp"
#include "stop.hpp"

namespace hexproof {

template <int Words>
class Connections {
 public:
  using Set = Bits<Words>;

  struct Threat {
    Set cells;  // with the key
    int key;
  };

  Connections(const Graph<Words>& graph, Watch& watch) : graph_(graph), watch_(watch) {
    const std::size_t cells = static_cast<std::size_t>(graph.empties());
    bridges_.resize(cells);
    buckets_.resize(cells + 1);
    graph.cells().each([&](int from) {
      graph.cells().each([&](int to) {
        const Set common = graph.neighbours(from) & graph.neighbours(to) & graph.cells();
        if (from != to && !graph.neighbours(from).test(to) && common.several()) {
          add_bridges(from, to, common);
        }
      });
    });
  }

  // Finds links in a position. With `first_threat`, stops at the first threat to reach the goal.
  void search(const Groups<Words>& groups, bool first_threat) {
    start(groups, first_threat);
    while (!done_) {
      while (lowest_ < buckets_.size() && buckets_[lowest_].empty()) {
        ++lowest_;
      }
      if (lowest_ == buckets_.size()) {
        break;
      }
      const Link link = buckets_[lowest_].back();
      buckets_[lowest_].pop_back();
      --waiting_;
      if (link.key < 0) {
        accept_full(link);
      } else {
        accept_threat(link);
      }
    }
    if (!done_) {
      join_many();
    }
  }

  // The cells within which the side wins although the opponent moves first, if found.
  const std::optional<Set>& win() const { return win_; }

  // The ways found to win with the side to move.
  const std::vector<Threat>& threats() const { return threats_; }

 private:
  static constexpr std::size_t kMaxFull = 6;       // links of a pair
  static constexpr std::size_t kMaxThreats = 12;   // of a pair; of two terminals four times as many
  static constexpr int kMaxUnion = 3;              // threats added by one use of the or rule
  static constexpr std::size_t kMaxWaiting = (std::size_t{48} << 20) / sizeof(Threat);
  static constexpr std::size_t kMaxJoined = 200;

  // From a group to a cell, or to group `to - empties`; the key of a full link is negative.
  struct Link {
    Set cells;
    int group;
    int to;
    int key;
  };

  struct Bridge {
    int to;
    Set cells;
  };

  struct Pair {
    std::vector<Set> full;
    std::vector<Threat> threats;
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  void add_bridges(int from, int to, Set common) {
    while (common.several()) {
      const int one = common.first();
      common.reset(one);
      common.each([&](int two) {
        Set cells = Set::single(one);
        cells.set(two);
        bridges_[at(from)].push_back({to, cells});
      });
    }
  }

  void start(const Groups<Words>& groups, bool first_threat) {
    open_ = groups.open();
    first_threat_ = first_threat;
    done_ = false;
    win_.reset();
    threats_.clear();
    count_ = static_cast<int>(groups.list().size());
    width_ = graph_.empties() + count_;
    pairs_.resize(std::max(pairs_.size(), at(count_ * width_)));
    for (int i = 0; i < count_ * width_; ++i) {
      pairs_[at(i)].full.clear();
      pairs_[at(i)].threats.clear();
    }
    for (std::vector<Link>& bucket : buckets_) {
      bucket.clear();
    }
    lowest_ = 0;
    waiting_ = 0;
    name_terminals(groups);
    for (int group = 0; group < count_; ++group) {
      groups.list()[at(group)].liberties.each([&](int cell) { offer(group, cell, {}, -1); });
    }
  }

  void name_terminals(const Groups<Words>& groups) {
    terminal_.assign(at(count_), false);
    goal_.assign(at(count_ * count_), false);
    many_.clear();
    for (int group = 0; group < count_; ++group) {
      terminal_[at(group)] = groups.list()[at(group)].terminals.any();
    }
    for (const Set& alternative : graph_.alternatives()) {
      std::vector<int> wanted;
      Set found;
      for (int group = 0; group < count_; ++group) {
        if (groups.list()[at(group)].terminals.meets(alternative)) {
          wanted.push_back(group);
          found |= groups.list()[at(group)].terminals & alternative;
        }
      }
      if (!(found == alternative)) {
        continue;  // a terminal has no free cell left
      }
      if (wanted.size() == 2) {
        goal_[at(wanted[0] * count_ + wanted[1])] = true;
      } else {
        many_.push_back(std::move(wanted));
      }
    }
  }

  int cells() const { return graph_.empties(); }
  bool is_group(int to) const { return to >= cells(); }

  // Links between groups are kept with the smaller one.
  Pair& pair(int group, int to) {
    if (is_group(to) && to - cells() < group) {
      return pairs_[at((to - cells()) * width_ + group + cells())];
    }
    return pairs_[at(group * width_ + to)];
  }

  bool between_terminals(const Link& link) const {
    return is_group(link.to) && terminal_[at(link.group)] && terminal_[at(link.to - cells())];
  }

  bool reaches_goal(const Link& link) const {
    return is_group(link.to) && goal_[at(link.group * count_ + link.to - cells())];
  }

  static bool has_part(const std::vector<Set>& known, const Set& cells) {
    return std::any_of(known.begin(), known.end(),
                       [&](const Set& part) { return part.within(cells); });
  }

  static bool has_part(const std::vector<Threat>& known, const Set& cells) {
    return std::any_of(known.begin(), known.end(),
                       [&](const Threat& part) { return part.cells.within(cells); });
  }

  void offer(int group, int to, const Set& cells_used, int key) {
    if (is_group(to) && to - cells() < group) {
      const int other = to - cells();
      to = group + cells();
      group = other;
    }
    const Pair& known = pairs_[at(group * width_ + to)];
    if (to == group + cells() || waiting_ >= kMaxWaiting || has_part(known.full, cells_used) ||
        (key >= 0 && has_part(known.threats, cells_used))) {
      return;
    }
    const std::size_t size = at(cells_used.count());
    buckets_[size].push_back({cells_used, group, to, key});
    lowest_ = std::min(lowest_, size);
    ++waiting_;
  }

  // Offers the links that a full link within `used` makes with the links at its other end.
  void extend(int from, int to, const Set& used, const Pair& other) {
    const Set taken = with_end(used, to);
    for (const Set& full : other.full) {
      if (!full.meets(taken)) {
        offer(from, to, full | used, -1);
      }
    }
    for (const Threat& threat : other.threats) {
      if (!threat.cells.meets(taken)) {
        offer(from, to, threat.cells | used, threat.key);
      }
    }
  }

  Set with_end(Set used, int to) const {
    if (!is_group(to)) {
      used.set(to);
    }
    return used;
  }

  void accept_full(const Link& link) {
    watch_.check();
    Pair& known = pair(link.group, link.to);
    if (has_part(known.full, link.cells) ||
        (known.full.size() >= kMaxFull && !between_terminals(link))) {
      return;
    }
    known.full.push_back(link.cells);
    std::erase_if(known.threats,
                  [&](const Threat& threat) { return link.cells.within(threat.cells); });
    if (reaches_goal(link)) {
      win_ = link.cells;
      done_ = true;
      return;
    }
    if (is_group(link.to)) {
      extend_from_groups(link);
    } else {
      extend_from_cell(link);
    }
  }

  void extend_from_cell(const Link& link) {
    const int cell = link.to;
    Set used = link.cells;
    used.set(cell);
    ((graph_.neighbours(cell) & open_) - used).each([&](int next) {
      offer(link.group, next, used, cell);
    });
    for (const Bridge& bridge : bridges_[at(cell)]) {
      if (open_.test(bridge.to) && !used.test(bridge.to) && bridge.cells.within(open_) &&
          !bridge.cells.meets(used)) {
        offer(link.group, bridge.to, used | bridge.cells, cell);
      }
    }
    for (int group = 0; group < count_; ++group) {
      if (group == link.group) {
        continue;
      }
      for (const Set& full : pair(group, cell).full) {
        if (!full.meets(link.cells)) {
          offer(link.group, cells() + group, used | full, cell);
        }
      }
      extend(group, cell, link.cells, pair(link.group, cells() + group));
    }
  }

  void extend_from_groups(const Link& link) {
    const int ends[] = {link.group, link.to - cells()};
    for (int side = 0; side < 2; ++side) {
      const int via = ends[side];
      const int from = ends[1 - side];
      (open_ - link.cells).each([&](int cell) { extend(from, cell, link.cells, pair(via, cell)); });
      for (int group = 0; group < count_; ++group) {
        if (group != via && group != from) {
          extend(from, cells() + group, link.cells, pair(via, cells() + group));
        }
      }
    }
  }

  void accept_threat(const Link& link) {
    watch_.check();
    Pair& known = pair(link.group, link.to);
    const std::size_t room = between_terminals(link) ? 4 * kMaxThreats : kMaxThreats;
    if (has_part(known.full, link.cells) || has_part(known.threats, link.cells) ||
        known.threats.size() >= room) {
      return;
    }
    if (reaches_goal(link)) {
      add_goal_threat({link.cells, link.key});
      if (done_) {
        return;
      }
    }
    unite(link, known.threats, 0, link.cells, link.cells, kMaxUnion);
    known.threats.push_back({link.cells, link.key});
    if (!is_group(link.to)) {
      for (int group = 0; group < count_; ++group) {
        if (group != link.group) {
          add_full(link, group, link.to, pair(link.group, cells() + group));
        }
      }
      return;
    }
    const int ends[] = {link.group, link.to - cells()};
    for (int side = 0; side < 2; ++side) {
      const int via = ends[side];
      const int from = ends[1 - side];
      (open_ - link.cells).each([&](int cell) { add_full(link, from, cell, pair(via, cell)); });
      for (int group = 0; group < count_; ++group) {
        if (group != via && group != from) {
          add_full(link, from, cells() + group, pair(via, cells() + group));
        }
      }
    }
  }

  // The or rule among all ways to reach the goal at once: no cell stops them all.
  void add_goal_threat(const Threat& threat) {
    threats_.push_back(threat);
    if (threats_.size() == 1) {
      common_ = threat.cells;
      all_ = threat.cells;
    } else if (!common_.within(threat.cells)) {
      common_ &= threat.cells;
      all_ |= threat.cells;
    }
    if (common_.none()) {
      win_ = all_;
      done_ = true;
    } else if (first_threat_) {
      done_ = true;
    }
  }

  // Offers the threats that a threat makes with full links at its other end.
  void add_full(const Link& threat, int from, int to, const Pair& other) {
    const Set taken = with_end(threat.cells, to);
    for (const Set& full : other.full) {
      if (!full.meets(taken)) {
        offer(from, to, full | threat.cells, threat.key);
      }
    }
  }

  // The or rule, for a new threat with the known ones from a place on.
  void unite(const Link& link, const std::vector<Threat>& known, std::size_t from,
             const Set& common, const Set& all, int depth) {
    for (std::size_t i = from; i < known.size(); ++i) {
      const Set left = common & known[i].cells;
      if (left == common) {
        continue;
      }
      const Set joined = all | known[i].cells;
      if (left.none()) {
        offer(link.group, link.to, joined, -1);
      } else if (depth > 1) {
        unite(link, known, i + 1, left, joined, depth - 1);
      }
    }
  }

  // Alternatives of more than two terminals.
  void join_many() {
    for (const std::vector<int>& wanted : many_) {
      std::vector<bool> in(wanted.size(), false);
      in[0] = true;
      grow(wanted, in, 1, {}, -1);
    }
  }

  // Spans the wanted groups by full links and at most one threat.
  void grow(const std::vector<int>& wanted, std::vector<bool>& in, std::size_t joined,
            const Set& used, int key) {
    if (done_) {
      return;
    }
    if (joined == wanted.size()) {
      if (key < 0) {
        win_ = used;
        done_ = true;
      } else if (threats_.size() < kMaxJoined && !has_part(threats_, used)) {
        add_goal_threat({used, key});
      }
      return;
    }
    for (std::size_t to = 0; to < wanted.size(); ++to) {
      for (std::size_t from = 0; from < wanted.size() && !in[to]; ++from) {
        if (!in[from]) {
          continue;
        }
        const Pair& between = pair(wanted[from], cells() + wanted[to]);
        in[to] = true;
        for (const Set& full : between.full) {
          if (!full.meets(used)) {
            grow(wanted, in, joined + 1, used | full, key);
          }
        }
        for (const Threat& threat : between.threats) {
          if (key < 0 && !threat.cells.meets(used)) {
            grow(wanted, in, joined + 1, used | threat.cells, threat.key);
          }
        }
        in[to] = false;
      }
    }
  }

  const Graph<Words>& graph_;
  Watch& watch_;
  std::vector<std::vector<Bridge>> bridges_;

  Set open_;
  bool first_threat_ = false;
  bool done_ = false;
  int count_ = 0;  // groups
  int width_ = 0;  // cells and groups
  std::vector<bool> terminal_;
  std::vector<bool> goal_;              // pairs of groups that are all that is wanted
  std::vector<std::vector<int>> many_;  // more than two groups that are all that is wanted
  std::vector<Pair> pairs_;
  std::vector<std::vector<Link>> buckets_;  // links that wait, by the number of their cells
  std::size_t lowest_ = 0;
  std::size_t waiting_ = 0;
  std::optional<Set> win_;
  std::vector<Threat> threats_;
  Set common_;  // to all threats
  Set all_;     // of the threats that made it so
};

}  // namespace hexproof
