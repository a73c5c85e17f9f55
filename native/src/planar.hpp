// White's side of a problem, where the problem can be drawn as a Hex position.
//
// If every terminal can be led to the outside of the board, through cells that add nothing to what
// it touches, then the terminals cut the outside into as many white parts, and White stops Black
// exactly by joining two of them. So White has a net of its own, on the same empty cells.
#pragma once

#include <optional>
#include <vector>

#include "problem.hpp"
#include "region.hpp"

namespace hexproof {

// White's net for a goal of one alternative, or nothing if the drawing fails.
//
// vertex: of each cell of the board, the empty vertex or -1.
// owner: of each black cell of the board, the terminal (counted from 0) whose group it belongs to,
//     or -1.
// edges: of each terminal's group, the edges that it holds.
// touched: of each terminal's group, the cells of the board that it touches.
std::optional<Net> white_net(const Problem& problem, const std::vector<int>& vertex, int empties,
                             const std::vector<int>& owner, const std::vector<int>& edges,
                             const std::vector<std::vector<bool>>& touched);

}  // namespace hexproof
