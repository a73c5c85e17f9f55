// What lies around each empty cell of a region.
#pragma once

#include <array>
#include <vector>

#include "problem.hpp"

namespace hexproof {

// What is no empty cell of the region: Black's stones and the edges that it wants, all else.
constexpr int kOfBlack = -1;
constexpr int kOfWhite = -2;

// The six neighbours and the six cells a bridge away, as vertices of the region or one of these.
using Nearby = std::array<int, 12>;

// Of each of the cells, which are the region's in the order of its vertices.
std::vector<Nearby> nearby(const Problem& problem, const std::vector<int>& cells);

}  // namespace hexproof
