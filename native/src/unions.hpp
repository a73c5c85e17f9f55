// Whether a side joins all groups of a small net even if the opponent moves first: a search of its
// own, whose verdicts are kept.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "stop.hpp"

namespace hexproof {

// The vertices are numbered, the empty cells first, then the groups.
struct SmallNet {
  static constexpr int kMaxVertices = 64;

  int empties;
  std::vector<std::uint64_t> neighbours;  // of each vertex, as bits

  friend auto operator<=>(const SmallNet&, const SmallNet&) = default;
};

class Unions {
 public:
  explicit Unions(Watch& watch) : watch_(watch) {}

  // Throws Stopped when a limit is hit.
  bool held(const SmallNet& net);

 private:
  static constexpr std::size_t kMaxKnown = 1 << 14;

  Watch& watch_;
  std::map<SmallNet, bool> known_;
};

}  // namespace hexproof
