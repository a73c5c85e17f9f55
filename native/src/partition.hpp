// Things that are joined to each other, by union-find.
#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

namespace hexproof {

class Partition {
 public:
  explicit Partition(int count) : parent_(static_cast<std::size_t>(count)) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }

  // The same number for all members of a part: one of them.
  int find(int x) {
    while (parent(x) != x) {
      parent(x) = parent(parent(x));
      x = parent(x);
    }
    return x;
  }

  void join(int x, int y) { parent(find(x)) = find(y); }

 private:
  int& parent(int x) { return parent_[static_cast<std::size_t>(x)]; }

  std::vector<int> parent_;
};

}  // namespace hexproof
