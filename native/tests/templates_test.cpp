// Where templates are placed, and what they change. Each of them is asked of a search without
// templates; so are random boards that are wide enough for some.
#include "templates.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <vector>

#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "problem.hpp"
#include "region.hpp"
#include "solver.hpp"

namespace {

using hexproof::Side;

constexpr int kNever = std::numeric_limits<int>::max();

hexproof::Verdict verdict(const hexproof::Problem& problem, bool templates,
                          hexproof::Wanted wanted) {
  const std::atomic<bool> never{false};
  hexproof::Watch watch({}, never);
  hexproof::Options options;
  options.templates_from = templates ? 0 : kNever;
  return hexproof::solve(problem, {64 << 20, 1, options}, wanted, watch);
}

int count_free(const std::vector<hexproof::Placed>& placed, int empties) {
  return static_cast<int>(std::count_if(placed.begin(), placed.end(),
                                        [&](const auto& one) { return one.from < empties; }));
}

// On an empty board between its top and bottom: Black's at these, White's at the sides.
void check_count(int cols, int rows, int black, int white) {
  const brute::Board board{cols, rows, std::string(static_cast<std::size_t>(cols * rows), 0)};
  const brute::Goal goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  const hexproof::Region region =
      hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK), 0);
  CHECK(count_free(region.black.templates, region.empties) == black);
  CHECK(count_free(region.white->templates, region.empties) == white);
  CHECK(hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK), kNever)
            .black.templates.empty());
}

// Black's stone, or what it touches if it is a node, against all white cells but the template's.
void check_placed(const hexproof::Problem& problem, const hexproof::Region& region,
                  const hexproof::Placed& placed, int edge) {
  hexproof::Problem alone = problem;
  alone.to_move = Side::kWhite;
  std::fill(alone.cells.begin(), alone.cells.end(), HEXPROOF_WHITE);
  for (const int vertex : placed.cells) {
    alone.cells[static_cast<std::size_t>(region.cells[static_cast<std::size_t>(vertex)])] =
        HEXPROOF_EMPTY;
  }
  const int stone = region.cells[static_cast<std::size_t>(placed.from)];
  alone.cells[static_cast<std::size_t>(stone)] = HEXPROOF_BLACK;
  alone.alternatives = {{{0, {stone}}, {edge, {}}}};
  CHECK(verdict(alone, false, hexproof::Wanted::kWinner).winner == Side::kBlack);
}

void check_all_placed(int edge) {
  const brute::Board board{11, 11, std::string(121, 0)};
  const int across = edge == HEXPROOF_TOP || edge == HEXPROOF_BOTTOM
                         ? HEXPROOF_TOP + HEXPROOF_BOTTOM - edge
                         : HEXPROOF_LEFT + HEXPROOF_RIGHT - edge;
  const hexproof::Problem problem =
      positions::problem_of(board, {{{edge, {}}, {across, {}}}}, HEXPROOF_BLACK);
  const hexproof::Region region = hexproof::contract(problem, 0);
  int checked = 0;
  for (const hexproof::Placed& placed : region.black.templates) {
    const auto row = [&](int vertex) {
      return region.cells[static_cast<std::size_t>(vertex)] / board.cols;
    };
    const auto col = [&](int vertex) {
      return region.cells[static_cast<std::size_t>(vertex)] % board.cols;
    };
    const bool here = std::any_of(placed.cells.begin(), placed.cells.end(), [&](int vertex) {
      return edge == HEXPROOF_TOP      ? row(vertex) == 0
             : edge == HEXPROOF_BOTTOM ? row(vertex) == board.rows - 1
             : edge == HEXPROOF_LEFT   ? col(vertex) == 0
                                       : col(vertex) == board.cols - 1;
    });
    if (placed.from < region.empties && here) {
      check_placed(problem, region, placed, edge);
      ++checked;
    }
  }
  CHECK(checked > 20);
}

// A stone, or the edge above, and the edge below, with a few stones of both sides in between.
hexproof::Problem random_problem(positions::Random& random) {
  const int cols = 9 + random.below(2);
  const int rows = 5;
  brute::Board board{cols, rows, std::string(static_cast<std::size_t>(cols * rows), 0)};
  for (int i = random.below(4); i > 0; --i) {
    board.cells[static_cast<std::size_t>(random.below(board.size()))] =
        static_cast<char>(1 + random.below(2));
  }
  const int stone = cols + 2 + random.below(cols - 4);  // in the second row
  board.cells[static_cast<std::size_t>(stone)] = HEXPROOF_BLACK;
  brute::Goal goal{{{0, {stone}}, {HEXPROOF_BOTTOM, {}}}};
  if (random.chance(30)) {
    goal = {{{HEXPROOF_LEFT, {}}, {HEXPROOF_RIGHT, {}}}};
  }
  hexproof::Problem problem = positions::problem_of(board, goal, random.side());
  if (random.chance(50)) {  // turned by half a turn
    std::reverse(problem.cells.begin(), problem.cells.end());
    for (hexproof::Terminal& terminal : problem.alternatives[0]) {
      for (int& cell : terminal.cells) {
        cell = problem.size() - 1 - cell;
      }
      terminal.edges = terminal.edges == HEXPROOF_BOTTOM ? HEXPROOF_TOP : terminal.edges;
    }
  }
  return problem;
}

}  // namespace

int main(int argc, char** argv) {
  // At either edge, and mirrored: IV-1-a has 7 columns and IV-1-b 8, in four rows.
  check_count(7, 4, 4, 0);
  check_count(8, 4, 2 * 4 + 4, 0);
  check_count(4, 8, 0, 2 * 4 + 4);
  // IV-1-d has 9 in five rows.
  check_count(9, 5, 3 * 4 + 2 * 4 + 4, 0);
  for (const int edge : {HEXPROOF_TOP, HEXPROOF_BOTTOM, HEXPROOF_LEFT, HEXPROOF_RIGHT}) {
    check_all_placed(edge);
  }
  const int count = argc > 1 ? std::atoi(argv[1]) : 60;
  positions::Random random(argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  int with = 0;
  for (int i = 0; i < count; ++i) {
    const hexproof::Problem problem = random_problem(random);
    const hexproof::Region region = hexproof::contract(problem, 0);
    with += !region.black.templates.empty() || (region.white && !region.white->templates.empty());
    const hexproof::Verdict plain = verdict(problem, false, hexproof::Wanted::kWinner);
    const hexproof::Verdict found = verdict(problem, true, hexproof::Wanted::kWinner);
    CHECK(found.winner == plain.winner);
    hexproof::Problem filled = problem;
    for (int cell = 0; cell < filled.size(); ++cell) {
      std::uint8_t& content = filled.cells[static_cast<std::size_t>(cell)];
      if (content == HEXPROOF_EMPTY &&
          std::find(found.carrier.begin(), found.carrier.end(), cell) == found.carrier.end()) {
        content = found.winner == Side::kBlack ? HEXPROOF_WHITE : HEXPROOF_BLACK;
      }
    }
    CHECK(verdict(filled, false, hexproof::Wanted::kWinner).winner == found.winner);
    if (found.winner == Side::kBlack) {  // the side whose template may fit
      CHECK(!verdict(problem, true, hexproof::Wanted::kCertificate).certificate.empty());
    }
  }
  CHECK(with > count / 10);
  std::printf("%d problems, templates in %d\n", count, with);
  return 0;
}
