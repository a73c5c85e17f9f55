// Turns a verdict into a certificate: the search is asked for the winner's reply to each move of the
// opponent, and plain links, found without the help of inferior cells, shorten what follows. What
// one position needs is used again wherever it suffices.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "claims.hpp"
#include "connections.hpp"
#include "derivation.hpp"
#include "goals.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "region.hpp"
#include "replies.hpp"
#include "sheet.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "stop.hpp"

namespace hexproof {

template <int Words>
class Prover {
 public:
  using Set = Bits<Words>;

  // Shares the search's bytes.
  Prover(const Problem& problem, const Region& region, const Sides<Words>& sides, Side winner,
         Replies<Words>& search, Watch& watch)
      : problem_(problem),
        region_(region),
        sides_(sides),
        winner_(winner),
        net_(winner == Side::kBlack ? &region.black : region.white ? &*region.white : nullptr),
        graph_(winner == Side::kBlack ? &sides.black() : sides.white()),
        search_(search),
        watch_(watch),
        goals_(claims_, region.empties) {
    for (const Alternative& alternative : problem.alternatives) {
      for (const Terminal& terminal : alternative) {
        for (const int cell : terminal.cells) {
          const auto place = std::lower_bound(region.cells.begin(), region.cells.end(), cell);
          if (place != region.cells.end() && *place == cell) {
            named_.set(static_cast<int>(place - region.cells.begin()));
          }
        }
      }
    }
    linked_ = net_ != nullptr;
    for (std::size_t node = 0; linked_ && node < net_->places.size(); ++node) {
      linked_ = net_->places[node] >= 0;
    }
  }

  // The numbers of hexproof_certificate for a position of the region, given the search's proof. The
  // winner has the useless cells as well, of which the search does not know.
  std::vector<std::int32_t> certificate(const State<Words>& start, const Set& useless,
                                        const Proof<Words>& proof) {
    stack_.clear();
    State<Words> plain{start.black, start.white, winner_};
    State<Words> state = with(plain, useless);
    given_ = own(state);
    goals_.begin(state.black | state.white);
    const int move = proof.move >= 0 && given_.test(proof.move) ? -1 : proof.move;
    if (move >= 0) {
      plain = plain.after(move);
      state = state.after(move);
    }
    plain.to_move = state.to_move = other(winner_);
    enter(state, plain, proof.carrier);
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
    claims_.write(result_, move, places(), given_, numbers);
    return numbers;
  }

  Side winner() const { return winner_; }

  // What its claims take.
  std::int64_t bytes() const { return claims_.bytes(); }

 private:
  using Way = typename Claims<Words>::Way;

  // A position with the opponent to move.
  struct Frame {
    State<Words> state;
    State<Words> plain;                      // without what was captured, as the search knows it
    std::vector<std::pair<int, int>> pairs;  // that the winner captured and now has
    std::vector<Way> ways;
    Set rest;     // the opponent's moves that spoil all ways so far
    Set carrier;  // those of them that matter to the search
    int reply = -1;
    int seen = 0;  // claims of the goal that were looked at
  };

  Set own(const State<Words>& state) const {
    return winner_ == Side::kBlack ? state.black : state.white;
  }

  State<Words> with(State<Words> state, const Set& cells) const {
    (winner_ == Side::kBlack ? state.black : state.white) |= cells;
    return state;
  }

  Set lost(const State<Words>& state) const {
    return winner_ == Side::kBlack ? state.white : state.black;
  }

  // Puts the position on the stack, or its claim into result_. The winner needs only the cells of
  // `carrier` that are empty.
  void enter(const State<Words>& state, const State<Words>& plain, const Set& carrier) {
    watch_.tick();
    if (!search_.set_aside(claims_.bytes())) {
      throw Stopped{HEXPROOF_MEMORY};
    }
    if (const auto claim = goals_.find(own(state), lost(state))) {
      result_ = *claim;
      return;
    }
    Frame frame{state, plain, {}, {}, sides_.cells() - state.black - state.white, carrier};
    if (linked_) {
      capture(frame);
      if (const auto claim = goals_.find(own(frame.state), lost(state))) {
        keep(frame, claim);
        return;
      }
    }
    if (reached(own(frame.state))) {
      keep(frame, claims_.goal(fewest_stones(own(frame.state)), {}));
      return;
    }
    if (linked_) {
      Connections<Words> links(*graph_, watch_);
      const Groups<Words> groups(*graph_, own(frame.state), frame.rest & carrier);
      links.search(groups, {}, false);
      Derivation<Words> derivation(groups, own(frame.state), links.links(), claims_);
      if (const auto claim = derivation.goal()) {
        keep(frame, claim);
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
    take_known_ways(frame);
    if (frame.rest.none()) {
      keep(frame, claims_.choice(frame.ways));
      stack_.pop_back();
      return;
    }
    const Set urgent = frame.rest & frame.carrier;
    const int move = search_.in_order(frame.plain, urgent.any() ? urgent : frame.rest).front();
    const State<Words> next = frame.state.after(move);
    State<Words> plain = frame.plain.after(move);
    Proof<Words> proof = search_.prove(plain);
    if (proof.move >= 0 && own(next).test(proof.move)) {
      plain = next;  // that reply is no move where the winner has what it captured
      proof = search_.prove(next);
    }
    if (proof.winner != winner_) {
      throw std::logic_error("the search contradicts itself");
    }
    const Set open = sides_.cells() - next.black - next.white;
    if (proof.move < 0 && open.none()) {
      throw std::logic_error("a filled board is not decided");
    }
    frame.reply = proof.move >= 0 ? proof.move : open.first();
    enter(next.after(frame.reply), plain.after(frame.reply), proof.carrier);
  }

  // Adds the ways by claims that are there already, as far as they leave the opponent fewer moves.
  void take_known_ways(Frame& frame) const {
    const int first = std::exchange(frame.seen, goals_.count());
    goals_.each_by_one(own(frame.state), lost(frame.state), first, [&](int move, int claim) {
      const Way way{move, claim};
      if (!frame.rest.within(claims_.cells_of(way))) {
        frame.ways.push_back(way);
        frame.rest &= claims_.cells_of(way);
      }
      return frame.rest.any();
    });
  }

  // Takes the claim for the frame, without what was captured.
  void keep(const Frame& frame, std::optional<int> claim) {
    if (!claim) {
      throw std::logic_error("a claim does not follow");
    }
    remember(*claim);
    Set stones = own(frame.state);
    for (std::size_t i = frame.pairs.size(); i-- > 0;) {
      const auto [one, two] = frame.pairs[i];
      stones.reset(one);
      stones.reset(two);
      const Set& need = claims_.at(*claim).need;
      if (need.test(one) || need.test(two)) {
        claim = capture(one, two, stones, *claim);
        remember(*claim);
      }
    }
    result_ = *claim;
  }

  // Gives the winner the cells that it captures.
  void capture(Frame& frame) const {
    const Inferior<Words> inferior(Groups<Words>(*graph_, own(frame.state), frame.rest));
    for (const auto& [one, two] : inferior.own_pairs()) {
      const Set around = own(frame.state) | frame.rest;
      if (!named_.test(one) && !named_.test(two) && dead(one, two, own(frame.state), around) &&
          dead(two, one, own(frame.state), around)) {
        Set& stones = winner_ == Side::kBlack ? frame.state.black : frame.state.white;
        frame.pairs.emplace_back(one, two);
        for (const int cell : {one, two}) {
          stones.set(cell);
          frame.rest.reset(cell);
        }
      }
    }
  }

  void remember(int claim) {
    if (claim == claims_.size() - 1) {
      goals_.add(claim);
    }
  }

  // With as few of the stones as it takes.
  int capture(int one, int two, const Set& stones, int claim) {
    const Set touching = graph_->neighbours(one) | graph_->neighbours(two);
    if (!dead_pair(one, two, {}, claim)) {
      Set fewer = stones - claims_.at(claim).need;
      if (!dead_pair(one, two, fewer, claim)) {
        throw std::logic_error("a captured pair is alive");
      }
      fewer.each([&](int stone) {
        Set rest = fewer;
        rest.reset(stone);
        if (dead_pair(one, two, rest, claim)) {
          fewer = rest;
        }
      });
      return claims_.capture(one, two, fewer, touching, claim);
    }
    return claims_.capture(one, two, {}, touching, claim);
  }

  bool dead_pair(int one, int two, const Set& stones, int claim) const {
    const Set held = claims_.at(claim).need | stones;
    return dead(one, two, held, claims_.at(claim).room) &&
           dead(two, one, held, claims_.at(claim).room);
  }

  // Whether all that could touch a cell is joined without it, once the winner has the stones and
  // the cell's mate.
  bool dead(int cell, int mate, const Set& stones, const Set& room) const {
    Set held = graph_->nodes() | stones;
    held.reset(cell);
    held.set(mate);
    const Set around = graph_->neighbours(cell) & (held | room | given_);
    bool all = true;
    around.each([&](int one) {
      Set joined = graph_->neighbours(one);
      joined.set(one);
      Set parts;
      (joined & held).each([&](int stone) {
        if (!parts.test(stone)) {
          parts |= graph_->reach(stone, held);
        }
      });
      joined |= parts;
      parts.each([&](int stone) { joined |= graph_->neighbours(stone); });
      all = all && around.within(joined);
    });
    return all;
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
  Replies<Words>& search_;
  Watch& watch_;
  bool linked_;
  Set given_;  // the winner's from the start of the certificate
  Set named_;  // the cells that a terminal names
  Claims<Words> claims_;
  Goals<Words> goals_;
  std::vector<std::unique_ptr<Frame>> stack_;
  int result_ = -1;
};

}  // namespace hexproof
