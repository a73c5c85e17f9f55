// The replies of a search, for a prover whose region may be a smaller one: the search's position
// with more stones, contracted anew.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "region.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "team.hpp"

namespace hexproof {

template <int Words>
class Replies {
 public:
  using Set = Bits<Words>;

  // `start` is the position in the searched region where the prover's region has no stones yet.
  Replies(Team<Words>& search, const Region& searched, const Region& region,
          const State<Words>& start)
      : search_(search),
        start_(start),
        there_(static_cast<std::size_t>(region.empties)),
        here_(static_cast<std::size_t>(searched.empties), -1) {
    for (int vertex = 0; vertex < region.empties; ++vertex) {
      const auto place = std::lower_bound(searched.cells.begin(), searched.cells.end(),
                                          region.cells[static_cast<std::size_t>(vertex)]);
      const int other = static_cast<int>(place - searched.cells.begin());
      there_[static_cast<std::size_t>(vertex)] = other;
      here_[static_cast<std::size_t>(other)] = vertex;
    }
  }

  // A position in the search's words, which may have more cells filled in than the prover's.
  State<Words> there(const State<Words>& state) const {
    return {start_.black | there(state.black), start_.white | there(state.white), state.to_move};
  }

  State<Words> filled(const State<Words>& there) const { return search_.filled(there); }

  // Whether a cell is empty in the search's position.
  bool empty(const State<Words>& there, int vertex) const {
    return !(there.black | there.white).test(there_[static_cast<std::size_t>(vertex)]);
  }

  State<Words> after(const State<Words>& there, int vertex) const {
    return there.after(there_[static_cast<std::size_t>(vertex)]);
  }

  // In the prover's words but for the position as it was filled in.
  struct Answer {
    Proof<Words> proof;
    State<Words> filled;
  };

  Answer answer(const State<Words>& there) {
    const Record<Words> record = search_.answer(there);
    return {here(Proof<Words>{record.winner(), record.carrier, record.move}), record.filled};
  }

  // The search's proof in the prover's words. A move outside its region is of no use, so it is
  // none.
  Proof<Words> here(const Proof<Words>& proof) const {
    Set carrier;
    proof.carrier.each([&](int vertex) {
      if (here(vertex) >= 0) {
        carrier.set(here(vertex));
      }
    });
    return {proof.winner, carrier, proof.move < 0 ? -1 : here(proof.move)};
  }

  // The best of these moves first, in a position in the search's words.
  std::vector<int> in_order(const State<Words>& state, const Set& moves) const {
    std::vector<int> order = search_.in_order(state, there(moves));
    for (int& move : order) {
      move = here(move);
    }
    return order;
  }

  // Leaves so many bytes of the search's to the prover; false if it can't.
  bool set_aside(std::int64_t bytes) { return search_.set_aside(bytes); }

 private:
  int here(int vertex) const { return here_[static_cast<std::size_t>(vertex)]; }

  Set there(const Set& cells) const {
    Set found;
    cells.each([&](int vertex) { found.set(there_[static_cast<std::size_t>(vertex)]); });
    return found;
  }

  Team<Words>& search_;
  State<Words> start_;
  std::vector<int> there_;  // of each vertex the searched region's, and the other way
  std::vector<int> here_;
};

}  // namespace hexproof
