// The naive twin of the solver, straight from the words in hexproof.h.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "hexproof.h"

namespace brute {

struct Terminal {
  int edges;
  std::vector<int> cells;
};

using Goal = std::vector<std::vector<Terminal>>;

struct Board {
  int cols;
  int rows;
  std::string cells;  // characters of value hexproof_cell

  int size() const { return cols * rows; }
};

bool adjacent(const Board& board, int x, int y);

bool on_edge(const Board& board, int cell, int edge);

// Tells whether Black has reached a goal. Things are cells, the four edges and the terminals;
// things that Black owns and that touch get the same label.
class Referee {
 public:
  Referee(const Board& board, const Goal& goal);

  bool reached(const std::string& cells) const;

 private:
  void link(int x, int y);

  int size_;
  std::vector<std::vector<int>> touches_;
  std::vector<std::vector<int>> alternatives_;
};

// Plays a position out to the end, remembering what it saw.
class Player {
 public:
  // For boards of the size of this one.
  Player(const Board& board, const Goal& goal) : referee_(board, goal) {}

  bool black_wins(const Board& board, int to_move);

  std::vector<int> winning(const Board& board, int to_move);

 private:
  bool decide(const Board& board, int to_move);

  Referee referee_;
  std::map<std::pair<std::string, int>, bool> known_;
};

}  // namespace brute
