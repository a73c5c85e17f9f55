// Why the links of a position hold, as claims: each link is traced back by the and rule and the or
// rule to stones that touch.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "captures.hpp"
#include "claims.hpp"
#include "goals.hpp"
#include "groups.hpp"
#include "links.hpp"
#include "paths.hpp"

namespace hexproof {

template <int Words>
class Derivation {
 public:
  using Set = Bits<Words>;
  using Fillings = std::vector<typename Captures<Words>::Filling>;
  using Way = typename Claims<Words>::Way;

  // The claim of a template that was placed as a link, where the side has the stones.
  using Why = std::function<std::optional<int>(const Template<Words>&, const Set& stones)>;

  // What joins two ends, or reaches the goal.
  struct Parts {
    Set stones;
    std::vector<int> claims;
  };

  // `stones` are those that the side has taken besides its nodes, the cells of `filled` among them.
  Derivation(const Groups<Words>& groups, const Set& stones, const Fillings& filled,
             const Links<Words>& links, const Captures<Words>& captures, Claims<Words>& claims,
             Why why)
      : groups_(groups),
        paths_(groups, stones),
        stones_(stones),
        filled_(filled),
        links_(links),
        captures_(captures),
        claims_(claims),
        why_(std::move(why)),
        ends_(groups.ends()) {
    for (const Group<Words>& group : groups.list()) {
      captains_.set(group.captain);
    }
  }

  // The claim of the goal if the links reach it.
  std::optional<int> goal() {
    std::optional<int> found;
    for (const std::vector<int>& wanted : wanted_groups(groups_)) {
      const Set tied = paths_.ties(wanted);
      Spans<Words>(links_, wanted).each([&](const auto& steps, const Set&, int key) {
        if (key < 0) {
          found = goal(steps, tied);
        }
        return !found;
      });
      if (found) {
        break;
      }
    }
    return found;
  }

  // The claim of a full link.
  std::optional<int> full(int one, int two, const Set& cells) {
    Parts parts;
    if (!expand(one, two, cells, parts)) {
      return std::nullopt;
    }
    if (parts.claims.size() == 1) {
      const auto& claim = claims_.at(parts.claims[0]);
      if (claim.one == std::min(one, two) && claim.two == std::max(one, two)) {
        return parts.claims[0];
      }
    }
    parts.stones |= ends(one, two);
    return join(one, two, parts);
  }

  // The claim that two vertices are joined, by stones or by one of the full links of their ends.
  std::optional<int> joined(int one, int two) {
    const Set stones = to_end(one) | to_end(two);
    if (end(one) == end(two)) {
      return claims_.join(one, two, paths_.path(one, two), {});
    }
    std::optional<int> found;
    each_full(end(one), end(two), Links<Words>::everything(), [&](const Link<Words>& link) {
      Parts parts{stones, {}};
      if (!found && expand(end(one), end(two), link.cells, parts)) {
        found = join(one, two, parts);
      }
    });
    return found;
  }

  // Ways to join two vertices by one move.
  std::vector<Way> ways(int one, int two) {
    const Set stones = to_end(one) | to_end(two);
    std::vector<Way> found;
    each_threat(end(one), end(two), Links<Words>::everything(), [&](const Link<Words>& threat) {
      if (auto parts = through(end(one), end(two), threat)) {
        parts->stones |= stones;
        if (const auto claim = join(one, two, *parts)) {
          found.push_back({threat.key, *claim});
        }
      }
    });
    return found;
  }

  // Ways to the goal by one move, each of which can do without a cell that the earlier ones share.
  std::vector<Way> ways() {
    std::vector<Way> found;
    Set left = Links<Words>::everything();
    for (const std::vector<int>& wanted : wanted_groups(groups_)) {
      const Set tied = paths_.ties(wanted);
      Spans<Words>(links_, wanted).each([&](const auto& steps, const Set& used, int key) {
        if (key >= 0 && !left.within(used)) {
          if (const auto claim = goal(steps, tied)) {
            found.push_back({key, *claim});
            left &= used;
          }
        }
        return left.any();
      });
    }
    return found;
  }

 private:
  using Key = std::tuple<int, int, std::array<std::uint64_t, Words>>;

  struct Tried {
    std::optional<Parts> parts;
    int open = 0;  // its depth while it is in progress
  };

  static constexpr int kUnblocked = std::numeric_limits<int>::max();

  // The claim of the goal by these links and the stones that tie groups.
  std::optional<int> goal(const std::vector<typename Spans<Words>::Step>& steps, const Set& tied) {
    Parts parts{tied, {}};
    for (const auto& [from, to, link] : steps) {
      if (!(link.key < 0 ? expand(from, to, link.cells, parts)
                         : expand_threat(from, to, link, parts))) {
        return std::nullopt;
      }
    }
    const auto claim = claims_.goal(parts.stones, parts.claims);
    return claim ? captures_.without(filled_, stones_, *claim, [](int) {}) : claim;
  }

  // The rest of a threat, once its key is taken.
  std::optional<Parts> through(int one, int two, const Link<Words>& threat) {
    Parts parts;
    if (expand_threat(one, two, threat, parts)) {
      return parts;
    }
    return std::nullopt;
  }

  bool expand_threat(int one, int two, const Link<Words>& threat, Parts& parts) {
    Set cells = threat.cells;
    cells.reset(threat.key);
    Parts more = parts;
    if (!expand_and(one, threat.key, two, cells, more)) {
      return false;
    }
    more.stones.set(threat.key);
    parts = std::move(more);
    return true;
  }

  // Adds what joins two ends by a full link within the cells.
  bool expand_within(int one, int two, const Set& cells, Parts& parts) {
    bool found = false;
    each_full(one, two, cells, [&](const Link<Words>& link) {
      if (!found) {
        found = expand(one, two, link.cells, parts);
      }
    });
    return found;
  }

  // Two full links within the cells, from one end to the next, that have nothing in common.
  bool expand_and(int one, int via, int two, const Set& cells, Parts& parts) {
    bool found = false;
    each_full(one, via, cells, [&](const Link<Words>& link) {
      if (found || link.cells.test(via)) {
        return;
      }
      Parts more = parts;
      if (expand(one, via, link.cells, more) && expand_within(via, two, cells - link.cells, more)) {
        parts = std::move(more);
        found = true;
      }
    });
    return found;
  }

  // Adds what joins two ends by this full link.
  bool expand(int one, int two, const Set& cells, Parts& parts) {
    const Key key{std::min(one, two), std::max(one, two), cells.word};
    const auto [known, fresh] = known_.try_emplace(key);
    Tried& tried = known->second;
    if (fresh) {
      const int depth = ++depth_;
      const int outer = std::exchange(blocked_, kUnblocked);
      tried.open = depth;  // so that nothing rests on itself
      tried.parts = derive(one, two, cells);
      tried.open = 0;
      --depth_;
      const bool again = !tried.parts && blocked_ < depth;
      blocked_ = again ? std::min(blocked_, outer) : outer;
      if (again) {
        known_.erase(known);  // it may do where that one is not in progress
        return false;
      }
    } else if (tried.open > 0) {
      blocked_ = std::min(blocked_, tried.open);
    }
    if (!tried.parts) {
      return false;
    }
    const Parts& found = *tried.parts;
    parts.stones |= found.stones;
    parts.claims.insert(parts.claims.end(), found.claims.begin(), found.claims.end());
    return true;
  }

  std::optional<Parts> derive(int one, int two, const Set& cells) {
    if (cells.none() && paths_.touch(one, two)) {
      return Parts{paths_.path(one, two), {}};
    }
    Set vias = links_.partners(one) & links_.partners(two) & captains_;
    vias.reset(one);
    vias.reset(two);
    while (vias.any()) {
      const int via = vias.first();
      vias.reset(via);
      Parts parts;
      if (expand_and(one, via, two, cells, parts)) {
        return parts;
      }
    }
    std::optional<Parts> parts = choose(one, two, cells);
    return parts ? parts : placed(one, two, cells);
  }

  // A template within the cells.
  std::optional<Parts> placed(int one, int two, const Set& cells) {
    for (const Template<Words>& each : groups_.graph().templates()) {
      const int from = end(each.from);
      const int edge = end(each.edge);
      if (each.cells.within(cells | stones_) &&
          ((from == one && edge == two) || (from == two && edge == one))) {
        if (const auto claim = why_(each, stones_)) {
          return Parts{to_end(each.from) | to_end(each.edge), {*claim}};
        }
      }
    }
    return std::nullopt;
  }

  int end(int vertex) const { return ends_[at(vertex)]; }

  // The stones that join a vertex to the end that it belongs to, and the two.
  Set to_end(int vertex) const { return paths_.path(vertex, end(vertex)); }

  // The or rule.
  std::optional<Parts> choose(int one, int two, const Set& cells) {
    std::vector<Way> ways;
    Set left = Links<Words>::everything();
    each_threat(one, two, cells, [&](const Link<Words>& threat) {
      if (left.none() || left.within(threat.cells)) {
        return;
      }
      auto parts = through(one, two, threat);
      if (!parts) {
        return;
      }
      parts->stones |= ends(one, two);
      if (const auto claim = join(one, two, *parts)) {
        left &= threat.cells;
        ways.push_back({threat.key, *claim});
      }
    });
    const auto claim = left.any() ? std::nullopt : claims_.choice(ways);
    return claim ? std::optional(Parts{{}, {*claim}}) : std::nullopt;
  }

  // The ends that are stones.
  Set ends(int one, int two) const {
    return (Set::single(one) | Set::single(two)) & groups_.graph().cells();
  }

  std::optional<int> join(int one, int two, const Parts& parts) {
    return claims_.join(one, two, parts.stones, parts.claims);
  }

  template <typename Visit>
  void each_full(int one, int two, const Set& cells, Visit visit) const {
    each(one, two, cells, true, visit);
  }

  template <typename Visit>
  void each_threat(int one, int two, const Set& cells, Visit visit) const {
    each(one, two, cells, false, visit);
  }

  template <typename Visit>
  void each(int one, int two, const Set& cells, bool full, Visit visit) const {
    const std::int32_t slot = links_.find(one, two);
    if (slot == Links<Words>::kEnd) {
      return;
    }
    const auto& pair = links_.pair(at(slot));
    links_.each(full ? pair.fulls : pair.threats, [&](const Link<Words>& link) {
      if (link.cells.within(cells)) {
        visit(link);
      }
      return true;
    });
  }

  const Groups<Words>& groups_;
  Paths<Words> paths_;
  Set stones_;
  Fillings filled_;
  const Links<Words>& links_;
  const Captures<Words>& captures_;
  Claims<Words>& claims_;
  Why why_;
  std::vector<int> ends_;
  Set captains_;
  std::map<Key, Tried> known_;
  int depth_ = 0;             // of the links that are in progress
  int blocked_ = kUnblocked;  // the least depth of those that a failure came upon
};

}  // namespace hexproof
