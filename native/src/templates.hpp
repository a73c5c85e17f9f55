// Edge templates that the and and or rules don't find by themselves, wherever they fit: links that
// hold from the start.
#pragma once

#include <vector>

#include "region.hpp"

namespace hexproof {

// Where templates of the fourth and fifth row fit in a net of the region, in any of the eight ways
// that they lie at an edge.
std::vector<Placed> placed_templates(const Region& region, const Net& net);

}  // namespace hexproof
