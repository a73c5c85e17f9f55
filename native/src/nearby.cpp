#include "nearby.hpp"

#include <cstddef>
#include <utility>

namespace hexproof {
namespace {

// Down and to the right.
constexpr std::array<std::pair<int, int>, 12> kSteps{{{0, -1},
                                                      {0, 1},
                                                      {-1, 0},
                                                      {1, 0},
                                                      {-1, 1},
                                                      {1, -1},
                                                      {-2, 1},
                                                      {2, -1},
                                                      {-1, 2},
                                                      {1, -2},
                                                      {-1, -1},
                                                      {1, 1}}};

int wanted_edges(const Problem& problem) {
  int edges = 0;
  for (const Alternative& alternative : problem.alternatives) {
    for (const Terminal& terminal : alternative) {
      edges |= terminal.edges;
    }
  }
  return edges;
}

}  // namespace

std::vector<Nearby> nearby(const Problem& problem, const std::vector<int>& cells) {
  std::vector<int> codes;
  for (const std::uint8_t cell : problem.cells) {
    codes.push_back(cell == HEXPROOF_BLACK ? kOfBlack : kOfWhite);
  }
  for (std::size_t vertex = 0; vertex < cells.size(); ++vertex) {
    codes[static_cast<std::size_t>(cells[vertex])] = static_cast<int>(vertex);
  }
  const int edges = wanted_edges(problem);
  std::vector<Nearby> found(cells.size());
  for (std::size_t vertex = 0; vertex < cells.size(); ++vertex) {
    for (std::size_t i = 0; i < kSteps.size(); ++i) {
      const int row = cells[vertex] / problem.cols + kSteps[i].first;
      const int col = cells[vertex] % problem.cols + kSteps[i].second;
      const int beyond = row < 0               ? HEXPROOF_TOP
                         : row >= problem.rows ? HEXPROOF_BOTTOM
                         : col < 0             ? HEXPROOF_LEFT
                         : col >= problem.cols ? HEXPROOF_RIGHT
                                               : 0;
      found[vertex][i] = beyond == 0 ? codes[static_cast<std::size_t>(row * problem.cols + col)]
                         : (edges & beyond) != 0 ? kOfBlack
                                                 : kOfWhite;
    }
  }
  return found;
}

}  // namespace hexproof
