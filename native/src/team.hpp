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
      : sides_(sides),
        resources_(resources),
        watch_(watch),
        table_room_(resources.part(share::kTable)),
        table_(sides.mirror(), table_room_),
        proof_sets_(sides, resources.part(share::kProofSets)),
        guesses_(region, resources.part(share::kGuesses)),
        notebook_(resources.part(share::kNotebook)) {
    members_.push_back(std::make_unique<Member>(*this));
  }

  // Throws Stopped when a limit is hit.
  Proof<Words> prove(const State<Words>& state) {
    finished_ = false;
    proof_.reset();
    failure_ = nullptr;
    first().watch.follow(watch_);
    const std::int64_t alone = resources_.threads > 1 ? resources_.options.alone : kUnlimited;
    std::vector<std::thread> others;
    take_part([&] { return first().search.prove(state, alone, [&] { call(state, others); }); });
    for (std::thread& thread : others) {
      thread.join();
    }
    share(nullptr);
    for (const std::unique_ptr<Member>& member : members_) {
      watch_.add(member->watch);
    }
    if (!proof_) {
      std::rethrow_exception(failure_);
    }
    return *proof_;
  }

  // The same, but looks at earlier proofs first; with the position as it was filled in.
  Record<Words> answer(const State<Words>& state) {
    Record<Words> record = first().search.recalled(state);
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
  State<Words> filled(const State<Words>& state) const { return first().search.filled(state); }

  // Moves of a position, the best first where the table knows.
  std::vector<int> in_order(const State<Words>& state, const Bits<Words>& moves) const {
    return first().search.in_order(state, moves);
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
  struct Member {
    explicit Member(Team& team)
        : watch(team.watch_, team.finished_),
          search(team.sides_, team.table_, &team.proof_sets_, &team.guesses_, &team.notebook_,
                 team.resources_.part(share::kStacks) / team.resources_.threads,
                 team.resources_.part(share::kUnions) / team.resources_.threads,
                 team.resources_.options, watch) {}

    Watch watch;
    Search<Words> search;
  };

  Member& first() const { return *members_[0]; }

  // Lets other threads join the first one's search.
  void call(const State<Words>& state, std::vector<std::thread>& others) {
    const auto threads = static_cast<std::size_t>(resources_.threads);
    busy_.clear();
    share(&busy_);
    first().watch.share(resources_.threads);
    try {
      for (std::size_t i = 1; i < threads; ++i) {
        if (i == members_.size()) {
          members_.push_back(std::make_unique<Member>(*this));
          members_[i]->search.keep_out_of_the_way(&busy_);
        }
        Member& member = *members_[i];
        member.watch.follow(first().watch);
        others.emplace_back(
            [this, &member, &state] { take_part([&] { return member.search.prove(state); }); });
      }
    } catch (const std::exception&) {
      // Fewer threads will do; those that run must be waited for.
    }
  }

  // To be called by the first thread while there is no other one; null if it goes on alone.
  void share(Busy* busy) {
    table_.share(busy != nullptr);
    proof_sets_.share(busy != nullptr);
    first().search.keep_out_of_the_way(busy);
  }

  // Searches until some thread has finished, and says why if this is the one.
  template <typename Prove>
  void take_part(const Prove& prove) noexcept {
    try {
      const Proof<Words> proof = prove();
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

  const Sides<Words>& sides_;
  Resources resources_;
  Watch& watch_;
  std::int64_t table_room_;
  Table<Words> table_;
  ProofSets<Words> proof_sets_;
  Guesses guesses_;
  Notebook<Words> notebook_;
  Busy busy_;
  std::vector<std::unique_ptr<Member>> members_;  // one for each thread that was needed
  std::atomic<bool> finished_ = false;
  std::mutex result_;
  std::optional<Proof<Words>> proof_;
  std::exception_ptr failure_;  // of the first thread to fail
};

}  // namespace hexproof
