// The claims of a certificate, as docs/certificates.md describes them, in terms of a net's
// vertices.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "bits.hpp"
#include "mirror.hpp"

namespace hexproof {

template <int Words>
class Claims {
 public:
  using Set = Bits<Words>;

  static constexpr int kGoal = -1;

  struct Claim {
    int one;  // the ends that are joined, the smaller one first; or kGoal twice
    int two;
    Set need;
    Set room;
    std::size_t start;  // of its numbers
    Set cells;          // that must be empty at the start if the claim is to be written
  };

  struct Way {
    int move;
    int claim;

    friend bool operator==(const Way&, const Way&) = default;
  };

  // Two ends are joined by stones and by earlier claims; nothing if the claims get in each other's
  // way.
  std::optional<int> join(int one, int two, const Set& stones, const std::vector<int>& claims) {
    Claim claim{std::min(one, two), std::max(one, two), {}, {}, numbers_.size(), {}};
    if (!unite(stones, claims, claim)) {
      return std::nullopt;
    }
    numbers_.insert(numbers_.end(), {kJoin, claim.one, claim.two});
    list(stones, claims);
    return add(claim);
  }

  // The goal is reached by stones and by earlier claims.
  std::optional<int> goal(const Set& stones, const std::vector<int>& claims) {
    Claim claim{kGoal, kGoal, {}, {}, numbers_.size(), {}};
    if (!unite(stones, claims, claim)) {
      return std::nullopt;
    }
    numbers_.push_back(kGoalKind);
    list(stones, claims);
    return add(claim);
  }

  // Whatever the opponent does, one of the ways is left; nothing if that isn't so. Takes no more
  // ways than it must.
  std::optional<int> choice(const std::vector<Way>& ways) {
    std::vector<Way> taken;
    Set left = Set::below(64 * Words);
    for (const Way& way : ways) {
      const Set cells = cells_of(way);
      if (!left.within(cells)) {
        left &= cells;
        taken.push_back(way);
      }
    }
    for (std::size_t i = taken.size(); i-- > 0;) {  // an earlier one may have become idle
      Set others = Set::below(64 * Words);
      for (std::size_t j = 0; j < taken.size(); ++j) {
        if (j != i) {
          others &= cells_of(taken[j]);
        }
      }
      if ((others - need_of(taken)).none()) {
        taken.erase(taken.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
    if (taken.empty()) {
      return std::nullopt;
    }
    const Claim& first = at(taken[0].claim);
    Claim claim{first.one, first.two, need_of(taken), {}, numbers_.size(), {}};
    left = Set::below(64 * Words) - claim.need;
    for (const Way& way : taken) {
      claim.room |= cells_of(way);
      claim.cells |= at(way.claim).cells | cells_of(way);
      left &= cells_of(way);
    }
    claim.room -= claim.need;
    if (left.any()) {
      return std::nullopt;
    }
    numbers_.insert(numbers_.end(), {kChoice, static_cast<std::int32_t>(taken.size())});
    for (const Way& way : taken) {
      numbers_.insert(numbers_.end(), {way.move, way.claim});
    }
    return add(claim);
  }

  // A claim that needs one or both cells of a pair, of which the opponent can get only one; that
  // either is dead once the winner has the other and the stones is for the caller to see to: where
  // none of the cells that touch the pair is the winner's from the start, unless the claim needs
  // it.
  int capture(int one, int two, const Set& stones, const Set& touching, int claim) {
    Claim result = at(claim);
    result.need |= stones;
    result.cells |= touching - result.need;
    result.need.reset(one);
    result.need.reset(two);
    for (const int cell : {one, two}) {
      result.room.set(cell);
      result.cells.set(cell);
    }
    result.room -= result.need;
    result.start = numbers_.size();
    numbers_.insert(numbers_.end(), {kCapture, one, two});
    list(stones, {claim});
    return add(result);
  }

  // A claim that needs some of the cells of a part, where another one joins all that the part
  // touches; that it does, with the stones, is for the caller to see to. Nothing if the claims get
  // in each other's way.
  std::optional<int> fill(const Set& cells, const Set& stones, const Set& touching, int claim,
                          int joining) {
    Claim result = at(claim);
    const Claim& other = at(joining);
    result.need -= cells;
    result.need |= other.need | stones;
    result.room -= cells;
    if (!(result.room & other.room).within(result.need)) {
      return std::nullopt;
    }
    result.room = (result.room | other.room) - result.need;
    result.cells |= other.cells | cells | (touching - result.need);
    result.start = numbers_.size();
    numbers_.insert(numbers_.end(), {kPart, cells.count()});
    cells.each([&](int cell) { numbers_.push_back(cell); });
    list(stones, {claim, joining});
    return add(result);
  }

  // The mirror image of a claim, with those of all that it rests on.
  int image(int last, const Mirror<Words>& mirror) {
    std::vector<std::int32_t> images = used_by(last);
    for (int claim = 0; claim <= last; ++claim) {
      std::int32_t& image = images[static_cast<std::size_t>(claim)];
      if (image == 0) {
        continue;
      }
      const Claim& old = at(claim);
      Claim found{old.one,
                  old.two,
                  mirror.of(old.need),
                  mirror.of(old.room),
                  numbers_.size(),
                  mirror.of(old.cells)};
      if (old.one != kGoal) {
        found.one = std::min(mirror.of(old.one), mirror.of(old.two));
        found.two = std::max(mirror.of(old.one), mirror.of(old.two));
      }
      std::vector<std::int32_t> numbers;
      visit(
          claim, [&](std::int32_t number) { numbers.push_back(number); },
          [&](int used) { numbers.push_back(images[static_cast<std::size_t>(used)]); },
          &mirror.image());
      numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
      image = add(found);
    }
    return images[static_cast<std::size_t>(last)];
  }

  const Claim& at(int claim) const { return claims_[static_cast<std::size_t>(claim)]; }
  int size() const { return static_cast<int>(claims_.size()); }

  // The cells that the opponent must not have for a way to be open.
  Set cells_of(const Way& way) const {
    Set cells = at(way.claim).room;
    cells.set(way.move);
    return cells;
  }

  // With what writing them takes.
  std::int64_t bytes() const {
    return static_cast<std::int64_t>(claims_.capacity() * sizeof(Claim) +
                                     by_tag_.capacity() * sizeof(Entry) +
                                     2 * numbers_.capacity() * sizeof(std::int32_t));
  }

  // The claims that the last one rests on and that one, renumbered, as hexproof_certificate tells.
  // `places` has the place of each vertex; the winner has the `given` cells from the start.
  void write(int last, int move, const std::vector<int>& places, const Set& given,
             std::vector<std::int32_t>& out) const {
    std::vector<std::int32_t> name = used_by(last);
    std::int32_t count = 0;
    for (int claim = 0; claim <= last; ++claim) {
      const std::size_t i = static_cast<std::size_t>(claim);
      if (name[i] == 0) {
        continue;
      }
      name[i] = count++;
      visit(
          claim, [&](std::int32_t number) { out.push_back(number); },
          [&](int used) { out.push_back(name[static_cast<std::size_t>(used)]); }, &places, given);
    }
    out.insert(out.end(), {kEnd, move < 0 ? -1 : places[static_cast<std::size_t>(move)],
                           name[static_cast<std::size_t>(last)]});
  }

 private:
  enum Kind : std::int32_t {
    kJoin = 0,
    kGoalKind = 1,
    kChoice = 2,
    kEnd = 3,
    kCapture = 4,
    kPart = 5
  };

  Set need_of(const std::vector<Way>& ways) const {
    Set need;
    for (const Way& way : ways) {
      need |= at(way.claim).need - Set::single(way.move);
    }
    return need;
  }

  // 1 for each claim that one rests on, and for that one; 0 for others.
  std::vector<std::int32_t> used_by(int last) const {
    std::vector<std::int32_t> found(claims_.size(), 0);
    found[static_cast<std::size_t>(last)] = 1;
    for (int claim = last; claim >= 0; --claim) {
      if (found[static_cast<std::size_t>(claim)] != 0) {
        visit(claim, [](int) {}, [&](int used) { found[static_cast<std::size_t>(used)] = 1; });
      }
    }
    return found;
  }

  bool unite(const Set& stones, const std::vector<int>& claims, Claim& result) const {
    result.need = stones;
    for (const int claim : claims) {
      result.need |= at(claim).need;
      result.cells |= at(claim).cells;
    }
    for (const int claim : claims) {
      const Set room = at(claim).room - result.need;
      if (room.meets(result.room)) {
        return false;
      }
      result.room |= room;
    }
    return true;
  }

  void list(const Set& stones, const std::vector<int>& claims) {
    numbers_.push_back(stones.count());
    stones.each([&](int stone) { numbers_.push_back(stone); });
    numbers_.push_back(static_cast<std::int32_t>(claims.size()));
    numbers_.insert(numbers_.end(), claims.begin(), claims.end());
  }

  // Keeps the claim whose numbers have just been added, or finds it among the old ones.
  int add(const Claim& claim) {
    std::uint64_t hash = 14695981039346656037u;
    for (std::size_t i = claim.start; i < numbers_.size(); ++i) {
      hash = (hash ^ static_cast<std::uint32_t>(numbers_[i])) * 1099511628211u;
    }
    const std::uint32_t tag = static_cast<std::uint32_t>(hash >> 32);
    if (2 * claims_.size() >= by_tag_.size()) {
      grow();
    }
    Entry& entry = entry_of(tag, [&](int old) { return same_numbers(at(old).start, claim.start); });
    if (entry.claim >= 0) {
      numbers_.resize(claim.start);
      return entry.claim;
    }
    entry = {tag, size()};
    claims_.push_back(claim);
    return size() - 1;
  }

  // A claim by a part of the hash of its numbers.
  struct Entry {
    std::uint32_t tag = 0;
    int claim = -1;
  };

  // The entry of the claim that is the same, or one without a claim.
  template <typename Same>
  Entry& entry_of(std::uint32_t tag, Same same) {
    std::size_t i = tag;
    while (true) {
      Entry& entry = by_tag_[i++ & (by_tag_.size() - 1)];
      if (entry.claim < 0 || (entry.tag == tag && same(entry.claim))) {
        return entry;
      }
    }
  }

  void grow() {
    std::vector<Entry> old(std::max<std::size_t>(64, 2 * by_tag_.size()));
    old.swap(by_tag_);
    for (const Entry& entry : old) {
      if (entry.claim >= 0) {
        entry_of(entry.tag, [](int) { return false; }) = entry;
      }
    }
  }

  bool same_numbers(std::size_t old, std::size_t fresh) const {
    for (std::size_t i = 0; fresh + i < numbers_.size(); ++i) {
      if (old + i >= fresh || numbers_[old + i] != numbers_[fresh + i]) {
        return false;
      }
    }
    return true;
  }

  // Tells a claim's numbers, with vertices as places if there are these, and the claims it uses;
  // not the stones that are given.
  template <typename Number, typename Used>
  void visit(int claim, Number number, Used used, const std::vector<int>* places = nullptr,
             const Set& given = {}) const {
    const std::int32_t* next = &numbers_[at(claim).start];
    const auto vertex = [&](std::int32_t v) {
      number(places == nullptr ? v : (*places)[static_cast<std::size_t>(v)]);
    };
    const std::int32_t kind = *next++;
    number(kind);
    if (kind == kChoice) {
      const std::int32_t count = *next++;
      number(count);
      for (std::int32_t i = 0; i < count; ++i) {
        vertex(*next++);
        used(*next++);
      }
      return;
    }
    if (kind == kJoin || kind == kCapture) {
      vertex(*next++);
      vertex(*next++);
    }
    if (kind == kPart) {
      const std::int32_t count = *next++;
      number(count);
      for (std::int32_t i = 0; i < count; ++i) {
        vertex(*next++);
      }
    }
    const std::int32_t* const stones = next + 1;
    next = stones + *next;
    number(static_cast<std::int32_t>(
        std::count_if(stones, next, [&](std::int32_t v) { return !given.test(v); })));
    for (const std::int32_t* stone = stones; stone != next; ++stone) {
      if (!given.test(*stone)) {
        vertex(*stone);
      }
    }
    const std::int32_t count = *next++;
    number(count);
    for (std::int32_t i = 0; i < count; ++i) {
      used(*next++);
    }
  }

  std::vector<Claim> claims_;
  std::vector<std::int32_t> numbers_;
  std::vector<Entry> by_tag_;  // a power of two of them, half of them without a claim at least
};

}  // namespace hexproof
