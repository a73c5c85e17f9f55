// The solver of one position whose game is not over.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "prepare.hpp"
#include "prover.hpp"
#include "replies.hpp"
#include "sides.hpp"
#include "team.hpp"

namespace hexproof {

template <int Words>
class RegionSolver : public Prepared {
 public:
  RegionSolver(const Problem& problem, const Region& region, const Resources& resources,
               Watch& watch)
      : problem_(problem),
        region_(region),
        watch_(watch),
        sides_(region_),
        search_(region_, sides_, resources, watch),
        replies_(search_, region_, region_, {{}, {}, Side::kBlack}),
        templates_from_(resources.options.templates_from),
        claims_room_(resources.part(share::kMostClaims)) {}

  Verdict solve(const Problem& problem, Wanted wanted) override {
    search_.set_aside(prover_ ? prover_->bytes() : 0);
    const State<Words> start = state_of(problem);
    const Proof<Words> proof = search_.prove(start);
    Verdict verdict{proof.winner, {}, {}, {}, {}};
    proof.carrier.each([&](int vertex) { verdict.carrier.push_back(cell(vertex)); });
    verdict.line = line(start, proof);
    if (wanted == Wanted::kMoves && proof.winner == problem.to_move) {
      verdict.winning = winning_moves(problem, start);
    }
    if (wanted == Wanted::kCertificate) {
      verdict.certificate = certificate(problem, start, proof);
    }
    return verdict;
  }

  void note(std::uint32_t least_work) override { search_.notebook().take_from(least_work); }

  std::vector<Learned> learned() override {
    std::vector<Learned> positions;
    for (const Note<Words>& note : search_.notebook().take()) {
      const int move = note.proof.winner == note.state.to_move ? note.proof.move : -1;
      positions.push_back({note.state.to_move, note.proof.winner, move < 0 ? -1 : cell(move),
                           note.work, cells(note.state.black), cells(note.state.white),
                           cells(note.proof.carrier)});
    }
    return positions;
  }

  void teach(const std::vector<Learned>& positions) override {
    std::vector<Note<Words>> notes;
    notes.reserve(positions.size());
    for (const Learned& position : positions) {
      notes.push_back(note_of(position));
    }
    for (const Note<Words>& note : notes) {
      search_.learn(note);
    }
  }

  hexproof_standing standing() override {
    const std::int32_t moves = static_cast<std::int32_t>(empty_cells(problem_).size());
    const auto record = search_.known({{}, {}, problem_.to_move});
    if (!record) {
      return {moves, moves, 1, std::max(1, moves)};
    }
    return {moves, record->moves.count(), static_cast<std::int32_t>(record->proof),
            static_cast<std::int32_t>(record->disproof)};
  }

 private:
  Note<Words> note_of(const Learned& position) const {
    const Note<Words> note{
        {set_of(position.black), set_of(position.white), position.to_move},
        {position.winner, set_of(position.carrier), position.move < 0 ? -1 : vertex(position.move)},
        position.work};
    State<Words> end = note.state;
    const bool black_wins = position.winner == Side::kBlack;
    (black_wins ? end.black : end.white) |= note.proof.carrier;
    if (!(black_wins ? sides_.black_wins(end) : sides_.white_wins(end))) {
      throw Invalid("a learned position's carrier does not win, even if the winner has all of it");
    }
    return note;
  }

  // Certificates of one winner share their claims. But where Black has more stones, the cuts may be
  // others, and the position has a region of its own; nothing if that is too large.
  std::vector<std::int32_t> certificate(const Problem& problem, const State<Words>& start,
                                        const Proof<Words>& proof) {
    const Region region = contract(problem, templates_from_);
    if (is_over(region)) {
      return kOver;
    }
    if (proof.winner == Side::kBlack || start.black.none()) {
      if (!prover_ || prover_->winner() != proof.winner ||
          (prover_->bytes() > claims_room_ && !prover_->has_image(start))) {
        prover_.emplace(problem_, region_, sides_, proof.winner, replies_, watch_);
      }
      const Bits<Words> useless =
          proof.winner == Side::kWhite ? left_out(region, start) : Bits<Words>();
      return prover_->certificate(start, useless, proof);
    }
    if (vertices_of(region) > 64 * Words) {
      return {};
    }
    prover_.reset();
    const Sides<Words> sides(region);
    Replies<Words> replies(search_, region_, region, start);
    return Prover<Words>(problem, region, sides, proof.winner, replies, watch_)
        .certificate({{}, {}, start.to_move}, {}, replies.here(proof));
  }

  // The empty cells of a position that are not in its own region.
  Bits<Words> left_out(const Region& region, const State<Words>& start) const {
    Bits<Words> found = sides_.cells() - start.black - start.white;
    for (const int there : region.cells) {
      found.reset(vertex(there));
    }
    return found;
  }

  State<Words> state_of(const Problem& problem) const {
    State<Words> state{{}, {}, problem.to_move};
    for (int vertex = 0; vertex < region_.empties; ++vertex) {
      switch (problem.cells[static_cast<std::size_t>(cell(vertex))]) {
        case HEXPROOF_BLACK:
          state.black.set(vertex);
          break;
        case HEXPROOF_WHITE:
          state.white.set(vertex);
          break;
        default:
          break;
      }
    }
    return state;
  }

  int cell(int vertex) const { return region_.cells[static_cast<std::size_t>(vertex)]; }

  std::vector<int> cells(const Bits<Words>& vertices) const {
    std::vector<int> found;
    vertices.each([&](int vertex) { found.push_back(cell(vertex)); });
    return found;
  }

  // Throws Invalid for a cell that the region does not have.
  int vertex(int cell) const {
    const auto place = std::lower_bound(region_.cells.begin(), region_.cells.end(), cell);
    if (place == region_.cells.end() || *place != cell) {
      throw Invalid("a learned position names cell " + std::to_string(cell) +
                    ", which cannot matter here");
    }
    return static_cast<int>(place - region_.cells.begin());
  }

  Bits<Words> set_of(const std::vector<int>& cells) const {
    Bits<Words> set;
    for (const int each : cells) {
      set.set(vertex(each));
    }
    return set;
  }

  // The winner's moves by the table, against the replies that took the most work to refute.
  std::vector<int> line(const State<Words>& start, const Proof<Words>& proof) const {
    std::vector<int> moves;
    State<Words> state = start;
    int move = proof.move;
    while (true) {
      if (move < 0 && state.to_move != proof.winner) {
        move = hardest(state);
      }
      if (move < 0) {
        return moves;
      }
      moves.push_back(cell(move));
      state = state.after(move);
      const auto record = search_.known(state);
      move = record && record->decided() ? record->move : -1;
    }
  }

  int hardest(const State<Words>& state) const {
    int found = -1;
    std::uint32_t work = 0;
    (sides_.cells() - state.black - state.white).each([&](int move) {
      const auto record = search_.known(state.after(move));
      if (record && record->decided() && record->work > work) {
        found = move;
        work = record->work;
      }
    });
    return found;
  }

  // If passing wins, so does every move. Else passing loses, and it brings a carrier outside of
  // which all moves lose too, as does every other move that loses.
  std::vector<int> winning_moves(const Problem& problem, const State<Words>& start) {
    State<Words> passed = start;
    passed.to_move = other(passed.to_move);
    const Proof<Words> pass = search_.prove(passed);
    if (pass.winner == start.to_move) {
      return empty_cells(problem);
    }
    Bits<Words> left = pass.carrier;
    std::vector<int> winning;
    for (int move : search_.in_order(start, pass.carrier)) {
      if (!left.test(move)) {
        continue;
      }
      const Proof<Words> proof = search_.prove(start.after(move));
      if (proof.winner == start.to_move) {
        winning.push_back(cell(move));
      } else {
        left &= proof.carrier;
      }
    }
    std::sort(winning.begin(), winning.end());
    return winning;
  }

  const Problem& problem_;
  Region region_;
  Watch& watch_;
  Sides<Words> sides_;
  Team<Words> search_;
  Replies<Words> replies_;
  int templates_from_;
  std::int64_t claims_room_;
  std::optional<Prover<Words>> prover_;
};

template <int Words>
std::unique_ptr<Prepared> region_solver(const Problem& problem, const Region& region,
                                        const Resources& resources, Watch& watch) {
  return std::make_unique<RegionSolver<Words>>(problem, region, resources, watch);
}

}  // namespace hexproof
