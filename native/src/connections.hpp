// Virtual connections of one side: H-search (Anshelevich, [HSEARCH]) with the economies of
// [STRONG] (Pawlewicz et al.), keys of docs/papers.md.
//
// And rule: two full links within disjoint cells that meet at a group make a full link, at an empty
// cell a threat with that cell as its key. Or rule: threats with no cell common to all make a full
// link of their union. A link that contains a known one is dropped, and so is a further full link
// of a pair that doesn't help to avoid a cell which all known ones share.
//
// The links of a position are found from those of an earlier one: a stone of the opponent ends the
// links through its cell, an own stone shortens them, and only what changed is joined again.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "goals.hpp"
#include "groups.hpp"
#include "links.hpp"
#include "stop.hpp"
#include "tuning.hpp"
#include "ways.hpp"

namespace hexproof {

template <int Words>
class Connections {
 public:
  using Set = Bits<Words>;

  using Threat = typename Ways<Words>::Threat;

  Connections(const Graph<Words>& graph, Watch& watch)
      : graph_(graph), watch_(watch), links_(graph.vertices()) {}

  // Finds links in a position. With `first_threat`, stops at the first threat to reach the goal.
  void search(const Groups<Words>& groups, bool first_threat) {
    links_.clear();
    start(groups, first_threat);
    open_.each([&](int cell) {
      (graph_.neighbours(cell) & open_).each([&](int other) {
        if (cell < other) {
          add_full(links_.slot(cell, other), {});
        }
      });
    });
    run(groups);
  }

  // The same, from the complete links of an earlier position; since then the side took the cells of
  // `own` and lost those of `lost`.
  void search_on(const Connections& earlier, const Set& own, const Set& lost,
                 const Groups<Words>& groups, bool first_threat) {
    if (&earlier != this) {
      links_ = earlier.links_;
      goals_ = earlier.goals_;
    }
    const Set before = earlier.ends_;
    start(groups, first_threat);
    take_over(groups, before, own, lost);
    run(groups);
  }

  // The cells within which the side wins although the opponent moves first, if found.
  const std::optional<Set>& win() const { return ways_.win(); }

  // The ways found to win with the side to move.
  const std::vector<Threat>& threats() const { return ways_.threats(); }

  // The ends that full links join to one.
  const Set& partners(int end) const { return links_.partners(end); }

  const Links<Words>& links() const { return links_; }
  std::int64_t bytes() const { return links_.bytes(); }

 private:
  using Pair = typename Links<Words>::Pair;

  static constexpr std::size_t kMaxLinks = tuning::kLinkBytes / sizeof(Link<Words>);

  // A full link that the and rule has not been used on.
  struct Fresh {
    std::size_t slot;
    Set cells;
  };

  void start(const Groups<Words>& groups, bool first_threat) {
    first_threat_ = first_threat;
    done_ = false;
    ways_.clear();
    fulls_.clear();
    next_full_ = 0;
    threatened_.clear();
    next_threatened_ = 0;
    open_ = groups.open();
    ends_ = open_;
    for (const Group<Words>& group : groups.list()) {
      ends_.set(group.captain);
    }
    name_goals(groups);
  }

  // A terminal need not be passed through, unless another alternative wants other terminals.
  void name_goals(const Groups<Words>& groups) {
    for (const std::size_t slot : goals_) {
      if (slot < links_.pairs()) {
        links_.pair(slot).goal = false;
      }
    }
    goals_.clear();
    many_.clear();
    through_ = open_;
    for (const Group<Words>& group : groups.list()) {
      if (group.terminals.none() || graph_.alternatives().size() > 1) {
        through_.set(group.captain);
      }
    }
    for (std::vector<int>& wanted : wanted_groups(groups)) {
      if (wanted.size() == 2) {
        goals_.push_back(links_.slot(wanted[0], wanted[1]));
        links_.pair(goals_.back()).goal = true;
      } else {
        many_.push_back(std::move(wanted));
      }
    }
  }

  // Brings the earlier links up to date. Those that changed are added anew.
  void take_over(const Groups<Words>& groups, const Set& before, const Set& own, const Set& lost) {
    changed_.clear();
    take_changed(groups.ends(), before, own, lost);
    add_changed();
  }

  // A link that stones have changed, between what its ends have become.
  struct Changed {
    int one;
    int two;
    Link<Words> link;
  };

  // Takes out the links that change. Owns no memory, nor does add_changed: in a function that does,
  // each call costs much in WebAssembly, as it may have to be left with the memory given back.
  void take_changed(const std::vector<int>& end, const Set& before, const Set& own,
                    const Set& lost) {
    const Set touched = own | lost;
    links_.each_touched(touched, before - ends_, touched_, [&](std::size_t slot) {
      const int one = end[at(links_.pair(slot).one)];
      const int two = end[at(links_.pair(slot).two)];
      const bool stays = one == links_.pair(slot).one && two == links_.pair(slot).two;
      const auto changes = [&](const Link<Words>& link) {
        if (stays && !link.cells.meets(touched)) {
          return false;
        }
        if (one >= 0 && two >= 0 && one != two && !link.cells.meets(lost)) {
          const int key = link.key >= 0 && own.test(link.key) ? -1 : link.key;
          changed_.push_back({one, two, {link.cells - own, key, false}});
        }
        return true;
      };
      const bool lacks = links_.remove_fulls(slot, changes);
      links_.remove_threats(slot, changes);
      if (lacks) {
        wait(slot);
      }
    });
  }

  void add_changed() {
    for (const Changed& item : changed_) {
      const std::size_t slot = links_.slot(item.one, item.two);
      if (item.link.key < 0) {
        add_full(slot, item.link.cells);
      } else {
        add_threat(slot, item.link.cells, item.link.key);
      }
    }
  }

  void run(const Groups<Words>& groups) {
    for (const Group<Words>& group : groups.list()) {
      group.liberties.each([&](int cell) { add_full(links_.slot(group.captain, cell), {}); });
    }
    if (!graph_.templates().empty()) {
      add_templates(groups);
    }
    if (first_threat_ && !done_) {
      collect();
    }
    while (!done_) {
      if (next_full_ < fulls_.size()) {
        const Fresh fresh = fulls_[next_full_++];
        join(fresh);
      } else if (next_threatened_ < threatened_.size()) {
        unite(threatened_[next_threatened_++]);
      } else {
        break;
      }
    }
    if (!done_) {
      collect();
      join_many();
    }
  }

  // A template whose cells the opponent has none of is a link.
  void add_templates(const Groups<Words>& groups) {
    const std::vector<int> end = groups.ends();
    const Set free = groups.taken() | open_;
    for (const Template<Words>& placed : graph_.templates()) {
      const int from = end[at(placed.from)];
      const int edge = end[at(placed.edge)];
      if (from >= 0 && edge >= 0 && from != edge && placed.cells.within(free)) {
        add_full(links_.slot(from, edge), placed.cells & open_);
      }
    }
  }

  void add_full(std::size_t slot, const Set& cells) {
    if (done_ || links_.size() >= kMaxLinks || !links_.add_full(slot, cells)) {
      return;
    }
    if (links_.pair(slot).goal) {
      ways_.win(cells);
      done_ = true;
      return;
    }
    fulls_.push_back({slot, cells});
  }

  void add_threat(std::size_t slot, const Set& cells, int key) {
    if (done_ || links_.size() >= kMaxLinks || !links_.add_threat(slot, cells, key)) {
      return;
    }
    if (links_.pair(slot).goal && first_threat_) {
      ways_.add({cells, key});
      done_ = true;
      return;
    }
    wait(slot);
  }

  // Puts the pair in line for the or rule if that may help.
  void wait(std::size_t slot) {
    Pair& known = links_.pair(slot);
    if (!known.waiting && links_.shared(known.threats).none()) {
      known.waiting = true;
      threatened_.push_back(slot);
    }
  }

  // The and rule, for a full link with all joined ones that it meets.
  void join(const Fresh& fresh) {
    watch_.check();
    if (!links_.join(fresh.slot, fresh.cells)) {
      return;  // a better one has taken its place
    }
    const int one = links_.pair(fresh.slot).one;
    const int two = links_.pair(fresh.slot).two;
    join_at(one, two, fresh.cells);
    join_at(two, one, fresh.cells);
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
    Set ends = links_.partners(via) - cells;
    ends.reset(from);
    if (from < graph_.empties()) {
      ends -= graph_.neighbours(from);  // no link is better than touching
    }
    ends.each([&](int to) {
      links_.each(links_.pair(at(links_.find(via, to))).fulls, [&](const Link<Words>& full) {
        if (done_) {
          return false;
        }
        if (full.joined && !full.cells.test(from) && !full.cells.meets(cells)) {
          const std::size_t target = links_.slot(from, to);
          if (empty) {
            add_threat(target, full.cells | cells, via);
          } else {
            add_full(target, full.cells | cells);
          }
        }
        return true;
      });
    });
  }

  // The or rule. Makes a full link if there is none, and one for each cell that all known ones
  // share and that the threats can do without.
  void unite(std::size_t slot) {
    watch_.check();
    links_.pair(slot).waiting = false;
    const Pair& pair = links_.pair(slot);
    Set wanted = links_.shared(pair.fulls) - links_.shared(pair.threats) - pair.needed;
    if (links_.pair(slot).fulls == Links<Words>::kEnd) {
      wanted = unite_without(slot, {}) - links_.pair(slot).needed;
    }
    while (wanted.any() && !done_) {
      const Set avoided = Set::single(wanted.first());
      wanted -= avoided;
      const Set found = unite_without(slot, avoided);
      if (found.any()) {
        wanted &= found;
      } else {
        links_.pair(slot).needed |= avoided;
      }
    }
  }

  // Makes a full link of threats that do without some cells; none if they don't suffice.
  Set unite_without(std::size_t slot, const Set& avoided) {
    Set common = Links<Words>::everything();
    Set all;
    links_.each(links_.pair(slot).threats, [&](const Link<Words>& threat) {
      if (!threat.cells.meets(avoided) && !common.within(threat.cells)) {
        common &= threat.cells;
        all |= threat.cells;
      }
      return common.any();
    });
    if (all.none() || common.any()) {
      return {};
    }
    add_full(slot, all);
    return all;
  }

  void collect() {
    for (const std::size_t slot : goals_) {
      links_.each(links_.pair(slot).threats, [&](const Link<Words>& threat) {
        add_way({threat.cells, threat.key});
        return !done_;
      });
    }
  }

  void add_way(const Threat& threat) {
    ways_.add(threat);
    done_ = first_threat_ || ways_.win().has_value();
  }

  // Alternatives of more than two terminals.
  void join_many() {
    for (const std::vector<int>& wanted : many_) {
      if (done_) {
        return;
      }
      Spans<Words>(links_, wanted).each([&](const auto&, const Set& used, int key) {
        if (key < 0) {
          ways_.win(used);
          done_ = true;
        } else if (threats().size() < tuning::kThreats && !ways_.knows(used)) {
          add_way({used, key});
        }
        return !done_;
      });
    }
  }

  const Graph<Words>& graph_;
  Watch& watch_;
  Links<Words> links_;
  typename Links<Words>::Touched touched_;
  std::vector<Changed> changed_;

  bool first_threat_ = false;
  bool done_ = false;
  Set open_;
  Set ends_;                  // that links may have
  Set through_;               // the ends that links may meet at
  std::vector<Fresh> fulls_;  // to be joined in turn
  std::size_t next_full_ = 0;
  std::vector<std::size_t> threatened_;  // pairs that wait for the or rule
  std::size_t next_threatened_ = 0;
  std::vector<std::size_t> goals_;
  std::vector<std::vector<int>> many_;  // more than two groups that are all that is wanted
  Ways<Words> ways_;
};

}  // namespace hexproof
