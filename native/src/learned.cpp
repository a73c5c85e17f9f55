#include "learned.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace hexproof {
namespace {

// More would not be told from numbers that stand for infinity.
constexpr std::int32_t kMostWork = 1 << 30;

class Reader {
 public:
  Reader(const Problem& base, const std::int32_t* numbers, std::int64_t count)
      : base_(base), numbers_(numbers), count_(count) {}

  bool at_end() const { return at_ == count_; }

  Learned position() {
    begin_ = at_;
    taken_.assign(base_.cells.size(), false);
    Learned read{side("the side to move"), side("the winner"), 0, 0, {}, {}, {}};
    read.move = number("a move");
    const std::int32_t work = number("the work");
    if (work < 1 || work > kMostWork) {
      fail("work from 1 to 2^30 is expected, not " + std::to_string(work));
    }
    read.work = static_cast<std::uint32_t>(work);
    read.black = cells();
    read.white = cells();
    read.carrier = cells();
    const bool moves = read.move != -1;
    if (moves && (read.winner != read.to_move ||
                  !std::binary_search(read.carrier.begin(), read.carrier.end(), read.move))) {
      fail("the winner's move, in its carrier, or -1 is expected, not " +
           std::to_string(read.move));
    }
    return read;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw Invalid("learned position at number " + std::to_string(begin_) + ": " + what);
  }

  std::int32_t number(const char* what) {
    if (at_ == count_) {
      fail(std::string("the numbers end where ") + what + " is expected");
    }
    return numbers_[at_++];
  }

  Side side(const char* what) {
    const std::int32_t side = number(what);
    if (side != HEXPROOF_BLACK && side != HEXPROOF_WHITE) {
      fail(std::string(what) + " is 1 or 2, not " + std::to_string(side));
    }
    return static_cast<Side>(side);
  }

  // Ascending cells that are empty at first and in no other list.
  std::vector<int> cells() {
    const std::int32_t size = number("a number of cells");
    if (size < 0 || size > count_ - at_) {
      fail("the numbers end before the cells do");
    }
    std::vector<int> read;
    for (std::int32_t i = 0; i < size; ++i) {
      const int cell = number("a cell");
      if (cell < 0 || cell >= base_.size() || (!read.empty() && cell <= read.back())) {
        fail("cells are expected in ascending order, not " + std::to_string(cell));
      }
      if (base_.cells[static_cast<std::size_t>(cell)] != HEXPROOF_EMPTY) {
        fail("cell " + std::to_string(cell) + " has a stone from the first");
      }
      if (taken_[static_cast<std::size_t>(cell)]) {
        fail("cell " + std::to_string(cell) + " is named twice");
      }
      taken_[static_cast<std::size_t>(cell)] = true;
      read.push_back(cell);
    }
    return read;
  }

  const Problem& base_;
  const std::int32_t* numbers_;
  std::int64_t count_;
  std::int64_t at_ = 0;
  std::int64_t begin_ = 0;  // of the position that is being read
  std::vector<bool> taken_;
};

}  // namespace

std::vector<std::int32_t> numbers_of(const std::vector<Learned>& positions) {
  std::vector<std::int32_t> numbers;
  for (const Learned& position : positions) {
    numbers.insert(numbers.end(), {static_cast<std::int32_t>(position.to_move),
                                   static_cast<std::int32_t>(position.winner), position.move,
                                   static_cast<std::int32_t>(position.work)});
    for (const std::vector<int>* cells : {&position.black, &position.white, &position.carrier}) {
      numbers.push_back(static_cast<std::int32_t>(cells->size()));
      numbers.insert(numbers.end(), cells->begin(), cells->end());
    }
  }
  return numbers;
}

std::vector<Learned> read_learned(const Problem& base, const std::int32_t* numbers,
                                  std::int64_t count) {
  Reader reader(base, numbers, count);
  std::vector<Learned> positions;
  while (!reader.at_end()) {
    positions.push_back(reader.position());
  }
  return positions;
}

}  // namespace hexproof
