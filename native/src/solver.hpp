// Decides problems: chooses the width of the bit sets and translates cells.
#pragma once

#include <cstdint>
#include <vector>

#include "problem.hpp"
#include "resources.hpp"
#include "stop.hpp"

namespace hexproof {

struct Verdict {
  Side winner;
  std::vector<int> carrier;  // the empty cells that the winner needs
  std::vector<int> line;     // best play, possibly cut short
  std::vector<int> winning;  // the winning moves of the side to move, if asked for
  std::vector<std::int32_t> certificate;  // as hexproof_certificate tells, if asked for
};

enum class Wanted { kWinner, kMoves, kCertificate };

// Throws Stopped when a limit is hit.
Verdict solve(const Problem& problem, const Resources& resources, Wanted wanted, Watch& watch);

}  // namespace hexproof
