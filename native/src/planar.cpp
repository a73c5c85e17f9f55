#include "planar.hpp"

#include <algorithm>
#include <utility>

#include "bits.hpp"
#include "board.hpp"

namespace hexproof {
namespace {

// The board with a margin, every place of which is empty, white, or black and owned.
class Sheet {
 public:
  static constexpr int kEmpty = -1;
  static constexpr int kWhite = -2;
  static constexpr int kFreeBlack = -3;  // black, of no terminal

  Sheet(const Problem& problem, const std::vector<int>& vertex, const std::vector<int>& owner)
      : problem_(problem),
        cols_(problem.cols + 2 * kSheetMargin),
        rows_(problem.rows + 2 * kSheetMargin),
        state_(at(cols_ * rows_), kWhite),
        vertex_(at(cols_ * rows_), -1),
        cell_(at(cols_ * rows_), -1),
        edge_(at(cols_ * rows_), 0) {
    for (int cell = 0; cell < problem.size(); ++cell) {
      const int place = place_of(cell / problem.cols, cell % problem.cols);
      cell_[at(place)] = cell;
      if (vertex[at(cell)] >= 0) {
        vertex_[at(place)] = vertex[at(cell)];
        state_[at(place)] = kEmpty;
      } else if (problem.cells[at(cell)] == HEXPROOF_BLACK) {
        state_[at(place)] = owner[at(cell)] >= 0 ? owner[at(cell)] : kFreeBlack;
      }
    }
  }

  int size() const { return cols_ * rows_; }
  int state(int place) const { return state_[at(place)]; }
  int vertex(int place) const { return vertex_[at(place)]; }
  int cell(int place) const { return cell_[at(place)]; }
  std::vector<int> around(int place) const { return board_neighbours(cols_, rows_, place); }
  bool outermost(int place) const { return board_edges(cols_, rows_, place) != 0; }
  void give(int place, int terminal) { state_[at(place)] = terminal; }

  // Places of two edges don't touch, even if one terminal has both.
  bool touch(int one, int two) const {
    return edge_[at(one)] == 0 || edge_[at(two)] == 0 || edge_[at(one)] == edge_[at(two)];
  }

  // Draws the edges as a row of stones beside the board.
  void draw_edges(int terminal, int edges) {
    for (int col = 0; col < problem_.cols; ++col) {
      if ((edges & HEXPROOF_TOP) != 0) {
        draw(place_of(-1, col), terminal, HEXPROOF_TOP);
      }
      if ((edges & HEXPROOF_BOTTOM) != 0) {
        draw(place_of(problem_.rows, col), terminal, HEXPROOF_BOTTOM);
      }
    }
    for (int row = 0; row < problem_.rows; ++row) {
      if ((edges & HEXPROOF_LEFT) != 0) {
        draw(place_of(row, -1), terminal, HEXPROOF_LEFT);
      }
      if ((edges & HEXPROOF_RIGHT) != 0) {
        draw(place_of(row, problem_.cols), terminal, HEXPROOF_RIGHT);
      }
    }
  }

  // Whether black stones of different owners touch, so that the drawing says something else.
  bool clashes() const {
    for (int place = 0; place < size(); ++place) {
      if (state(place) < 0) {
        continue;
      }
      for (int next : around(place)) {
        const int other = state(next);
        if (other != state(place) && other != kEmpty && other != kWhite) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  void draw(int place, int terminal, int edge) {
    give(place, terminal);
    edge_[at(place)] = edge;
  }

  int place_of(int row, int col) const { return sheet_place(problem_.cols, row, col); }

  const Problem& problem_;
  int cols_;
  int rows_;
  std::vector<int> state_;
  std::vector<int> vertex_;
  std::vector<int> cell_;
  std::vector<int> edge_;  // that the place belongs to, or 0
};

// Leads every part of one terminal's group to the outside.
class Route {
 public:
  // Adds the white places that it takes to `cuts`.
  Route(Sheet& sheet, int terminal, const std::vector<bool>& touched, std::vector<int>& cuts)
      : sheet_(sheet),
        terminal_(terminal),
        touched_(touched),
        cuts_(cuts),
        linked_(at(sheet.size()), false) {}

  bool lay() {
    for (int place = 0; place < sheet_.size(); ++place) {
      if (sheet_.state(place) == terminal_ && !linked_[at(place)] && !lay_from(place)) {
        return false;
      }
    }
    return true;
  }

 private:
  // Adds nothing to what the terminal touches.
  bool passable(int place) const {
    if (sheet_.state(place) != Sheet::kWhite) {
      return false;
    }
    for (int next : sheet_.around(place)) {
      const int state = sheet_.state(next);
      if (state == Sheet::kEmpty ? !touched_[at(sheet_.cell(next))]
                                 : state != Sheet::kWhite && state != terminal_) {
        return false;
      }
    }
    return true;
  }

  bool lay_from(int start) {
    constexpr int kUnseen = -2;
    std::vector<int> from(at(sheet_.size()), kUnseen);
    std::vector<int> open{start};
    from[at(start)] = -1;
    for (std::size_t i = 0; i < open.size(); ++i) {  // the part itself
      for (int next : sheet_.around(open[i])) {
        if (sheet_.state(next) == terminal_ && sheet_.touch(open[i], next) && !linked_[at(next)] &&
            from[at(next)] == kUnseen) {
          from[at(next)] = open[i];
          open.push_back(next);
        }
      }
    }
    const std::vector<int> part = open;
    for (std::size_t i = 0; i < open.size(); ++i) {
      const int place = open[i];
      if (sheet_.outermost(place)) {
        take(place, from, part);
        return true;
      }
      for (int next : sheet_.around(place)) {
        if (linked_[at(next)] && sheet_.touch(place, next)) {
          take(place, from, part);
          return true;
        }
        if (from[at(next)] == kUnseen && passable(next)) {
          from[at(next)] = place;
          open.push_back(next);
        }
      }
    }
    return false;
  }

  void take(int end, const std::vector<int>& from, const std::vector<int>& part) {
    for (int place = end; place >= 0; place = from[at(place)]) {
      if (sheet_.state(place) == Sheet::kWhite) {
        cuts_.push_back(place);
      }
      sheet_.give(place, terminal_);
      linked_[at(place)] = true;
    }
    for (int place : part) {
      linked_[at(place)] = true;
    }
  }

  Sheet& sheet_;
  int terminal_;
  const std::vector<bool>& touched_;
  std::vector<int>& cuts_;
  std::vector<bool> linked_;
};

// The empty vertices that a white group touches.
struct WhiteGroup {
  int place;  // one of its places
  std::vector<int> touched;
  bool outside = false;
};

std::vector<WhiteGroup> white_groups(const Sheet& sheet) {
  std::vector<WhiteGroup> groups;
  std::vector<bool> seen(at(sheet.size()), false);
  for (int start = 0; start < sheet.size(); ++start) {
    if (sheet.state(start) != Sheet::kWhite || seen[at(start)]) {
      continue;
    }
    WhiteGroup group{start, {}};
    std::vector<int> open{start};
    seen[at(start)] = true;
    for (std::size_t i = 0; i < open.size(); ++i) {
      group.outside = group.outside || sheet.outermost(open[i]);
      for (int next : sheet.around(open[i])) {
        if (sheet.state(next) == Sheet::kEmpty) {
          group.touched.push_back(sheet.vertex(next));
        } else if (sheet.state(next) == Sheet::kWhite && !seen[at(next)]) {
          seen[at(next)] = true;
          open.push_back(next);
        }
      }
    }
    std::sort(group.touched.begin(), group.touched.end());
    group.touched.erase(std::unique(group.touched.begin(), group.touched.end()),
                        group.touched.end());
    if (group.outside || !group.touched.empty()) {
      groups.push_back(std::move(group));
    }
  }
  return groups;
}

}  // namespace

std::optional<Net> white_net(const Problem& problem, const std::vector<int>& vertex, int empties,
                             const std::vector<int>& owner, const std::vector<int>& edges,
                             const std::vector<std::vector<bool>>& touched) {
  Sheet sheet(problem, vertex, owner);
  const int terminals = static_cast<int>(edges.size());
  for (int terminal = 0; terminal < terminals; ++terminal) {
    sheet.draw_edges(terminal, edges[at(terminal)]);
  }
  if (sheet.clashes()) {
    return std::nullopt;
  }
  Net net;
  for (int terminal = 0; terminal < terminals; ++terminal) {
    if (!Route(sheet, terminal, touched[at(terminal)], net.cuts).lay()) {
      return std::nullopt;
    }
  }
  net.neighbours.resize(at(empties));
  for (int place = 0; place < sheet.size(); ++place) {
    if (sheet.vertex(place) >= 0) {
      for (int next : sheet.around(place)) {
        if (sheet.vertex(next) >= 0) {
          net.neighbours[at(sheet.vertex(place))].push_back(sheet.vertex(next));
        }
      }
    }
  }
  std::vector<int> outer;
  for (WhiteGroup& group : white_groups(sheet)) {
    const int node = static_cast<int>(net.neighbours.size());
    if (group.outside) {
      outer.push_back(node);
    }
    for (int cell : group.touched) {
      net.neighbours[at(cell)].push_back(node);
    }
    net.neighbours.push_back(std::move(group.touched));
    net.places.push_back(group.place);
  }
  if (static_cast<int>(outer.size()) != terminals) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < outer.size(); ++i) {
    for (std::size_t j = i + 1; j < outer.size(); ++j) {
      net.alternatives.push_back({outer[i], outer[j]});
    }
  }
  return net;
}

}  // namespace hexproof
