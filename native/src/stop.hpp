// Why a solve ends without a verdict.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <utility>

#include "hexproof.h"

namespace hexproof {

// Thrown out of a solve; the status is HEXPROOF_TIME, HEXPROOF_MEMORY or HEXPROOF_CANCELLED. With
// HEXPROOF_DECIDED it ends one thread's part since another thread has finished.
struct Stopped {
  int status;
};

// The status of a part that was given up; it never reaches a caller of the interface.
inline constexpr int kEnough = -1;

inline constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();

// How long a solve may take, if not for ever. With one thread it always takes the same steps.
struct Patience {
  std::int64_t milliseconds = kUnlimited;
  std::int64_t steps = kUnlimited;
};

// Watches the clock, the work and the caller's wish to cancel.
// Each thread has one, on a cache line of its own.
class alignas(64) Watch {
 public:
  Watch(const Patience& patience, const std::atomic<bool>& cancelled)
      : cancelled_(cancelled), start_(Clock::now()), patience_(patience) {}

  // Begins anew, for another solve.
  void restart(const Patience& patience) {
    start_ = Clock::now();
    patience_ = patience;
    nodes_ = 0;
    steps_ = 0;
  }

  // For one of the threads that work on a solve; to follow it before.
  Watch(const Watch& whole, const std::atomic<bool>& finished)
      : cancelled_(whole.cancelled_), finished_(&finished) {}

  // For a part of the work that may be given up: it throws Stopped{kEnough} after so many
  // positions.
  Watch for_at_most(std::int64_t nodes) const {
    Watch part(*this);
    part.nodes_ = 0;
    part.most_ = nodes;
    return part;
  }

  // Adds what was done in such a part.
  void took(const Watch& part) {
    nodes_ += part.nodes_;
    steps_ = part.steps_;
  }

  // Begins anew, with what is left of the whole.
  void follow(const Watch& whole) {
    start_ = whole.start_;
    patience_ = whole.patience_;
    if (patience_.steps != kUnlimited) {
      patience_.steps -= whole.steps_;
    }
    nodes_ = 0;
    steps_ = 0;
  }

  // Keeps one of so many shares of what is left.
  void share(std::int64_t threads) {
    if (patience_.steps != kUnlimited) {
      patience_.steps = steps_ + (patience_.steps - steps_) / threads + 1;
    }
  }

  // Takes over what one that followed has done.
  void add(Watch& follower) {
    nodes_ += std::exchange(follower.nodes_, 0);
    steps_ += std::exchange(follower.steps_, 0);
  }

  // To be called once for each position.
  void tick() {
    if (++nodes_ > most_) {
      throw Stopped{kEnough};
    }
    check();
  }

  // To be called for each step; looks at the clock now and then.
  void check() {
    if (cancelled_.load(std::memory_order_relaxed)) {
      throw Stopped{HEXPROOF_CANCELLED};
    }
    if (finished_ != nullptr && finished_->load(std::memory_order_relaxed)) {
      throw Stopped{HEXPROOF_DECIDED};
    }
    if ((steps_ % 64 == 0 && spent() >= patience_.milliseconds) || steps_ >= patience_.steps) {
      throw Stopped{HEXPROOF_TIME};
    }
    ++steps_;
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
  Patience patience_;
  std::int64_t nodes_ = 0;
  std::int64_t most_ = kUnlimited;  // of them
  std::int64_t steps_ = 0;
};

}  // namespace hexproof
