// Dead, captured and dominated cells against the naive twin.
//
// Filling cells in must not change who wins, whoever moves and whatever becomes of the other cells.
// If a dominated move wins, one that is not dominated wins too.
#include "inferior.hpp"

#include <cstdio>

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

}  // namespace

int main() {
  positions::Random random(4);
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
