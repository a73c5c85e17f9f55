// Parts that two groups cut off, against the naive twin.
//
// Filling a held part in must not change who wins, whoever moves and whatever becomes of the other
// cells. If a move that is worse than joining the groups wins, one that is not wins too.
#include <atomic>
#include <cstdio>

#include "brute.hpp"
#include "check.hpp"
#include "connections.hpp"
#include "decomposition.hpp"
#include "positions.hpp"
#include "region.hpp"
#include "sides.hpp"

namespace {

using Set = hexproof::Bits<1>;
using State = hexproof::State<1>;

struct Counts {
  int held = 0;
  int dominated = 0;
};

void check_side(const brute::Board& board, const hexproof::Region& region,
                const hexproof::Sides<1>& sides, bool black, brute::Player& twin,
                positions::Random& random, Counts& counts) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch(1'000'000, never);
  const hexproof::Graph<1>& graph = black ? sides.black() : *sides.white();
  const hexproof::Groups<1> groups(graph, {}, sides.cells());
  hexproof::Connections<1> connections(graph, watch);
  connections.search(groups, {}, false);
  if (connections.win()) {
    return;
  }
  const hexproof::Decomposition<1> decomposition(groups);
  const auto wins = [&](const State& state) {
    return twin.black_wins(positions::played(board, region, state),
                           static_cast<int>(state.to_move)) == black;
  };
  const hexproof::Side self = black ? hexproof::Side::kBlack : hexproof::Side::kWhite;

  if (const auto part = decomposition.held(connections)) {
    ++counts.held;
    CHECK(part->carrier.within(part->cells) && part->cells.any());
    for (int completion = 0; completion < 6; ++completion) {
      State state{{}, {}, random.chance(50) ? hexproof::Side::kBlack : hexproof::Side::kWhite};
      (sides.cells() - part->cells).each([&](int cell) {
        if (random.chance(15 * completion)) {
          (random.chance(50) ? state.black : state.white).set(cell);
        }
      });
      // The opponent may even have what the carrier doesn't need.
      State given = state;
      (black ? given.white : given.black) |= part->cells - part->carrier;
      State filled = state;
      (black ? filled.black : filled.white) |= part->cells;
      CHECK(wins(given) == wins(filled) && wins(state) == wins(filled));
    }
  }

  Set worse;
  decomposition.add_dominated(connections, worse);
  counts.dominated += worse.count();
  CHECK(worse.none() || !(worse == sides.cells()));
  bool some = false;
  bool better = false;
  sides.cells().each([&](int cell) {
    const bool wins_there = wins(State{{}, {}, self}.after(cell));
    some = some || (wins_there && worse.test(cell));
    better = better || (wins_there && !worse.test(cell));
  });
  CHECK(!some || better);
}

}  // namespace

int main() {
  positions::Random random(7);
  Counts counts;
  for (int i = 0; i < 20'000; ++i) {
    const brute::Board board = random.board(6, random.below(11));
    const brute::Goal goal = i % 3 != 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}}
                                        : random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (region.black_has_won || region.black.alternatives.empty()) {
      continue;
    }
    const hexproof::Sides<1> sides(region);
    brute::Player twin(board, goal);
    check_side(board, region, sides, true, twin, random, counts);
    if (sides.white() != nullptr) {
      check_side(board, region, sides, false, twin, random, counts);
    }
  }
  std::printf("%d held parts, %d dominated cells\n", counts.held, counts.dominated);
  CHECK(counts.held > 500 && counts.dominated > 500);
  return 0;
}
