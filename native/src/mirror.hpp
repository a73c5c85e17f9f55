// A mirror image, or a half turn, that maps a region to itself: whatever holds in a position holds
// in its image too, so a search has to look at one of them only.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "region.hpp"
#include "state.hpp"

namespace hexproof {

// The image of each empty vertex, by an isometry of the board that is its own inverse and maps
// Black's net to itself; empty if there is none but the identity.
std::vector<int> mirror_of(const Region& region, int cols);

// The image of each vertex of a net, given that of the empty ones; empty if it is no image of the
// net, or leaves a choice, as nodes do that touch the same cells.
std::vector<int> image_of(const Net& net, int empties, std::vector<int> image);

template <int Words>
class Mirror {
 public:
  using Set = Bits<Words>;

  // `image` is that of each vertex; without any there is no mirror.
  explicit Mirror(std::vector<int> image) : image_(std::move(image)) {
    nibbles_.resize(exists() ? std::size_t{16} * kNibbles : 0);
    for (std::size_t i = 0; i < nibbles_.size(); ++i) {
      for (std::size_t bit = 0; bit < 4; ++bit) {
        const std::size_t vertex = i / 16 * 4 + bit;
        if ((i >> bit & 1) != 0 && vertex < image_.size()) {
          nibbles_[i].set(image_[vertex]);
        }
      }
    }
  }

  bool exists() const { return !image_.empty(); }

  const std::vector<int>& image() const { return image_; }

  int of(int vertex) const { return image_[static_cast<std::size_t>(vertex)]; }

  Set of(const Set& cells) const {
    Set found;
    for (std::size_t i = 0; i < kNibbles; ++i) {
      found |= nibbles_[16 * i + (cells.word[i / 16] >> (4 * (i % 16)) & 15)];
    }
    return found;
  }

  State<Words> of(const State<Words>& state) const {
    return {of(state.black), of(state.white), state.to_move};
  }

  // Of a position and its image always the same one.
  State<Words> first_of(const State<Words>& state) const {
    if (!exists()) {
      return state;
    }
    const State<Words> other = of(state);
    return std::pair(other.black.word, other.white.word) <
                   std::pair(state.black.word, state.white.word)
               ? other
               : state;
  }

 private:
  static constexpr std::size_t kNibbles = std::size_t{16} * Words;

  std::vector<int> image_;
  std::vector<Set> nibbles_;  // the images of all sets within four vertices that follow each other
};

}  // namespace hexproof
