// Decides problems: chooses the width of the bit sets and translates cells.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "learned.hpp"
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

  // From now on positions that took at least so much work to decide are noted; none if it is 0.
  virtual void note(std::uint32_t least_work) = 0;

  // Takes the notes out.
  virtual std::vector<Learned> learned() = 0;

  // Takes over what another one for the same problem has learned. Throws Invalid, and has learned
  // nothing then, where a position can't be from there.
  virtual void teach(const std::vector<Learned>& positions) = 0;

  // How far the position is that this was made for.
  virtual hexproof_standing standing() = 0;
};

// Throws Stopped when a limit is hit. The problem and the watch must outlive the result.
std::unique_ptr<Prepared> prepare(const Problem& problem, const Resources& resources, Watch& watch);

Verdict solve(const Problem& problem, const Resources& resources, Wanted wanted, Watch& watch);

}  // namespace hexproof
