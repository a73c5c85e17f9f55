// Virtual connections of one side: H-search (Anshelevich, 2002) with the economies of Pawlewicz,
// Hayward, Henderson and Arneson, "Stronger virtual connections in Hex" (2015).
//
// A link joins two ends, each an empty cell or one of the side's groups, within a set of empty
// cells: a full link even if the opponent moves first, a threat (semi-connection) if the side moves
// first, at the threat's key. A link to an empty cell means: once the side has the cell.
//
// And rule: two full links within disjoint cells that meet at a group make a full link, at an empty
// cell a threat with that cell as its key. Or rule: threats with no cell common to all make a full
// link of their union. A set that contains a known one is dropped, and so is a further full link of
// a pair that doesn't help to avoid a cell which all known ones share.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
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

  Connections(const Graph<Words>& graph, Watch& watch)
      : graph_(graph), watch_(watch), slots_(at(graph.vertices()) * at(graph.vertices()), kNone) {}

  // Finds links in a position. With `first_threat`, stops at the first threat to reach the goal.
  void search(const Groups<Words>& groups, bool first_threat) {
    start(groups, first_threat);
    while (!done_) {
      if (!fulls_.empty()) {
        const Fresh fresh = fulls_.front();
        fulls_.pop_front();
        join(fresh);
      } else if (!threatened_.empty()) {
        const std::size_t slot = threatened_.front();
        threatened_.pop_front();
        unite(slot);
      } else {
        break;
      }
    }
    if (!done_) {
      collect();
      join_many();
    }
  }

  // The cells within which the side wins although the opponent moves first, if found.
  const std::optional<Set>& win() const { return win_; }

  // Whether two ends are joined by a full link.
  bool joined(int one, int two) const { return partners_[at(one)].test(two); }

  // A full link of two ends that are joined, if one lies within the cells.
  std::optional<Set> joined_within(int one, int two, const Set& cells) const {
    for (const Full& full : pairs_[slots_[index(one, two)]].fulls) {
      if (full.cells.within(cells)) {
        return full.cells;
      }
    }
    return std::nullopt;
  }

  // The ways found to win with the side to move.
  const std::vector<Threat>& threats() const { return threats_; }

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};
  static constexpr std::size_t kMaxLinks = (std::size_t{48} << 20) / sizeof(Threat);
  static constexpr std::size_t kMaxJoined = 200;

  struct Full {
    Set cells;
    bool joined;  // the and rule has been used on it
  };

  // All links between two ends.
  struct Pair {
    int one;
    int two;
    std::vector<Full> fulls;
    std::vector<Threat> threats;
    Set shared;         // by all full links
    Set shared_joined;  // by the joined ones
    Set shared_threats;
    bool waiting;       // for the or rule
    bool goal;
  };

  // A full link that the and rule has not been used on.
  struct Fresh {
    std::size_t slot;
    Set cells;
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  static Set everything() {
    Set all;
    all.word.fill(~std::uint64_t{0});
    return all;
  }

  void start(const Groups<Words>& groups, bool first_threat) {
    first_threat_ = first_threat;
    done_ = false;
    win_.reset();
    threats_.clear();
    for (std::size_t slot = 0; slot < count_; ++slot) {
      slots_[index(pairs_[slot].one, pairs_[slot].two)] = kNone;
      slots_[index(pairs_[slot].two, pairs_[slot].one)] = kNone;
    }
    count_ = 0;
    links_ = 0;
    fulls_.clear();
    threatened_.clear();
    partners_.assign(at(graph_.vertices()), Set{});
    open_ = groups.open();
    through_ = open_;
    name_goals(groups);
    open_.each([&](int cell) {
      (graph_.neighbours(cell) & open_).each([&](int other) {
        if (cell < other) {
          add_full(pair(cell, other), {});
        }
      });
    });
    for (const Group<Words>& group : groups.list()) {
      group.liberties.each([&](int cell) { add_full(pair(group.captain, cell), {}); });
    }
  }

  // A terminal need not be passed through, unless another alternative wants other terminals.
  void name_goals(const Groups<Words>& groups) {
    many_.clear();
    goals_.clear();
    for (const Group<Words>& group : groups.list()) {
      if (group.terminals.none() || graph_.alternatives().size() > 1) {
        through_.set(group.captain);
      }
    }
    for (const Set& alternative : graph_.alternatives()) {
      std::vector<int> wanted;
      Set found;
      for (const Group<Words>& group : groups.list()) {
        if (group.terminals.meets(alternative)) {
          wanted.push_back(group.captain);
          found |= group.terminals & alternative;
        }
      }
      if (!(found == alternative)) {
        continue;  // a terminal has no free cell left
      }
      if (wanted.size() == 2) {
        const std::size_t slot = pair(wanted[0], wanted[1]);
        pairs_[slot].goal = true;
        goals_.push_back(slot);
      } else {
        many_.push_back(std::move(wanted));
      }
    }
  }

  std::size_t index(int one, int two) const { return at(one) * at(graph_.vertices()) + at(two); }

  // The slot of the pair, a new one if need be.
  std::size_t pair(int one, int two) {
    std::uint32_t& slot = slots_[index(one, two)];
    if (slot == kNone) {
      slot = static_cast<std::uint32_t>(count_);
      slots_[index(two, one)] = slot;
      if (count_ == pairs_.size()) {
        pairs_.emplace_back();
      }
      Pair& fresh = pairs_[count_++];
      fresh.one = one;
      fresh.two = two;
      fresh.fulls.clear();
      fresh.threats.clear();
      fresh.shared = everything();
      fresh.shared_joined = everything();
      fresh.shared_threats = everything();
      fresh.waiting = false;
      fresh.goal = false;
    }
    return slot;
  }

  template <typename Link>
  static bool has_part(const std::vector<Link>& known, const Set& cells) {
    for (const Link& part : known) {
      if (part.cells.within(cells)) {
        return true;
      }
    }
    return false;
  }

  // Drops the links that contain the cells, if any.
  template <typename Link>
  static bool drop(std::vector<Link>& known, const Set& cells) {
    const auto end = std::remove_if(known.begin(), known.end(),
                                    [&](const Link& link) { return cells.within(link.cells); });
    const bool found = end != known.end();
    known.erase(end, known.end());
    return found;
  }

  void add_full(std::size_t slot, const Set& cells) {
    Pair& known = pairs_[slot];
    if (has_part(known.fulls, cells) || links_ >= kMaxLinks) {
      return;
    }
    if (drop(known.fulls, cells)) {
      known.shared = everything();
      known.shared_joined = everything();
      for (const Full& full : known.fulls) {
        known.shared &= full.cells;
        if (full.joined) {
          known.shared_joined &= full.cells;
        }
      }
    } else if (known.shared.within(cells)) {
      return;
    }
    known.fulls.push_back({cells, false});
    known.shared &= cells;
    ++links_;
    if (known.goal) {
      win_ = cells;
      done_ = true;
      return;
    }
    if (drop(known.threats, cells)) {
      share_threats(known);
    }
    partners_[at(known.one)].set(known.two);
    partners_[at(known.two)].set(known.one);
    fulls_.push_back({slot, cells});
  }

  static void share_threats(Pair& known) {
    known.shared_threats = everything();
    for (const Threat& threat : known.threats) {
      known.shared_threats &= threat.cells;
    }
  }

  void add_threat(std::size_t slot, const Set& cells, int key) {
    Pair& known = pairs_[slot];
    if (has_part(known.fulls, cells) || has_part(known.threats, cells) || links_ >= kMaxLinks) {
      return;
    }
    drop(known.threats, cells);
    known.threats.push_back({cells, key});
    known.shared_threats &= cells;
    ++links_;
    if (known.goal && first_threat_) {
      threats_.push_back({cells, key});
      done_ = true;
      return;
    }
    if (!known.waiting && known.shared_threats.none()) {
      known.waiting = true;
      threatened_.push_back(slot);
    }
  }

  // The and rule, for a full link with all joined ones that it meets.
  void join(const Fresh& fresh) {
    watch_.check();
    Pair& known = pairs_[fresh.slot];
    bool found = false;
    for (Full& full : known.fulls) {
      if (!full.joined && full.cells == fresh.cells) {
        full.joined = true;
        found = true;
      }
    }
    if (!found) {
      return;  // a better one has taken its place
    }
    known.shared_joined &= fresh.cells;
    const int one = known.one;
    const int two = known.two;
    join_at(one, two, fresh.cells);
    if (!done_) {
      join_at(two, one, fresh.cells);
    }
  }

  // Goes on from one end through the other.
  void join_at(int from, int via, Set cells) {
    if (!through_.test(via)) {
      return;
    }
    const bool empty = via < graph_.empties() && open_.test(via);
    if (empty) {
      cells.set(via);
    }
    Set ends = partners_[at(via)] - cells;
    ends.reset(from);
    ends.each([&](int to) {
      if (done_) {
        return;
      }
      const std::size_t other = slots_[index(via, to)];
      if (pairs_[other].shared_joined.meets(cells) || pairs_[other].shared_joined == everything()) {
        return;
      }
      const std::size_t target = pair(from, to);
      for (std::size_t i = 0; i < pairs_[other].fulls.size() && !done_; ++i) {
        const Full& full = pairs_[other].fulls[i];
        if (!full.joined || full.cells.test(from) || full.cells.meets(cells)) {
          continue;
        }
        if (empty) {
          add_threat(target, full.cells | cells, via);
        } else {
          add_full(target, full.cells | cells);
        }
      }
    });
  }

  // The or rule. Makes a full link for each cell that all known ones share and that the threats can
  // do without.
  void unite(std::size_t slot) {
    watch_.check();
    pairs_[slot].waiting = false;
    Set wanted = pairs_[slot].shared;
    while (wanted.any() && !done_) {
      const int avoided = wanted.first();
      wanted.reset(avoided);
      Set shared = everything();
      Set all;
      for (const Threat& threat : pairs_[slot].threats) {
        if (!threat.cells.test(avoided) && !shared.within(threat.cells)) {
          shared &= threat.cells;
          all |= threat.cells;
        }
      }
      if (shared.none()) {
        wanted &= all;
        add_full(slot, all);
      }
    }
  }

  void collect() {
    for (const std::size_t slot : goals_) {
      for (const Threat& threat : pairs_[slot].threats) {
        add_goal_threat(threat);
        if (done_) {
          return;
        }
      }
    }
  }

  // The or rule among all ways to reach the goal at once: no cell stops them all.
  void add_goal_threat(const Threat& threat) {
    if (threats_.empty()) {
      common_ = everything();
      all_ = {};
    }
    threats_.push_back(threat);
    if (!common_.within(threat.cells)) {
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
        if (!in[from] || slots_[index(wanted[from], wanted[to])] == kNone) {
          continue;
        }
        const Pair& between = pairs_[slots_[index(wanted[from], wanted[to])]];
        in[to] = true;
        for (const Full& full : between.fulls) {
          if (!full.cells.meets(used)) {
            grow(wanted, in, joined + 1, used | full.cells, key);
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

  bool first_threat_ = false;
  bool done_ = false;
  Set open_;
  Set through_;  // the ends that links may meet at
  std::vector<std::uint32_t> slots_;  // of each two ends
  std::vector<Pair> pairs_;           // the first count_ are in use
  std::size_t count_ = 0;
  std::size_t links_ = 0;
  std::vector<Set> partners_;         // of each end, by full links
  std::deque<Fresh> fulls_;
  std::deque<std::size_t> threatened_;
  std::vector<std::size_t> goals_;
  std::vector<std::vector<int>> many_;  // more than two groups that are all that is wanted
  std::optional<Set> win_;
  std::vector<Threat> threats_;
  Set common_;  // to all threats
  Set all_;     // of the threats that made it so
};

}  // namespace hexproof
