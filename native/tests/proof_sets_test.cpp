// What proof sets say of other positions, against the naive twin.
//
// Verdicts, carriers and moves must be right even if the loser has all cells outside the carrier;
// moves that a position loses by narrowing must lose.
#include "proof_sets.hpp"

#include <atomic>
#include <cstdio>
#include <optional>

#include "brute.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "region.hpp"
#include "sides.hpp"
#include "team.hpp"

namespace {

using Set = hexproof::Bits<1>;
using State = hexproof::State<1>;
using Record = hexproof::Record<1>;

struct Counts {
  int passes = 0;
  int wins = 0;
  int losses = 0;
  int narrowed = 0;

  bool all_above(int least) const {
    return wins > least && passes > least && losses > least && narrowed > least;
  }

  int sum() const { return wins + passes + losses + narrowed; }
};

class Case {
 public:
  Case(const brute::Board& board, const brute::Goal& goal, const hexproof::Region& region,
       positions::Random& random)
      : board_(board), region_(region), sides_(region), random_(random), twin_(board, goal) {}

  void check(std::int64_t bytes, Counts& counts) {
    hexproof::ProofSets<1> proof_sets(sides_, bytes);
    for (int i = 0; i < 6; ++i) {
      learn(proof_sets);
    }
    for (int i = 0; i < 12; ++i) {
      recall(proof_sets, counts);
    }
  }

 private:
  State state() {
    State state{{}, {}, random_.chance(50) ? hexproof::Side::kBlack : hexproof::Side::kWhite};
    sides_.cells().each([&](int cell) {
      if (random_.chance(30)) {
        (random_.chance(50) ? state.black : state.white).set(cell);
      }
    });
    return state;
  }

  bool black_wins(const State& state) {
    return twin_.black_wins(positions::played(board_, region_, state),
                            static_cast<int>(state.to_move));
  }

  void learn(hexproof::ProofSets<1>& proof_sets) {
    const std::atomic<bool> never{false};
    hexproof::Watch watch({}, never);
    hexproof::Team<1> search(region_, sides_, {1 << 20}, watch);
    Record record;
    record.state = state();
    const hexproof::Proof<1> proof = search.prove(record.state);
    record.decide(proof.winner == record.state.to_move, proof.carrier, proof.move);
    proof_sets.learn(record);
    check_proof(record);
  }

  void check_proof(const Record& record) {
    const bool black = record.winner() == hexproof::Side::kBlack;
    State given = record.state;
    (black ? given.white : given.black) =
        sides_.cells() - record.carrier - (black ? given.black : given.white);
    CHECK(black_wins(given) == black);
    if (record.move >= 0) {
      CHECK(record.winner() == record.state.to_move);
      CHECK(!(record.state.black | record.state.white).test(record.move));
      (black ? given.white : given.black).reset(record.move);
      CHECK(black_wins(given.after(record.move)) == black);
    } else {
      given.to_move = black ? hexproof::Side::kWhite : hexproof::Side::kBlack;
      CHECK(black_wins(given) == black);
    }
  }

  void recall(hexproof::ProofSets<1>& proof_sets, Counts& counts) {
    Record record;
    record.state = state();
    record.filled = record.state;
    const Set open = sides_.cells() - record.state.black - record.state.white;
    record.moves = open;
    proof_sets.apply(record);
    if (record.decided()) {
      ++(record.proof > 0 ? counts.losses : record.move < 0 ? counts.passes : counts.wins);
      check_proof(record);
      return;
    }
    counts.narrowed += record.moves == open ? 0 : 1;
    (open - record.moves).each([&](int move) {
      // The mover may have all cells outside the carrier but this one.
      State given = record.state;
      const bool black = given.to_move == hexproof::Side::kBlack;
      (black ? given.black : given.white) |= open - record.carrier - Set::single(move);
      CHECK(black_wins(given.after(move)) != black);
    });
  }

  const brute::Board& board_;
  const hexproof::Region& region_;
  const hexproof::Sides<1> sides_;
  positions::Random& random_;
  brute::Player twin_;
};

}  // namespace

int main() {
  positions::Random random(6);
  Counts counts;
  Counts forgetful;
  for (int i = 0; i < 3000; ++i) {
    const brute::Board board = random.board(5, random.below(11));
    const brute::Goal goal =
        i % 2 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const hexproof::Region region =
        hexproof::contract(positions::problem_of(board, goal, HEXPROOF_BLACK));
    if (!region.black_has_won && !region.black.alternatives.empty()) {
      Case(board, goal, region, random).check(1 << 16, counts);
      Case(board, goal, region, random).check(200, forgetful);
    }
  }
  for (const Counts& each : {counts, forgetful}) {
    std::printf("%d wins, %d wins by passing, %d losses, %d narrowed\n", each.wins, each.passes,
                each.losses, each.narrowed);
    CHECK(each.all_above(100));
  }
  CHECK(forgetful.sum() < counts.sum());
  return 0;
}
