// In a session the verdicts on a position and on the same with more stones are those of brute
// force, in whatever order they are asked for; so are those on other positions.
#include <cstdio>
#include <cstdlib>

#include "asking.hpp"
#include "positions.hpp"
#include "shrink.hpp"

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 2'000;
  positions::Random random(argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  asking::Solver solver;
  for (int i = 0; i < count; ++i) {
    const brute::Board base = random.board(5, random.below(10));
    const brute::Goal goal =
        i % 2 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(base);
    const int side = random.side();
    solver.open_session(base, goal, side);
    shrink::Case asked{{{base, side}}, goal, "session"};
    brute::Player twin(base, goal);
    for (int question = 0; question < 8; ++question) {
      brute::Board board = base;
      for (char& cell : board.cells) {
        if (cell == HEXPROOF_EMPTY && random.chance(15)) {
          cell = static_cast<char>(random.side());
        }
      }
      const int to_move = random.side();
      asked.positions.push_back({board, to_move});
      shrink::explained(
          asked, [&] { asking::compare(solver, twin, board, goal, to_move); },
          asking::compare_anew);
    }
    const brute::Board other = random.board(4, random.below(8));
    const brute::Goal another = random.goal(other);
    brute::Player another_twin(other, another);
    const int to_move = random.side();
    const shrink::Case alone{{{other, to_move}}, another, "all"};
    shrink::explained(
        alone, [&] { asking::compare(solver, another_twin, other, another, to_move); },
        asking::compare_anew);
    if (random.chance(50)) {
      solver.close_session();
    }
  }
  std::printf("%d sessions\n", count);
  return 0;
}
