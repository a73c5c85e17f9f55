// Objects that are of no use any more, kept for whoever wants one next, since their memory is dear
// to get and to make warm.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace hexproof {

template <typename Kept>
class Pool {
 public:
  // One that is kept, as it was left, or else a new one.
  template <typename... Arguments>
  std::unique_ptr<Kept> take(Arguments&&... arguments) {
    if (kept_.empty()) {
      return std::make_unique<Kept>(std::forward<Arguments>(arguments)...);
    }
    std::unique_ptr<Kept> last = std::move(kept_.back());
    kept_.pop_back();
    bytes_ -= last->bytes();
    return last;
  }

  // Keeps it, unless there are enough; it may be null.
  void give_back(std::unique_ptr<Kept> spare) {
    if (spare != nullptr && kept_.size() < kMost) {
      bytes_ += spare->bytes();
      kept_.push_back(std::move(spare));
    }
  }

  void clear() {
    kept_.clear();
    bytes_ = 0;
  }

  std::int64_t bytes() const { return bytes_; }

 private:
  static constexpr std::size_t kMost = 16;

  std::vector<std::unique_ptr<Kept>> kept_;
  std::int64_t bytes_ = 0;
};

}  // namespace hexproof
