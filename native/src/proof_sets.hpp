// What the proofs of a search say of other positions.
//
// The winner's proof set is the stones that it uses, and its carrier. So it wins wherever it has
// these stones and the opponent none of the carrier: with the same side to move, and if it could
// have passed, with either. Where it would win with the move, the opponent has to take a cell of
// the carrier.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <vector>

#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "rows.hpp"
#include "sides.hpp"
#include "state.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class ProofSets {
 public:
  using Set = Bits<Words>;

  // Keeps about so many bytes of proof sets.
  ProofSets(const Sides<Words>& sides, std::int64_t bytes)
      : sides_(sides), cells_(sides.black().empties()), room_(bytes) {
    for (std::deque<Bucket>& buckets : buckets_) {
      for (int i = 0; i <= cells_; ++i) {
        buckets.emplace_back(cells_);
      }
    }
  }

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
    const auto pass = [&](const ProofSet& proof) {
      record.decide(true, (proof.carrier - ours) | record.needed, -1);
    };
    const auto win = [&](const ProofSet& proof) {
      const Set left = proof.carrier - ours;
      const int move = left.test(proof.move) ? proof.move : left.any() ? left.first() : -1;
      record.decide(true, left | record.needed, move);
    };
    const auto lose = [&](const ProofSet& proof) {
      record.decide(false, (proof.carrier - theirs) | record.carrier, -1);
    };
    const auto narrow = [&](const ProofSet& proof) {
      if (!record.moves.within(proof.carrier)) {
        record.moves &= proof.carrier;
        record.carrier |= proof.carrier - theirs;
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
  using Index = Rows<Words>;

  struct ProofSet {
    Set stones;
    Set carrier;
    int move;  // the winner's, unless it could pass
  };

  // Those of use are moved to the front half, those in the back half are replaced in turn. A lock
  // for each, since a position is held against many buckets and threads would wait for each other.
  // On 7x7 few are ever full: with four times the room it takes as many positions.
  struct Bucket {
    explicit Bucket(int cells) : index(cells) {}

    void add(const ProofSet& proof) {
      sets.push_back(proof);
      index.add(proof.stones, proof.carrier);
    }

    void replace(std::size_t i, const ProofSet& proof) {
      index.take_out(static_cast<int>(i), sets[i].stones, sets[i].carrier);
      sets[i] = proof;
      index.put(static_cast<int>(i), proof.stones, proof.carrier);
    }

    std::int64_t bytes() const {
      return static_cast<std::int64_t>(sets.capacity() * sizeof(ProofSet)) + index.bytes();
    }

    std::mutex mutex;
    std::vector<ProofSet> sets;
    Index index;  // by stones and carriers
    std::size_t replaced = 0;
  };

  std::unique_lock<std::mutex> hold(Bucket& bucket) {
    return shared_ ? std::unique_lock(bucket.mutex) : std::unique_lock<std::mutex>();
  }

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
    for (bool changes = true; changes;) {
      const Groups<Words> groups(*graph, less.stones, less.carrier);
      const Inferior<Words> inferior(groups);
      const Set useful = inferior.open() | inferior.own_captured();
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
    Bucket& bucket = place(winner, passes, proof.stones);
    const std::unique_lock<std::mutex> held = hold(bucket);
    if (bucket.sets.size() < Index::kMost && room_ > 0) {
      const std::int64_t before = bucket.bytes();
      bucket.add(proof);
      room_ -= bucket.bytes() - before;
    } else if (bucket.sets.size() > 1) {
      const std::size_t half = bucket.sets.size() / 2;
      bucket.replace(half + bucket.replaced++ % half, proof);
    }
  }

  std::deque<Bucket>& buckets(Side winner, bool passes) {
    return buckets_[(winner == Side::kBlack ? 0u : 2u) + (passes ? 1u : 0u)];
  }

  // A set is kept with one of its stones, so that it need not be looked at without that.
  Bucket& place(Side winner, bool passes, const Set& stones) {
    std::deque<Bucket>& all = buckets(winner, passes);
    Bucket* best = &all.back();
    std::size_t fewest = 0;
    stones.each([&](int stone) {
      Bucket& bucket = all[static_cast<std::size_t>(stone)];
      const std::unique_lock<std::mutex> held = hold(bucket);
      if (best == &all.back() || bucket.sets.size() < fewest) {
        best = &bucket;
        fewest = bucket.sets.size();
      }
    });
    return *best;
  }

  // Visits the proof sets that hold, until the record is decided.
  template <typename Visit>
  void visit(Side winner, bool passes, const Set& stones, const Set& others,
             const Record<Words>& record, Visit visit) {
    const auto look = [&](Bucket& bucket) {
      if (record.decided()) {
        return;
      }
      const std::unique_lock<std::mutex> held = hold(bucket);
      auto left = bucket.index.fitting(stones, others);
      for (; left.any() && !record.decided(); left.reset(left.first())) {
        const std::size_t i = at(left.first());
        const ProofSet found = bucket.sets[i];
        visit(found);
        bucket.replace(i, bucket.sets[i / 2]);
        bucket.replace(i / 2, found);
      }
    };
    std::deque<Bucket>& all = buckets(winner, passes);
    look(all.back());
    stones.each([&](int stone) { look(all[static_cast<std::size_t>(stone)]); });
  }

  const Sides<Words>& sides_;
  bool shared_ = false;
  int cells_;
  std::atomic<std::int64_t> room_;  // bytes
  std::array<std::deque<Bucket>, 4> buckets_;
};

}  // namespace hexproof
