// Why a solve ends without a verdict.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

#include "hexproof.h"

namespace hexproof {

// Thrown out of a solve; the status is HEXPROOF_TIME, HEXPROOF_MEMORY or HEXPROOF_CANCELLED. With
// HEXPROOF_DECIDED it ends one thread's part since another thread has finished.
struct Stopped {
  int status;
};

// The status of a part that was given up; it never reaches a caller of the interface.
inline constexpr int kEnough = -1;

// Watches the clock and the caller's wish to cancel.
// Each thread has one, on a cache line of its own.
class alignas(64) Watch {
 public:
  Watch(std::int64_t milliseconds, const std::atomic<bool>& cancelled)
      : cancelled_(cancelled), start_(Clock::now()), milliseconds_(milliseconds) {}

  // Begins anew, for another solve.
  void restart(std::int64_t milliseconds) {
    start_ = Clock::now();
    milliseconds_ = milliseconds;
    nodes_ = 0;
    checks_ = 0;
  }

  // For one of several threads that work on a solve.
  Watch(const Watch& whole, const std::atomic<bool>& finished)
      : cancelled_(whole.cancelled_),
        finished_(&finished),
        start_(whole.start_),
        milliseconds_(whole.milliseconds_) {}

  // For a part of the work that may be given up: it throws Stopped{kEnough} after so many
  // positions.
  Watch for_at_most(std::int64_t nodes) const {
    Watch part(*this);
    part.nodes_ = 0;
    part.most_ = nodes;
    return part;
  }

  // Begins anew with the limits of the whole.
  void follow(const Watch& whole) {
    start_ = whole.start_;
    milliseconds_ = whole.milliseconds_;
    nodes_ = 0;
  }

  // Adds positions that were searched elsewhere.
  void count(std::int64_t nodes) { nodes_ += nodes; }

  // To be called once for each position.
  void tick() {
    if (++nodes_ > most_) {
      throw Stopped{kEnough};
    }
    check();
  }

  // To be called often; looks at the clock now and then.
  void check() {
    if (cancelled_.load(std::memory_order_relaxed)) {
      throw Stopped{HEXPROOF_CANCELLED};
    }
    if (finished_ != nullptr && finished_->load(std::memory_order_relaxed)) {
      throw Stopped{HEXPROOF_DECIDED};
    }
    if (checks_++ % 64 == 0 && spent() >= milliseconds_) {
      throw Stopped{HEXPROOF_TIME};
    }
  }

  std::int64_t nodes() const { return nodes_; }

 private:
  using Clock = std::chrono::steady_clock;

  std::int64_t spent() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_).count();
  }

  const std::atomic<bool>& cancelled_;
  const std::atomic<bool>* finished_ = nullptr;
  Clock::time_point start_;
  std::int64_t milliseconds_;
  std::int64_t nodes_ = 0;
  std::int64_t most_ = std::numeric_limits<std::int64_t>::max();
  std::int64_t checks_ = 0;
};

}  // namespace hexproof
