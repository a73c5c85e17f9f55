// The transposition table: what is known of positions, in a bounded number of bytes.
//
// An entry holds its whole position, so that no verdict is ever taken from another one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "state.hpp"

namespace hexproof {

// A move that looks good, and how hard it seems, as the disproof number to begin with; 0 for none.
struct Hint {
  std::uint16_t move;
  std::uint16_t disproof;
};

// A position as it was expanded, or its proof. Numbers are seen from the side to move: `proof` is 0
// where it wins and `disproof` is 0 where it loses, the other one is kInfinite then.
template <int Words>
struct Record {
  static constexpr std::uint32_t kInfinite = 1u << 30;

  State<Words> state;
  State<Words> filled;    // with the cells that were filled in
  Bits<Words> moves;      // those not yet refuted
  std::array<Hint, 24> hints{};  // the moves to try first
  Bits<Words> needed;     // the mover's captured cells; a part of its carrier if it wins
  Bits<Words> carrier;    // the opponent's carrier so far; once decided the winner's
  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  std::int32_t move = -1;  // the winner's, if it is its turn
  std::uint32_t work = 0;  // positions searched below, about

  bool decided() const { return proof == 0 || disproof == 0; }
  Side winner() const { return proof == 0 ? state.to_move : other(state.to_move); }

  void decide(bool mover_wins, const Bits<Words>& cells, int winning_move) {
    proof = mover_wins ? 0 : kInfinite;
    disproof = mover_wins ? kInfinite : 0;
    carrier = cells;
    move = winning_move;
    moves = {};
  }
};

template <int Words>
class Table {
 public:
  // Grows up to so many bytes, but holds at least one bucket.
  explicit Table(std::int64_t bytes) : room_(bytes), records_(kWays) {}

  const Record<Words>* find(const State<Words>& state) const {
    const std::size_t bucket = first(state);
    for (std::size_t i = bucket; i < bucket + kWays; ++i) {
      if (records_[i].work > 0 && records_[i].state == state) {
        return &records_[i];
      }
    }
    return nullptr;
  }

  // Puts the record in the place of its old self or of the one in its bucket with the least work.
  void store(const Record<Words>& record) {
    Record<Words>& place = place_for(record.state);
    if (place.work == 0 && ++count_ > records_.size() / 2 && grow()) {
      place_for(record.state) = record;
    } else {
      place = record;
    }
  }

 private:
  static constexpr std::size_t kWays = 4;

  std::size_t first(const State<Words>& state) const {
    return (state.hash() >> 20 & (records_.size() / kWays - 1)) * kWays;
  }

  Record<Words>& place_for(const State<Words>& state) {
    const std::size_t bucket = first(state);
    std::size_t place = bucket;
    for (std::size_t i = bucket; i < bucket + kWays; ++i) {
      if (records_[i].work > 0 && records_[i].state == state) {
        return records_[i];
      }
      if (records_[i].work < records_[place].work) {
        place = i;
      }
    }
    return records_[place];
  }

  // Doubles the table if the old and the new one fit into the room together.
  bool grow() {
    const std::size_t bytes = 3 * records_.size() * sizeof(Record<Words>);
    if (static_cast<std::int64_t>(bytes) > room_) {
      return false;
    }
    std::vector<Record<Words>> old(2 * records_.size());
    old.swap(records_);
    count_ = 1;  // the record that is being stored
    for (const Record<Words>& record : old) {
      if (record.work > 0) {
        Record<Words>& place = place_for(record.state);
        count_ += place.work == 0 ? 1 : 0;
        place = record;
      }
    }
    return true;
  }

  std::int64_t room_;
  std::vector<Record<Words>> records_;
  std::size_t count_ = 0;
};

}  // namespace hexproof
