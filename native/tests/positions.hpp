// Seeded random positions and goals.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "brute.hpp"
#include "problem.hpp"
#include "region.hpp"
#include "state.hpp"

namespace positions {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  int below(int bound) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(bound)); }
  bool chance(int percent) { return below(100) < percent; }

  // At most so many of the first `cells` cells.
  template <int Words>
  hexproof::Bits<Words> set(int cells, int most) {
    hexproof::Bits<Words> set;
    for (int i = below(most + 1); i > 0; --i) {
      set.set(below(cells));
    }
    return set;
  }

  // A board with at most so many empty cells.
  brute::Board board(int max_side, int max_empty);

  // Up to three alternatives of two or three terminals, of cells of any content and of edges.
  brute::Goal goal(const brute::Board& board);

  int side() { return 1 + below(2); }

 private:
  int terminal_cell(const brute::Board& board);

  std::mt19937_64 engine_;
};

// The position as the solver's inner parts take it.
hexproof::Problem problem_of(const brute::Board& board, const brute::Goal& goal, int to_move);

// The board with the stones that each side took, and white ones on empty cells that don't matter.
brute::Board played(const brute::Board& board, const hexproof::Region& region,
                    const hexproof::State<1>& state);

}  // namespace positions
