// The first look at a position: is it decided at once, and if not, which moves are worth trying?
#pragma once

#include <array>
#include <optional>

#include "connections.hpp"
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

    // Fill in dead and captured cells.
    const Inferior<Words> inferior(Groups<Words>(sides_.black(), state.black, open(state)));
    record.filled.black |= inferior.black_captured();
    record.filled.white = sides_.cells() - inferior.open() - record.filled.black;
    if (is_over(record, inferior.black_captured(), inferior.white_captured())) {
      return record;
    }
    record.needed = black_moves ? inferior.black_captured() : inferior.white_captured();
    record.carrier = black_moves ? inferior.white_captured() : inferior.black_captured();

    record.moves = inferior.open();
    look_for_win(record);
    if (!record.decided()) {
      look_for_loss(record);
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
  Set open(const State<Words>& state) const { return sides_.cells() - state.black - state.white; }

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
    const Set empty = open(record.filled);
    if (side == Side::kBlack) {
      black_.search(Groups<Words>(sides_.black(), record.filled.black, empty), first_threat);
      return &black_;
    }
    if (!white_) {
      return nullptr;
    }
    white_->search(Groups<Words>(*sides_.white(), record.filled.white, empty), first_threat);
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
