// What a solve may use.
#pragma once

#include <cstdint>

#include "options.hpp"

namespace hexproof {

// Who gets how much of a solver's memory, in 64ths. The claims of certificates have theirs from the
// table (see Team::set_aside).
namespace share {

inline constexpr std::int64_t kTable = 39;
inline constexpr std::int64_t kProofSets = 8;
inline constexpr std::int64_t kStacks = 12;  // of all threads
inline constexpr std::int64_t kUnions = 2;   // of all threads
inline constexpr std::int64_t kGuesses = 2;
inline constexpr std::int64_t kNotebook = 1;
inline constexpr std::int64_t kAll = 64;
static_assert(kTable + kProofSets + kStacks + kUnions + kGuesses + kNotebook == kAll);

inline constexpr std::int64_t kMostClaims = 8;  // of the table's

}  // namespace share

struct Resources {
  std::int64_t bytes;
  int threads = 1;
  Options options = {};

  std::int64_t part(std::int64_t share) const { return bytes / share::kAll * share; }
};

}  // namespace hexproof
