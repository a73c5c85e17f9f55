// Guesses at moves against a naive twin that keeps its weights by the features' names, and what
// lies around cells against the board.
#include "guesses.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "board.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "region.hpp"

namespace {

using State = hexproof::State<1>;

struct Child {
  hexproof::Features features;
  std::uint32_t cost;
};

struct Learner {
  std::map<std::string, double> weight;
  std::map<std::string, double> squares;

  double score(const std::vector<std::string>& names) const {
    double sum = -1;
    for (const std::string& name : names) {
      const auto found = weight.find(name);
      sum += found == weight.end() ? 0 : found->second;
    }
    return sum;
  }

  void move(const std::vector<std::string>& names, double error, double rate) {
    for (const std::string& name : names) {
      squares[name] += error * error;
      weight[name] += rate * error / std::sqrt(1 + squares[name]);
    }
  }

  void learn(const std::vector<std::vector<std::string>>& children, std::size_t which, bool won) {
    move(children[which], won - 1 / (1 + std::exp(-score(children[which]))), 0.3);
    if (won) {
      std::vector<double> parts;
      double sum = 0;
      for (const auto& child : children) {
        parts.push_back(std::exp(score(child)));
        sum += parts.back();
      }
      for (std::size_t i = 0; i < children.size(); ++i) {
        move(children[i], (i == which ? 1 : 0) - parts[i] / sum, 0.1);
      }
    }
  }
};

class Case {
 public:
  Case(const brute::Board& board, const brute::Goal& goal, const hexproof::Region& region)
      : board_(board), region_(region) {
    for (const auto& alternative : goal) {
      for (const brute::Terminal& terminal : alternative) {
        edges_ |= terminal.edges;
      }
    }
  }

  std::vector<std::string> names(const State& state, const hexproof::Trail& trail,
                                 const hexproof::Hint& hint, std::size_t rank) const {
    const auto text = [](int i) { return std::to_string(i); };
    const std::string move = text(hint.move);
    const std::string last = text(trail[0]);
    const std::string own = text(trail[1]);
    const std::string stones = around(state, hint.move, 1);
    std::vector<std::string> names{
        "any",
        "rank " + text(std::min(static_cast<int>(rank), 24)),
        "disproof " + text(hint.disproof),
        "distances " + text(hint.distances),
        "move " + move,
        "last " + last + " " + move,
        "own " + own + " " + move,
        "before " + text(trail[2]) + " " + move,
        "both " + last + " " + own + " " + move,
        "around " + stones,
        "around here " + stones + " " + move,
        "far around " + stones + around(state, hint.move, 2),
        "row " + step(trail[0], hint.move) + " " + (trail[0] < 0 ? "" : text(row(trail[0]))),
        "around last " + step(trail[0], hint.move) + " " + around(state, trail[0], 1),
        "step " + step(trail[1], hint.move),
        "steps " + step(trail[0], hint.move) + " " + step(trail[1], hint.move)};
    for (std::string& name : names) {
      name += state.to_move == hexproof::Side::kBlack ? " black" : " white";
    }
    return names;
  }

 private:
  int cell(int vertex) const { return region_.cells[static_cast<std::size_t>(vertex)]; }
  int row(int vertex) const { return cell(vertex) / board_.cols; }
  int col(int vertex) const { return cell(vertex) % board_.cols; }

  std::string step(int from, int to) const {
    if (from < 0) {
      return "none";
    }
    return std::to_string(row(to) - row(from)) + ":" + std::to_string(col(to) - col(from));
  }

  // What stands on the neighbours, or a bridge away.
  std::string around(const State& state, int vertex, int distance) const {
    std::string found;
    if (vertex < 0) {
      return found;
    }
    const brute::Board played = positions::played(board_, region_, state);
    for (int down = -2; down <= 2; ++down) {
      for (int right = -2; right <= 2; ++right) {
        const int third = down + right;
        const int squares = down * down + right * right + third * third;
        if (squares == (distance == 1 ? 2 : 6)) {
          found += content(played, row(vertex) + down, col(vertex) + right);
        }
      }
    }
    return found;
  }

  char content(const brute::Board& played, int row, int col) const {
    const int beyond = row < 0              ? HEXPROOF_TOP
                       : row >= played.rows ? HEXPROOF_BOTTOM
                       : col < 0            ? HEXPROOF_LEFT
                       : col >= played.cols ? HEXPROOF_RIGHT
                                            : 0;
    if (beyond != 0) {
      return (edges_ & beyond) != 0 ? 'X' : 'O';
    }
    const std::size_t cell = static_cast<std::size_t>(row * played.cols + col);
    return played.cells[cell] == HEXPROOF_EMPTY   ? '.'
           : played.cells[cell] == HEXPROOF_BLACK ? 'X'
                                                  : 'O';
  }

  const brute::Board& board_;
  const hexproof::Region& region_;
  int edges_ = 0;
};

struct Counts {
  int costly = 0;
  int shared = 0;  // cases in which two features have one place
  int cases = 0;
};

void check(const brute::Board& board, const brute::Goal& goal, const hexproof::Region& region,
           positions::Random& random, Counts& counts) {
  const Case naming(board, goal, region);
  hexproof::Guesses guesses(region, std::int64_t{1} << 24);
  Learner twin;
  std::map<std::uint32_t, std::string> places;
  const int cells = region.empties;
  ++counts.cases;
  for (int i = 0; i < 12; ++i) {
    State state{{}, {}, random.chance(50) ? hexproof::Side::kBlack : hexproof::Side::kWhite};
    hexproof::Trail trail{-1, -1, -1};
    for (int& move : trail) {
      move = random.below(cells + 1) - 1;
    }
    std::vector<Child> children;
    std::vector<std::vector<std::string>> names;
    for (int vertex = 0; vertex < cells; ++vertex) {
      if (random.chance(30)) {
        (random.chance(50) ? state.black : state.white).set(vertex);
      }
    }
    for (int vertex = 0; vertex < cells; ++vertex) {
      if (!state.black.test(vertex) && !state.white.test(vertex)) {
        const hexproof::Hint hint{vertex, 1 + random.below(3), random.below(20)};
        names.push_back(naming.names(state, trail, hint, children.size()));
        children.push_back({guesses.features(state, trail, hint, children.size()), 77});
        for (std::size_t k = 0; k < names.back().size(); ++k) {
          const auto place = places.emplace(children.back().features[k], names.back()[k]);
          if (place.first->second != names.back()[k]) {
            ++counts.shared;
            return;
          }
        }
      }
    }
    if (children.empty()) {
      continue;
    }
    guesses.rate(children);
    double least = 1e9;
    for (const auto& each : names) {
      least = std::min(least, 1 + std::exp(-twin.score(each)));
    }
    for (std::size_t k = 0; k < children.size(); ++k) {
      CHECK(std::abs(guesses.score(children[k].features) - twin.score(names[k])) < 0.02);
      const double times = (1 + std::exp(-twin.score(names[k]))) / least;
      CHECK(std::abs(children[k].cost - (2 * std::log2(times) - 0.5)) < 0.6);
      counts.costly += children[k].cost > 0 ? 1 : 0;
    }
    for (int k = 0; k < 4; ++k) {
      const std::size_t which =
          static_cast<std::size_t>(random.below(static_cast<int>(children.size())));
      const bool won = random.chance(40);
      guesses.learn(children, which, won);
      twin.learn(names, which, won);
    }
  }
}

// A move that wins again and again costs nothing in the end, and the others do; the other side's
// moves are left alone.
void check_lesson(const hexproof::Region& region) {
  hexproof::Guesses guesses(region, 1 << 20);
  std::vector<Child> children;
  std::vector<Child> others;
  for (int vertex = 0; vertex < region.empties; ++vertex) {
    const hexproof::Hint hint{vertex, 1, 0};
    State state{{}, {}, hexproof::Side::kBlack};
    children.push_back({guesses.features(state, {-1, -1, -1}, hint, 0), 77});
    state.to_move = hexproof::Side::kWhite;
    others.push_back({guesses.features(state, {-1, -1, -1}, hint, 0), 77});
  }
  for (int i = 0; i < 50; ++i) {
    guesses.learn(children, 2, true);
    guesses.learn(children, 1, false);
  }
  guesses.rate(children);
  guesses.rate(others);
  CHECK(children[2].cost == 0 && children[1].cost > 4 && children[0].cost > 1);
  for (const Child& other : others) {
    CHECK(other.cost == 0);
  }
}

void check_nearby(const brute::Board& board, const hexproof::Region& region) {
  for (int vertex = 0; vertex < region.empties; ++vertex) {
    std::vector<int> expected;
    for (int cell : hexproof::board_neighbours(board.cols, board.rows,
                                               region.cells[static_cast<std::size_t>(vertex)])) {
      if (std::count(region.cells.begin(), region.cells.end(), cell) > 0) {
        expected.push_back(cell);
      }
    }
    std::vector<int> found;
    const hexproof::Nearby& nearby = region.nearby[static_cast<std::size_t>(vertex)];
    for (std::size_t i = 0; i < 6; ++i) {
      if (nearby[i] >= 0) {
        found.push_back(region.cells[static_cast<std::size_t>(nearby[i])]);
      }
    }
    CHECK(std::is_permutation(expected.begin(), expected.end(), found.begin(), found.end()));
  }
}

}  // namespace

int main() {
  positions::Random random(11);
  Counts counts;
  for (int i = 0; i < 600; ++i) {
    const brute::Board board = random.board(5, random.below(11));
    const brute::Goal goal = random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (region.empties > 0) {
      check_nearby(board, region);
      check(board, goal, region, random, counts);
    }
    if (region.empties > 2) {
      check_lesson(region);
    }
  }
  std::printf("%d costs in %d cases, %d left out\n", counts.costly, counts.cases, counts.shared);
  CHECK(counts.costly > 1000 && counts.cases > 200 && counts.shared * 4 < counts.cases);
  return 0;
}
