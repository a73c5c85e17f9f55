// A position and a goal that have been checked.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "hexproof.h"

namespace hexproof {

// What is wrong with a caller's argument.
class Invalid : public std::invalid_argument {
 public:
  explicit Invalid(const std::string& what) : std::invalid_argument(what) {}
};

enum class Side : std::uint8_t { kBlack = HEXPROOF_BLACK, kWhite = HEXPROOF_WHITE };

inline Side other(Side side) { return side == Side::kBlack ? Side::kWhite : Side::kBlack; }

// Cells and edges that count as joined; at least one of either.
struct Terminal {
  int edges;  // a mask of hexproof_edge
  std::vector<int> cells;

  friend bool operator==(const Terminal&, const Terminal&) = default;
};

// All of these are to be joined; at least two.
using Alternative = std::vector<Terminal>;

struct Problem {
  int cols;
  int rows;
  std::vector<std::uint8_t> cells;  // hexproof_cell in reading order
  Side to_move;
  std::vector<Alternative> alternatives;

  int size() const { return cols * rows; }
};

// Whether a problem is another one with more stones, perhaps.
bool extends(const Problem& problem, const Problem& base);

// Throws Invalid if the caller's problem is not well formed.
Problem read_problem(const hexproof_problem* given);

// Throws Invalid if the caller's limits make no sense.
void check_limits(const hexproof_limits* given);

}  // namespace hexproof
