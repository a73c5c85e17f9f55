// Cases are shrunk to what an artificial failure needs, and written as bench reads them.
#include "shrink.hpp"

#include "check.hpp"

namespace {

const brute::Goal kGoal{
    {{0, {1}}, {0, {2, 3}}},
    {{HEXPROOF_TOP | HEXPROOF_LEFT, {0}}, {HEXPROOF_BOTTOM, {}}, {HEXPROOF_TOP, {5}}}};

brute::Board board(int cols, int rows, const std::string& text) {
  brute::Board board{cols, rows, text};
  for (char& cell : board.cells) {
    cell = cell == 'X' ? HEXPROOF_BLACK : cell == 'O' ? HEXPROOF_WHITE : HEXPROOF_EMPTY;
  }
  return board;
}

// A black stone next to an empty cell to its right.
bool pair(const brute::Board& board) {
  const std::size_t cols = static_cast<std::size_t>(board.cols);
  for (std::size_t i = 1; i < board.cells.size(); ++i) {
    if (i % cols > 0 && board.cells[i - 1] == HEXPROOF_BLACK && board.cells[i] == HEXPROOF_EMPTY) {
      return true;
    }
  }
  return false;
}

void shrinks_board_and_goal() {
  const shrink::Case found{{{board(4, 3, "X..OXX..O..X"), HEXPROOF_WHITE}}, kGoal, "all"};
  const shrink::Case small = shrink::shrunk(
      found, [](const shrink::Case& other) { return pair(other.positions.front().board); });
  CHECK(shrink::lines(small) == "failing 2 1 white X. 1 2 2 0 1 0\n");
}

void keeps_what_the_failure_needs() {
  const shrink::Case found{{{board(2, 3, "X.O..X"), HEXPROOF_BLACK}}, kGoal, "all"};
  const shrink::Case small = shrink::shrunk(found, [](const shrink::Case& other) {
    return other.goal.size() == 2 && other.goal[0][1].cells.size() == 2;
  });
  // One row has both cells of that terminal, and another one that of the terminal before it.
  CHECK(shrink::lines(small) == "failing 2 2 black OOOO 2 2 0 1 1 0 2 2 3 2 2 0 1 0\n");
}

void moves_cells_of_the_goal_with_the_board() {
  const brute::Goal goal{{{HEXPROOF_TOP, {}}, {0, {5}}}};  // the only black cell
  const shrink::Case found{{{board(3, 2, "OO..OX"), HEXPROOF_BLACK}}, goal, "all"};
  const shrink::Case small = shrink::shrunk(found, [](const shrink::Case& other) {
    const auto& cells = other.goal[0][1].cells;
    return !cells.empty() && other.positions.front().board.cells.at(
                                 static_cast<std::size_t>(cells[0])) == HEXPROOF_BLACK;
  });
  CHECK(shrink::lines(small) == "failing 1 1 black X 1 2 1 0 0 1 0\n");
}

void keeps_a_session_of_positions_that_extend_the_first() {
  const brute::Goal goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  const shrink::Case found{{{board(2, 2, "...O"), HEXPROOF_WHITE},
                            {board(2, 2, "X..O"), HEXPROOF_BLACK},
                            {board(2, 2, ".XOO"), HEXPROOF_WHITE}},
                           goal,
                           "session"};
  const shrink::Case small = shrink::shrunk(found, [](const shrink::Case& other) {
    return other.positions.size() > 1 && pair(other.positions[1].board);
  });
  CHECK(shrink::lines(small) ==
        "failing 2 1 white X. 1 2 1 0 2 0\nfailing 2 1 black X. 1 2 1 0 2 0\n");
}

void leaves_a_case_that_cannot_be_smaller() {
  const shrink::Case found{{{board(2, 1, "X."), HEXPROOF_BLACK}}, {{{1, {}}, {2, {}}}}, "all"};
  const shrink::Case same = shrink::shrunk(found, [&](const shrink::Case&) { return false; });
  CHECK(shrink::lines(same) == shrink::lines(found));
}

void tells_what_failed() {
  const shrink::Case found{{{board(2, 1, "X."), HEXPROOF_BLACK}}, {{{1, {}}, {2, {}}}}, "all"};
  CHECK(shrink::failure(found, asking::compare_anew).empty());
  const auto wrong = [](asking::Solver& solver, const brute::Board& board, const brute::Goal& goal,
                        int to_move) {
    CHECK(solver.ask(board, goal, to_move, false).winner == HEXPROOF_WHITE);
  };
  CHECK(shrink::failure(found, wrong).find("HEXPROOF_WHITE") != std::string::npos);
}

}  // namespace

int main() {
  shrinks_board_and_goal();
  keeps_what_the_failure_needs();
  moves_cells_of_the_goal_with_the_board();
  keeps_a_session_of_positions_that_extend_the_first();
  leaves_a_case_that_cannot_be_smaller();
  tells_what_failed();
  return 0;
}
