// What Rows finds by its bits against a walk through all pairs.
#include "rows.hpp"

#include <cstddef>
#include <cstdio>
#include <random>
#include <vector>

#include "check.hpp"

namespace {

template <int Words>
class Case {
 public:
  explicit Case(unsigned seed) : random_(seed), cells_(1 + below(64 * Words)), rows_(cells_) {}

  void run() {
    for (int i = 0; i < 3000; ++i) {
      const bool full = rows_.count() == hexproof::Rows<Words>::kMost;
      if (pairs_.empty() || (!full && below(3) > 0)) {
        pairs_.push_back(pair());
        rows_.add(pairs_.back().first, pairs_.back().second);
      } else {
        const int which = below(static_cast<int>(pairs_.size()));
        Pair& changed = pairs_[static_cast<std::size_t>(which)];
        rows_.take_out(which, changed.first, changed.second);
        changed = pair();
        rows_.put(which, changed.first, changed.second);
      }
      if (i % 48 == 0) {
        compare(hexproof::Bits<Words>::below(cells_) - few(), few());
      }
    }
    CHECK(found_ > 0 && found_ < compared_);
    CHECK(rows_.count() == hexproof::Rows<Words>::kMost);
  }

 private:
  using Set = hexproof::Bits<Words>;

  struct Pair {
    Set first;
    Set second;
  };

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

  Pair pair() { return {few(), few()}; }

  Set few() {
    Set set;
    for (int i = below(4); i > 0; --i) {
      set.set(below(cells_));
    }
    return set;
  }

  void compare(const Set& inside, const Set& outside) {
    CHECK(rows_.count() == static_cast<int>(pairs_.size()));
    for (int i = 0; i < rows_.count(); ++i) {
      const Pair& one = pairs_[static_cast<std::size_t>(i)];
      const bool fits = one.first.within(inside) && !one.second.meets(outside);
      CHECK(rows_.fitting(inside, outside).test(i) == fits);
      found_ += fits ? 1 : 0;
      ++compared_;
    }
  }

  std::mt19937 random_;
  int cells_;
  hexproof::Rows<Words> rows_;
  std::vector<Pair> pairs_;
  int found_ = 0;
  int compared_ = 0;
};

}  // namespace

int main() {
  for (unsigned seed = 0; seed < 10; ++seed) {
    Case<1>(seed).run();
    Case<2>(seed).run();
    Case<3>(seed).run();
  }
  std::printf("rows found as by a walk\n");
  return 0;
}
