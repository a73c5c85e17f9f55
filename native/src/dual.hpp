// White's side of a problem with two terminals: a region in which White is the one that connects.
//
// The board lies in a sea of white cells: walls are white, Black's edges are black strips in the
// sea. White keeps two black terminals apart iff some closed white curve runs between them. If one
// connected white area touches both terminals, every such curve crosses it. Slit this area along a
// path from one terminal to the other: White wins iff it joins the slit's left bank to its right.
#pragma once

#include <optional>

#include "problem.hpp"
#include "region.hpp"

namespace hexproof {

// The empty vertices are those of the region; the nodes are groups of white cells and the banks;
// the only alternative is to join the banks. Nothing if the goal has more than two terminals, or
// terminals that are not connected on the board, or if no white area touches both.
std::optional<Region> dual(const Problem& problem, const Region& region);

}  // namespace hexproof
