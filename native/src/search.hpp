// Depth-first proof-number search.
//
// Proof numbers are those of df-pn (Nagai, 2002), with 1 + epsilon thresholds (Pawlewicz and Lew,
// 2007) and, against counting shared sub-trees twice, the weak disproof number: the largest among
// the children's numbers and one for each other child (Ueda, Hashimoto, Hashimoto, Iida, 2008).
//
// A refuted move brings the opponent's carrier, and moves outside it are refuted as well. The stack
// is on the heap, since callers' threads may have little stack.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "expand.hpp"
#include "graph.hpp"
#include "order.hpp"
#include "state.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class Search {
 public:
  using Set = Bits<Words>;

  Search(const Graph<Words>& graph, std::int64_t bytes, Watch& watch)
      : graph_(graph),
        watch_(watch),
        expander_(graph, watch),
        table_(bytes / 4 * 3),
        stack_room_(bytes / 4) {}

  Proof<Words> prove(const State<Words>& state) {
    enter(state, Record<Words>::kInfinite, Record<Words>::kInfinite);
    while (!stack_.empty()) {
      step();
    }
    return {result_.winner(), result_.carrier, result_.move};
  }

  // What the table holds of a position, or null.
  const Record<Words>* known(const State<Words>& state) const { return table_.find(state); }

 private:
  static constexpr std::uint32_t kInfinite = Record<Words>::kInfinite;

  struct Child {
    int move;
    std::uint32_t proof;  // as the opponent sees it
    std::uint32_t disproof;
  };

  struct Frame {
    Record<Words> record;
    std::uint32_t proof_limit;
    std::uint32_t disproof_limit;
    std::vector<Child> children;
    std::size_t entered;  // the child that is being searched
  };

  // Puts the position on the stack, or its record into result_ if that will do.
  void enter(const State<Words>& state, std::uint32_t proof_limit, std::uint32_t disproof_limit) {
    const Record<Words>* found = table_.find(state);
    if (found != nullptr) {
      result_ = *found;
    } else {
      watch_.tick();
      result_ = expander_.expand(state);
      result_.work = 1;
      table_.store(result_);
    }
    if (result_.decided() || result_.proof >= proof_limit || result_.disproof >= disproof_limit) {
      return;
    }
    Frame frame{result_, proof_limit, disproof_limit, {}, 0};
    for (int move : ordered(graph_, frame.record.filled, frame.record.moves)) {
      const Record<Words>* child = table_.find(frame.record.filled.after(move));
      if (child == nullptr) {
        frame.children.push_back({move, 1, 1});
      } else if (child->disproof == 0) {
        win(frame.record, child->carrier, move);
        finish(frame.record);
        return;
      } else {
        frame.children.push_back({move, child->proof, child->disproof});
        if (child->proof == 0) {
          refute(frame, frame.children.size() - 1, child->carrier);
        }
      }
    }
    stack_bytes_ += bytes_of(frame);
    if (stack_bytes_ > stack_room_) {
      throw Stopped{HEXPROOF_MEMORY};
    }
    stack_.push_back(std::make_unique<Frame>(std::move(frame)));
    stack_.back()->entered = kNone;
  }

  void step() {
    Frame& frame = *stack_.back();
    if (frame.entered != kNone) {
      take_result(frame);
    }
    Record<Words>& record = frame.record;
    if (!record.decided() && frame.children.empty()) {
      record.decide(false, record.carrier, -1);
    }
    if (record.decided()) {
      leave();
      return;
    }
    // The best child, and the second best one's number.
    std::size_t best = 0;
    std::uint32_t second = kInfinite;
    std::uint32_t largest = 0;
    for (std::size_t i = 0; i < frame.children.size(); ++i) {
      const Child& child = frame.children[i];
      largest = std::max(largest, child.proof);
      if (i > 0) {
        if (child.disproof < frame.children[best].disproof) {
          second = frame.children[best].disproof;
          best = i;
        } else {
          second = std::min(second, child.disproof);
        }
      }
    }
    const std::uint32_t others = static_cast<std::uint32_t>(frame.children.size()) - 1;
    record.proof = frame.children[best].disproof;
    record.disproof = std::min(largest + others, kInfinite - 1);
    if (record.proof >= frame.proof_limit || record.disproof >= frame.disproof_limit) {
      leave();
      return;
    }
    frame.entered = best;
    const std::uint32_t widened = second >= kInfinite ? kInfinite : second + second / 4 + 1;
    enter(record.filled.after(frame.children[best].move),
          frame.disproof_limit >= kInfinite ? kInfinite : frame.disproof_limit - others,
          std::min(frame.proof_limit, widened));
  }

  void take_result(Frame& frame) {
    Child& child = frame.children[frame.entered];
    child.proof = result_.proof;
    child.disproof = result_.disproof;
    frame.record.work += std::min(result_.work, kInfinite - frame.record.work);
    if (result_.disproof == 0) {
      win(frame.record, result_.carrier, child.move);
    } else if (result_.proof == 0) {
      refute(frame, frame.entered, result_.carrier);
    }
    frame.entered = kNone;
  }

  static void win(Record<Words>& record, const Set& carrier, int move) {
    record.decide(true, carrier | record.needed | Set::single(move), move);
  }

  // The opponent wins against the child's move, and against all moves outside the carrier.
  void refute(Frame& frame, std::size_t which, const Set& carrier) {
    const int refuted = frame.children[which].move;
    frame.record.carrier |= carrier;
    frame.record.moves &= carrier;
    frame.record.moves.reset(refuted);
    std::erase_if(frame.children,
                  [&](const Child& child) { return !frame.record.moves.test(child.move); });
  }

  void finish(const Record<Words>& record) {
    result_ = record;
    table_.store(record);
  }

  void leave() {
    finish(stack_.back()->record);
    stack_bytes_ -= bytes_of(*stack_.back());
    stack_.pop_back();
  }

  static std::int64_t bytes_of(const Frame& frame) {
    return static_cast<std::int64_t>(sizeof(Frame) + frame.children.capacity() * sizeof(Child));
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  const Graph<Words>& graph_;
  Watch& watch_;
  Expander<Words> expander_;
  Table<Words> table_;
  std::vector<std::unique_ptr<Frame>> stack_;
  std::int64_t stack_room_;
  std::int64_t stack_bytes_ = 0;
  Record<Words> result_;
};

}  // namespace hexproof
