// A problem contracted to what matters, as one net for each side. A net's vertices are the empty
// cells that can take part in a black connection, then the side's nodes: its groups of stones,
// edges and terminals that are joined to each other. The opponent's stones and all other cells are
// gone.
//
// A side wins when all nodes of one of its alternatives are joined through empty cells that it
// took.
#pragma once

#include <optional>
#include <vector>

#include "nearby.hpp"
#include "problem.hpp"
#include "tuning.hpp"

namespace hexproof {

// A template of one stone: `from` is joined to `edge` within the cells, even if the opponent moves
// first.
struct Placed {
  int from;  // an empty cell that the side may take, or a node
  int edge;  // a node
  std::vector<int> cells;
};

struct Net {
  std::vector<std::vector<int>> neighbours;    // of each vertex, sorted
  std::vector<std::vector<int>> alternatives;  // nodes to join, sorted, at least two each
  std::vector<int> places;  // of each node one of its places in the sheet (see board.hpp), or -1
  std::vector<int> cuts;    // the places that White's net does without
  std::vector<Placed> templates;

  int vertices() const { return static_cast<int>(neighbours.size()); }
};

struct Region {
  int empties = 0;             // vertices 0 .. empties - 1 of either net are empty cells
  int cols = 0;                // of the board
  std::vector<int> cells;      // the board's cell of each empty vertex
  std::vector<Nearby> nearby;  // what lies around each empty vertex; empty where there is no board
  std::vector<int> mirror;     // the image of each empty vertex; empty without one (see mirror.hpp)
  Net black;                   // without alternatives, Black has lost
  std::optional<Net> white;  // missing where White's aim is no connection; Black's failure decides
  bool black_has_won = false;  // the other fields are empty then
};

// Places templates where at least so many cells are empty.
Region contract(const Problem& problem, int templates_from = tuning::kTemplatesFrom);

}  // namespace hexproof
