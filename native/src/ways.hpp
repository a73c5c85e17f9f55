// The ways to its goal that one side has in a position, as they are found.
#pragma once

#include <optional>
#include <vector>

#include "bits.hpp"

namespace hexproof {

template <int Words>
class Ways {
 public:
  using Set = Bits<Words>;

  // A way to win with the side to move.
  struct Threat {
    Set cells;  // with the key
    int key;
  };

  void clear() {
    win_.reset();
    threats_.clear();
  }

  // The side wins within these cells although the opponent moves first.
  void win(const Set& cells) { win_ = cells; }

  // The or rule among all ways at once: the side wins if no cell stops them all.
  void add(const Threat& threat) {
    if (threats_.empty()) {
      common_ = threat.cells;
      all_ = threat.cells;
    } else if (!common_.within(threat.cells)) {
      common_ &= threat.cells;
      all_ |= threat.cells;
    }
    threats_.push_back(threat);
    if (common_.none()) {
      win_ = all_;
    }
  }

  // Whether there is a threat within these cells.
  bool knows(const Set& cells) const {
    for (const Threat& threat : threats_) {
      if (threat.cells.within(cells)) {
        return true;
      }
    }
    return false;
  }

  const std::optional<Set>& win() const { return win_; }
  const std::vector<Threat>& threats() const { return threats_; }

 private:
  std::optional<Set> win_;
  std::vector<Threat> threats_;
  Set common_;  // to all threats
  Set all_;     // of the threats that made it so
};

}  // namespace hexproof
