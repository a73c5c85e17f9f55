#include "region.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "bits.hpp"
#include "board.hpp"
#include "mirror.hpp"
#include "planar.hpp"
#include "templates.hpp"

namespace hexproof {
namespace {

class Groups {
 public:
  explicit Groups(int count) : parent_(at(count)) { std::iota(parent_.begin(), parent_.end(), 0); }

  int find(int x) {
    while (parent_[at(x)] != x) {
      x = parent_[at(x)] = parent_[at(parent_[at(x)])];
    }
    return x;
  }

  void join(int x, int y) { parent_[at(find(x))] = find(y); }

 private:
  std::vector<int> parent_;
};

// The board as one graph: its cells, then its four edges, then every terminal of the goal.
struct Drawing {
  std::vector<std::vector<int>> neighbours;
  std::vector<bool> black;  // stones, edges and terminals
  std::vector<bool> white;
  std::vector<std::vector<int>> alternatives;

  explicit Drawing(const Problem& problem) {
    const int edges = problem.size();
    for (int cell = 0; cell < problem.size(); ++cell) {
      neighbours.push_back(board_neighbours(problem.cols, problem.rows, cell));
      black.push_back(problem.cells[at(cell)] == HEXPROOF_BLACK);
      white.push_back(problem.cells[at(cell)] == HEXPROOF_WHITE);
    }
    for (int edge = 0; edge < 4; ++edge) {
      add_black();
    }
    for (const Alternative& alternative : problem.alternatives) {
      std::vector<int> terminals;
      for (const Terminal& terminal : alternative) {
        const int node = add_black();
        terminals.push_back(node);
        for (int cell : terminal.cells) {
          link(node, cell);
        }
        for (int edge = 0; edge < 4; ++edge) {
          if ((terminal.edges >> edge & 1) != 0) {
            link(node, edges + edge);
            named_ |= 1 << edge;
          }
        }
      }
      alternatives.push_back(terminals);
    }
    for (int cell = 0; cell < problem.size(); ++cell) {
      const int touched = board_edges(problem.cols, problem.rows, cell) & named_;
      for (int edge = 0; edge < 4; ++edge) {
        if ((touched >> edge & 1) != 0) {
          link(cell, edges + edge);
        }
      }
    }
  }

 private:
  int add_black() {
    neighbours.emplace_back();
    black.push_back(true);
    white.push_back(false);
    return static_cast<int>(neighbours.size()) - 1;
  }

  void link(int x, int y) {
    neighbours[at(x)].push_back(y);
    neighbours[at(y)].push_back(x);
  }

  int named_ = 0;
};

// A place of a black vertex of the drawing, or -1 for a terminal.
int place_of(const Problem& problem, int vertex) {
  const int cols = problem.cols;
  const int rows = problem.rows;
  if (vertex < problem.size()) {
    return sheet_place(cols, vertex / cols, vertex % cols);
  }
  if (vertex >= problem.size() + 4) {
    return -1;
  }
  switch (1 << (vertex - problem.size())) {
    case HEXPROOF_TOP:
      return sheet_place(cols, -1, 0);
    case HEXPROOF_BOTTOM:
      return sheet_place(cols, rows, 0);
    case HEXPROOF_LEFT:
      return sheet_place(cols, 0, -1);
    case HEXPROOF_RIGHT:
      return sheet_place(cols, 0, cols);
    default:
      return -1;
  }
}

bool names_empty_cell(const Problem& problem) {
  for (const Alternative& alternative : problem.alternatives) {
    for (const Terminal& terminal : alternative) {
      for (int cell : terminal.cells) {
        if (problem.cells[at(cell)] == HEXPROOF_EMPTY) {
          return true;
        }
      }
    }
  }
  return false;
}

// White's net for the groups that Black has to join. The drawing's vertices are numbered as in
// Drawing; `vertex` gives their places in Black's net.
std::optional<Net> white_side(const Problem& problem, const Region& region,
                              const std::vector<int>& vertex, const std::vector<int>& joined,
                              Groups& groups) {
  std::vector<int> owner(at(problem.size()), -1);
  std::vector<int> edges(joined.size(), 0);
  std::vector<std::vector<bool>> touched(joined.size(),
                                         std::vector<bool>(at(problem.size()), false));
  for (std::size_t i = 0; i < joined.size(); ++i) {
    for (int cell = 0; cell < problem.size(); ++cell) {
      if (problem.cells[at(cell)] == HEXPROOF_BLACK && groups.find(cell) == joined[i]) {
        owner[at(cell)] = static_cast<int>(i);
      }
    }
    for (int edge = 0; edge < 4; ++edge) {
      if (groups.find(problem.size() + edge) == joined[i]) {
        edges[i] |= 1 << edge;
      }
    }
    for (int neighbour : region.black.neighbours[at(vertex[at(joined[i])])]) {
      if (neighbour < region.empties) {
        touched[i][at(region.cells[at(neighbour)])] = true;
      }
    }
  }
  std::vector<int> empty(vertex.begin(), vertex.begin() + problem.size());
  for (int cell = 0; cell < problem.size(); ++cell) {
    if (problem.cells[at(cell)] != HEXPROOF_EMPTY) {
      empty[at(cell)] = -1;
    }
  }
  return white_net(problem, empty, region.empties, owner, edges, touched);
}

}  // namespace

Region contract(const Problem& problem, int templates_from) {
  const Drawing drawing(problem);
  const int count = static_cast<int>(drawing.neighbours.size());
  Groups groups(count);
  Groups reach(count);  // what Black joins by taking every empty cell
  for (int x = 0; x < count; ++x) {
    for (int y : drawing.neighbours[at(x)]) {
      if (drawing.black[at(x)] && drawing.black[at(y)]) {
        groups.join(x, y);
      }
      if (!drawing.white[at(x)] && !drawing.white[at(y)]) {
        reach.join(x, y);
      }
    }
  }

  // The alternatives that are still possible, by their groups.
  std::set<std::vector<int>> possible;
  std::set<int> useful;
  for (const std::vector<int>& terminals : drawing.alternatives) {
    std::set<int> joined;
    std::set<int> reached;
    for (int terminal : terminals) {
      joined.insert(groups.find(terminal));
      reached.insert(reach.find(terminal));
    }
    if (joined.size() == 1) {
      Region won;
      won.black_has_won = true;
      return won;
    }
    if (reached.size() == 1) {
      possible.insert(std::vector<int>(joined.begin(), joined.end()));
      useful.insert(*reached.begin());
    }
  }

  Region region;
  std::vector<int> vertex(at(count), -1);
  for (int cell = 0; cell < problem.size(); ++cell) {
    if (!drawing.black[at(cell)] && !drawing.white[at(cell)] &&
        useful.count(reach.find(cell)) > 0) {
      vertex[at(cell)] = region.empties++;
      region.cells.push_back(cell);
    }
  }
  int vertices = region.empties;
  for (int x = 0; x < count; ++x) {
    if (drawing.black[at(x)] && groups.find(x) == x && useful.count(reach.find(x)) > 0) {
      vertex[at(x)] = vertices++;
    }
  }
  region.black.places.assign(at(vertices - region.empties), -1);
  for (int x = 0; x < count; ++x) {
    const int node = drawing.black[at(x)] ? vertex[at(groups.find(x))] : -1;
    if (node >= 0 && place_of(problem, x) >= 0) {
      region.black.places[at(node - region.empties)] = place_of(problem, x);
    }
  }
  std::vector<std::set<int>> neighbours(at(vertices));
  for (int x = 0; x < count; ++x) {
    const int from = vertex[at(drawing.black[at(x)] ? groups.find(x) : x)];
    for (int y : drawing.neighbours[at(x)]) {
      const int to = vertex[at(drawing.black[at(y)] ? groups.find(y) : y)];
      if (from >= 0 && to >= 0 && from != to) {
        neighbours[at(from)].insert(to);
      }
    }
  }
  for (const std::set<int>& set : neighbours) {
    region.black.neighbours.emplace_back(set.begin(), set.end());
  }
  for (const std::vector<int>& joined : possible) {
    std::vector<int> nodes;
    for (int group : joined) {
      nodes.push_back(vertex[at(group)]);
    }
    std::sort(nodes.begin(), nodes.end());
    region.black.alternatives.push_back(nodes);
  }
  // A stone that Black can't use must not stand in the way of what leads terminals to the outside.
  Problem useful_only = problem;
  for (int cell = 0; cell < problem.size(); ++cell) {
    if (useful.count(reach.find(cell)) == 0) {
      useful_only.cells[at(cell)] = HEXPROOF_WHITE;
    }
  }
  if (possible.size() == 1 && drawing.alternatives.size() == 1 && !names_empty_cell(problem)) {
    region.white = white_side(useful_only, region, vertex, *possible.begin(), groups);
  }
  region.mirror = mirror_of(region, problem.cols);
  region.cols = problem.cols;
  region.nearby = nearby(useful_only, region.cells);
  if (region.empties >= templates_from) {
    region.black.templates = placed_templates(region, region.black);
    if (region.white) {
      region.white->templates = placed_templates(region, *region.white);
    }
  }
  return region;
}

}  // namespace hexproof
