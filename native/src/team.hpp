// A search by one or several threads on one table. Compare [SCALABLE], a key of
// docs/papers.md.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "busy.hpp"
#include "notebook.hpp"
#include "resources.hpp"
#include "search.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class Team {
 public:
  Team(const Region& region, const Sides<Words>& sides, const Resources& resources, Watch& watch)
      : watch_(watch),
        table_room_(resources.part(share::kTable)),
        table_(sides.mirror(), table_room_, resources.threads > 1),
        proof_sets_(sides, resources.part(share::kProofSets), resources.threads > 1),
        guesses_(region, resources.part(share::kGuesses)),
        notebook_(resources.part(share::kNotebook)) {
    const std::int64_t stack = resources.part(share::kStacks) / resources.threads;
    const std::int64_t unions = resources.part(share::kUnions) / resources.threads;
    if (resources.threads == 1) {
      searches_.push_back(std::make_unique<Search<Words>>(sides, table_, &proof_sets_, &guesses_,
                                                          nullptr, &notebook_, stack, unions,
                                                          resources.options, watch));
      return;
    }
    busy_ = std::make_unique<Busy>();
    for (int i = 0; i < resources.threads; ++i) {
      watches_.push_back(std::make_unique<Watch>(watch, finished_));
      searches_.push_back(std::make_unique<Search<Words>>(sides, table_, &proof_sets_, &guesses_,
                                                          busy_.get(), &notebook_, stack, unions,
                                                          resources.options, *watches_.back()));
    }
  }

  // Throws Stopped when a limit is hit.
  Proof<Words> prove(const State<Words>& state) {
    if (searches_.size() == 1) {
      return searches_[0]->prove(state);
    }
    busy_->clear();
    finished_ = false;
    proof_.reset();
    failure_ = nullptr;
    for (const std::unique_ptr<Watch>& watch : watches_) {
      watch->follow(watch_, static_cast<std::int64_t>(watches_.size()));
    }
    std::vector<std::thread> threads;
    threads.reserve(searches_.size());
    try {
      for (std::size_t i = 1; i < searches_.size(); ++i) {
        threads.emplace_back([this, i, &state] { take_part(*searches_[i], state); });
      }
    } catch (const std::exception&) {
      // Fewer threads will do; those that run must be waited for.
    }
    take_part(*searches_[0], state);
    for (std::thread& thread : threads) {
      thread.join();
    }
    for (const std::unique_ptr<Watch>& watch : watches_) {
      watch_.add(*watch);
    }
    if (!proof_) {
      std::rethrow_exception(failure_);
    }
    return *proof_;
  }

  // The same, but looks at earlier proofs first; with the position as it was filled in.
  Record<Words> answer(const State<Words>& state) {
    Record<Words> record = searches_[0]->recalled(state);
    if (!record.decided()) {
      const Proof<Words> proof = prove(state);
      if (const auto found = known(state); found && found->decided()) {
        return *found;
      }
      record.decide(proof.winner == state.to_move, proof.carrier, proof.move);
    }
    return record;
  }

  // The position as a search fills it in.
  State<Words> filled(const State<Words>& state) const { return searches_[0]->filled(state); }

  // Moves of a position, the best first where the table knows.
  std::vector<int> in_order(const State<Words>& state, const Bits<Words>& moves) const {
    return searches_[0]->in_order(state, moves);
  }

  // The positions that took much work to decide. To be asked for between searches.
  Notebook<Words>& notebook() { return notebook_; }

  // Takes a proof over from elsewhere.
  void learn(const Note<Words>& note) {
    Record<Words> record;
    record.state = note.state;
    record.filled = note.state;
    record.decide(note.proof.winner == note.state.to_move, note.proof.carrier, note.proof.move);
    record.work = note.work;
    proof_sets_.learn(record);
    table_.store(record);
  }

  // Leaves so many bytes of the table's room to what is built beside the search; false if the table
  // has them already.
  bool set_aside(std::int64_t bytes) {
    table_.set_aside(bytes);
    return bytes <= table_room_ - table_.bytes();
  }

  // What is known of a position, if anything.
  std::optional<Record<Words>> known(const State<Words>& state) const {
    Record<Words> record;
    return table_.find(state, record) ? std::optional(record) : std::nullopt;
  }

 private:
  // Searches until some thread has finished, and says why if this is the one.
  void take_part(Search<Words>& search, const State<Words>& state) noexcept {
    try {
      const Proof<Words> proof = search.prove(state);
      const std::lock_guard<std::mutex> lock(result_);
      proof_ = proof;
      finished_ = true;
    } catch (...) {
      const std::lock_guard<std::mutex> lock(result_);
      if (failure_ == nullptr) {
        failure_ = std::current_exception();
      }
      finished_ = true;
    }
  }

  Watch& watch_;
  std::int64_t table_room_;
  Table<Words> table_;
  ProofSets<Words> proof_sets_;
  Guesses guesses_;
  Notebook<Words> notebook_;
  std::unique_ptr<Busy> busy_;
  std::vector<std::unique_ptr<Watch>> watches_;  // one for each of several threads
  std::vector<std::unique_ptr<Search<Words>>> searches_;
  std::atomic<bool> finished_ = false;
  std::mutex result_;
  std::optional<Proof<Words>> proof_;
  std::exception_ptr failure_;  // of the first thread to fail
};

}  // namespace hexproof
