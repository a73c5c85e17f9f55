// A region with a graph for each side.
#pragma once

#include <optional>

#include "graph.hpp"
#include "mirror.hpp"
#include "region.hpp"
#include "state.hpp"

namespace hexproof {

template <int Words>
class Sides {
 public:
  using Set = Bits<Words>;

  explicit Sides(const Region& region)
      : black_(region.black, region.empties), mirror_(region.mirror) {
    if (region.white) {
      white_.emplace(*region.white, region.empties);
    }
  }

  const Graph<Words>& black() const { return black_; }

  // Null where White has no net of its own.
  const Graph<Words>* white() const { return white_ ? &*white_ : nullptr; }

  const Mirror<Words>& mirror() const { return mirror_; }

  const Set& cells() const { return black_.cells(); }

  bool black_wins(const State<Words>& state) const {
    return black_.joins(black_.nodes() | state.black);
  }

  bool white_wins(const State<Words>& state) const {
    if (white_) {
      return white_->joins(white_->nodes() | state.white);
    }
    return !black_.joins((black_.nodes() | black_.cells()) - state.white);
  }

 private:
  Graph<Words> black_;
  std::optional<Graph<Words>> white_;
  Mirror<Words> mirror_;
};

}  // namespace hexproof
