#include "templates.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string_view>
#include <utility>

namespace hexproof {
namespace {

// Stone A is joined to the edge below the last row. The names are HexWiki's.
constexpr std::string_view kDrawings[] = {
    // IV-1-a to IV-1-d
    "####A.#/##...../#....../.......",
    "####.A.#/##....../#...#.../........",
    "######...##/####.A....#/##........./#........../..#........",
    "####...##/###A....#/##......./#......../.........",
    // V-1-a and V-1-b
    "#####.A.##/####.....#/##......../#........./..........",
    "#####...######/####A.......##/###..........#/##............/#............./..............",
};

// A step on the board: rows down and columns to the right.
using Step = std::pair<int, int>;

struct Shape {
  std::vector<Step> cells;  // from the stone
  std::vector<Step> last;   // those at the edge
  std::vector<Step> near;   // those that the stone touches
};

bool touches(const Step& step) {
  const auto [down, right] = step;
  return std::abs(down) <= 1 && std::abs(right) <= 1 && down != right;
}

Shape read_shape(std::string_view drawing) {
  std::vector<Step> cells;
  Step stone;
  Step here{0, 0};
  for (const char c : drawing) {
    if (c == '/') {
      here = {here.first + 1, 0};
      continue;
    }
    if (c == '.') {
      cells.push_back(here);
    } else if (c == 'A') {
      stone = here;
    }
    ++here.second;
  }
  Shape shape;
  for (const auto& [row, col] : cells) {
    const Step step{row - stone.first, col - stone.second};
    shape.cells.push_back(step);
    if (row == here.first) {
      shape.last.push_back(step);
    }
    if (touches(step)) {
      shape.near.push_back(step);
    }
  }
  return shape;
}

// The step in one of eight images that take the bottom edge to one of the four.
Step turned(Step step, int image) {
  if ((image & 1) != 0) {
    step.second = -step.first - step.second;
  }
  if ((image & 2) != 0) {
    step = {-step.first, -step.second};
  }
  return (image & 4) != 0 ? Step{step.second, step.first} : step;
}

class Placing {
 public:
  Placing(const Region& region, const Net& net) : region_(region), net_(net) {
    for (const int cell : region.cells) {
      rows_ = std::max(rows_, cell / region.cols + 1);
    }
    vertices_.assign(static_cast<std::size_t>(rows_ * region.cols), -1);
    for (int vertex = 0; vertex < region.empties; ++vertex) {
      vertices_[static_cast<std::size_t>(region.cells[static_cast<std::size_t>(vertex)])] = vertex;
    }
  }

  std::vector<Placed> all() {
    for (const std::string_view drawing : kDrawings) {
      const Shape shape = read_shape(drawing);
      for (int image = 0; image < 8; ++image) {
        const auto there = [&](const std::vector<Step>& steps) {
          std::vector<Step> found;
          for (const Step& step : steps) {
            found.push_back(turned(step, image));
          }
          return found;
        };
        place_all({there(shape.cells), there(shape.last), there(shape.near)});
      }
    }
    return std::move(placed_);
  }

 private:
  // The vertex of a cell, or -1.
  int vertex(int row, int col) const {
    return row < 0 || row >= rows_ || col < 0 || col >= region_.cols
               ? -1
               : vertices_[static_cast<std::size_t>(row * region_.cols + col)];
  }

  void place_all(const Shape& shape) {
    for (int row = -1; row <= rows_; ++row) {
      for (int col = -1; col <= region_.cols; ++col) {
        place(shape, row, col);
      }
    }
  }

  void place(const Shape& shape, int row, int col) {
    const auto at = [&](const Step& step) { return vertex(row + step.first, col + step.second); };
    std::vector<int> cells;
    for (const Step& step : shape.cells) {
      cells.push_back(at(step));
      if (cells.back() < 0) {
        return;
      }
    }
    std::vector<int> last;
    std::vector<int> near;
    std::transform(shape.last.begin(), shape.last.end(), std::back_inserter(last), at);
    std::transform(shape.near.begin(), shape.near.end(), std::back_inserter(near), at);
    std::vector<int> stones = nodes_at(near);
    if (vertex(row, col) >= 0) {
      stones = {vertex(row, col)};
    }
    for (const int edge : nodes_at(last)) {
      for (const int stone : stones) {
        if (stone != edge) {
          placed_.push_back({stone, edge, cells});
        }
      }
    }
  }

  // The nodes that touch all of the cells.
  std::vector<int> nodes_at(const std::vector<int>& cells) const {
    std::vector<int> found;
    for (int node = region_.empties; node < net_.vertices(); ++node) {
      const std::vector<int>& touched = net_.neighbours[static_cast<std::size_t>(node)];
      if (std::all_of(cells.begin(), cells.end(), [&](int cell) {
            return std::binary_search(touched.begin(), touched.end(), cell);
          })) {
        found.push_back(node);
      }
    }
    return found;
  }

  const Region& region_;
  const Net& net_;
  int rows_ = 0;
  std::vector<int> vertices_;  // of the board's cells
  std::vector<Placed> placed_;
};

}  // namespace

std::vector<Placed> placed_templates(const Region& region, const Net& net) {
  return Placing(region, net).all();
}

}  // namespace hexproof
