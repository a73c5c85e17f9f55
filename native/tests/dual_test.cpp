// On every full board either Black joins the terminals or White joins the banks, never both.
#include <cstdio>

#include "brute.hpp"
#include "check.hpp"
#include "dual.hpp"
#include "graph.hpp"
#include "positions.hpp"

int main() {
  positions::Random random(5);
  int with_dual = 0;
  for (int i = 0; i < 20'000; ++i) {
    const brute::Board board = random.board(7, random.below(49));
    const brute::Goal goal = i % 4 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}}
                                        : random.goal(board);
    const hexproof::Problem problem = positions::problem_of(board, goal, HEXPROOF_BLACK);
    const hexproof::Region region = hexproof::contract(problem);
    if (region.black_has_won || region.alternatives.empty()) {
      continue;
    }
    const auto opposite = hexproof::dual(problem, region);
    if (!opposite || region.vertices() > 64 || opposite->vertices() > 64) {
      continue;
    }
    ++with_dual;
    CHECK(opposite->empties == region.empties && opposite->cells == region.cells);
    const hexproof::Graph<1> black_graph(region);
    const hexproof::Graph<1> white_graph(*opposite);
    for (int filling = 0; filling < 50; ++filling) {
      hexproof::Bits<1> black;
      const int percent = random.below(100);
      black_graph.cells().each([&](int cell) {
        if (random.chance(percent)) {
          black.set(cell);
        }
      });
      const hexproof::Bits<1> white = black_graph.cells() - black;
      CHECK(black_graph.joins(black_graph.nodes() | black) !=
            white_graph.joins(white_graph.nodes() | white));
    }
  }
  std::printf("%d problems with a dual\n", with_dual);
  CHECK(with_dual > 3000);
  return 0;
}
