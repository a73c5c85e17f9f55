#include "solver.hpp"

#include "graph.hpp"
#include "region.hpp"
#include "search.hpp"

namespace hexproof {
namespace {

constexpr int kMaxVertices = 2048;

std::vector<int> empty_cells(const Problem& problem) {
  std::vector<int> found;
  for (int cell = 0; cell < problem.size(); ++cell) {
    if (problem.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY) {
      found.push_back(cell);
    }
  }
  return found;
}

template <int Words>
class RegionSolver {
 public:
  RegionSolver(const Problem& problem, const Region& region, std::int64_t bytes, Watch& watch)
      : problem_(problem), region_(region), graph_(region), search_(graph_, bytes, watch) {}

  Verdict solve(bool all_moves) {
    const State<Words> start{{}, {}, problem_.to_move};
    const Proof<Words> proof = search_.prove(start);
    Verdict verdict{proof.winner, {}, {}, {}};
    proof.carrier.each([&](int vertex) { verdict.carrier.push_back(cell(vertex)); });
    State<Words> state = start;
    for (Proof<Words> step = proof; step.move >= 0 || graph_.cells().any();) {
      const int move = step.move >= 0 ? step.move : resistance(state, step);
      if (move < 0) {
        break;
      }
      verdict.line.push_back(cell(move));
      state = search_.play(state, move);
      step = search_.prove(state);
    }
    if (all_moves) {
      verdict.winning = winning_moves(start);
    }
    return verdict;
  }

 private:
  int cell(int vertex) const { return region_.cells[static_cast<std::size_t>(vertex)]; }

  // A move of the loser against the winner's carrier, or -1 when the game is over.
  int resistance(const State<Words>& state, const Proof<Words>& proof) const {
    const Bits<Words> open = (graph_.cells() - state.black - state.white) & proof.carrier;
    return open.any() ? open.first() : -1;
  }

  std::vector<int> winning_moves(const State<Words>& start) {
    std::vector<int> vertex(static_cast<std::size_t>(problem_.size()), -1);
    for (int v = 0; v < region_.empties; ++v) {
      vertex[static_cast<std::size_t>(cell(v))] = v;
    }
    State<Words> passed = start;
    passed.to_move = other(passed.to_move);
    std::vector<int> winning;
    for (int at : empty_cells(problem_)) {
      const int v = vertex[static_cast<std::size_t>(at)];
      const State<Words> next = v < 0 ? passed : search_.play(start, v);
      if (search_.prove(next).winner == problem_.to_move) {
        winning.push_back(at);
      }
    }
    return winning;
  }

  const Problem& problem_;
  const Region& region_;
  Graph<Words> graph_;
  Search<Words> search_;
};

template <int Words>
Verdict solve_in(const Problem& problem, const Region& region, std::int64_t bytes, bool all_moves,
                 Watch& watch) {
  return RegionSolver<Words>(problem, region, bytes, watch).solve(all_moves);
}

// The verdict on a game that is over.
Verdict finished(const Problem& problem, Side winner) {
  Verdict verdict{winner, {}, {}, {}};
  if (winner == problem.to_move) {
    verdict.winning = empty_cells(problem);
  }
  return verdict;
}

}  // namespace

Verdict solve(const Problem& problem, std::int64_t bytes, bool all_moves, Watch& watch) {
  watch.tick();
  const Region region = contract(problem);
  if (region.black_has_won) {
    return finished(problem, Side::kBlack);
  }
  if (region.alternatives.empty()) {
    return finished(problem, Side::kWhite);
  }
  const int vertices = region.vertices();
  if (vertices <= 64) {
    return solve_in<1>(problem, region, bytes, all_moves, watch);
  }
  if (vertices <= 128) {
    return solve_in<2>(problem, region, bytes, all_moves, watch);
  }
  if (vertices <= 256) {
    return solve_in<4>(problem, region, bytes, all_moves, watch);
  }
  if (vertices <= 512) {
    return solve_in<8>(problem, region, bytes, all_moves, watch);
  }
  if (vertices <= 1024) {
    return solve_in<16>(problem, region, bytes, all_moves, watch);
  }
  if (vertices <= kMaxVertices) {
    return solve_in<32>(problem, region, bytes, all_moves, watch);
  }
  throw Invalid("the goal has too many separate terminals");
}

}  // namespace hexproof
