// The first look at a position: is it decided at once, and if not, which moves are worth trying?
#pragma once

#include <array>
#include <optional>

#include "connections.hpp"
#include "decomposition.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "sides.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class Expander {
 public:
  using Set = Bits<Words>;

  Expander(const Sides<Words>& sides, Watch& watch)
      : sides_(sides), black_(sides.black(), watch) {
    if (sides.white() != nullptr) {
      white_.emplace(*sides.white(), watch);
    }
  }

  Record<Words> expand(const State<Words>& state) {
    Record<Words> record;
    record.state = state;
    record.filled = state;
    const bool black_moves = state.to_move == Side::kBlack;
    if (is_over(record, {}, {})) {
      return record;
    }

    Fill fill;
    do {
      fill_in(record.filled, state.to_move, fill);
      if (is_over(record, fill.black, fill.white)) {
        return record;
      }
      record.needed = black_moves ? fill.black : fill.white;
      record.carrier = black_moves ? fill.white : fill.black;
      record.moves = open(record.filled);
      look_for_win(record);
      if (!record.decided()) {
        look_for_loss(record);
      }
      if (record.decided()) {
        return record;
      }
    } while (fill_parts(record.filled, fill));
    record.moves -= fill.dominated;
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
      return record;
    }
    record.proof = 1;
    record.disproof = static_cast<std::uint32_t>(record.moves.count());
    return record;
  }

 private:
  // The cells that each side captured, and the mover's dominated ones.
  struct Fill {
    Set black;
    Set white;
    Set dominated;
  };

  Set open(const State<Words>& state) const { return sides_.cells() - state.black - state.white; }

  Groups<Words> black_groups(const State<Words>& state) const {
    return Groups<Words>(sides_.black(), state.black, open(state));
  }

  // White must have a net.
  Groups<Words> white_groups(const State<Words>& state) const {
    return Groups<Words>(*sides_.white(), state.white, open(state));
  }

  // Fills in dead and captured cells, as the sides' nets show them in turn. Dead cells become white.
  void fill_in(State<Words>& state, Side mover, Fill& fill) const {
    while (true) {
      const Inferior<Words> black(black_groups(state));
      fill.black |= black.own_captured();
      fill.white |= black.other_captured();
      state.black |= black.own_captured();
      state.white = sides_.cells() - black.open() - state.black;
      fill.dominated = {};
      black.add_dominated(mover == Side::kBlack, fill.dominated);
      if (sides_.white() == nullptr) {
        return;
      }
      const Inferior<Words> white(white_groups(state));
      fill.white |= white.own_captured();
      fill.black |= white.other_captured();
      state.black |= white.other_captured();
      state.white = sides_.cells() - white.open() - state.black;
      if (white.open() == black.open()) {
        white.add_dominated(mover == Side::kWhite, fill.dominated);
        return;
      }
    }
  }

  // Fills in a part that one side holds; false if there is none.
  bool fill_parts(State<Words>& state, Fill& fill) const {
    if (fill_part(black_groups(state), black_, state.black, fill.black)) {
      return true;
    }
    return white_ && fill_part(white_groups(state), *white_, state.white, fill.white);
  }

  static bool fill_part(const Groups<Words>& groups, const Connections<Words>& connections, Set& taken, Set& needed) {
    const auto part = Decomposition<Words>(groups).held(connections);
    if (part) {
      taken |= part->cells;
      needed |= part->carrier;
    }
    return part.has_value();
  }

  // Decides the record if a side has reached its goal or Black can't any more.
  bool is_over(Record<Words>& record, const Set& black_needs, const Set& white_needs) const {
    const bool black_moves = record.state.to_move == Side::kBlack;
    if (sides_.black_wins(record.filled)) {
      record.decide(black_moves, black_needs, -1);
    } else if (sides_.white_wins(record.filled)) {
      record.decide(!black_moves, white_needs, -1);
    }
    return record.decided();
  }

  // The side's connections in the filled position, or null for White where it has no net.
  const Connections<Words>* connections(const Record<Words>& record, Side side,
                                        bool first_threat) {
    if (side == Side::kBlack) {
      black_.search(black_groups(record.filled), first_threat);
      return &black_;
    }
    if (!white_) {
      return nullptr;
    }
    white_->search(white_groups(record.filled), first_threat);
    return &*white_;
  }

  void look_for_win(Record<Words>& record) {
    const Connections<Words>* own = connections(record, record.state.to_move, true);
    if (own == nullptr) {
      return;
    }
    if (own->win()) {
      record.decide(true, *own->win() | record.needed, -1);
    } else if (!own->threats().empty()) {
      const auto& threat = own->threats().front();
      record.decide(true, threat.cells | record.needed, threat.key);
    }
  }

  void look_for_loss(Record<Words>& record) {
    const Connections<Words>* others = connections(record, other(record.state.to_move), false);
    if (others == nullptr) {
      return;
    }
    if (others->win()) {
      record.decide(false, *others->win() | record.carrier, -1);
      return;
    }
    for (const auto& threat : others->threats()) {
      refute(record, threat.cells);
    }
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
    }
  }

  // The opponent threatens to win with these cells: the mover must take one of them.
  static void refute(Record<Words>& record, const Set& threat) {
    if (!record.moves.within(threat)) {
      record.moves &= threat;
      record.carrier |= threat;
    }
  }

  const Sides<Words>& sides_;
  Connections<Words> black_;
  std::optional<Connections<Words>> white_;
};

}  // namespace hexproof
