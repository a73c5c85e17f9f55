// Turns a verdict into a certificate: the search is asked for the winner's reply to each move of
// the opponent where links don't tell one. What one position needs is used again wherever it
// suffices.
//
// The search is followed in its own words, with all that it fills in, since its table knows those
// positions; claims are made of positions where only that is filled in which claims can do without.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "board.hpp"
#include "captures.hpp"
#include "claims.hpp"
#include "goal_claims.hpp"
#include "linked.hpp"
#include "mirror.hpp"
#include "region.hpp"
#include "replies.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "stop.hpp"
#include "template_proofs.hpp"

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
        net_(winner == Side::kBlack ? &region.black
             : region.white         ? &*region.white
                                    : nullptr),
        graph_(winner == Side::kBlack ? &sides.black() : sides.white()),
        search_(search),
        watch_(watch),
        goals_(claims_) {
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
    if (graph_ != nullptr) {
      captures_.emplace(*graph_, named_, claims_);
      templates_.emplace(*graph_, *captures_, claims_, watch_);
    }
    linked_ = net_ != nullptr;
    for (std::size_t node = 0; linked_ && node < net_->places.size(); ++node) {
      linked_ = net_->places[node] >= 0;
    }
    mirror_.emplace(linked_ ? image_of(*net_, region.empties, region.mirror) : region.mirror);
  }

  // The numbers of hexproof_certificate for a position of the region, given the search's proof. The
  // winner has the useless cells as well, of which the search does not know.
  std::vector<std::int32_t> certificate(const State<Words>& start, const Set& useless,
                                        const Proof<Words>& proof) {
    given_ = own(with(start, useless));
    Made made = image(start).value_or(Made{start, proof.move, -1});
    if (made.claim < 0) {
      made.move = proof.move >= 0 && given_.test(proof.move) ? -1 : proof.move;
      made.claim = prove(start, useless, made.move, proof);
    }
    made_.push_back(made);
    std::vector<std::int32_t> numbers;
    if (winner_ == Side::kWhite && linked_) {
      numbers.push_back(static_cast<std::int32_t>(net_->cuts.size()));
      numbers.insert(numbers.end(), net_->cuts.begin(), net_->cuts.end());
    } else {
      numbers.push_back(0);
    }
    claims_.write(made.claim, made.move, places(), given_, numbers);
    return numbers;
  }

  Side winner() const { return winner_; }

  // Whether a certificate would be the image of one that it has.
  bool has_image(const State<Words>& start) const { return mirrored(start) != nullptr; }

  // What its claims take, and the links on the stack and such as are kept.
  std::int64_t bytes() const {
    std::int64_t sum = claims_.bytes() + goals_.bytes() + spares_.bytes();
    for (const std::unique_ptr<Frame>& frame : stack_) {
      sum += frame->links == nullptr ? 0 : frame->links->bytes();
    }
    return sum;
  }

 private:
  using Way = typename Claims<Words>::Way;

  // A position with the opponent to move.
  struct Frame {
    State<Words> state;
    State<Words> plain;                  // without what was filled in
    State<Words> known;                  // as the search got there, in its words
    std::optional<State<Words>> filled;  // that as the search fills it in
    std::vector<Way> ways;
    Set rest;     // the opponent's moves that spoil all ways so far
    Set carrier;  // those of them that matter to the search
    int reply = -1;
    int seen = 0;  // claims of the goal that were looked at
    std::unique_ptr<Linked<Words>> links;
  };

  // What a certificate says: the winner's move, or -1, and the claim after it.
  struct Made {
    State<Words> start;
    int move;
    int claim;
  };

  // What was made of the mirror image; null if nothing was, or if there is no room for twice as
  // many claims.
  const Made* mirrored(const State<Words>& start) const {
    for (const Made& made : made_) {
      if (mirror_->exists() && mirror_->of(made.start) == start &&
          search_.set_aside(bytes() + claims_.bytes())) {
        return &made;
      }
    }
    return nullptr;
  }

  std::optional<Made> image(const State<Words>& start) {
    const Made* const made = mirrored(start);
    if (made == nullptr) {
      return std::nullopt;
    }
    return Made{start, made->move < 0 ? -1 : mirror_->of(made->move),
                claims_.image(made->claim, *mirror_)};
  }

  // The claim of the position after the winner's move.
  int prove(const State<Words>& start, const Set& useless, int move, const Proof<Words>& proof) {
    stack_.clear();
    State<Words> plain{start.black, start.white, winner_};
    State<Words> state = with(plain, useless);
    State<Words> known = search_.there(plain);
    if (captures_) {
      captures_->begin(given_);
    }
    goals_.begin(state.black | state.white);
    if (move >= 0) {
      plain = plain.after(move);
      state = state.after(move);
      known = follow(search_.filled(known), move, plain);
    }
    plain.to_move = state.to_move = known.to_move = other(winner_);
    enter(state, plain, known, proof.carrier);
    while (!stack_.empty()) {
      step();
    }
    return result_;
  }

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

  // The search's position after a move, given the one before it.
  State<Words> follow(const State<Words>& known, int move, const State<Words>& plain) const {
    return search_.empty(known, move) ? search_.after(known, move) : search_.there(plain);
  }

  // Puts the position on the stack, or its claim into result_. The winner needs only the cells of
  // `carrier` that are empty.
  void enter(const State<Words>& state, const State<Words>& plain, const State<Words>& known,
             const Set& carrier) {
    watch_.tick();
    if (!search_.set_aside(bytes())) {
      throw Stopped{HEXPROOF_MEMORY};
    }
    if (const auto claim = goals_.find(own(state), lost(state))) {
      result_ = *claim;
      return;
    }
    Frame frame;
    frame.state = state;
    frame.plain = plain;
    frame.known = known;
    frame.rest = sides_.cells() - state.black - state.white;
    frame.carrier = carrier;
    if (linked_) {
      const typename Linked<Words>::Shared shared{*graph_,     *captures_, claims_,
                                                  *templates_, spares_,    watch_};
      frame.links = std::make_unique<Linked<Words>>(shared, own(frame.state), frame.rest);
    }
    if (is_known(frame)) {
      return;
    }
    if (linked_) {
      const Frame* const before = stack_.empty() ? nullptr : stack_.back().get();
      frame.links->search(before == nullptr ? nullptr : before->links.get(), false);
      while (true) {
        if (const auto claim = frame.links->goal()) {
          keep(frame, claim);
          return;
        }
        if (!frame.links->fill_part()) {
          break;
        }
        if (is_known(frame)) {
          return;
        }
      }
      frame.ways = frame.links->ways();
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
    const int move = search_.in_order(frame.known, urgent.any() ? urgent : frame.rest).front();
    if (frame.links != nullptr) {
      if (const auto way = frame.links->reply(move)) {
        frame.ways.push_back(*way);
        frame.rest &= claims_.cells_of(*way);
        return;
      }
    }
    if (!frame.filled) {
      frame.filled = search_.filled(frame.known);
    }
    const State<Words> next = frame.state.after(move);
    State<Words> plain = frame.plain.after(move);
    auto answer = search_.answer(follow(*frame.filled, move, plain));
    if (answer.proof.move >= 0 && (next.black | next.white).test(answer.proof.move)) {
      plain = next;  // that reply is no move where cells are filled in
      answer = search_.answer(search_.there(next));
    }
    const Proof<Words>& proof = answer.proof;
    if (proof.winner != winner_) {
      throw std::logic_error("the search contradicts itself");
    }
    const Set open = sides_.cells() - next.black - next.white;
    if (proof.move < 0 && open.none()) {
      throw std::logic_error("a filled board is not decided");
    }
    frame.reply = proof.move >= 0 ? proof.move : open.first();
    plain = plain.after(frame.reply);
    enter(next.after(frame.reply), plain, follow(answer.filled, frame.reply, plain), proof.carrier);
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

  // Takes the claim for the frame, without what was filled in.
  void keep(const Frame& frame, std::optional<int> claim) {
    if (!claim) {
      throw std::logic_error("a claim does not follow");
    }
    remember(*claim);
    if (frame.links != nullptr) {
      claim = captures_->without(frame.links->filled(), own(frame.state), *claim,
                                 [&](int fewer) { remember(fewer); });
      if (!claim) {
        throw std::logic_error("what was filled in does not hold");
      }
    }
    result_ = *claim;
  }

  // Whether a claim of the goal is there already, or needs nothing but stones; it is kept then.
  bool is_known(Frame& frame) {
    if (linked_) {
      fill_in(frame);
      if (const auto claim = goals_.find(own(frame.state), lost(frame.state))) {
        keep(frame, claim);
        return true;
      }
    }
    if (reached(own(frame.state))) {
      keep(frame, claims_.goal(fewest_stones(own(frame.state)), {}));
      return true;
    }
    return false;
  }

  // Gives the winner the cells that the links have filled in, and the opponent those that are dead
  // or that it captures.
  void fill_in(Frame& frame) {
    const Set gone = frame.rest - frame.links->open() - frame.links->stones();
    (winner_ == Side::kBlack ? frame.state.white : frame.state.black) |= gone;
    (winner_ == Side::kBlack ? frame.state.black : frame.state.white) = frame.links->stones();
    frame.rest = frame.links->open();
  }

  void remember(int claim) {
    if (claim == claims_.size() - 1) {
      goals_.add(claim);
    }
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
  std::optional<Captures<Words>> captures_;
  std::optional<TemplateProofs<Words>> templates_;
  GoalClaims<Words> goals_;
  std::optional<Mirror<Words>> mirror_;  // of the net
  std::vector<Made> made_;
  Pool<Connections<Words>> spares_;  // which the stack's links go back to
  std::vector<std::unique_ptr<Frame>> stack_;
  int result_ = -1;
};

}  // namespace hexproof
