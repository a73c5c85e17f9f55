// How likely a move is to win, learned from the search that asks: a sum of weights, one for each
// feature of the move, gives the logarithm of its odds. Moves that are worse than others look worse
// from the first. Compare the history heuristic of alpha-beta search.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <tuple>
#include <vector>

#include "region.hpp"
#include "state.hpp"
#include "table.hpp"
#include "tuning.hpp"

namespace hexproof {

// The moves that led to a position, the last one first; -1 for none.
using Trail = std::array<int, 3>;

// Where the weights of a move's features are kept. Features that share a place do little harm.
using Features = std::array<std::uint32_t, 16>;

// May be used by several threads at once.
class Guesses {
 public:
  // Takes up to so many bytes.
  Guesses(const Region& region, std::int64_t bytes)
      : cols_(region.cols), cells_(region.cells), nearby_(region.nearby) {
    const std::size_t most =
        std::min<std::size_t>(static_cast<std::size_t>(bytes) / sizeof(Weight), tuning::kWeights);
    size_ = std::bit_floor(std::max<std::size_t>(most, 1));
    // Most questions touch few pages of it, which is why they come from calloc.
    weights_.reset(static_cast<Weight*>(std::calloc(size_, sizeof(Weight))));
    if (weights_ == nullptr) {
      throw std::bad_alloc();
    }
  }

  // The features of a move, given what the first look at the position says of it.
  template <int Words>
  Features features(const State<Words>& filled, const Trail& trail, const Hint& hint,
                    std::size_t rank) const {
    const int move = hint.move;
    const std::uint64_t cell = number(move);
    const std::uint64_t last = number(trail[0]);
    const std::uint64_t own = number(trail[1]);
    const std::uint64_t before = number(trail[2]);
    const std::uint64_t from_last = step(trail[0], move);
    const std::uint64_t from_own = step(trail[1], move);
    const std::uint64_t row = trail[0] < 0 ? 0 : number(cells_[at(trail[0])] / cols_);
    const std::uint64_t around = pattern(filled, move, kNeighbours);
    const std::uint64_t side = filled.to_move == Side::kBlack ? 0 : 1;
    std::uint32_t kind = 0;
    const auto place = [&](std::uint64_t a, std::uint64_t b = 0, std::uint64_t c = 0) {
      std::uint64_t hash = (kind++ * 2 + side + 1) * 0x9E3779B97F4A7C15u;
      for (const std::uint64_t part : {a, b, c}) {
        hash = (hash ^ part) * 0xBF58476D1CE4E5B9u;
        hash ^= hash >> 29;
      }
      return static_cast<std::uint32_t>((hash * 0x94D049BB133111EBu) >> 32) &
             static_cast<std::uint32_t>(size_ - 1);
    };
    return {place(0),
            place(std::min<std::uint64_t>(rank, tuning::kHints)),
            place(hint.disproof),
            place(hint.distances),
            place(cell),
            place(last, cell),
            place(own, cell),
            place(before, cell),
            place(last, own, cell),
            place(around),
            place(around, cell),
            place(pattern(filled, move, std::tuple_size_v<Nearby>)),
            place(from_last, row),
            place(from_last, pattern(filled, trail[0], kNeighbours)),
            place(from_own),
            place(from_last, from_own)};
  }

  // Gives each of the children, one at least, its cost: twice the binary logarithm of how many
  // times better the best one's chance is, rounded down.
  template <typename Child>
  void rate(std::vector<Child>& children) const {
    std::vector<double> against;  // the odds against each, to one
    for (const Child& child : children) {
      against.push_back(power_of_e(-score(child.features)));
    }
    const double least = *std::min_element(against.begin(), against.end());
    for (std::size_t i = 0; i < children.size(); ++i) {
      const double times = (1 + against[i]) / (1 + least);
      children[i].cost = static_cast<std::uint32_t>(std::ilogb(times * times));
    }
  }

  // Learns that this child of a position won for the mover, or lost; the others are undecided.
  template <typename Child>
  void learn(const std::vector<Child>& children, std::size_t which, bool won) {
    const Features& features = children[which].features;
    move(features, (won ? 1.0 : 0.0) - 1 / (1 + power_of_e(-score(features))), tuning::kOddsRate);
    if (!won) {
      return;
    }
    // It should have been the first: its part of all chances should have been one.
    std::vector<double> parts;
    for (const Child& child : children) {
      parts.push_back(score(child.features));
    }
    const double best = *std::max_element(parts.begin(), parts.end());
    double sum = 0;
    for (double& part : parts) {
      part = power_of_e(part - best);
      sum += part;
    }
    for (std::size_t i = 0; i < children.size(); ++i) {
      move(children[i].features, (i == which ? 1.0 : 0.0) - parts[i] / sum, tuning::kFirstRate);
    }
  }

  // The logarithm of the odds that a move with these features wins.
  double score(const Features& features) const {
    double sum = tuning::kOdds;
    for (const std::uint32_t feature : features) {
      sum += load(weights_[feature].value);
    }
    return sum;
  }

 private:
  static constexpr std::size_t kNeighbours = 6;  // of a cell, the first of Nearby

  struct Weight {
    float value;
    float moved;  // the sum of the squares of what it was moved for
  };

  struct Free {
    void operator()(Weight* weights) const { std::free(weights); }
  };

  static std::uint64_t number(int i) { return static_cast<std::uint64_t>(i + 1); }

  // (1 + x / n) ^ n, which is near enough, and the same on every machine, which std::exp is not.
  static double power_of_e(double x) {
    constexpr int squarings = 10;
    constexpr double steepest = 30;  // odds that no move comes near
    double power = 1 + std::clamp(x, -steepest, steepest) / (1 << squarings);
    for (int i = 0; i < squarings; ++i) {
      power *= power;
    }
    return power;
  }

  // From one cell to another, wherever on the board.
  std::uint64_t step(int from, int to) const {
    if (from < 0) {
      return 0;
    }
    const int down = cells_[at(to)] / cols_ - cells_[at(from)] / cols_;
    const int right = cells_[at(to)] % cols_ - cells_[at(from)] % cols_;
    return static_cast<std::uint64_t>((down + HEXPROOF_MAX_SIDE) * 4 * HEXPROOF_MAX_SIDE + right +
                                      HEXPROOF_MAX_SIDE);
  }

  // Which of the first `count` places around a cell have stones of which side.
  template <int Words>
  std::uint64_t pattern(const State<Words>& filled, int cell, std::size_t count) const {
    if (cell < 0) {
      return 0;
    }
    std::uint64_t found = 1;
    for (std::size_t i = 0; i < count; ++i) {
      const int there = nearby_[at(cell)][i];
      const bool black = there == kOfBlack || (there >= 0 && filled.black.test(there));
      const bool white = there == kOfWhite || (there >= 0 && filled.white.test(there));
      found = found * 3 + (black ? 1 : white ? 2 : 0);
    }
    return found;
  }

  // Several threads may be at one weight. Not every C++ library has std::atomic_ref.
  static double load(const float& number) {
    float found;
    __atomic_load(&number, &found, __ATOMIC_RELAXED);
    return static_cast<double>(found);
  }

  static void store(float& number, double next) {
    float rounded = static_cast<float>(next);
    __atomic_store(&number, &rounded, __ATOMIC_RELAXED);
  }

  // Moves the weights by steps that get smaller the more they were moved [ADAGRAD].
  void move(const Features& features, double error, double rate) {
    for (const std::uint32_t feature : features) {
      Weight& weight = weights_[feature];
      const double sum = load(weight.moved) + error * error;
      store(weight.moved, sum);
      store(weight.value, load(weight.value) + rate * error / std::sqrt(1 + sum));
    }
  }

  int cols_;
  std::vector<int> cells_;
  std::vector<Nearby> nearby_;
  std::size_t size_;  // a power of two
  std::unique_ptr<Weight[], Free> weights_;
};

}  // namespace hexproof
