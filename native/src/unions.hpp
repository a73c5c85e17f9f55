// Whether a side joins all groups of a small net even if the opponent moves first: a search of its
// own, whose verdicts are kept.
#pragma once

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

#include "stop.hpp"

namespace hexproof {

// The vertices are numbered, the empty cells first, then the groups.
struct SmallNet {
  static constexpr int kMaxVertices = 64;

  int empties;
  std::vector<std::uint64_t> neighbours;  // of each vertex, as bits

  // Not every C++ library has <=> of vectors.
  friend bool operator<(const SmallNet& a, const SmallNet& b) {
    return std::tie(a.empties, a.neighbours) < std::tie(b.empties, b.neighbours);
  }
};

class Unions {
 public:
  // Takes up to so many bytes.
  Unions(std::int64_t bytes, Watch& watch) : bytes_(bytes), watch_(watch) {}

  // False also where so many positions, or the memory, don't suffice to find out. Throws Stopped
  // when another limit is hit.
  bool held(const SmallNet& net, std::int64_t most);

 private:
  static constexpr std::int64_t kBytesOfKnown = 512;  // about

  // `tried` is the greatest number of positions that didn't suffice.
  struct Known {
    bool held = false;
    std::int64_t tried = 0;
  };

  std::int64_t bytes_;
  Watch& watch_;
  std::map<SmallNet, Known> known_;
};

}  // namespace hexproof
