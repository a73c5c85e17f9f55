// A position on the stack of a search, and its proof and disproof number.
//
// Proof numbers are those of df-pn [DFPN], with 1 + epsilon thresholds [EPSILON] and, against
// counting shared sub-trees twice, close to the weak disproof number: the largest among the
// children's numbers and little for each other child [WEAK], keys of docs/papers.md. Moves that
// look worse begin with greater disproof numbers. How little and how much greater was found by
// trying on the puzzles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "expand.hpp"
#include "guesses.hpp"
#include "table.hpp"
#include "tuning.hpp"

namespace hexproof {

template <int Words>
struct Frame {
  using Set = Bits<Words>;

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  struct Child {
    int move;
    std::uint32_t proof;  // as the opponent sees it
    std::uint32_t disproof;
    Features features;
    std::uint32_t cost = 0;  // that the guess at it adds to its disproof number
  };

  // What follows from the children's numbers, and where to go on.
  struct Numbers {
    std::uint32_t proof;
    std::uint32_t disproof;
    std::size_t best;
    std::uint32_t proof_limit;  // of the best child, as the opponent sees it
    std::uint32_t disproof_limit;
  };

  Record<Words> record;
  std::uint32_t proof_limit;
  std::uint32_t disproof_limit;
  std::vector<Child> children;
  std::size_t entered;                      // the child that is being searched
  Trail trail;                              // the moves that led here
  std::unique_ptr<Context<Words>> context;  // of the filled position; may be missing

  State<Words> after(int move) const { return record.filled.after(move); }

  std::int64_t bytes() const {
    return static_cast<std::int64_t>(sizeof(Frame) + children.capacity() * sizeof(Child)) +
           (context == nullptr ? 0 : context->bytes());
  }

  void win(const Set& carrier, int move) {
    record.decide(true, carrier | record.needed | Set::single(move), move);
  }

  // The opponent wins against the child's move, and against all moves outside the carrier. Returns
  // how many children before this one that removes.
  std::size_t refute(std::size_t which, const Set& carrier) {
    const int refuted = children[which].move;
    record.carrier |= carrier;
    record.moves &= carrier;
    record.moves.reset(refuted);
    const auto goes = [&](const Child& child) { return !record.moves.test(child.move); };
    const auto before = children.begin() + static_cast<std::ptrdiff_t>(which);
    const std::size_t removed =
        static_cast<std::size_t>(std::count_if(children.begin(), before, goes));
    std::erase_if(children, goes);
    return removed;
  }

  // Moves look worse by a penalty, where other threads are. There must be children.
  template <typename Penalty>
  Numbers numbers(Penalty penalty) const {
    std::size_t best = 0;
    std::uint32_t least = kInfinite;
    std::uint32_t first = kInfinite;
    std::uint32_t second = kInfinite;
    std::uint32_t largest = 0;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
      const Child& child = children[i];
      const std::uint32_t disproof = std::min(child.disproof + child.cost, kInfinite - 1);
      least = std::min(least, disproof);
      largest = std::max(largest, child.proof);
      sum += child.proof;
      const std::uint32_t number = disproof + penalty(child.move);
      if (number < first) {
        second = first;
        first = number;
        best = i;
      } else {
        second = std::min(second, number);
      }
    }
    const std::uint32_t others = static_cast<std::uint32_t>(
        (children.size() - 1) / tuning::kChildrenPerOne + (sum - largest) / tuning::kSumPart);
    const std::uint32_t widened =
        second >= kInfinite ? kInfinite : second + second / tuning::kWidening + 1;
    const std::uint32_t most = std::min(proof_limit, widened);
    return {least, std::min(largest + others, kInfinite - 1), best,
            disproof_limit >= kInfinite ? kInfinite : disproof_limit - others,
            std::max(most >= kInfinite ? kInfinite : most - std::min(most, children[best].cost),
                     children[best].disproof + 1)};
  }

 private:
  static constexpr std::uint32_t kInfinite = Record<Words>::kInfinite;
};

}  // namespace hexproof
