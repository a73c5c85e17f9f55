// Dead, captured and dominated cells, found in the contracted graph of a position.
//
// The graph's vertices are the empty cells and the black groups that hold a terminal; two are
// adjacent if they touch on the board or through one other black group. Black taking a cell
// contracts it: its neighbours become adjacent. White taking a cell deletes it.
//
// A cell is dead if its neighbours are pairwise adjacent: every connection through it has a short
// cut, now and after all further moves. A cell kills another for a side if that side's taking it
// makes the other dead. Two cells that kill each other are captured by that side: it answers one
// with the other. A cell that another one kills is dominated by the killer. See Björnsson, Hayward,
// Johanson, van Rijswijck, "Dead cell analysis in Hex and the Shannon game" (2007).
#pragma once

#include <vector>

#include "groups.hpp"
#include "problem.hpp"

namespace hexproof {

template <int Words>
class Inferior {
 public:
  using Set = Bits<Words>;

  explicit Inferior(const Groups<Words>& groups)
      : open_(groups.open()), near_(static_cast<std::size_t>(groups.graph().vertices())) {
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
    while (fill()) {
    }
  }

  // The cells that still matter.
  const Set& open() const { return open_; }
  const Set& black_captured() const { return black_captured_; }
  const Set& white_captured() const { return white_captured_; }

  // Cells that are worse for the side than another that is not among them.
  Set dominated(Side side) const {
    Set found;
    open_.each([&](int victim) {
      const Killers& killers = killers_[static_cast<std::size_t>(victim)];
      const Set& able = side == Side::kBlack ? killers.black : killers.white;
      // The killer is there still or is found later, for a killer that is found later yet.
      if ((able - found).any()) {
        found.set(victim);
      }
    });
    return found;
  }

 private:
  struct Killers {
    Set black;
    Set white;
    bool dead = true;
  };

  Set& near(int vertex) { return near_[static_cast<std::size_t>(vertex)]; }
  const Set& near(int vertex) const { return near_[static_cast<std::size_t>(vertex)]; }

  void remove(int cell) {
    near(cell).each([&](int vertex) { near(vertex).reset(cell); });
    open_.reset(cell);
  }

  void contract(int cell) {
    const Set around = near(cell);
    around.each([&](int vertex) {
      near(vertex) |= around;
      near(vertex).reset(vertex);
    });
    remove(cell);
  }

  // Fills in what it finds; false if there is nothing.
  bool fill() {
    killers_.assign(near_.size(), Killers{});
    bool filled = false;
    open_.each([&](int cell) {
      Killers& killers = killers_[static_cast<std::size_t>(cell)];
      killers = lone_killers(cell);
      if (killers.dead) {
        remove(cell);
        filled = true;
      }
    });
    if (filled) {
      return true;
    }
    open_.each([&](int cell) {
      (near(cell) & open_).each([&](int killer) {
        if (black_kills(killer, cell)) {
          killers_[static_cast<std::size_t>(cell)].black.set(killer);
        }
      });
    });
    Set rest = open_;
    while (rest.any()) {
      const int cell = rest.first();
      rest.reset(cell);
      const Killers& killers = killers_[static_cast<std::size_t>(cell)];
      const int white = partner(cell, killers.white & rest, Side::kWhite);
      if (white >= 0) {
        remove(cell);
        remove(white);
        white_captured_.set(cell);
        white_captured_.set(white);
        return true;
      }
      const int black = partner(cell, killers.black & rest, Side::kBlack);
      if (black >= 0) {
        contract(cell);
        contract(black);
        black_captured_.set(cell);
        black_captured_.set(black);
        return true;
      }
    }
    return false;
  }

  // One of the cell's killers that the cell kills too, or -1.
  int partner(int cell, const Set& able, Side side) const {
    int found = -1;
    able.each([&](int killer) {
      const Killers& back = killers_[static_cast<std::size_t>(killer)];
      if ((side == Side::kBlack ? back.black : back.white).test(cell)) {
        found = killer;
      }
    });
    return found;
  }

  // White's killers, and those of Black's that are no neighbours of the cell: all pairs of
  // neighbours that are not adjacent must lose a member or be joined.
  Killers lone_killers(int cell) const {
    Killers killers;
    killers.white = near(cell) & open_;
    killers.black = open_ - near(cell);
    killers.black.reset(cell);
    const Set around = near(cell);
    Set rest = around;
    around.each([&](int vertex) {
      rest.reset(vertex);
      Set apart = rest - near(vertex);
      if (apart.none()) {
        return;
      }
      killers.dead = false;
      apart.each([&](int mate) {
        Set pair = Set::single(vertex);
        pair.set(mate);
        killers.white &= pair;
        killers.black &= near(vertex) & near(mate);
      });
    });
    return killers;
  }

  // Whether Black's taking a neighbour makes the cell dead.
  bool black_kills(int killer, int cell) const {
    const Set& joined = near(killer);
    Set around = joined | near(cell);
    around.reset(killer);
    around.reset(cell);
    // The killer's neighbours are joined; each other vertex must be adjacent to all.
    Set others = around - joined;
    bool kills = true;
    others.each([&](int vertex) {
      Set rest = around;
      rest.reset(vertex);
      kills = kills && rest.within(near(vertex));
    });
    return kills;
  }

  Set open_;
  std::vector<Set> near_;
  std::vector<Killers> killers_;
  Set black_captured_;
  Set white_captured_;
};

}  // namespace hexproof
