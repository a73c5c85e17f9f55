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

  // False also where so many positions don't suffice to find out. Throws Stopped when a limit is hit.
  bool held(const SmallNet& net, std::int64_t most);

 private:
  static constexpr std::size_t kMaxKnown = 1 << 14;

  // `tried` is the greatest number of positions that didn't suffice.
  struct Known {
    bool held = false;
    std::int64_t tried = 0;
  };

  Watch& watch_;
  std::map<SmallNet, Known> known_;
};

}  // namespace hexproof
