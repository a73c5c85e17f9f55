// Dead, captured and dominated cells against the naive twin.
//
// Filling cells in must not change who wins, whoever moves and whatever becomes of the other cells.
// If a dominated move wins, one that is not dominated wins too.
#include "inferior.hpp"

#include <cstdio>
#include <optional>

#include "asking.hpp"
#include "groups.hpp"
#include "positions.hpp"
#include "region.hpp"

namespace {

using Set = hexproof::Bits<1>;

void fill(brute::Board& board, const hexproof::Region& region, const Set& set, char content) {
  set.each([&](int vertex) {
    const int cell = region.cells[static_cast<std::size_t>(vertex)];
    board.cells[static_cast<std::size_t>(cell)] = content;
  });
}

bool same(const hexproof::Inferior<1>& one, const hexproof::Inferior<1>& two) {
  for (const bool own : {false, true}) {
    Set worse;
    Set worse_too;
    one.add_dominated(own, worse);
    two.add_dominated(own, worse_too);
    if (!(worse == worse_too)) {
      return false;
    }
  }
  return one.open() == two.open() && one.own_captured() == two.own_captured() &&
         one.other_captured() == two.other_captured() && one.own_pairs() == two.own_pairs();
}

// What goes on from another position, whichever, is what is found from nothing.
int go_on(const hexproof::Graph<1>& graph, positions::Random& random) {
  int filled = 0;
  std::optional<hexproof::Inferior<1>> last;
  Set taken;
  Set open = graph.cells();
  for (int i = 0; i < 12; ++i) {
    const hexproof::Groups<1> groups(graph, taken, open);
    const hexproof::Inferior<1> from_nothing(groups);
    const hexproof::Inferior<1> gone_on(groups, last ? &*last : nullptr);
    CHECK(same(gone_on, from_nothing));
    filled += groups.open() == gone_on.open() ? 0 : 1;
    last = gone_on;
    if (random.chance(50)) {
      taken |= last->own_captured();
      open = last->open();
    }
    if (random.chance(10)) {
      taken = {};
      open = graph.cells();
    }
    graph.cells().each([&](int cell) {
      if (open.test(cell) && random.chance(5)) {
        open.reset(cell);
        if (random.chance(50)) {
          taken.set(cell);
        }
      }
    });
  }
  return filled;
}

}  // namespace

int main() {
  positions::Random random(4);
  int gone_on = 0;
  for (int i = 0; i < 1500; ++i) {
    const brute::Board board = random.board(7, 35);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, random.goal(board), HEXPROOF_BLACK));
    if (!region.black_has_won && !region.black.alternatives.empty()) {
      gone_on += go_on(hexproof::Graph<1>(region.black, region.empties), random);
      if (region.white) {
        gone_on += go_on(hexproof::Graph<1>(*region.white, region.empties), random);
      }
    }
  }
  CHECK(gone_on > 1000);
  int dead = 0;
  int captured = 0;
  int dominated = 0;
  for (int i = 0; i < 6000; ++i) {
    const brute::Board board = random.board(5, random.below(9));
    const brute::Goal goal =
        i % 2 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (region.black_has_won || region.black.alternatives.empty()) {
      continue;
    }
    const hexproof::Graph<1> graph(region.black, region.empties);
    const hexproof::Inferior<1> inferior(hexproof::Groups<1>(graph, Set{}, graph.cells()));
    brute::Player twin(board, goal);

    const Set& black = inferior.own_captured();
    const Set& white = inferior.other_captured();
    const Set gone = graph.cells() - inferior.open() - black - white;
    CHECK(!black.meets(white) && !(black | white).meets(inferior.open()));
    dead += gone.count();
    captured += (black | white).count();
    for (int completion = 0; completion < 4; ++completion) {
      brute::Board open = board;
      if (completion > 0) {
        inferior.open().each([&](int vertex) {
          if (random.chance(60)) {
            fill(open, region, Set::single(vertex), static_cast<char>(random.side()));
          }
        });
      }
      for (char dead_content : {HEXPROOF_BLACK, HEXPROOF_WHITE}) {
        brute::Board filled = open;
        fill(filled, region, black, HEXPROOF_BLACK);
        fill(filled, region, white, HEXPROOF_WHITE);
        fill(filled, region, gone, dead_content);
        for (int side : {HEXPROOF_BLACK, HEXPROOF_WHITE}) {
          CHECK(twin.black_wins(open, side) == twin.black_wins(filled, side));
        }
      }
    }

    for (const hexproof::Side side : {hexproof::Side::kBlack, hexproof::Side::kWhite}) {
      Set worse;
      inferior.add_dominated(side == hexproof::Side::kBlack, worse);
      CHECK(worse.within(inferior.open()));
      dominated += worse.count();
      bool some = false;
      bool better = false;
      for (int move : twin.winning(board, static_cast<int>(side))) {
        inferior.open().each([&](int vertex) {
          if (region.cells[static_cast<std::size_t>(vertex)] == move) {
            some = some || worse.test(vertex);
            better = better || !worse.test(vertex);
          }
        });
      }
      CHECK(!some || better);
    }
  }
  std::printf("%d dead, %d captured, %d dominated\n", dead, captured, dominated);
  CHECK(dead > 100 && captured > 100 && dominated > 100);
  return 0;
}
