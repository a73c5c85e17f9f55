// The positions that a search is in, from the first one down, each with its connections where there
// is room for them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "expand.hpp"
#include "frame.hpp"
#include "pool.hpp"
#include "sides.hpp"
#include "stop.hpp"

namespace hexproof {

template <int Words>
class Stack {
 public:
  using Frame = hexproof::Frame<Words>;
  using Context = hexproof::Context<Words>;

  // Takes up to so many bytes.
  Stack(const Sides<Words>& sides, std::int64_t room, Watch& watch)
      : sides_(sides), room_(room), watch_(watch) {}

  bool empty() const { return frames_.empty(); }
  std::size_t size() const { return frames_.size(); }
  Frame& operator[](std::size_t place) { return *frames_[place]; }
  Frame& top() { return *frames_.back(); }
  const std::vector<std::unique_ptr<Frame>>& frames() const { return frames_; }

  // The moves that lead to the position after the last one.
  Trail trail() const {
    if (frames_.empty()) {
      return {-1, -1, -1};
    }
    const Frame& before = *frames_.back();
    return {before.children[before.entered].move, before.trail[0], before.trail[1]};
  }

  // Throws Stopped if there is no room even without connections.
  void push(Frame frame) {
    if (frame.context != nullptr && bytes_ + frame.context->bytes() > room_ / 2) {
      give_back(std::move(frame.context));
    }
    bytes_ += frame.bytes();
    if (bytes_ + spares_.bytes() > room_) {
      spares_.clear();
    }
    if (bytes_ > room_) {
      throw Stopped{HEXPROOF_MEMORY};
    }
    frames_.push_back(std::make_unique<Frame>(std::move(frame)));
  }

  void pop() {
    bytes_ -= frames_.back()->bytes();
    give_back(std::move(frames_.back()->context));
    frames_.pop_back();
  }

  void clear() {
    frames_.clear();
    bytes_ = 0;
  }

  // The context of the last position, or of an earlier one where memory is short; null if there is
  // none.
  const Context* context(const Expander<Words>& expander) {
    const Context* earlier = nullptr;
    for (std::size_t i = frames_.size(); i > 0 && earlier == nullptr; --i) {
      earlier = frames_[i - 1]->context.get();
    }
    if (frames_.empty() || frames_.back()->context != nullptr) {
      return earlier;
    }
    std::unique_ptr<Context> context = new_context();
    expander.link(top().record.filled, earlier, *context);
    if (bytes_ + context->bytes() > room_ / 2) {
      give_back(std::move(context));
      return earlier;
    }
    top().context = std::move(context);
    bytes_ += top().context->bytes();
    return top().context.get();
  }

  // A context to fill, and back if it is of no use.
  std::unique_ptr<Context> new_context() { return spares_.take(sides_, watch_); }
  void give_back(std::unique_ptr<Context> context) { spares_.give_back(std::move(context)); }

 private:
  const Sides<Words>& sides_;
  std::int64_t room_;
  Watch& watch_;
  std::vector<std::unique_ptr<Frame>> frames_;
  std::int64_t bytes_ = 0;
  Pool<Context> spares_;
};

}  // namespace hexproof
