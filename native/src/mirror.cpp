#include "mirror.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace hexproof {
namespace {

// A cell by three coordinates whose sum is 0: the isometries that fix the origin permute them, and
// may turn their signs.
using Place = std::array<int, 3>;

struct Turn {
  std::array<std::size_t, 3> from;  // of each coordinate
  int sign;

  Place of(const Place& place) const {
    return {sign * place[from[0]], sign * place[from[1]], sign * place[from[2]]};
  }
};

constexpr std::array<Turn, 7> kTurns{{{{1, 0, 2}, 1},
                                      {{0, 2, 1}, 1},
                                      {{2, 1, 0}, 1},
                                      {{1, 0, 2}, -1},
                                      {{0, 2, 1}, -1},
                                      {{2, 1, 0}, -1},
                                      {{0, 1, 2}, -1}}};

// The vertices' images if the turn, after some shift, maps the cells to themselves; else none.
std::vector<int> image_by(const Turn& turn, const std::vector<Place>& places) {
  std::map<Place, int> vertex;
  Place sum{};
  Place turned_sum{};
  for (std::size_t i = 0; i < places.size(); ++i) {
    vertex[places[i]] = static_cast<int>(i);
    for (std::size_t k = 0; k < 3; ++k) {
      sum[k] += places[i][k];
      turned_sum[k] += turn.of(places[i])[k];
    }
  }
  const int count = static_cast<int>(places.size());
  std::vector<int> image;
  for (const Place& place : places) {
    Place there = turn.of(place);
    for (std::size_t k = 0; k < 3; ++k) {
      if ((sum[k] - turned_sum[k]) % count != 0) {
        return {};
      }
      there[k] += (sum[k] - turned_sum[k]) / count;
    }
    const auto found = vertex.find(there);
    if (found == vertex.end()) {
      return {};
    }
    image.push_back(found->second);
  }
  return image;
}

std::vector<int> sorted(std::vector<int> list) {
  std::sort(list.begin(), list.end());
  return list;
}

std::vector<int> mapped(const std::vector<int>& image, const std::vector<int>& list) {
  std::vector<int> found;
  for (int vertex : list) {
    found.push_back(image[at(vertex)]);
  }
  return sorted(found);
}

}  // namespace

std::vector<int> mirror_of(const Region& region, int cols) {
  std::vector<Place> places;
  for (int cell : region.cells) {
    const int row = cell / cols;
    const int col = cell % cols;
    places.push_back({col, -col - row, row});
  }
  for (const Turn& turn : kTurns) {
    std::vector<int> image = image_by(turn, places);
    if (!std::is_sorted(image.begin(), image.end()) &&
        !image_of(region.black, region.empties, image).empty()) {
      return image;
    }
  }
  return {};
}

std::vector<int> image_of(const Net& net, int empties, std::vector<int> image) {
  if (image.empty()) {
    return {};
  }
  const auto cells = [&](int node) {
    std::vector<int> list = sorted(net.neighbours[at(node)]);
    list.erase(std::lower_bound(list.begin(), list.end(), empties), list.end());
    return list;
  };
  std::map<std::vector<int>, int> by_cells;
  for (int node = empties; node < net.vertices(); ++node) {
    if (!by_cells.emplace(cells(node), node).second) {
      return {};
    }
  }
  for (int node = empties; node < net.vertices(); ++node) {
    const auto found = by_cells.find(mapped(image, cells(node)));
    if (found == by_cells.end()) {
      return {};
    }
    image.push_back(found->second);
  }
  for (int vertex = 0; vertex < net.vertices(); ++vertex) {
    if (mapped(image, net.neighbours[at(vertex)]) !=
        sorted(net.neighbours[at(image[at(vertex)])])) {
      return {};
    }
  }
  std::set<std::vector<int>> wanted;
  std::set<std::vector<int>> images;
  for (const std::vector<int>& alternative : net.alternatives) {
    wanted.insert(sorted(alternative));
    images.insert(mapped(image, alternative));
  }
  return wanted == images ? image : std::vector<int>{};
}

}  // namespace hexproof
