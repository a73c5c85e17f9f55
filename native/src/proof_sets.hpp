// What the proofs of a search say of other positions.
//
// The winner's proof set is the stones that it uses, and its carrier. So it wins wherever it has
// these stones and the opponent none of the carrier: with the same side to move, and if it could
// have passed, with either. Where it would win with the move, the opponent has to take a cell of
// the carrier.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <utility>
#include <vector>

#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "set_tree.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "table.hpp"
#include "tuning.hpp"

namespace hexproof {

template <int Words>
class ProofSets {
 public:
  using Set = Bits<Words>;

  // Keeps about so many bytes of proof sets, and no more than look-ups are worth.
  ProofSets(const Sides<Words>& sides, std::int64_t bytes) : sides_(sides), room_(bytes) {}

  // Whether several threads use it at once; to be called by the only one that uses it then.
  void share(bool shared) { shared_ = shared; }

  // Takes what is of no use out of a decided record's carrier, and keeps its proof set.
  void learn(Record<Words>& record) {
    const bool passes = record.winner() != record.state.to_move || record.move < 0;
    ProofSet proof{own(record.state, record.winner()), record.carrier, record.move};
    trim(record.winner(), proof);
    record.carrier = proof.carrier;
    keep(record.winner(), passes, proof);
    if (const Mirror<Words>& mirror = sides_.mirror(); mirror.exists()) {
      const int move = proof.move < 0 ? proof.move : mirror.of(proof.move);
      keep(record.winner(), passes, {mirror.of(proof.stones), mirror.of(proof.carrier), move});
    }
  }

  // Decides an undecided record by what is known of its filled position, or narrows its moves if it
  // has them.
  void apply(Record<Words>& record) {
    const Side mover = record.state.to_move;
    const Set ours = own(record.filled, mover);
    const Set theirs = own(record.filled, other(mover));
    const auto pass = [&](const Set& carrier, int) {
      record.decide(true, (carrier - ours) | record.needed, -1);
    };
    const auto win = [&](const Set& carrier, int winning) {
      const Set left = carrier - ours;
      const int move = left.test(winning) ? winning : left.any() ? left.first() : -1;
      record.decide(true, left | record.needed, move);
    };
    const auto lose = [&](const Set& carrier, int) {
      record.decide(false, (carrier - theirs) | record.carrier, -1);
    };
    const auto narrow = [&](const Set& carrier, int) {
      if (!record.moves.within(carrier)) {
        record.moves &= carrier;
        record.carrier |= carrier - theirs;
      }
      if (record.moves.none()) {
        record.decide(false, record.carrier, -1);
      }
    };
    visit(mover, true, ours, theirs, record, pass);
    visit(mover, false, ours, theirs, record, win);
    visit(other(mover), true, theirs, ours, record, lose);
    if (record.moves.any()) {
      visit(other(mover), false, theirs, ours, record, narrow);
    }
  }

 private:
  struct ProofSet {
    Set stones;
    Set carrier;
    int move;  // the winner's, unless it could pass
  };

  struct Note {
    std::int16_t move;
    std::uint8_t used;  // since the last time that some were forgotten
  };

  // Those of one winner, with the same side to move or with either.
  struct Kind {
    std::int64_t bytes() const {
      return tree.bytes() + static_cast<std::int64_t>(notes.capacity() * sizeof(Note));
    }

    void add(const ProofSet& proof) {
      tree.add(proof.stones, proof.carrier);
      notes.push_back({static_cast<std::int16_t>(proof.move), 0});
    }

    // Keeps those that were of use since the last time and the newest, three quarters at most.
    void forget() {
      const int count = tree.count();
      std::vector<int> kept;
      for (int place = 0; place < count; ++place) {
        if (notes[at(place)].used != 0 || place >= count - count / 4) {
          kept.push_back(place);
        }
      }
      const int more = static_cast<int>(kept.size()) - 3 * count / 4;
      kept.erase(kept.begin(), kept.begin() + std::max(0, more));
      Kind later;
      for (const int place : kept) {
        later.add({tree.first(place), tree.second(place), notes[at(place)].move});
      }
      tree = std::move(later.tree);
      notes = std::move(later.notes);
    }

    std::shared_mutex mutex;
    SetTree<Words> tree;  // of stones and carriers
    std::vector<Note> notes;
  };

  static const Set& own(const State<Words>& state, Side side) {
    return side == Side::kBlack ? state.black : state.white;
  }

  // Leaves out stones and cells that are of no use to the winner if all others are the opponent's.
  void trim(Side winner, ProofSet& proof) const {
    const Graph<Words>* graph = winner == Side::kBlack ? &sides_.black() : sides_.white();
    if (graph == nullptr) {
      return;
    }
    ProofSet less = proof;
    std::optional<Inferior<Words>> last;
    for (bool changes = true; changes;) {
      const Groups<Words> groups(*graph, less.stones, less.carrier);
      Inferior<Words> inferior(groups, last ? &*last : nullptr);
      const Set useful = inferior.open() | inferior.own_captured();
      last = std::move(inferior);
      Set joined;
      graph->terminals().each([&](int terminal) {
        if (!joined.test(terminal)) {
          joined |= graph->reach(terminal, graph->nodes() | less.stones);
        }
      });
      for (const Group<Words>& group : groups.list()) {
        if ((group.liberties & useful).several()) {
          joined |= group.members;
        }
      }
      changes = !less.stones.within(joined);
      less.stones &= joined;
      less.carrier = useful;
    }
    if (proof.move < 0 || less.carrier.test(proof.move)) {
      proof = less;
    }
  }

  void keep(Side winner, bool passes, const ProofSet& proof) {
    Kind& known = kind(winner, passes);
    const std::unique_lock<std::shared_mutex> alone =
        shared_ ? std::unique_lock(known.mutex) : std::unique_lock<std::shared_mutex>();
    room_ += known.bytes();
    known.add(proof);
    if (known.bytes() > room_ || known.tree.count() >= tuning::kProofSets) {
      known.forget();
    }
    room_ -= known.bytes();
  }

  Kind& kind(Side winner, bool passes) {
    return kinds_[(winner == Side::kBlack ? 0u : 2u) + (passes ? 1u : 0u)];
  }

  // Visits the carriers and moves of the proof sets that hold, until the record is decided.
  template <typename Visit>
  void visit(Side winner, bool passes, const Set& stones, const Set& others,
             const Record<Words>& record, Visit visit) {
    if (record.decided()) {
      return;
    }
    Kind& known = kind(winner, passes);
    const std::shared_lock<std::shared_mutex> held =
        shared_ ? std::shared_lock(known.mutex) : std::shared_lock<std::shared_mutex>();
    known.tree.each(stones, others, [&](int place) {
      Note& note = known.notes[at(place)];
      __atomic_store_n(&note.used, std::uint8_t{1}, __ATOMIC_RELAXED);
      visit(known.tree.second(place), note.move);
      return !record.decided();
    });
  }

  const Sides<Words>& sides_;
  bool shared_ = false;
  std::atomic<std::int64_t> room_;  // bytes
  std::array<Kind, 4> kinds_;
};

}  // namespace hexproof
