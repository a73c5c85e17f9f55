// What GoalClaims finds in its tree against a walk through all claims.
#include "goal_claims.hpp"

#include <cstdio>
#include <random>
#include <utility>
#include <vector>

#include "check.hpp"
#include "claims.hpp"

namespace {

constexpr int kCells = 20;

using Claims = hexproof::Claims<1>;
using Set = hexproof::Bits<1>;
using Shown = std::vector<std::pair<int, int>>;

class Case {
 public:
  explicit Case(unsigned seed) : random_(seed), fast_(claims_) {}

  void run() {
    for (int round = 0; round < 4; ++round) {
      begin();
      for (int i = 0; i < 400; ++i) {
        add();
        if (i % 8 == 0) {
          compare();
        }
      }
    }
  }

 private:
  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

  Set cells(int in_a_hundred) {
    Set set;
    for (int cell = 0; cell < kCells; ++cell) {
      if (below(100) < in_a_hundred) {
        set.set(cell);
      }
    }
    return set;
  }

  void begin() {
    const Set stones = cells(10);
    fast_.begin(stones);
    usable_.clear();
    for (const int claim : all_) {
      if (!claims_.at(claim).cells.meets(stones)) {
        usable_.push_back(claim);
      }
    }
  }

  // A claim that needs some cells, and has the pairs that were captured in its room.
  void add() {
    const int before = claims_.size();
    int claim = *claims_.goal(cells(35), {});
    for (int pairs = below(3); pairs > 0; --pairs) {
      const int one = below(kCells);
      claim = claims_.capture(one, (one + 1 + below(kCells - 1)) % kCells, {}, {}, claim);
    }
    if (claims_.size() > before && claim == claims_.size() - 1) {
      fast_.add(claim);
      all_.push_back(claim);
      usable_.push_back(claim);
    }
  }

  // -1 where there is none.
  int find(const Set& mine, const Set& theirs) const {
    int found = -1;
    for (const int claim : usable_) {
      const Claims::Claim& at = claims_.at(claim);
      if (at.need.within(mine) && !at.room.meets(mine | theirs)) {
        found = claim;
      }
    }
    return found;
  }

  Shown by_one(const Set& mine, const Set& theirs, int first, std::size_t most) const {
    Shown shown;
    for (int i = static_cast<int>(usable_.size()); i-- > first && shown.size() < most;) {
      const Claims::Claim& at = claims_.at(usable_[hexproof::at(i)]);
      const Set missing = at.need - mine;
      if (missing.count() == 1 && !missing.meets(theirs) && !at.room.meets(mine | theirs)) {
        shown.push_back({missing.first(), usable_[hexproof::at(i)]});
      }
    }
    return shown;
  }

  void compare() {
    const Set mine = cells(40);
    const Set theirs = cells(10) - mine;
    const int found = fast_.find(mine, theirs).value_or(-1);
    CHECK(found == find(mine, theirs));
    found_ += found >= 0;
    CHECK(fast_.count() == static_cast<int>(usable_.size()));
    const int first = below(2) == 0 ? 0 : below(fast_.count() + 1);
    const std::size_t most = 1 + static_cast<std::size_t>(below(30));
    Shown shown;
    fast_.each_by_one(mine, theirs, first, [&](int cell, int claim) {
      shown.push_back({cell, claim});
      return shown.size() < most;
    });
    CHECK(shown == by_one(mine, theirs, first, most));
    shown_ += static_cast<int>(shown.size());
    ++compared_;
  }

 public:
  int compared() const { return compared_; }
  int found() const { return found_; }
  int shown() const { return shown_; }

 private:
  std::mt19937 random_;
  Claims claims_;
  hexproof::GoalClaims<1> fast_;
  std::vector<int> all_;
  std::vector<int> usable_;
  int compared_ = 0;
  int found_ = 0;
  int shown_ = 0;
};

}  // namespace

int main() {
  int compared = 0;
  int found = 0;
  int shown = 0;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    Case all(seed);
    all.run();
    compared += all.compared();
    found += all.found();
    shown += all.shown();
  }
  std::printf("%d comparisons, %d claims found, %d shown\n", compared, found, shown);
  CHECK(found > compared / 4 && found < compared);
  CHECK(shown > compared);
  return 0;
}
