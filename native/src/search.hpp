// Depth-first proof-number search: who wins a position? The keys are those of docs/papers.md.
//
// The idea. Of each undecided position two numbers are known, seen from the side to move: how many
// positions have to be won to prove that it wins, and how many to prove that it loses, about. A
// position wins if one child loses, so its proof number is the least of its children's disproof
// numbers; it loses if all children win, so its disproof number is the sum of their proof numbers.
// The search always goes on where least is left to prove. Df-pn [DFPN] stays below a position until
// its numbers exceed limits, those at which a sibling becomes the better one; all else it needs to
// know is in the table, so it runs in a stack and a table of any size. The stack is on the heap, as
// callers' threads may have little.
//
// What is changed in it. Hex has the same position after many orders of moves, and sums count it as
// often; so the disproof number is the largest of the children's and a little for each other one,
// near to [WEAK]. The search leaves a child only when its number exceeds the second best by a
// quarter [EPSILON], or it would go to and fro and look up the same positions again. Plain numbers
// begin at one everywhere; here a child begins with more the later `order.hpp` ranks it, and
// `guesses.hpp` adds what the search itself has learned of such moves. frame.hpp has the
// arithmetic.
//
// A position is dear, and there are few. A first look at one (expand.hpp) fills in dead, captured
// and cut-off cells [DEAD] [EIGHT] and finds the virtual connections of both sides [HSEARCH]
// [STRONG]. That takes far longer than to play a move, but decides most positions without a search
// and leaves few moves in the others. So each position on the stack keeps its connections, as a
// context, and the next one goes on from them: only what the new stone changed is joined again.
// Where memory is short the contexts go first, then the search stops.
//
// What a proof says elsewhere. A refuted move brings the opponent's carrier, and all moves outside
// it are refuted too; a position whose moves are gone so is lost, by the union of the carriers. A
// proof holds wherever the winner has its stones and the opponent none of its carrier, so
// proof_sets.hpp asks for each new position whether an earlier proof decides it, unless the table
// alone has to explain all verdicts. Where the image of a region in itself is known, the table
// keeps one of the two (mirror.hpp).
//
// Where a search takes long, it is worth as much work again to look for components of the first
// position that are won by themselves (`reconsider`); then it begins anew, and finds in the table
// what it had proved.
//
// Several threads run this search, each with its own stack, on one table [SCALABLE]. The first one
// calls the others when it has looked at tuning::kAlone positions. A busy mark makes a child look
// worse by one for each thread below it. A thread sees what others have decided at its next step,
// and leaves what is decided on its own stack.
//
// What was dropped. A history of which answer refuted the last move, in favour of the guesses: a
// search that knows the winner's moves takes a ninth of the positions, so most of the work goes
// into moves that fail (VI-1-a with its minimality went from 47466 positions to 27378). Looking at
// components everywhere by a long search: they are seldom there, so that only small ones are
// searched at once. What was found by trying is in tuning.hpp, with what else was tried.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "busy.hpp"
#include "expand.hpp"
#include "frame.hpp"
#include "guesses.hpp"
#include "notebook.hpp"
#include "order.hpp"
#include "proof_sets.hpp"
#include "sides.hpp"
#include "stack.hpp"
#include "state.hpp"
#include "stop.hpp"
#include "table.hpp"
#include "tuning.hpp"

namespace hexproof {

template <int Words>
class Search {
 public:
  using Set = Bits<Words>;
  using Frame = hexproof::Frame<Words>;

  // Proof sets, guesses and notebook may be missing. The stack and the verdicts on unions take up
  // to so many bytes.
  Search(const Sides<Words>& sides, Table<Words>& table, ProofSets<Words>* proof_sets,
         Guesses* guesses, Notebook<Words>* notebook, std::int64_t stack, std::int64_t unions,
         const Options& options, Watch& watch)
      : watch_(watch),
        expander_(sides, unions, options, watch),
        table_(table),
        proof_sets_(options.proof_sets ? proof_sets : nullptr),
        guesses_(options.guesses ? guesses : nullptr),
        notebook_(notebook),
        stack_(sides, stack, watch) {}

  // Asks for company once it has looked at so many positions.
  template <typename Company>
  Proof<Words> prove(const State<Words>& state, std::int64_t alone, const Company& company) {
    stack_.clear();  // of a search that was stopped
    looked_at_ = 0;
    std::int64_t next = tuning::kPatience;
    enter(state, kInfinite, kInfinite);
    try {
      while (!stack_.empty()) {
        if (looked_at_ >= alone) {
          alone = kUnlimited;
          company();
        } else if (looked_at_ >= next) {
          reconsider(next);
          next *= 2;
        } else {
          step();
        }
      }
    } catch (const Stopped&) {
      for (const std::unique_ptr<Frame>& frame : stack_.frames()) {
        table_.store(frame->record);  // for a search that goes on
      }
      throw;
    }
    return {result_.winner(), result_.carrier, result_.move};
  }

  Proof<Words> prove(const State<Words>& state) {
    return prove(state, kUnlimited, [] {});
  }

  // Searches that share the table, the proof sets and the guesses keep out of each other's way from
  // now on; null for one that is alone.
  void keep_out_of_the_way(Busy* busy) {
    busy_ = busy;
    for (const std::unique_ptr<Frame>& frame : stack_.frames()) {
      if (busy_ != nullptr && frame->entered != Frame::kNone) {
        busy_->add(frame->after(frame->children[frame->entered].move));
      }
    }
  }

  // What earlier proofs say of a position once it is filled in; undecided if they don't.
  Record<Words> recalled(const State<Words>& state) {
    if (!table_.find(state, result_)) {
      result_ = expander_.fill(state);
    }
    if (!result_.decided()) {
      recall();
    }
    return result_;
  }

  // The position as the search fills it in.
  State<Words> filled(const State<Words>& state) const {
    Record<Words> record;
    if (!table_.find(state, record) || record.filled == state) {
      record = expander_.fill(state);
    }
    return record.filled;
  }

  // Moves of a position, the best first where the table knows.
  std::vector<int> in_order(const State<Words>& state, const Set& moves) const {
    std::vector<int> order;
    Record<Words> record;
    table_.find(state, record);
    record.moves = moves;
    for (const Hint& hint : ranked(record)) {
      order.push_back(hint.move);
    }
    return order;
  }

 private:
  static constexpr std::uint32_t kInfinite = Record<Words>::kInfinite;

  // Puts the position on the stack, or its record into result_ if that will do.
  void enter(const State<Words>& state, std::uint32_t proof_limit, std::uint32_t disproof_limit) {
    std::unique_ptr<Context<Words>> context;
    if (table_.find(state, result_)) {
      if (!result_.decided()) {
        recall();
      }
    } else {
      context = look_at(state);
    }
    if (result_.decided() || result_.proof >= proof_limit || result_.disproof >= disproof_limit) {
      stack_.give_back(std::move(context));
      return;
    }
    Frame frame{result_,      proof_limit,    disproof_limit,    {},
                Frame::kNone, stack_.trail(), std::move(context)};
    for (const Hint& hint : ranked(result_)) {
      frame.children.push_back({hint.move, 1, hint.disproof, {}});
      if (guesses_ != nullptr) {
        frame.children.back().features =
            guesses_->features(result_.filled, frame.trail, hint, frame.children.size() - 1);
      }
    }
    if (guesses_ != nullptr && !frame.children.empty()) {
      guesses_->rate(frame.children);
    }
    look_up(frame);
    if (frame.record.decided()) {
      finish(frame.record);
      stack_.give_back(std::move(frame.context));
      return;
    }
    stack_.push(std::move(frame));
  }

  // Where the search takes long, it is worth as much work to look for components of the first
  // position that can be filled in. Then it begins anew.
  void reconsider(std::int64_t most) {
    const Record<Words> first = stack_[0].record;
    if (!expander_.finds_components(first.filled, most)) {
      return;
    }
    leave_all_from(0);
    std::unique_ptr<Context<Words>> context = stack_.new_context();
    Record<Words> record = expander_.expand(first.state, nullptr, *context);
    stack_.give_back(std::move(context));
    record.work = first.work;
    finish(record);
    enter(first.state, kInfinite, kInfinite);
  }

  // Brings the children's numbers up to date with the table.
  void look_up(Frame& frame) {
    const typename Table<Words>::Reader reader(table_);
    Record<Words> child;
    for (std::size_t i = 0; i < frame.children.size();) {
      if (!reader.find(frame.after(frame.children[i].move), child)) {
        ++i;
      } else if (child.disproof == 0) {
        frame.win(child.carrier, frame.children[i].move);
        return;
      } else if (child.proof == 0) {
        i -= frame.refute(i, child.carrier);
      } else {
        frame.children[i].proof = child.proof;
        frame.children[i].disproof = child.disproof;
        ++i;
      }
    }
  }

  // Makes a new position's record; returns its context if that may be of use.
  std::unique_ptr<Context<Words>> look_at(const State<Words>& state) {
    watch_.tick();
    ++looked_at_;
    result_ = {};
    result_.state = state;
    result_.filled = state;
    result_.work = 1;
    if (recall()) {
      return nullptr;
    }
    std::unique_ptr<Context<Words>> context = stack_.new_context();
    result_ = expander_.expand(state, stack_.context(expander_), *context);
    result_.work = 1;
    if (result_.decided()) {
      finish(result_);
    } else if (!recall()) {
      table_.store(result_);
    }
    return context;
  }

  // Applies earlier proofs to the result; true if that decides it. What was not looked at is not
  // worth a place in the table.
  bool recall() {
    if (proof_sets_ == nullptr) {
      return false;
    }
    proof_sets_->apply(result_);
    if (result_.decided() && result_.work > 0) {
      table_.store(result_);
    }
    return result_.decided();
  }

  void step() {
    if (busy_ != nullptr && leave_decided()) {
      return;
    }
    Frame& frame = stack_.top();
    if (frame.entered != Frame::kNone) {
      take_result(frame);
    }
    Record<Words>& record = frame.record;
    if (busy_ != nullptr && !record.decided()) {
      look_up(frame);
    }
    if (!record.decided() && frame.children.empty()) {
      record.decide(false, record.carrier, -1);
    }
    if (record.decided()) {
      leave();
      return;
    }
    const auto numbers = frame.numbers([&](int move) { return penalty(frame.after(move)); });
    record.proof = numbers.proof;
    record.disproof = numbers.disproof;
    if (record.proof >= frame.proof_limit || record.disproof >= frame.disproof_limit) {
      leave();
      return;
    }
    frame.entered = numbers.best;
    const State<Words> next = frame.after(frame.children[numbers.best].move);
    if (busy_ != nullptr) {
      busy_->add(next);
    }
    enter(next, numbers.proof_limit, numbers.disproof_limit);
  }

  std::uint32_t penalty(const State<Words>& state) const {
    return busy_ == nullptr ? 0 : busy_->below(state);
  }

  void take_result(Frame& frame) {
    const std::size_t which = frame.entered;
    typename Frame::Child& child = frame.children[which];
    forget_entered(frame);
    child.proof = result_.proof;
    child.disproof = result_.disproof;
    frame.record.work += std::min(result_.work, kInfinite - frame.record.work);
    if (guesses_ != nullptr && result_.decided()) {
      guesses_->learn(frame.children, which, result_.disproof == 0);
    }
    if (result_.disproof == 0) {
      frame.win(result_.carrier, child.move);
    } else if (result_.proof == 0) {
      frame.refute(which, result_.carrier);
    }
  }

  // The thread is no longer below the frame's child.
  void forget_entered(Frame& frame) {
    if (busy_ != nullptr) {
      busy_->remove(frame.after(frame.children[frame.entered].move));
    }
    frame.entered = Frame::kNone;
  }

  // Leaves the first position on the stack that another thread has decided, and all below it.
  bool leave_decided() {
    const typename Table<Words>::Reader reader(table_);
    Record<Words> decided;
    for (std::size_t i = 0; i < stack_.size(); ++i) {
      if (reader.find_decided(stack_[i].record.state, decided)) {
        leave_all_from(i);
        result_ = decided;
        return true;
      }
    }
    return false;
  }

  void leave_all_from(std::size_t first) {
    while (stack_.size() > first) {
      if (stack_.top().entered != Frame::kNone) {
        forget_entered(stack_.top());
      }
      stack_.pop();
    }
  }

  void finish(const Record<Words>& record) {
    result_ = record;
    if (proof_sets_ != nullptr && result_.decided()) {
      proof_sets_->learn(result_);
    }
    if (notebook_ != nullptr && result_.decided()) {
      notebook_->add(result_);
    }
    table_.store(result_);
  }

  void leave() {
    finish(stack_.top().record);
    stack_.pop();
  }

  Watch& watch_;
  Expander<Words> expander_;
  Table<Words>& table_;
  ProofSets<Words>* proof_sets_;
  Guesses* guesses_;
  Busy* busy_ = nullptr;
  Notebook<Words>* notebook_;
  Stack<Words> stack_;
  std::int64_t looked_at_ = 0;  // positions, since the search began
  Record<Words> result_;
};

}  // namespace hexproof
