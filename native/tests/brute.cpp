#include "brute.hpp"

namespace brute {
namespace {

Board with(Board board, int cell, int color) {
  board.cells[static_cast<std::size_t>(cell)] = static_cast<char>(color);
  return board;
}

}  // namespace

bool adjacent(const Board& board, int x, int y) {
  const int down = y / board.cols - x / board.cols;
  const int right = y % board.cols - x % board.cols;
  return (down == 0 && (right == 1 || right == -1)) || (right == 0 && (down == 1 || down == -1)) ||
         (down == 1 && right == -1) || (down == -1 && right == 1);
}

bool on_edge(const Board& board, int cell, int edge) {
  switch (edge) {
    case HEXPROOF_TOP:
      return cell / board.cols == 0;
    case HEXPROOF_BOTTOM:
      return cell / board.cols == board.rows - 1;
    case HEXPROOF_LEFT:
      return cell % board.cols == 0;
    default:
      return cell % board.cols == board.cols - 1;
  }
}

Referee::Referee(const Board& board, const Goal& goal)
    : size_(board.size()), touches_(static_cast<std::size_t>(size_ + 4)) {
  int named = 0;
  for (const auto& alternative : goal) {
    alternatives_.emplace_back();
    for (const Terminal& terminal : alternative) {
      const int thing = static_cast<int>(touches_.size());
      touches_.emplace_back();
      alternatives_.back().push_back(thing);
      for (int cell : terminal.cells) {
        link(thing, cell);
      }
      for (int e = 0; e < 4; ++e) {
        if ((terminal.edges & 1 << e) != 0) {
          link(thing, size_ + e);
          named |= 1 << e;
        }
      }
    }
  }
  for (int x = 0; x < size_; ++x) {
    for (int y = 0; y < x; ++y) {
      if (adjacent(board, x, y)) {
        link(x, y);
      }
    }
    for (int e = 0; e < 4; ++e) {
      if ((named & 1 << e) != 0 && on_edge(board, x, 1 << e)) {
        link(x, size_ + e);
      }
    }
  }
}

bool Referee::reached(const std::string& cells) const {
  const auto black = [&](int thing) {
    return thing >= size_ || cells[static_cast<std::size_t>(thing)] == HEXPROOF_BLACK;
  };
  std::vector<int> labels(touches_.size(), -1);
  const auto label = [&](int thing) -> int& { return labels[static_cast<std::size_t>(thing)]; };
  for (int start = 0; start < static_cast<int>(touches_.size()); ++start) {
    if (!black(start) || label(start) >= 0) {
      continue;
    }
    std::vector<int> stack{start};
    label(start) = start;
    while (!stack.empty()) {
      const int x = stack.back();
      stack.pop_back();
      for (int y : touches_[static_cast<std::size_t>(x)]) {
        if (black(y) && label(y) < 0) {
          label(y) = start;
          stack.push_back(y);
        }
      }
    }
  }
  for (const auto& terminals : alternatives_) {
    bool same = true;
    for (int terminal : terminals) {
      same = same && label(terminal) == label(terminals.front());
    }
    if (same) {
      return true;
    }
  }
  return false;
}

void Referee::link(int x, int y) {
  touches_[static_cast<std::size_t>(x)].push_back(y);
  touches_[static_cast<std::size_t>(y)].push_back(x);
}

bool Player::black_wins(const Board& board, int to_move) {
  const auto key = std::make_pair(board.cells, to_move);
  if (const auto known = known_.find(key); known != known_.end()) {
    return known->second;
  }
  const bool answer = decide(board, to_move);
  known_.emplace(key, answer);
  return answer;
}

std::vector<int> Player::winning(const Board& board, int to_move) {
  std::vector<int> found;
  for (int cell = 0; cell < board.size(); ++cell) {
    if (board.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY &&
        black_wins(with(board, cell, to_move), 3 - to_move) == (to_move == HEXPROOF_BLACK)) {
      found.push_back(cell);
    }
  }
  return found;
}

bool Player::decide(const Board& board, int to_move) {
  if (board.cells.find('\0') == std::string::npos) {
    return referee_.reached(board.cells);
  }
  for (int cell = 0; cell < board.size(); ++cell) {
    if (board.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY &&
        black_wins(with(board, cell, to_move), 3 - to_move) == (to_move == HEXPROOF_BLACK)) {
      return to_move == HEXPROOF_BLACK;
    }
  }
  return to_move != HEXPROOF_BLACK;
}

}  // namespace brute
