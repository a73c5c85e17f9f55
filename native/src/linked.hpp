// The winner's links in a position of a certificate, where cells are filled in, and what follows.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "captures.hpp"
#include "claims.hpp"
#include "connections.hpp"
#include "derivation.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "stop.hpp"

namespace hexproof {

template <int Words>
class Linked {
 public:
  using Set = Bits<Words>;
  using Pairs = typename Derivation<Words>::Pairs;
  using Way = typename Claims<Words>::Way;

  // What all positions of a prover share.
  struct Shared {
    const Graph<Words>& graph;
    const Captures<Words>& captures;
    Claims<Words>& claims;
    Watch& watch;
  };

  // The winner has the stones and the cells of `open` are empty. Fills in, of the winner's cells
  // only what a claim can do without.
  Linked(const Shared& shared, const Set& stones, const Set& open) : shared_(shared) {
    const Inferior<Words> inferior = shared_.captures.fill_in(stones, open);
    filled_ = inferior.own_pairs();
    stones_ = stones | inferior.own_captured();
    open_ = inferior.open();
    pairs_.resize(static_cast<std::size_t>(shared_.graph.empties()));
    open_.each([&](int cell) {
      const std::size_t at = static_cast<std::size_t>(cell);
      inferior.each_pair_captured_by(cell, [&](int one, int two) {
        if (shared_.captures.may(one) && shared_.captures.may(two)) {
          pairs_[at].emplace_back(one, two);
        }
      });
    });
  }

  // The winner's cells, with those of filled().
  const Set& stones() const { return stones_; }

  // The cells that still matter.
  const Set& open() const { return open_; }

  // The pairs that the winner captured, in order.
  const Pairs& filled() const { return filled_; }

  // Looks for links, all of them or until the first way to the goal; from those of an earlier
  // position if there is one.
  void search(const Linked* earlier, bool first, std::unique_ptr<Connections<Words>> room) {
    links_ = room != nullptr ? std::move(room)
                             : std::make_unique<Connections<Words>>(shared_.graph, shared_.watch);
    std::vector<Set> captured(pairs_.size());
    for (std::size_t cell = 0; cell < pairs_.size(); ++cell) {
      for (const auto& [one, two] : pairs_[cell]) {
        captured[cell].set(one);
        captured[cell].set(two);
      }
    }
    if (earlier == nullptr) {
      links_->search(groups(), captured, first);
      return;
    }
    const Set own = stones_ - earlier->stones_;
    links_->search_on(*earlier->links_, own, earlier->open_ - open_ - own, groups(), captured,
                      first);
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
  std::optional<Way> reply(int move, std::unique_ptr<Connections<Words>>& spare) const {
    Set open = open_;
    open.reset(move);
    Linked after(shared_, stones_, open);
    after.search(this, true, std::move(spare));
    std::optional<Way> way;
    const Groups<Words> found = after.groups();
    if (after.links_->win()) {
      if (const auto claim = after.derivation(found, after.filled_).goal();
          claim && after.open_.any()) {
        way = Way{after.open_.first(), *claim};
      }
    } else if (!after.links_->threats().empty()) {
      const std::vector<Way> ways = after.derivation(found, after.filled_).ways();
      if (!ways.empty()) {
        way = ways.front();
      }
    }
    spare = std::move(after.links_);
    return way;
  }

  std::int64_t bytes() const { return links_ == nullptr ? 0 : links_->bytes(); }

 private:
  Groups<Words> groups() const { return Groups<Words>(shared_.graph, stones_, open_); }

  // With claims that do without some pairs.
  Derivation<Words> derivation(const Groups<Words>& groups, const Pairs& pairs) const {
    return Derivation<Words>(groups, stones_, pairs, pairs_, links_->links(), shared_.captures,
                             shared_.claims);
  }

  Shared shared_;
  Set stones_;
  Set open_;
  Pairs filled_;
  std::vector<Pairs> pairs_;  // that the winner captures by taking each cell
  std::unique_ptr<Connections<Words>> links_;
};

}  // namespace hexproof
