// A problem contracted to what matters: a graph whose vertices are the empty cells that can take
// part in a black connection, then the black nodes. A black node is a group of black stones, edges
// and terminals that are joined to each other; white stones and all other cells are gone.
//
// Black wins when all nodes of one alternative are joined through empty cells that Black took.
#pragma once

#include <vector>

#include "problem.hpp"

namespace hexproof {

struct Region {
  int empties = 0;               // vertices 0 .. empties - 1 are empty cells
  std::vector<int> cells;        // the board's cell of each empty vertex
  std::vector<std::vector<int>> neighbours;    // of each vertex, sorted
  std::vector<std::vector<int>> alternatives;  // nodes to join, sorted, at least two each
  bool black_has_won = false;    // the other fields are empty then

  int vertices() const { return static_cast<int>(neighbours.size()); }
};

Region contract(const Problem& problem);

}  // namespace hexproof
