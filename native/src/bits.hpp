// A set of small integers in a fixed number of machine words.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace hexproof {

// A small integer as an index.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// std::popcount calls a library where the oldest machines are to be served, too.
constexpr int ones(std::uint64_t word) {
  word -= word >> 1 & 0x5555555555555555u;
  word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
  word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
  return static_cast<int>(word * 0x0101010101010101u >> 56);
}

template <int Words>
struct Bits {
  std::array<std::uint64_t, Words> word{};

  static Bits below(int count) {
    Bits all;
    for (int i = 0; i < Words; ++i) {
      const int here = count - 64 * i;
      if (here >= 64) {
        all.word[at(i)] = ~std::uint64_t{0};
      } else if (here > 0) {
        all.word[at(i)] = (std::uint64_t{1} << here) - 1;
      }
    }
    return all;
  }

  static Bits single(int element) {
    Bits one;
    one.set(element);
    return one;
  }

  bool test(int element) const { return (word[place(element)] >> (element & 63) & 1) != 0; }
  void set(int element) { word[place(element)] |= std::uint64_t{1} << (element & 63); }
  void reset(int element) { word[place(element)] &= ~(std::uint64_t{1} << (element & 63)); }

  bool any() const {
    std::uint64_t all = 0;
    for (int i = 0; i < Words; ++i) {
      all |= word[at(i)];
    }
    return all != 0;
  }

  bool none() const { return !any(); }

  int count() const {
    int sum = 0;
    for (int i = 0; i < Words; ++i) {
      sum += ones(word[at(i)]);
    }
    return sum;
  }

  // At least two elements.
  bool several() const {
    bool seen = false;
    for (int i = 0; i < Words; ++i) {
      const std::uint64_t w = word[at(i)];
      if (w == 0) {
        continue;
      }
      if (seen || (w & (w - 1)) != 0) {
        return true;
      }
      seen = true;
    }
    return false;
  }

  // The least element; the set must not be empty.
  int first() const {
    int i = 0;
    while (word[at(i)] == 0) {
      ++i;
    }
    return 64 * i + std::countr_zero(word[at(i)]);
  }

  // The greatest element; the set must not be empty.
  int last() const {
    int i = Words - 1;
    while (word[at(i)] == 0) {
      --i;
    }
    return 64 * i + 63 - std::countl_zero(word[at(i)]);
  }

  bool meets(const Bits& other) const {
    std::uint64_t all = 0;
    for (int i = 0; i < Words; ++i) {
      all |= word[at(i)] & other.word[at(i)];
    }
    return all != 0;
  }

  bool within(const Bits& other) const {
    std::uint64_t all = 0;
    for (int i = 0; i < Words; ++i) {
      all |= word[at(i)] & ~other.word[at(i)];
    }
    return all == 0;
  }

  template <typename Visit>
  void each(Visit visit) const {
    for (int i = 0; i < Words; ++i) {
      for (std::uint64_t w = word[at(i)]; w != 0; w &= w - 1) {
        visit(64 * i + std::countr_zero(w));
      }
    }
  }

  Bits& operator|=(const Bits& other) {
    for (int i = 0; i < Words; ++i) {
      word[at(i)] |= other.word[at(i)];
    }
    return *this;
  }

  Bits& operator&=(const Bits& other) {
    for (int i = 0; i < Words; ++i) {
      word[at(i)] &= other.word[at(i)];
    }
    return *this;
  }

  // Set difference.
  Bits& operator-=(const Bits& other) {
    for (int i = 0; i < Words; ++i) {
      word[at(i)] &= ~other.word[at(i)];
    }
    return *this;
  }

  friend Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend Bits operator-(Bits a, const Bits& b) { return a -= b; }
  friend bool operator==(const Bits&, const Bits&) = default;

 private:
  // Known where there is one word, so that this need not be in memory.
  static constexpr std::size_t place(int element) { return Words == 1 ? 0 : at(element >> 6); }
};

}  // namespace hexproof
