// Parts that can be filled in, against the naive twin.
//
// Filling a held or united part in must not change who wins, whoever moves and whatever becomes of
// the other cells. If a move that is worse than joining the groups wins, one that is not wins too.
#include "decomposition.hpp"

#include <atomic>
#include <cstdio>
#include <vector>

#include "brute.hpp"
#include "check.hpp"
#include "components.hpp"
#include "connections.hpp"
#include "positions.hpp"
#include "region.hpp"
#include "sides.hpp"

namespace {

using Set = hexproof::Bits<1>;
using State = hexproof::State<1>;

struct Counts {
  int held = 0;
  int united = 0;
  int settled = 0;
  int lost = 0;
  int dominated = 0;
};

// A link that settles its carrier, once dead and captured cells are filled in. It must do although
// the opponent has what the link doesn't need, and no better although the side has what it needs
// itself.
void check_settled(const brute::Board& board, const hexproof::Region& region,
                   const hexproof::Sides<1>& sides, bool black, brute::Player& twin,
                   positions::Random& random, Counts& counts) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  const hexproof::Graph<1>& graph = black ? sides.black() : *sides.white();
  const hexproof::Inferior<1> inferior(hexproof::Groups<1>(graph, {}, sides.cells()));
  const Set own = inferior.own_captured();
  const Set others = sides.cells() - own - inferior.open();
  const hexproof::Groups<1> groups(graph, own, inferior.open());
  hexproof::Connections<1> connections(graph, watch);
  connections.search(groups, false);
  if (connections.win()) {
    return;
  }
  const auto part = hexproof::Decomposition<1>(groups).settled(connections, inferior);
  if (!part) {
    return;
  }
  ++counts.settled;
  counts.lost += part->lost.count();
  const Set gone = part->cells | part->lost;
  CHECK(part->cells.any() && part->cells.within(part->carrier) && part->carrier.within(gone));
  CHECK(!part->cells.meets(part->lost) && gone.within(inferior.open()));
  for (int completion = 0; completion < 8; ++completion) {
    Set mine = own;
    Set theirs = others;
    (inferior.open() - gone).each([&](int cell) {
      if (random.chance(12 * completion)) {
        (random.chance(50) ? mine : theirs).set(cell);
      }
    });
    for (const hexproof::Side mover : {hexproof::Side::kBlack, hexproof::Side::kWhite}) {
      const auto wins = [&](const Set& more, const Set& less) {
        const Set all = mine | more;
        const Set rest = theirs | less;
        const State state{black ? all : rest, black ? rest : all, mover};
        return twin.black_wins(positions::played(board, region, state), static_cast<int>(mover)) ==
               black;
      };
      const bool filled = wins(part->cells, part->lost);
      CHECK(wins({}, {}) == filled);
      CHECK(wins({}, gone - part->carrier) == filled);
      CHECK(wins(part->cells, {}) == filled);
    }
  }
}

void check_side(const brute::Board& board, const hexproof::Region& region,
                const hexproof::Sides<1>& sides, bool black, brute::Player& twin,
                positions::Random& random, Counts& counts) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  const hexproof::Graph<1>& graph = black ? sides.black() : *sides.white();
  const hexproof::Groups<1> groups(graph, {}, sides.cells());
  hexproof::Connections<1> connections(graph, watch);
  connections.search(groups, false);
  if (connections.win()) {
    return;
  }
  const hexproof::Decomposition<1> decomposition(groups);
  const auto wins = [&](const State& state) {
    return twin.black_wins(positions::played(board, region, state),
                           static_cast<int>(state.to_move)) == black;
  };
  const hexproof::Side self = black ? hexproof::Side::kBlack : hexproof::Side::kWhite;

  const auto check_part = [&](const hexproof::Part<1>& part) {
    CHECK(part.carrier.within(part.cells) && part.cells.any() && part.lost.none());
    for (int completion = 0; completion < 6; ++completion) {
      State state{{}, {}, random.chance(50) ? hexproof::Side::kBlack : hexproof::Side::kWhite};
      (sides.cells() - part.cells).each([&](int cell) {
        if (random.chance(15 * completion)) {
          (random.chance(50) ? state.black : state.white).set(cell);
        }
      });
      // The opponent may even have what the carrier doesn't need.
      State given = state;
      (black ? given.white : given.black) |= part.cells - part.carrier;
      State filled = state;
      (black ? filled.black : filled.white) |= part.cells;
      CHECK(wins(given) == wins(filled) && wins(state) == wins(filled));
    }
  };
  if (const auto part = decomposition.held(connections)) {
    ++counts.held;
    check_part(*part);
  }
  hexproof::Unions unions(1 << 20, watch);
  if (const auto part = hexproof::Components<1>(groups).united(unions)) {
    ++counts.united;
    check_part(*part);
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
  for (int i = 0; i < 100'000; ++i) {
    const brute::Board board = random.board(6, random.below(11));
    const brute::Goal goal =
        i % 3 != 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (region.black_has_won || region.black.alternatives.empty()) {
      continue;
    }
    const hexproof::Sides<1> sides(region);
    brute::Player twin(board, goal);
    const bool often = i < 20'000;  // settled links are rare
    if (often) {
      check_side(board, region, sides, true, twin, random, counts);
    }
    check_settled(board, region, sides, true, twin, random, counts);
    if (sides.white() != nullptr) {
      if (often) {
        check_side(board, region, sides, false, twin, random, counts);
      }
      check_settled(board, region, sides, false, twin, random, counts);
    }
  }
  std::printf(
      "%d held and %d united parts, %d settled links that lose %d cells, %d dominated cells\n",
      counts.held, counts.united, counts.settled, counts.lost, counts.dominated);
  CHECK(counts.held > 500 && counts.united > 500 && counts.settled > 100 && counts.lost > 20 &&
        counts.dominated > 500);
  return 0;
}
