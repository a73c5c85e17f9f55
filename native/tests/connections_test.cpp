// White's net and the virtual connections of both sides against the naive twin.
#include "connections.hpp"

#include <atomic>
#include <cstdio>
#include <vector>

#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "region.hpp"
#include "sides.hpp"

namespace {

using Set = hexproof::Bits<1>;
using State = hexproof::State<1>;

struct Counts {
  int drawn = 0;
  int wins = 0;
  int threats = 0;
};

// On full boards exactly one side has joined what it wants to join.
void check_net(const brute::Board& board, const brute::Goal& goal, const hexproof::Region& region,
               const hexproof::Sides<1>& sides, positions::Random& random) {
  const brute::Referee referee(board, goal);
  for (int i = 0; i < 8; ++i) {
    State state{{}, {}, hexproof::Side::kBlack};
    sides.cells().each(
        [&](int cell) { (random.chance(50) ? state.black : state.white).set(cell); });
    const bool black = referee.reached(positions::played(board, region, state).cells);
    CHECK(sides.black_wins(state) == black);
    CHECK(sides.white()->joins(sides.white()->nodes() | state.white) != black);
  }
}

// A side wins within the cells that its connections name, even if the other has all other cells;
// `state` has the stones that were played.
void check_connections(const brute::Board& board, const brute::Goal& goal,
                       const hexproof::Region& region, const Set& cells, const State& state,
                       hexproof::Side side, const hexproof::Connections<1>& connections,
                       Counts& counts) {
  const bool black = side == hexproof::Side::kBlack;
  brute::Player twin(board, goal);
  const Set own = black ? state.black : state.white;
  const auto given = [&](const Set& needed) {
    State position = state;
    (black ? position.white : position.black) = cells - own - needed;
    return position;
  };
  const int self = black ? HEXPROOF_BLACK : HEXPROOF_WHITE;
  const auto wins = [&](const State& position, int to_move) {
    return twin.black_wins(positions::played(board, region, position), to_move) == black;
  };
  if (connections.win()) {
    ++counts.wins;
    CHECK(wins(given(*connections.win()), 3 - self));
  }
  for (const auto& threat : connections.threats()) {
    ++counts.threats;
    CHECK(threat.cells.test(threat.key));
    State position = given(threat.cells);
    CHECK(wins(position, self));
    (black ? position.black : position.white).set(threat.key);
    CHECK(wins(position, 3 - self));
  }
}

// The connections of a position and, found from those, of one with a few more stones.
void check_side(const brute::Board& board, const brute::Goal& goal, const hexproof::Region& region,
                const hexproof::Sides<1>& sides, hexproof::Side side, positions::Random& random,
                Counts& counts) {
  const bool black = side == hexproof::Side::kBlack;
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  const hexproof::Graph<1>& graph = black ? sides.black() : *sides.white();
  hexproof::Connections<1> connections(graph, watch);
  const hexproof::Groups<1> groups(graph, {}, sides.cells());
  connections.search(groups, false);
  State state{{}, {}, side};
  check_connections(board, goal, region, sides.cells(), state, side, connections, counts);
  if (connections.win()) {
    return;
  }
  sides.cells().each([&](int cell) {
    if (random.chance(25)) {
      (random.chance(50) ? state.black : state.white).set(cell);
    }
  });
  if (sides.black_wins(state) || sides.white_wins(state)) {
    return;
  }
  const Set own = black ? state.black : state.white;
  const Set lost = black ? state.white : state.black;
  const hexproof::Groups<1> later(graph, own, sides.cells() - own - lost);
  for (const bool first_threat : {false, true}) {
    hexproof::Connections<1> next(graph, watch);
    next.search_on(connections, own, lost, later, first_threat);
    check_connections(board, goal, region, sides.cells(), state, side, next, counts);
  }
}

}  // namespace

int main() {
  positions::Random random(5);
  Counts counts;
  Counts white;
  for (int i = 0; i < 12'000; ++i) {
    const brute::Board board = random.board(5, random.below(11));
    const brute::Goal goal =
        i % 2 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (region.black_has_won || region.black.alternatives.empty()) {
      continue;
    }
    const hexproof::Sides<1> sides(region);
    check_side(board, goal, region, sides, hexproof::Side::kBlack, random, counts);
    if (sides.white() != nullptr) {
      ++counts.drawn;
      check_net(board, goal, region, sides, random);
      check_side(board, goal, region, sides, hexproof::Side::kWhite, random, white);
    }
  }
  std::printf("%d with a white net; Black: %d wins, %d threats; White: %d wins, %d threats\n",
              counts.drawn, counts.wins, counts.threats, white.wins, white.threats);
  CHECK(counts.drawn > 1000 && counts.wins > 500 && counts.threats > 1000);
  CHECK(white.wins > 500 && white.threats > 1000);
  return 0;
}
