// Decides positions of a region by depth-first search.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "graph.hpp"
#include "problem.hpp"
#include "stop.hpp"

namespace hexproof {

// The empty vertices that each side has taken, and whose turn it is.
template <int Words>
struct State {
  Bits<Words> black;
  Bits<Words> white;
  Side to_move;

  friend bool operator==(const State&, const State&) = default;
};

template <int Words>
struct StateHash {
  std::size_t operator()(const State<Words>& state) const {
    std::uint64_t hash = static_cast<std::uint64_t>(state.to_move);
    for (const auto* set : {&state.black, &state.white}) {
      for (std::uint64_t word : set->word) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
        hash ^= hash >> 29;
      }
    }
    return static_cast<std::size_t>(hash);
  }
};

// The winner wins even if the loser has every empty cell outside the carrier.
template <int Words>
struct Proof {
  Side winner;
  Bits<Words> carrier;
  int move;  // the winner's, if it is its turn and the game is not over; else -1
};

template <int Words>
class Search {
 public:
  using Set = Bits<Words>;

  Search(const Graph<Words>& graph, std::int64_t bytes, Watch& watch)
      : graph_(graph), watch_(watch), room_(bytes / static_cast<std::int64_t>(2 * sizeof(Known))) {}

  Proof<Words> prove(const State<Words>& state) {
    watch_.tick();
    const Set open = graph_.cells() - state.black - state.white;
    if (graph_.joins(graph_.nodes() | state.black)) {
      return {Side::kBlack, {}, -1};
    }
    if (!graph_.joins(graph_.nodes() | state.black | open)) {
      return {Side::kWhite, {}, -1};
    }
    if (const auto known = known_.find(state); known != known_.end()) {
      return known->second;
    }
    const Proof<Words> proof = decide(state, open);
    if (static_cast<std::int64_t>(known_.size()) >= room_) {
      known_.clear();
    }
    known_.emplace(state, proof);
    return proof;
  }

  static State<Words> play(State<Words> state, int move) {
    (state.to_move == Side::kBlack ? state.black : state.white).set(move);
    state.to_move = other(state.to_move);
    return state;
  }

 private:
  using Known = std::pair<const State<Words>, Proof<Words>>;

  Proof<Words> decide(const State<Words>& state, Set moves) {
    Set carrier;
    while (moves.any()) {
      const int move = moves.first();
      const Proof<Words> proof = prove(play(state, move));
      if (proof.winner == state.to_move) {
        return {state.to_move, proof.carrier | Set::single(move), move};
      }
      carrier |= proof.carrier;
      moves &= proof.carrier;
      moves.reset(move);
    }
    return {other(state.to_move), carrier, -1};
  }

  const Graph<Words>& graph_;
  Watch& watch_;
  std::int64_t room_;
  std::unordered_map<State<Words>, Proof<Words>, StateHash<Words>> known_;
};

}  // namespace hexproof
