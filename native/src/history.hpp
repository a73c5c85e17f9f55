// How moves did as answers to the last move, in whatever positions: those that did badly look worse
// from the first. Compare the history heuristic of alpha-beta search.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "problem.hpp"

namespace hexproof {

class History {
 public:
  // Takes up to so many bytes; where they don't do for the moves of a region, all moves look alike.
  History(int cells, std::int64_t bytes) : moves_(static_cast<std::size_t>(cells)) {
    const std::size_t size = 2 * (moves_ + 1) * moves_;
    if (static_cast<std::int64_t>(size * sizeof(Count)) <= bytes) {
      counts_.resize(size);
    }
  }

  // The side's move has decided the position that the last move, -1 for none, led to, or it lost.
  void add(Side side, int last, int move, bool won) {
    if (counts_.empty()) {
      return;
    }
    Count& count = counts_[place(side, last, move)];
    if (count.tried == kMost) {
      count = {static_cast<std::uint16_t>(count.won / 2), kMost / 2};
    }
    ++count.tried;
    count.won = static_cast<std::uint16_t>(count.won + (won ? 1 : 0));
  }

  // Gives each of the children, one at least, its cost: twice the binary logarithm of how many times
  // better the best one's chance is.
  template <typename Child>
  void rate(Side side, int last, std::vector<Child>& children) const {
    if (counts_.empty()) {
      return;  // no child costs anything
    }
    const auto chance = [&](const Child& child) { return counts_[place(side, last, child.move)]; };
    Count best = chance(children.front());
    for (const Child& child : children) {
      if (product(best, chance(child)) < product(chance(child), best)) {
        best = chance(child);
      }
    }
    for (Child& child : children) {
      const std::uint64_t more = product(best, chance(child));
      const std::uint64_t less = product(chance(child), best);
      child.cost = static_cast<std::uint32_t>(std::bit_width(more * more / (less * less)) - 1);
    }
  }

 private:
  struct Count {
    std::uint16_t won = 0;
    std::uint16_t tried = 0;
  };

  static constexpr std::uint16_t kMost = 4096;

  std::size_t place(Side side, int last, int move) const {
    const std::size_t row = static_cast<std::size_t>(last + 1) * 2 + (side == Side::kBlack ? 0 : 1);
    return row * moves_ + static_cast<std::size_t>(move);
  }

  // Compares chances: a move that was never tried has one in four.
  static std::uint64_t product(const Count& one, const Count& other) {
    return (one.won + std::uint64_t{1}) * (other.tried + std::uint64_t{4});
  }

  std::size_t moves_;
  std::vector<Count> counts_;
};

}  // namespace hexproof
