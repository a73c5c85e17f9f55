// Positions that a session has learned, in the board's cells, and as numbers of the interface.
#pragma once

#include <cstdint>
#include <vector>

#include "problem.hpp"

namespace hexproof {

struct Learned {
  Side to_move;
  Side winner;
  int move;  // the winner's, or -1 where it could pass or is not to move
  std::uint32_t work;
  std::vector<int> black;  // more than in the session's first position; all ascending
  std::vector<int> white;
  std::vector<int> carrier;
};

// In the layout of hexproof_learned.
std::vector<std::int32_t> numbers_of(const std::vector<Learned>& positions);

// The other way round. Throws Invalid where the numbers are not positions of the session that began
// with `base`.
std::vector<Learned> read_learned(const Problem& base, const std::int32_t* numbers,
                                  std::int64_t count);

}  // namespace hexproof
