// The transposition table: what is known of positions, in a bounded number of bytes.
//
// An entry holds its whole position, so that no verdict is ever taken from another one but its
// image.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <shared_mutex>
#include <vector>

#include "mirror.hpp"
#include "state.hpp"
#include "tuning.hpp"

namespace hexproof {

// A move that looks good, how hard it seems, as the disproof number to begin with, 0 for none, and
// how much longer the connections through it are than others, as one number for both sides. In few
// bytes, since a table is full of them.
struct Hint {
  Hint() = default;

  // The disproof number is below 128, the other one below 512.
  Hint(int which, int number, int longer)
      : move(static_cast<std::uint16_t>(which)),
        disproof(static_cast<std::uint16_t>(number & 127)),
        distances(static_cast<std::uint16_t>(longer & 511)) {}

  std::uint16_t move = 0;
  std::uint16_t disproof : 7 = 0;
  std::uint16_t distances : 9 = 0;
};

// A position as it was expanded, or its proof. Numbers are seen from the side to move: `proof` is 0
// where it wins and `disproof` is 0 where it loses, the other one is kInfinite then.
template <int Words>
struct Record {
  static constexpr std::uint32_t kInfinite = 1u << 30;

  State<Words> state;
  State<Words> filled;                       // with the cells that were filled in
  Bits<Words> moves;                         // those not yet refuted
  std::array<Hint, tuning::kHints> hints{};  // the moves to try first
  Bits<Words> needed;   // the mover's captured cells; a part of its carrier if it wins
  Bits<Words> carrier;  // the opponent's carrier so far; once decided the winner's
  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
  std::int32_t move = -1;  // the winner's, if it is its turn
  std::uint32_t work = 0;  // positions searched below, about

  bool decided() const { return proof == 0 || disproof == 0; }
  Side winner() const { return proof == 0 ? state.to_move : other(state.to_move); }

  void decide(bool mover_wins, const Bits<Words>& cells, int winning_move) {
    proof = mover_wins ? 0 : kInfinite;
    disproof = mover_wins ? kInfinite : 0;
    carrier = cells;
    move = winning_move;
    moves = {};
  }
};

// May be used by several threads at once while it is shared.
template <int Words>
class Table {
 public:
  // Grows up to so many bytes, but holds at least one bucket. Of a position and its image only one
  // is kept, and found as either.
  Table(const Mirror<Words>& mirror, std::int64_t bytes)
      : mirror_(mirror), room_(bytes), records_(tuning::kWays), tags_(tuning::kWays) {}

  // To be called by the only thread that uses it then.
  void share(bool shared) { shared_ = shared; }

  // Looks up positions, while the table keeps its size. A thread holds one at a time and stores
  // nothing meanwhile. Where many are to be looked up, one for all keeps threads from waiting for
  // each other's cache lines.
  class Reader {
   public:
    explicit Reader(const Table& table) : table_(table), sizes_(table.read_sizes()) {}

    // Copies what is known of a position; false if nothing is.
    bool find(const State<Words>& state, Record<Words>& found) const {
      return table_.find_either(state, false, found);
    }

    // Copies a position's verdict; false if none is known.
    bool find_decided(const State<Words>& state, Record<Words>& found) const {
      return table_.find_either(state, true, found);
    }

   private:
    const Table& table_;
    std::shared_lock<std::shared_mutex> sizes_;
  };

  // Copies what is known of a position; false if nothing is.
  bool find(const State<Words>& state, Record<Words>& found) const {
    return Reader(*this).find(state, found);
  }

  // How many bytes it has now, and how many of its room it must leave to others from now on.
  std::int64_t bytes() const { return static_cast<std::int64_t>(records_.size() * kBytes); }
  void set_aside(std::int64_t bytes) { aside_ = bytes; }

  // Puts the record in the place of its old self, unless that is decided and the new one isn't, or
  // of the one in its bucket with the least work.
  void store(const Record<Words>& record) {
    if (mirror_.first_of(record.state) == record.state) {
      store_first(record);
    } else {
      store_first(image(record));
    }
  }

 private:
  static constexpr std::size_t kLocks = 256;

  // A part of a position's hash, never 0. So what is not there is seldom looked for among records,
  // which are long.
  using Tag = std::uint32_t;

  static constexpr std::size_t kBytes = sizeof(Record<Words>) + sizeof(Tag);

  static Tag tag(const State<Words>& state) { return static_cast<Tag>(state.hash()) | 1; }

  void store_first(const Record<Words>& record) {
    bool full = false;
    {
      const std::shared_lock<std::shared_mutex> sizes = read_sizes();
      const std::unique_lock<std::mutex> lock = lock_bucket(first(record.state));
      const std::size_t place = place_for(record.state);
      const Record<Words>& old = records_[place];
      if (old.decided() && !record.decided() && old.state == record.state) {
        return;
      }
      full = tags_[place] == 0 && ++count_ > records_.size() / 2 && !at_most_;
      put(place, record);
    }
    if (full) {
      grow();
    }
  }

  bool find_either(const State<Words>& state, bool decided, Record<Words>& found) const {
    const State<Words> kept = mirror_.first_of(state);
    if (!find(kept, decided, found)) {
      return false;
    }
    if (!(kept == state)) {
      found = image(found);
    }
    return true;
  }

  Record<Words> image(const Record<Words>& record) const {
    Record<Words> other = record;
    other.state = mirror_.of(record.state);
    other.filled = mirror_.of(record.filled);
    other.moves = mirror_.of(record.moves);
    other.needed = mirror_.of(record.needed);
    other.carrier = mirror_.of(record.carrier);
    other.move = record.move < 0 ? record.move : mirror_.of(record.move);
    for (Hint& hint : other.hints) {
      if (hint.disproof > 0) {
        hint.move = static_cast<std::uint16_t>(mirror_.of(hint.move));
      }
    }
    return other;
  }

  bool find(const State<Words>& state, bool decided, Record<Words>& found) const {
    const std::size_t bucket = first(state);
    const std::unique_lock<std::mutex> lock = lock_bucket(bucket);
    for (std::size_t i = bucket; i < bucket + tuning::kWays; ++i) {
      if (tags_[i] == tag(state) && records_[i].state == state) {
        if (decided && !records_[i].decided()) {
          return false;
        }
        found = records_[i];
        return true;
      }
    }
    return false;
  }

  std::shared_lock<std::shared_mutex> read_sizes() const {
    return shared_ ? std::shared_lock(sizes_) : std::shared_lock<std::shared_mutex>();
  }

  std::unique_lock<std::mutex> lock_bucket(std::size_t bucket) const {
    return shared_ ? std::unique_lock(locks_[bucket / tuning::kWays % kLocks])
                   : std::unique_lock<std::mutex>();
  }

  std::size_t first(const State<Words>& state) const {
    return (state.hash() >> 20 & (records_.size() / tuning::kWays - 1)) * tuning::kWays;
  }

  // Where a position is, or else a place without one, or that of the least work.
  std::size_t place_for(const State<Words>& state) const {
    const std::size_t bucket = first(state);
    std::size_t place = bucket;
    for (std::size_t i = bucket; i < bucket + tuning::kWays; ++i) {
      if (tags_[i] == tag(state) && records_[i].state == state) {
        return i;
      }
      if (work(i) < work(place)) {
        place = i;
      }
    }
    return place;
  }

  std::uint32_t work(std::size_t place) const {
    return tags_[place] == 0 ? 0 : records_[place].work;
  }

  void put(std::size_t place, const Record<Words>& record) {
    records_[place] = record;
    tags_[place] = tag(record.state);
  }

  // Doubles the table if the old and the new one fit into the room together.
  void grow() {
    const std::unique_lock<std::shared_mutex> alone(sizes_);
    if (count_ <= records_.size() / 2) {
      return;  // another thread was faster
    }
    const std::size_t bytes = 3 * records_.size() * kBytes;
    if (static_cast<std::int64_t>(bytes) > room_ - aside_) {
      at_most_ = aside_ == 0;
      return;
    }
    std::vector<Record<Words>> old(2 * records_.size());
    old.swap(records_);
    tags_.assign(records_.size(), 0);
    count_ = 0;
    for (const Record<Words>& record : old) {
      if (record.work > 0) {
        const std::size_t place = place_for(record.state);
        count_ += tags_[place] == 0 ? 1 : 0;
        put(place, record);
      }
    }
  }

  const Mirror<Words>& mirror_;
  std::int64_t room_;
  std::int64_t aside_ = 0;
  bool shared_ = false;
  mutable std::shared_mutex sizes_;
  mutable std::array<std::mutex, kLocks> locks_;
  std::vector<Record<Words>> records_;
  std::vector<Tag> tags_;  // of each record; 0 where there is none
  std::atomic<std::size_t> count_ = 0;
  std::atomic<bool> at_most_ = false;  // no room to grow
};

}  // namespace hexproof
