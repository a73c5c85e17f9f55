// A check that fails throws, which ends the program with its words unless a test wants to say more.
#pragma once

#include <stdexcept>
#include <string>

namespace checks {

struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

[[noreturn]] inline void fail(const char* file, int line, const char* condition) {
  throw Failed(std::string(file) + ":" + std::to_string(line) + ": check failed: " + condition);
}

}  // namespace checks

#define CHECK(condition)                            \
  do {                                              \
    if (!(condition)) {                             \
      checks::fail(__FILE__, __LINE__, #condition); \
    }                                               \
  } while (false)
