// The winner's links in a position of a certificate, where cells are filled in, and what follows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "captures.hpp"
#include "claims.hpp"
#include "connections.hpp"
#include "decomposition.hpp"
#include "derivation.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "pool.hpp"
#include "stop.hpp"
#include "template_proofs.hpp"

namespace hexproof {

template <int Words>
class Linked {
 public:
  using Set = Bits<Words>;
  using Fillings = typename Derivation<Words>::Fillings;
  using Way = typename Claims<Words>::Way;

  // What all positions of a prover share.
  struct Shared {
    const Graph<Words>& graph;
    const Captures<Words>& captures;
    Claims<Words>& claims;
    TemplateProofs<Words>& templates;
    Pool<Connections<Words>>& spares;
    Watch& watch;
  };

  // The winner has the stones and the cells of `open` are empty. Fills in, of the winner's cells
  // only what a claim can do without.
  Linked(const Shared& shared, const Set& stones, const Set& open)
      : shared_(shared), stones_(stones), open_(open) {
    capture();
  }

  Linked(const Linked&) = delete;
  Linked& operator=(const Linked&) = delete;

  ~Linked() { shared_.spares.give_back(std::move(links_)); }

  // The winner's cells, with those of filled().
  const Set& stones() const { return stones_; }

  // The cells that still matter.
  const Set& open() const { return open_; }

  // What of that was filled in, in order.
  const Fillings& filled() const { return filled_; }

  // Looks for links, all of them or until the first way to the goal; from those of an earlier
  // position if there is one.
  void search(const Linked* earlier, bool first) {
    links_ = shared_.spares.take(shared_.graph, shared_.watch);
    if (earlier == nullptr) {
      links_->search(groups(), first);
    } else {
      search_on(*earlier->links_, earlier->stones_, earlier->open_, first);
    }
  }

  // Fills in a part that the winner holds by one of the links, all of which have been looked for,
  // and looks for them again; false if there is none.
  bool fill_part() {
    const Groups<Words> found = groups();
    const Decomposition<Words> decomposition(found);
    Derivation<Words> derived = derivation(found, {});
    typename Captures<Words>::Filling filling;
    const auto may = [&](const Part<Words>& part) {
      filling = {part.cells, derived.full(part.one, part.two, part.carrier), inside(found, part)};
      return filling.joining &&
             shared_.captures.holds(filling, stones_, open_ - part.cells - part.lost);
    };
    auto part = decomposition.held(*links_, may);
    if (!part) {
      part = decomposition.settled(*links_, *inferior_, may);
    }
    if (!part) {
      inferior_.reset();
      return false;
    }
    const Set stones = stones_;
    const Set open = open_;
    filled_.push_back(filling);
    stones_ |= part->cells;
    open_ -= part->cells | part->lost;
    capture();
    search_on(*links_, stones, open, false);
    return true;
  }

  // The claim of the goal if the links reach it with the opponent to move. It may need filled().
  std::optional<int> goal() const {
    const Groups<Words> found = groups();
    return derivation(found, {}).goal();
  }

  // Ways to the goal by one move, which may need filled().
  std::vector<Way> ways() const {
    const Groups<Words> found = groups();
    return derivation(found, {}).ways();
  }

  // A way to the goal by links once the opponent has taken one of the open cells; it may need what
  // was filled in before that.
  std::optional<Way> reply(int move) const {
    Set open = open_;
    open.reset(move);
    Linked after(shared_, stones_, open);
    after.search(this, true);
    const Groups<Words> found = after.groups();
    if (after.links_->win()) {
      if (const auto claim = after.derivation(found, after.filled_).goal();
          claim && after.open_.any()) {
        return Way{after.open_.first(), *claim};
      }
    } else if (!after.links_->threats().empty()) {
      const std::vector<Way> ways = after.derivation(found, after.filled_).ways();
      if (!ways.empty()) {
        return ways.front();
      }
    }
    return std::nullopt;
  }

  std::int64_t bytes() const { return links_ == nullptr ? 0 : links_->bytes(); }

 private:
  // The stones of further groups that touch the part.
  Set inside(const Groups<Words>& groups, const Part<Words>& part) const {
    Set found;
    for (const Group<Words>& group : groups.list()) {
      if (group.captain != part.one && group.captain != part.two &&
          group.liberties.meets(part.cells)) {
        found |= group.members & stones_;
      }
    }
    return found;
  }

  // Fills in what is dead or captured.
  void capture() {
    inferior_.emplace(shared_.captures.fill_in(stones_, open_));
    for (const auto& [one, two] : inferior_->own_pairs()) {
      filled_.push_back(Captures<Words>::pair(one, two));
    }
    stones_ |= inferior_->own_captured();
    open_ = inferior_->open();
  }

  // From the links of a position where the winner had the stones and the cells of `open` were
  // empty.
  void search_on(const Connections<Words>& earlier, const Set& stones, const Set& open,
                 bool first) {
    const Set own = stones_ - stones;
    links_->search_on(earlier, own, open - open_ - own, groups(), first);
  }

  Groups<Words> groups() const { return Groups<Words>(shared_.graph, stones_, open_); }

  // With claims that do without what was filled in.
  Derivation<Words> derivation(const Groups<Words>& groups, const Fillings& filled) const {
    return Derivation<Words>(groups, stones_, filled, links_->links(), shared_.captures,
                             shared_.claims,
                             [this](const Template<Words>& placed, const Set& stones) {
                               return shared_.templates.claim(placed, stones);
                             });
  }

  Shared shared_;
  Set stones_;
  Set open_;
  Fillings filled_;
  std::optional<Inferior<Words>> inferior_;  // until no part is left to fill in
  std::unique_ptr<Connections<Words>> links_;
};

}  // namespace hexproof
