// What a search knows of a position: who holds what, and, once decided, who wins by what.
#pragma once

#include <cstdint>

#include "bits.hpp"
#include "problem.hpp"

namespace hexproof {

// The empty vertices that each side has taken, and whose turn it is.
template <int Words>
struct State {
  Bits<Words> black;
  Bits<Words> white;
  Side to_move;

  State after(int move) const {
    State next = *this;
    (to_move == Side::kBlack ? next.black : next.white).set(move);
    next.to_move = other(to_move);
    return next;
  }

  std::uint64_t hash() const {
    std::uint64_t hash = static_cast<std::uint64_t>(to_move);
    for (const auto* set : {&black, &white}) {
      for (std::uint64_t word : set->word) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
      }
    }
    return hash * 0xBF58476D1CE4E5B9u;
  }

  friend bool operator==(const State&, const State&) = default;
};

// The winner wins even if the loser has every empty cell outside the carrier.
template <int Words>
struct Proof {
  Side winner;
  Bits<Words> carrier;
  int move;  // the winner's, if it is its turn and it still has to move; else -1
};

}  // namespace hexproof
