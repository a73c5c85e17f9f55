// Decided positions that took much work, for who wants to keep them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "state.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
struct Note {
  State<Words> state;
  Proof<Words> proof;
  std::uint32_t work;
};

// May be written to by several threads at once.
template <int Words>
class Notebook {
 public:
  // Holds up to so many bytes of notes.
  explicit Notebook(std::int64_t bytes)
      : room_(static_cast<std::size_t>(bytes) / sizeof(Note<Words>)) {}

  // From now on takes what took at least so much work; nothing if it is 0. No search may be
  // running.
  void take_from(std::uint32_t least_work) { least_work_ = least_work; }

  void add(const Record<Words>& record) {
    if (least_work_ == 0 || record.work < least_work_) {
      return;
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    if (notes_.size() < room_) {
      notes_.push_back({record.state, {record.winner(), record.carrier, record.move}, record.work});
    }
  }

  // Takes all notes out.
  std::vector<Note<Words>> take() {
    const std::lock_guard<std::mutex> lock(mutex_);
    return std::exchange(notes_, {});
  }

 private:
  std::size_t room_;
  std::uint32_t least_work_ = 0;
  std::mutex mutex_;
  std::vector<Note<Words>> notes_;
};

}  // namespace hexproof
