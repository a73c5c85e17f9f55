#include "solver.hpp"

#include <cstdint>
#include <memory>
#include <vector>

#include "prepare.hpp"
#include "region.hpp"
#include "table.hpp"

namespace hexproof {
namespace {

// The game is over, whatever follows.
class Finished : public Prepared {
 public:
  Finished(Side winner, Side to_move) : winner_(winner), to_move_(to_move) {}

  Verdict solve(const Problem& problem, Wanted) override {
    Verdict verdict{winner_, {}, {}, {}, kOver};
    if (winner_ == problem.to_move) {
      verdict.winning = empty_cells(problem);
    }
    return verdict;
  }

  void note(std::uint32_t) override {}

  std::vector<Learned> learned() override { return {}; }

  void teach(const std::vector<Learned>& positions) override {
    if (!positions.empty()) {
      throw Invalid("the game is over, so there is no position to learn");
    }
  }

  hexproof_standing standing() override {
    const bool wins = winner_ == to_move_;
    return {0, 0, wins ? 0 : kInfinite, wins ? kInfinite : 0};
  }

 private:
  static constexpr std::int32_t kInfinite = Record<1>::kInfinite;

  Side winner_;
  Side to_move_;
};

// With sets that are wide enough for the region's vertices.
template <int Words, int... Wider>
std::unique_ptr<Prepared> sized(const Problem& problem, const Region& region,
                                const Resources& resources, Watch& watch) {
  if (vertices_of(region) <= 64 * Words) {
    return region_solver<Words>(problem, region, resources, watch);
  }
  if constexpr (sizeof...(Wider) > 0) {
    return sized<Wider...>(problem, region, resources, watch);
  }
  throw Invalid("the goal has too many separate terminals");
}

}  // namespace

std::unique_ptr<Prepared> prepare(const Problem& problem, const Resources& resources,
                                  Watch& watch) {
  watch.tick();
  const Region region = contract(problem, resources.options.templates_from);
  if (is_over(region)) {
    return std::make_unique<Finished>(region.black_has_won ? Side::kBlack : Side::kWhite,
                                      problem.to_move);
  }
  return sized<HEXPROOF_WIDTHS>(problem, region, resources, watch);
}

Verdict solve(const Problem& problem, const Resources& resources, Wanted wanted, Watch& watch) {
  return prepare(problem, resources, watch)->solve(problem, wanted);
}

}  // namespace hexproof
