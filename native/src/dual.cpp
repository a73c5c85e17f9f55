#include "dual.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <set>

#include "partition.hpp"

namespace hexproof {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The board with two more cells on each side.
class Sea {
 public:
  static constexpr int kMargin = 2;

  enum Content : std::uint8_t { kEmpty, kFirst, kSecond, kOtherBlack, kWhite };

  // The terminals are those of the problem's only alternative.
  Sea(const Problem& problem, const Region& region)
      : cols_(problem.cols + 2 * kMargin),
        rows_(problem.rows + 2 * kMargin),
        content_(at(cols_ * rows_), kWhite),
        vertex_(at(cols_ * rows_), -1) {
    for (int cell = 0; cell < problem.size(); ++cell) {
      if (problem.cells[at(cell)] == HEXPROOF_BLACK) {
        content_[at(place(problem, cell))] = kOtherBlack;
      }
    }
    for (int v = 0; v < region.empties; ++v) {
      const int here = place(problem, region.cells[at(v)]);
      content_[at(here)] = kEmpty;
      vertex_[at(here)] = v;
    }
    const Alternative& terminals = problem.alternatives.front();
    if ((terminals[0].edges & terminals[1].edges) != 0) {
      sound_ = false;
      return;
    }
    add_terminal(problem, terminals[0], kFirst);
    add_terminal(problem, terminals[1], kSecond);
    for (int place = 0; place < size() && sound_; ++place) {
      for (int next : around(place)) {
        const bool touch = next >= 0 && content(place) == kFirst && content(next) == kSecond;
        sound_ = sound_ && !touch;
      }
    }
  }

  // Whether each terminal is one connected black area that does not touch the other, so that one
  // colour or the other always connects. The strips of two edges that meet in an acute corner touch.
  bool sound() const { return sound_; }
  int size() const { return cols_ * rows_; }
  Content content(int place) const { return content_[at(place)]; }
  int vertex(int place) const { return vertex_[at(place)]; }

  // The neighbours in the order of a clock's hand; -1 outside.
  std::array<int, 6> around(int place) const {
    constexpr int kSteps[6][2] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}, {0, -1}};
    std::array<int, 6> found{};
    for (std::size_t i = 0; i < 6; ++i) {
      const int row = place / cols_ + kSteps[i][0];
      const int col = place % cols_ + kSteps[i][1];
      const bool inside = row >= 0 && row < rows_ && col >= 0 && col < cols_;
      found[i] = inside ? row * cols_ + col : -1;
    }
    return found;
  }

 private:
  int place(const Problem& problem, int cell) const {
    return (cell / problem.cols + kMargin) * cols_ + cell % problem.cols + kMargin;
  }

  void add_terminal(const Problem& problem, const Terminal& terminal, Content content) {
    std::vector<int> parts = strips(terminal.edges);
    for (int part : parts) {
      sound_ = sound_ && content_[at(part)] == kWhite;
      content_[at(part)] = kOtherBlack;
    }
    for (int cell : terminal.cells) {
      parts.push_back(place(problem, cell));
      sound_ = sound_ && problem.cells[at(cell)] == HEXPROOF_BLACK;
    }
    if (!sound_) {
      return;
    }
    std::deque<int> queue{parts.front()};
    content_[at(parts.front())] = content;
    while (!queue.empty()) {
      for (int next : around(queue.front())) {
        if (next >= 0 && content_[at(next)] == kOtherBlack) {
          content_[at(next)] = content;
          queue.push_back(next);
        }
      }
      queue.pop_front();
    }
    for (int part : parts) {
      sound_ = sound_ && content_[at(part)] == content;
    }
  }

  // The places beside the board along the edges, without the places that two edges share.
  std::vector<int> strips(int edges) const {
    std::vector<int> found;
    const int top = kMargin - 1;
    const int left = kMargin - 1;
    const int bottom = rows_ - kMargin;
    const int right = cols_ - kMargin;
    for (int col = left + 1; col < right; ++col) {
      if ((edges & HEXPROOF_TOP) != 0) {
        found.push_back(top * cols_ + col);
      }
      if ((edges & HEXPROOF_BOTTOM) != 0) {
        found.push_back(bottom * cols_ + col);
      }
    }
    for (int row = top + 1; row < bottom; ++row) {
      if ((edges & HEXPROOF_LEFT) != 0) {
        found.push_back(row * cols_ + left);
      }
      if ((edges & HEXPROOF_RIGHT) != 0) {
        found.push_back(row * cols_ + right);
      }
    }
    return found;
  }

  int cols_;
  int rows_;
  std::vector<Content> content_;
  std::vector<int> vertex_;
  bool sound_ = true;
};

// A shortest path of white cells from a neighbour of the first terminal to one of the second, with
// a cell of the first terminal before it and a cell of the second after it; empty if there is none.
std::vector<int> slit(const Sea& sea) {
  std::vector<int> from(at(sea.size()), -1);
  std::deque<int> queue;
  for (int place = 0; place < sea.size(); ++place) {
    if (sea.content(place) == Sea::kFirst) {
      queue.push_back(place);
      from[at(place)] = place;
    }
  }
  while (!queue.empty()) {
    const int here = queue.front();
    queue.pop_front();
    for (int next : sea.around(here)) {
      if (next < 0 || from[at(next)] >= 0) {
        continue;
      }
      const bool end = sea.content(next) == Sea::kSecond && sea.content(here) == Sea::kWhite;
      if (!end && sea.content(next) != Sea::kWhite) {
        continue;
      }
      from[at(next)] = here;
      if (end) {
        std::vector<int> path{next};
        while (sea.content(path.back()) != Sea::kFirst) {
          path.push_back(from[at(path.back())]);
        }
        std::reverse(path.begin(), path.end());
        return path;
      }
      queue.push_back(next);
    }
  }
  return {};
}

// White places joined to each other; a place of the slit has a left bank, which keeps its number,
// and a right bank, which comes after all places.
class Banks {
 public:
  Banks(const Sea& sea, const std::vector<int>& path)
      : sea_(sea), is_right_(at(6 * sea.size()), false), on_path_(at(sea.size()), false) {
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
      on_path_[at(path[i])] = true;
      const std::array<int, 6> around = sea.around(path[i]);
      const auto direction = [&](int place) {
        return std::find(around.begin(), around.end(), place) - around.begin();
      };
      // Clockwise from where the path comes from to where it goes is its left.
      const auto end = direction(path[i + 1]);
      for (auto d = (end + 1) % 6; d != direction(path[i - 1]); d = (d + 1) % 6) {
        is_right_[at(6 * path[i]) + static_cast<std::size_t>(d)] = true;
      }
    }
  }

  bool on_path(int place) const { return on_path_[at(place)]; }

  // Calls with each white thing that touches a place that is not on the slit.
  template <typename Visit>
  void touching(int place, Visit visit) const {
    for (int other : sea_.around(place)) {
      if (other < 0 || sea_.content(other) != Sea::kWhite) {
        continue;
      }
      visit(on_path(other) && right_of(other, place) ? other + sea_.size() : other);
    }
  }

 private:
  bool right_of(int slit_place, int place) const {
    const std::array<int, 6> around = sea_.around(slit_place);
    for (std::size_t d = 0; d < 6; ++d) {
      if (around[d] == place) {
        return is_right_[at(6 * slit_place) + d];
      }
    }
    return false;
  }

  const Sea& sea_;
  std::vector<bool> is_right_;
  std::vector<bool> on_path_;
};

}  // namespace

std::optional<Region> dual(const Problem& problem, const Region& region) {
  if (problem.alternatives.size() != 1 || problem.alternatives.front().size() != 2) {
    return std::nullopt;
  }
  const Sea sea(problem, region);
  if (!sea.sound()) {
    return std::nullopt;
  }
  const std::vector<int> path = slit(sea);
  if (path.empty()) {
    return std::nullopt;
  }
  const Banks banks(sea, path);
  Partition parts(2 * sea.size());
  for (std::size_t i = 2; i + 1 < path.size(); ++i) {
    parts.join(path[i - 1], path[i]);
    parts.join(path[i - 1] + sea.size(), path[i] + sea.size());
  }
  for (int place = 0; place < sea.size(); ++place) {
    if (sea.content(place) == Sea::kWhite && !banks.on_path(place)) {
      banks.touching(place, [&](int thing) { parts.join(place, thing); });
    }
  }
  const int left = parts.find(path[1]);
  const int right = parts.find(path[1] + sea.size());
  if (left == right) {
    return std::nullopt;
  }

  // White groups become vertices as empty cells name them, the banks first.
  Region result;
  result.empties = region.empties;
  result.cells = region.cells;
  std::vector<int> node(at(2 * sea.size()), -1);
  int vertices = region.empties;
  node[at(left)] = vertices++;
  node[at(right)] = vertices++;
  std::vector<std::set<int>> neighbours(at(vertices));
  for (int place = 0; place < sea.size(); ++place) {
    const int v = sea.vertex(place);
    if (v < 0) {
      continue;
    }
    for (int other : sea.around(place)) {
      if (other >= 0 && sea.vertex(other) >= 0) {
        neighbours[at(v)].insert(sea.vertex(other));
      }
    }
    banks.touching(place, [&](int thing) {
      int& group = node[at(parts.find(thing))];
      if (group < 0) {
        group = vertices++;
        neighbours.emplace_back();
      }
      neighbours[at(v)].insert(group);
      neighbours[at(group)].insert(v);
    });
  }
  for (const std::set<int>& set : neighbours) {
    result.neighbours.emplace_back(set.begin(), set.end());
  }
  result.alternatives = {{region.empties, region.empties + 1}};
  return result;
}

}  // namespace hexproof
