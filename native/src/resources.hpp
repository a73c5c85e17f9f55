// What a solve may use.
#pragma once

#include <cstdint>

#include "options.hpp"

namespace hexproof {

struct Resources {
  std::int64_t bytes;
  int threads = 1;
  Options options = {};
};

}  // namespace hexproof
