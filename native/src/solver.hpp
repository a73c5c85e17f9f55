// Decides problems: chooses the width of the bit sets and translates cells.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "problem.hpp"
#include "resources.hpp"
#include "stop.hpp"

namespace hexproof {

struct Verdict {
  Side winner;
  std::vector<int> carrier;               // the empty cells that the winner needs
  std::vector<int> line;                  // best play, possibly cut short
  std::vector<int> winning;               // the winning moves of the side to move, if asked for
  std::vector<std::int32_t> certificate;  // as hexproof_certificate tells, if asked for
};

enum class Wanted { kWinner, kMoves, kCertificate };

// Ready to solve a position, and the same with more stones, on one table: what one solve learns
// helps the next.
class Prepared {
 public:
  virtual ~Prepared() = default;

  // `problem` has the goal and all stones of the position that this was made for. If it has more,
  // the certificate may be missing. Throws Stopped when a limit is hit; another solve may follow.
  virtual Verdict solve(const Problem& problem, Wanted wanted) = 0;
};

// Throws Stopped when a limit is hit. The problem and the watch must outlive the result.
std::unique_ptr<Prepared> prepare(const Problem& problem, const Resources& resources, Watch& watch);

Verdict solve(const Problem& problem, const Resources& resources, Wanted wanted, Watch& watch);

}  // namespace hexproof
