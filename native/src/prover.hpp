// Turns a verdict into a certificate: the search is asked for the winner's reply to each move of the
// opponent, and plain links, found without the help of inferior cells, shorten what follows. What
// one position needs is used again wherever it suffices.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "claims.hpp"
#include "connections.hpp"
#include "derivation.hpp"
#include "groups.hpp"
#include "region.hpp"
#include "search.hpp"
#include "sheet.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "stop.hpp"

namespace hexproof {

template <int Words>
class Prover {
 public:
  using Set = Bits<Words>;

  // Takes about so many bytes besides the search's.
  Prover(const Problem& problem, const Region& region, const Sides<Words>& sides, Side winner,
         Search<Words>& search, std::int64_t bytes, Watch& watch)
      : problem_(problem),
        region_(region),
        sides_(sides),
        winner_(winner),
        net_(winner == Side::kBlack ? &region.black : region.white ? &*region.white : nullptr),
        graph_(winner == Side::kBlack ? &sides.black() : sides.white()),
        search_(search),
        bytes_(bytes),
        watch_(watch) {
    linked_ = net_ != nullptr;
    for (std::size_t node = 0; linked_ && node < net_->places.size(); ++node) {
      linked_ = net_->places[node] >= 0;
    }
  }

  // The numbers of hexproof_certificate for a position that the winner wins; `move` is the winner's
  // first one, or -1.
  std::vector<std::int32_t> certificate(State<Words> state, int move) {
    if (move >= 0) {
      state = state.after(move);
    }
    state.to_move = other(winner_);
    enter(state);
    while (!stack_.empty()) {
      step();
    }
    std::vector<std::int32_t> numbers;
    if (winner_ == Side::kWhite && linked_) {
      numbers.push_back(static_cast<std::int32_t>(net_->cuts.size()));
      numbers.insert(numbers.end(), net_->cuts.begin(), net_->cuts.end());
    } else {
      numbers.push_back(0);
    }
    claims_.write(result_, move, places(), numbers);
    return numbers;
  }

 private:
  using Way = typename Claims<Words>::Way;

  // A position with the opponent to move.
  struct Frame {
    State<Words> state;
    std::vector<Way> ways;
    Set rest;  // the opponent's moves that spoil all ways so far
    int reply = -1;
  };

  Set own(const State<Words>& state) const {
    return winner_ == Side::kBlack ? state.black : state.white;
  }

  Set lost(const State<Words>& state) const {
    return winner_ == Side::kBlack ? state.white : state.black;
  }

  // Puts the position on the stack, or its claim into result_.
  void enter(const State<Words>& state) {
    watch_.tick();
    if (claims_.bytes() > bytes_) {
      throw Stopped{HEXPROOF_MEMORY};
    }
    if (const auto claim = known(state)) {
      result_ = *claim;
      return;
    }
    if (reached(own(state))) {
      keep(claims_.goal(fewest_stones(own(state)), {}));
      return;
    }
    Frame frame{state, {}, sides_.cells() - state.black - state.white};
    if (linked_) {
      Connections<Words> links(*graph_, watch_);
      const Groups<Words> groups(*graph_, own(state), frame.rest);
      links.search(groups, {}, false);
      Derivation<Words> derivation(groups, own(state), links.links(), claims_);
      if (const auto claim = derivation.goal()) {
        keep(claim);
        return;
      }
      frame.ways = derivation.ways();
      for (const Way& way : frame.ways) {
        frame.rest &= claims_.cells_of(way);
      }
    }
    stack_.push_back(std::make_unique<Frame>(std::move(frame)));
  }

  void step() {
    Frame& frame = *stack_.back();
    if (frame.reply >= 0) {
      frame.ways.push_back({frame.reply, result_});
      frame.rest &= claims_.cells_of(frame.ways.back());
      frame.reply = -1;
    }
    if (frame.rest.none()) {
      keep(claims_.choice(frame.ways));
      stack_.pop_back();
      return;
    }
    State<Words> next = frame.state.after(search_.in_order(frame.state, frame.rest).front());
    const Proof<Words> proof = search_.prove(next);
    if (proof.winner != winner_) {
      throw std::logic_error("the search contradicts itself");
    }
    const Set open = sides_.cells() - next.black - next.white;
    if (proof.move < 0 && open.none()) {
      throw std::logic_error("a filled board is not decided");
    }
    frame.reply = proof.move >= 0 ? proof.move : open.first();
    enter(next.after(frame.reply));
  }

  void keep(const std::optional<int>& claim) {
    if (!claim) {
      throw std::logic_error("a claim does not follow");
    }
    if (*claim == claims_.size() - 1) {
      goals_.push_back(*claim);
    }
    result_ = *claim;
  }

  // An earlier claim of the goal that holds in the position.
  std::optional<int> known(const State<Words>& state) const {
    const Set mine = own(state);
    const Set theirs = lost(state);
    for (std::size_t i = goals_.size(); i-- > 0;) {
      const auto& claim = claims_.at(goals_[i]);
      if (claim.need.within(mine) && !claim.room.meets(theirs)) {
        return goals_[i];
      }
    }
    return std::nullopt;
  }

  bool reached(const Set& stones) const {
    if (graph_ != nullptr) {
      return graph_->joins(graph_->nodes() | stones);
    }
    return !sides_.black().joins((sides_.black().nodes() | sides_.cells()) - stones);
  }

  Set fewest_stones(Set stones) const {
    stones.each([&](int stone) {
      Set fewer = stones;
      fewer.reset(stone);
      if (reached(fewer)) {
        stones = fewer;
      }
    });
    return stones;
  }

  // The place of each vertex in the sheet.
  std::vector<int> places() const {
    std::vector<int> found;
    for (const int cell : region_.cells) {
      found.push_back(sheet_place(problem_.cols, cell / problem_.cols, cell % problem_.cols));
    }
    if (net_ != nullptr) {
      found.insert(found.end(), net_->places.begin(), net_->places.end());
    }
    return found;
  }

  const Problem& problem_;
  const Region& region_;
  const Sides<Words>& sides_;
  Side winner_;
  const Net* net_;
  const Graph<Words>* graph_;
  Search<Words>& search_;
  std::int64_t bytes_;
  Watch& watch_;
  bool linked_;
  Claims<Words> claims_;
  std::vector<int> goals_;
  std::vector<std::unique_ptr<Frame>> stack_;
  int result_ = -1;
};

}  // namespace hexproof
