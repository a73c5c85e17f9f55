// Dead, captured and dominated cells, found in the contracted graph of a position.
//
// The graph is one side's: its vertices are the empty cells and the side's groups that hold a
// terminal; two are adjacent if they touch on the board or through one other group of the side. The
// side's own stone contracts a cell: the cell's neighbours become adjacent. The other side's stone
// deletes it.
//
// A cell is dead if its neighbours are pairwise adjacent: every connection through it has a short
// cut, now and after all further moves. A cell kills another for a side if that side's taking it
// makes the other dead. Two cells that kill each other are captured by that side: it answers one
// with the other. A cell that another one kills is dominated by the killer. See [DEAD], a key
// of docs/papers.md.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "groups.hpp"
#include "tuning.hpp"

namespace hexproof {

template <int Words>
class Inferior {
 public:
  using Set = Bits<Words>;

  // Goes on from an earlier position of the same graph, if one is given: what depends on nothing
  // that changed since is taken from there.
  explicit Inferior(const Groups<Words>& groups, const Inferior* earlier = nullptr)
      : Inferior(groups, earlier, [](int, int, const Set&, const Set&) { return true; }) {}

  // The own side captures only pairs for which `may(one, two, own_captured(), open())` holds, with
  // what is filled in so far.
  template <typename May>
  Inferior(const Groups<Words>& groups, const Inferior* earlier, May may)
      : open_(groups.open()),
        near_(static_cast<std::size_t>(groups.graph().vertices())),
        killers_(near_.size()),
        stale_(open_) {
    open_.each([&](int cell) { near(cell) = groups.graph().neighbours(cell) & open_; });
    for (const Group<Words>& group : groups.list()) {
      group.liberties.each([&](int cell) { near(cell) |= group.liberties; });
      if (group.terminals.any()) {
        const int terminal = group.terminals.first();
        near(terminal) = group.liberties;
        group.liberties.each([&](int cell) { near(cell).set(terminal); });
      }
    }
    open_.each([&](int cell) { near(cell).reset(cell); });
    if (earlier != nullptr) {
      killers_ = earlier->killers_;
      stale_ = open_ - earlier->open_;
      (open_ | groups.graph().terminals()).each([&](int vertex) {
        const Set differs =
            (near(vertex) - earlier->near(vertex)) | (earlier->near(vertex) - near(vertex));
        if (differs.any()) {
          changes(vertex, differs);
        }
      });
    }
    while (fill(may)) {
    }
  }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(near_.capacity() * sizeof(Set) +
                                     killers_.capacity() * sizeof(Killers));
  }

  // The cells that still matter.
  const Set& open() const { return open_; }
  const Set& own_captured() const { return own_captured_; }

  // The pairs that the own side captured, in this order: each kills its mate once the earlier ones
  // are filled in.
  const std::vector<std::pair<int, int>>& own_pairs() const { return own_pairs_; }

  const Set& other_captured() const { return other_captured_; }

  // Whether the carrier of a full link between two groups of the own side can be filled in.
  // `around` are the liberties and terminals of the two. If so, returns the cells that the other
  // side captures then, some of the carrier among them; all others of the carrier become the own
  // side's.
  //
  // Cells of the carrier that touch nothing but the carrier and `around` are worth no more than the
  // link. The others, those that reach out, must be worth nothing: even with all the rest of the
  // carrier given to the own side, the other side answers each with a mate. So it holds the
  // position down to the filled one, and the link holds it up to that.
  std::optional<Set> lost_by_joining(const Set& carrier, const Set& around) const {
    Set out;
    carrier.each([&](int cell) {
      if (!(near(cell) - carrier).within(around)) {
        out.set(cell);
      }
    });
    if (out.count() > tuning::kReachingOut || out == carrier) {
      return std::nullopt;
    }
    Inferior after(*this);
    (carrier - out).each([&](int cell) { after.contract(cell); });
    Set lost;
    while (out.any()) {
      const int cell = out.first();
      out.reset(cell);
      lost.set(cell);
      const Killers killers = after.lone_killers(cell);
      int mate = -1;
      if (!killers.dead) {
        killers.other.each([&](int killer) {
          if (mate < 0 && after.lone_killers(killer).other.test(cell)) {
            mate = killer;
          }
        });
        if (mate < 0) {
          return std::nullopt;
        }
        after.remove(mate);
        out.reset(mate);
        lost.set(mate);
      }
      after.remove(cell);
    }
    return lost;
  }

  // Adds cells that are worse for the graph's own or the other side than one that is not in the set
  // when they are added. So each cell of the set is worse than some cell that stays out of it.
  void add_dominated(bool own, Set& found) const {
    open_.each([&](int victim) {
      const Killers& killers = killers_[static_cast<std::size_t>(victim)];
      const Set& able = own ? killers.own : killers.other;
      if (((able & open_) - found).any()) {
        found.set(victim);
      }
    });
  }

 private:
  struct Killers {
    Set own;
    Set other;
    bool dead = true;
  };

  Set& near(int vertex) { return near_[static_cast<std::size_t>(vertex)]; }
  const Set& near(int vertex) const { return near_[static_cast<std::size_t>(vertex)]; }

  void remove(int cell) {
    open_.reset(cell);
    near(cell).each([&](int vertex) {
      near(vertex).reset(cell);
      changes(vertex, {});
    });
  }

  void contract(int cell) {
    const Set around = near(cell);
    around.each([&](int vertex) {
      near(vertex) |= around;
      near(vertex).reset(vertex);
    });
    around.each([&](int vertex) { changes(vertex, around); });
    remove(cell);
  }

  // The vertex touches some others that it did not touch, or no more. A cell's killers depend on
  // what it touches, on what that touches of its own neighbours and theirs. So if a terminal
  // touches other cells, that matters only to those of its many cells that are near these.
  void changes(int vertex, const Set& others) {
    stale_.set(vertex);
    if (open_.test(vertex)) {
      stale_ |= near(vertex);
      return;
    }
    Set around;
    others.each([&](int other) { around |= near(other); });
    around.reset(vertex);
    Set reached = around;
    around.each([&](int cell) { reached |= near(cell); });
    stale_ |= near(vertex) & reached;
  }

  // Fills in what it finds; false if there is nothing.
  template <typename May>
  bool fill(May& may) {
    const Set before = open_;
    open_.each([&](int cell) {
      if (!stale_.test(cell)) {
        return;
      }
      Killers& killers = killers_[static_cast<std::size_t>(cell)];
      killers = lone_killers(cell);
      if (killers.dead) {
        remove(cell);
      }
    });
    if (!(open_ == before)) {
      return true;
    }
    (stale_ & open_).each([&](int cell) {
      (near(cell) & open_).each([&](int killer) {
        if (own_kills(killer, cell)) {
          killers_[static_cast<std::size_t>(cell)].own.set(killer);
        }
      });
    });
    stale_ = {};
    Set rest = open_;
    while (rest.any()) {
      const int cell = rest.first();
      rest.reset(cell);
      const Killers& killers = killers_[static_cast<std::size_t>(cell)];
      const int other = partner(cell, killers.other & rest, false, [](int) { return true; });
      if (other >= 0) {
        remove(cell);
        remove(other);
        other_captured_.set(cell);
        other_captured_.set(other);
        return true;
      }
      const int mate = partner(cell, killers.own & rest, true,
                               [&](int killer) { return may(cell, killer, own_captured_, open_); });
      if (mate >= 0) {
        contract(cell);
        contract(mate);
        own_captured_.set(cell);
        own_captured_.set(mate);
        own_pairs_.emplace_back(cell, mate);
        return true;
      }
    }
    return false;
  }

  // One of the cell's killers that the cell kills too and that may be it, or -1.
  template <typename May>
  int partner(int cell, const Set& able, bool own, May may) const {
    int found = -1;
    able.each([&](int killer) {
      const Killers& back = killers_[static_cast<std::size_t>(killer)];
      if ((own ? back.own : back.other).test(cell) && may(killer)) {
        found = killer;
      }
    });
    return found;
  }

  // The other side's killers, and the own ones that are no neighbours of the cell: all pairs of
  // neighbours that are not adjacent must lose a member or be joined.
  Killers lone_killers(int cell) const {
    Killers killers;
    killers.other = near(cell) & open_;
    killers.own = open_ - near(cell);
    killers.own.reset(cell);
    const Set around = near(cell);
    Set rest = around;
    around.each([&](int vertex) {
      rest.reset(vertex);
      const Set apart = rest - near(vertex);
      if (apart.none()) {
        return;
      }
      killers.dead = false;
      if (killers.own.none() && killers.other.none()) {
        return;
      }
      apart.each([&](int mate) {
        Set pair = Set::single(vertex);
        pair.set(mate);
        killers.other &= pair;
        killers.own &= near(vertex) & near(mate);
      });
    });
    return killers;
  }

  // Whether the side's own taking a neighbour makes the cell dead: the killer's neighbours get
  // joined, and each other one of the cell's must be adjacent to all.
  bool own_kills(int killer, int cell) const {
    const Set& joined = near(killer);
    Set around = joined | near(cell);
    around.reset(killer);
    around.reset(cell);
    Set others = around - joined;
    while (others.any()) {
      const int vertex = others.first();
      others.reset(vertex);
      Set rest = around;
      rest.reset(vertex);
      if (!rest.within(near(vertex))) {
        return false;
      }
    }
    return true;
  }

  Set open_;
  std::vector<Set> near_;
  std::vector<Killers> killers_;
  Set stale_;  // the cells whose killers have to be found anew
  Set own_captured_;
  std::vector<std::pair<int, int>> own_pairs_;
  Set other_captured_;
};

}  // namespace hexproof
