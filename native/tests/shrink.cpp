#include "shrink.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <tuple>

namespace shrink {
namespace {

// Shrinking makes this less in each step. Empty cells are filled rather than stones removed, since
// each one multiplies the work of brute force; a white stone is a cell that Black does not have.
auto size(const Case& found) {
  const brute::Board& board = found.positions.front().board;
  std::ptrdiff_t empty = 0;
  std::ptrdiff_t black = 0;
  for (const Position& position : found.positions) {
    const std::string& cells = position.board.cells;
    empty += std::count(cells.begin(), cells.end(), char{HEXPROOF_EMPTY});
    black += std::count(cells.begin(), cells.end(), char{HEXPROOF_BLACK});
  }
  int edges = 0;
  for (const auto& alternative : found.goal) {
    for (const brute::Terminal& terminal : alternative) {
      edges += std::popcount(static_cast<unsigned>(terminal.edges));
    }
  }
  return std::tuple(found.positions.size(), board.size(), empty, asking::encode(found.goal).size(),
                    edges, black);
}

bool valid(const brute::Goal& goal) {
  return !goal.empty() && std::all_of(goal.begin(), goal.end(), [](const auto& alternative) {
    return alternative.size() >= 2 &&
           std::all_of(alternative.begin(), alternative.end(), [](const brute::Terminal& terminal) {
             return terminal.edges != 0 || !terminal.cells.empty();
           });
  });
}

// Without the cells, which are a row or a column.
Case without_cells(Case found, int cols, int rows, const std::function<bool(int)>& gone) {
  const int size = found.positions.front().board.size();
  std::vector<int> places;
  int left = 0;
  for (int cell = 0; cell < size; ++cell) {
    places.push_back(gone(cell) ? -1 : left++);
  }
  for (Position& position : found.positions) {
    brute::Board board{cols, rows, {}};
    for (int cell = 0; cell < size; ++cell) {
      if (!gone(cell)) {
        board.cells.push_back(position.board.cells[static_cast<std::size_t>(cell)]);
      }
    }
    position.board = board;
  }
  for (auto& alternative : found.goal) {
    for (brute::Terminal& terminal : alternative) {
      std::erase_if(terminal.cells, gone);
      for (int& cell : terminal.cells) {
        cell = places[static_cast<std::size_t>(cell)];
      }
    }
  }
  return found;
}

template <typename T>
std::vector<T> without(std::vector<T> all, std::size_t index) {
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(index));
  return all;
}

void add_smaller_goals(const Case& found, std::vector<Case>& cases) {
  const auto add = [&](const auto& change) {
    cases.push_back(found);
    change(cases.back().goal);
  };
  for (std::size_t i = 0; i < found.goal.size(); ++i) {
    add([&](brute::Goal& goal) { goal = without(goal, i); });
    for (std::size_t j = 0; j < found.goal[i].size(); ++j) {
      add([&](brute::Goal& goal) { goal[i] = without(goal[i], j); });
      const brute::Terminal& terminal = found.goal[i][j];
      for (std::size_t k = 0; k < terminal.cells.size(); ++k) {
        add([&](brute::Goal& goal) { goal[i][j].cells = without(terminal.cells, k); });
      }
      for (int edge = 1; edge <= HEXPROOF_RIGHT; edge *= 2) {
        add([&](brute::Goal& goal) { goal[i][j].edges &= ~edge; });
      }
    }
  }
}

// Cases that differ in one thing, some of which are no smaller or not valid.
std::vector<Case> changed(const Case& found) {
  std::vector<Case> cases;
  const auto& [cols, rows, cells] = found.positions.front().board;
  // A session's first position stays while others are there, since they need not extend each other.
  for (std::size_t i = found.positions.size() > 2 ? 1 : 0; i < found.positions.size(); ++i) {
    cases.push_back(found);
    cases.back().positions = without(found.positions, i);
  }
  for (int row = 0; row < rows; ++row) {
    cases.push_back(without_cells(found, cols, rows - 1,
                                  [row, width = cols](int cell) { return cell / width == row; }));
  }
  for (int col = 0; col < cols; ++col) {
    cases.push_back(without_cells(found, cols - 1, rows,
                                  [col, width = cols](int cell) { return cell % width == col; }));
  }
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    for (const char stone : {char{HEXPROOF_WHITE}, char{HEXPROOF_BLACK}}) {
      cases.push_back(found);
      for (Position& position : cases.back().positions) {
        position.board.cells[cell] = stone;
      }
    }
  }
  add_smaller_goals(found, cases);
  return cases;
}

// The check that failed, without its values.
std::string check_of(const std::string& words) { return words.substr(0, words.find('\n')); }

}  // namespace

Case shrunk(const Case& found, const Fails& fails) {
  for (const Case& other : changed(found)) {
    if (!other.positions.empty() && !other.positions.front().board.cells.empty() &&
        valid(other.goal) && size(other) < size(found) && fails(other)) {
      return shrunk(other, fails);
    }
  }
  return found;
}

std::string lines(const Case& found) {
  std::string text;
  for (const auto& [board, to_move] : found.positions) {
    text += "failing " + std::to_string(board.cols) + " " + std::to_string(board.rows) +
            (to_move == HEXPROOF_BLACK ? " black " : " white ");
    for (const char cell : board.cells) {
      text += ".XO"[static_cast<std::size_t>(cell)];
    }
    for (const std::int32_t number : asking::encode(found.goal)) {
      text += ' ';
      text += std::to_string(number);
    }
    text += "\n";
  }
  return text;
}

std::string failure(const Case& found, const Check& check) {
  try {
    asking::Solver solver;
    if (found.asked != "all") {
      const Position& base = found.positions.front();
      solver.open_session(base.board, found.goal, base.to_move);
    }
    for (const auto& [board, to_move] : found.positions) {
      check(solver, board, found.goal, to_move);
    }
    return {};
  } catch (const std::exception& failure) {
    return failure.what();
  }
}

void explained(const Case& found, const std::function<void()>& part, const Check& check) {
  try {
    part();
  } catch (const std::exception& failed) {
    const std::string words = failed.what();
    const auto fails = [&](const Case& other) {
      return check_of(failure(other, check)) == check_of(words);
    };
    const bool again = fails(found);
    std::fprintf(stderr, "%s\nbench 60 16 %s  # %s\n%s", words.c_str(), found.asked.c_str(),
                 again ? "shrunk" : "by itself it passes",
                 lines(again ? shrunk(found, fails) : found).c_str());
    std::exit(1);
  }
}

}  // namespace shrink
