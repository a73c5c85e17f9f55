// The costs that a history gives to moves, against the logarithm of what was counted.
#include "history.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <random>
#include <tuple>
#include <utility>
#include <vector>

#include "check.hpp"

namespace {

struct Child {
  int move;
  std::uint32_t cost;
};

using Key = std::tuple<hexproof::Side, int, int>;

double chance(const std::map<Key, std::pair<int, int>>& counts, const Key& key) {
  const auto found = counts.find(key);
  const auto [won, tried] = found == counts.end() ? std::pair(0, 0) : found->second;
  return (won + 1.0) / (tried + 4.0);
}

}  // namespace

int main() {
  std::mt19937_64 random(11);
  const int cells = 9;
  int costly = 0;
  for (int i = 0; i < 200; ++i) {
    hexproof::History history(cells, 1 << 16);
    std::map<Key, std::pair<int, int>> counts;
    for (int k = 0; k < 2000; ++k) {
      const auto side = random() % 2 == 0 ? hexproof::Side::kBlack : hexproof::Side::kWhite;
      const int last = static_cast<int>(random() % 4) - 1;
      const int move = static_cast<int>(random() % cells);
      const bool won = static_cast<int>(random() % 8) < move;
      history.add(side, last, move, won);
      auto& count = counts[{side, last, move}];
      count = {count.first + (won ? 1 : 0), count.second + 1};
      std::vector<Child> children;
      for (int child = 0; child < cells; ++child) {
        if (random() % 2 == 0 || children.empty()) {
          children.push_back({child, 77});
        }
      }
      history.rate(side, last, children);
      double best = 0;
      for (const Child& child : children) {
        best = std::max(best, chance(counts, {side, last, child.move}));
      }
      for (const Child& child : children) {
        const double times = best / chance(counts, {side, last, child.move});
        CHECK(std::abs(child.cost - (2 * std::log2(times) - 0.5)) < 0.5 + 1e-9);
        costly += child.cost > 0 ? 1 : 0;
      }
    }
  }
  std::vector<Child> children{{0, 77}, {1, 77}};
  hexproof::History small(cells, 16);
  small.add(hexproof::Side::kBlack, -1, 0, true);
  small.rate(hexproof::Side::kBlack, -1, children);
  CHECK(children[0].cost == 77 && children[1].cost == 77);
  hexproof::History full(cells, 1 << 16);
  for (int k = 0; k < 100'000; ++k) {
    full.add(hexproof::Side::kBlack, 3, 0, true);
    full.add(hexproof::Side::kBlack, 3, 1, false);
  }
  full.rate(hexproof::Side::kBlack, 3, children);
  CHECK(children[0].cost == 0 && children[1].cost >= 22 && children[1].cost <= 24);
  std::printf("%d costs\n", costly);
  CHECK(costly > 1000);
  return 0;
}
