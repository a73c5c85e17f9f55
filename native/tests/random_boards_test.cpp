// 20,000 random positions of boards up to 5x5, with goals of all kinds, by one thread and by three.
// With an argument, that many from another seed.
#include <cstdio>
#include <cstdlib>

#include "asking.hpp"
#include "positions.hpp"
#include "shrink.hpp"

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 20'000;
  positions::Random random(argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  asking::Solver solver;
  int black_wins = 0;
  int searched = 0;
  for (int i = 0; i < count; ++i) {
    const brute::Board board = random.board(5, i % 50 == 0 ? 9 : random.below(8));
    const brute::Goal goal =
        i % 4 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const int to_move = random.side();
    brute::Player twin(board, goal);
    const shrink::Case asked{{{board, to_move}}, goal, "all"};
    shrink::explained(
        asked, [&] { asking::compare(solver, twin, board, goal, to_move); }, asking::compare_anew);
    black_wins += twin.black_wins(board, to_move) ? 1 : 0;
    searched += solver.ask(board, goal, to_move, true).nodes > 1 ? 1 : 0;
  }
  std::printf("%d positions, Black wins %d, %d needed a search\n", count, black_wins, searched);
  CHECK(black_wins > count / 10 && black_wins < count - count / 10);
  CHECK(searched > count / 10);
  return 0;
}
