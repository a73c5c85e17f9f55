// The first look at a position: is it decided at once, and if not, which moves are worth trying?
#pragma once

#include <optional>

#include "chain.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class Expander {
 public:
  using Set = Bits<Words>;

  Expander(const Graph<Words>& graph, Watch& watch) : graph_(graph), watch_(watch) {}

  Record<Words> expand(const State<Words>& state) const {
    Record<Words> record;
    record.state = state;
    record.filled = state;
    const bool black_moves = state.to_move == Side::kBlack;
    if (is_over(record, {}, {})) {
      return record;
    }

    // Fill in dead and captured cells.
    const Inferior<Words> inferior(groups_of(state));
    const Set& open = inferior.open();
    record.filled.black |= inferior.black_captured();
    record.filled.white = graph_.cells() - open - record.filled.black;
    if (is_over(record, inferior.black_captured(), inferior.white_captured())) {
      return record;
    }
    record.needed = black_moves ? inferior.black_captured() : inferior.white_captured();
    record.carrier = black_moves ? inferior.white_captured() : inferior.black_captured();

    record.moves = open;
    const Groups<Words> groups = groups_of(record.filled);
    if (black_moves) {
      look_for_black(record, groups);
    } else {
      look_for_white(record, groups);
    }
    if (record.decided()) {
      return record;
    }
    record.moves -= inferior.dominated(state.to_move);
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
      return record;
    }
    record.proof = 1;
    record.disproof = static_cast<std::uint32_t>(record.moves.count());
    return record;
  }

 private:
  Groups<Words> groups_of(const State<Words>& state) const {
    return Groups<Words>(graph_, state.black, graph_.cells() - state.black - state.white);
  }

  // Decides the record if Black has joined an alternative or can't any more.
  bool is_over(Record<Words>& record, const Set& black_needs, const Set& white_needs) const {
    const bool black_moves = record.state.to_move == Side::kBlack;
    if (graph_.joins(graph_.nodes() | record.filled.black)) {
      record.decide(black_moves, black_needs, -1);
    } else if (!graph_.joins((graph_.nodes() | graph_.cells()) - record.filled.white)) {
      record.decide(!black_moves, white_needs, -1);
    }
    return record.decided();
  }

  // Whether White wins by taking the cell.
  bool separates(const Groups<Words>& groups, const Record<Words>& record, int cell) const {
    Set left = graph_.nodes() | record.filled.black | groups.open();
    left.reset(cell);
    return !graph_.joins(left);
  }

  void look_for_black(Record<Words>& record, const Groups<Words>& groups) const {
    groups.open().each([&](int cell) {
      watch_.check();
      if (record.decided()) {
        return;
      }
      if (const auto links = chain(groups.with(cell), graph_.alternatives(), Set{})) {
        record.decide(true, *links | Set::single(cell) | record.needed, cell);
      }
    });
    if (record.decided()) {
      return;
    }
    groups.open().each([&](int cell) {
      if (record.moves.any() && separates(groups, record, cell)) {
        refute(record, Set::single(cell));
      }
    });
  }

  void look_for_white(Record<Words>& record, const Groups<Words>& groups) const {
    if (const auto links = chain(groups.list(), graph_.alternatives(), Set{})) {
      record.decide(false, *links | record.carrier, -1);
      return;
    }
    groups.open().each([&](int cell) {
      watch_.check();
      if (!record.decided() && separates(groups, record, cell)) {
        record.decide(true, record.needed | Set::single(cell), cell);
      }
    });
    if (record.decided()) {
      return;
    }
    groups.open().each([&](int cell) {
      watch_.check();
      if (record.moves.none()) {
        return;
      }
      if (const auto links = chain(groups.with(cell), graph_.alternatives(), Set{})) {
        refute(record, *links | Set::single(cell));
      }
    });
  }

  // The opponent threatens to win with these cells: the mover must take one of them.
  static void refute(Record<Words>& record, const Set& threat) {
    if (record.moves.within(threat)) {
      return;
    }
    record.moves &= threat;
    record.carrier |= threat;
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
    }
  }

  const Graph<Words>& graph_;
  Watch& watch_;
};

}  // namespace hexproof
