// What SetTree finds against a walk through all pairs.
#include "set_tree.hpp"

#include <cstdio>
#include <utility>
#include <vector>

#include "check.hpp"
#include "positions.hpp"

namespace {

template <int Words>
class Case {
 public:
  Case(unsigned seed, int most)
      : random_(seed), cells_(1 + random_.below(64 * Words)), most_(most) {}

  void run() {
    for (int i = 0; i < 3000; ++i) {
      pairs_.emplace_back(some(most_), some(most_));
      tree_.add(pairs_.back().first, pairs_.back().second);
      if (i % 48 == 0) {
        const Set outside = some(3);
        compare(Set::below(cells_) - some(3), outside);
        compare(some(2 * most_), outside);
      }
    }
    CHECK(found_ > 0 && found_ < compared_);
    stop_early();
  }

 private:
  using Set = hexproof::Bits<Words>;

  Set some(int most) { return random_.set<Words>(cells_, most); }

  void compare(const Set& inside, const Set& outside) {
    std::vector<int> visits(pairs_.size());
    tree_.each(inside, outside, [&](int place) {
      ++visits[static_cast<std::size_t>(place)];
      return true;
    });
    CHECK(tree_.count() == static_cast<int>(pairs_.size()));
    for (int place = 0; place < tree_.count(); ++place) {
      const auto& [first, second] = pairs_[static_cast<std::size_t>(place)];
      CHECK(tree_.first(place) == first && tree_.second(place) == second);
      const bool fits = first.within(inside) && !second.meets(outside);
      CHECK(visits[static_cast<std::size_t>(place)] == (fits ? 1 : 0));
      found_ += fits ? 1 : 0;
      ++compared_;
    }
  }

  void stop_early() {
    int visits = 0;
    tree_.each(Set::below(cells_), {}, [&](int) { return ++visits < 10; });
    CHECK(visits == 10);
  }

  positions::Random random_;
  int cells_;
  int most_;  // cells of a set
  hexproof::SetTree<Words> tree_;
  std::vector<std::pair<Set, Set>> pairs_;
  int found_ = 0;
  int compared_ = 0;
};

}  // namespace

int main() {
  for (unsigned seed = 1; seed <= 10; ++seed) {
    Case<1>(seed, 3).run();
    Case<2>(seed, 3).run();
    Case<1>(seed, 12).run();
    Case<4>(seed, 12).run();
  }
  std::puts("all pairs found");
  return 0;
}
