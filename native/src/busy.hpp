// Where the threads of a search are, for them to keep out of each other's way. Positions share
// counters, which does no harm.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "state.hpp"

namespace hexproof {

class Busy {
 public:
  void clear() {
    for (std::atomic<std::uint8_t>& count : counts_) {
      count.store(0, std::memory_order_relaxed);
    }
  }

  // Counts a thread that goes to search below a position, or one that has left.
  template <int Words>
  void add(const State<Words>& state) {
    at(state).fetch_add(1, std::memory_order_relaxed);
  }

  template <int Words>
  void remove(const State<Words>& state) {
    at(state).fetch_sub(1, std::memory_order_relaxed);
  }

  // How many threads are below.
  template <int Words>
  std::uint32_t below(const State<Words>& state) {
    return at(state).load(std::memory_order_relaxed);
  }

 private:
  static constexpr std::size_t kCounts = std::size_t{1} << 14;

  template <int Words>
  std::atomic<std::uint8_t>& at(const State<Words>& state) {
    return counts_[(state.hash() >> 20) % kCounts];
  }

  std::array<std::atomic<std::uint8_t>, kCounts> counts_{};
};

}  // namespace hexproof
