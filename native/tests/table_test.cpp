// What a table finds against a map of all that was stored, and images of sets against those of
// their cells.
#include "table.hpp"

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "check.hpp"
#include "mirror.hpp"
#include "positions.hpp"

namespace {

template <int Words>
class Case {
 public:
  using Set = hexproof::Bits<Words>;
  using State = hexproof::State<Words>;
  using Record = hexproof::Record<Words>;

  Case(unsigned seed, bool mirrored)
      : random_(seed),
        cells_(64 * Words - 1),
        mirror_(mirrored ? some_image() : std::vector<int>{}) {}

  // With room for all: what was stored last is found, unless its bucket was full in between.
  void keeps() {
    hexproof::Table<Words> table(mirror_, std::int64_t{1} << 26);
    fill(table);
    int count = 0;
    int last = 0;
    for (const auto& [key, records] : stored_) {
      Record found;
      if (find(table, records, found)) {
        ++count;
        last += same(found, last_of(records)) ? 1 : 0;
      }
    }
    std::printf("%d of %zu positions found, %d as they were stored last\n", count, stored_.size(),
                last);
    CHECK(count > static_cast<int>(stored_.size()) * 9 / 10);
    CHECK(last > count * 99 / 100);
    Record found;
    CHECK(!table.find(State{Set::below(5), {}, hexproof::Side::kBlack}, found));
  }

  // Without: it stays within its bytes, and says nothing that was not stored.
  void forgets() {
    const std::int64_t bytes = 300 * static_cast<std::int64_t>(sizeof(Record));
    hexproof::Table<Words> table(mirror_, bytes);
    fill(table);
    CHECK(table.bytes() <= bytes);
    int count = 0;
    for (const auto& [key, records] : stored_) {
      Record found;
      count += find(table, records, found) ? 1 : 0;
    }
    CHECK(count > 50 && count < 300);
  }

  void images_of_sets() {
    for (int i = 0; i < 1000 && mirror_.exists(); ++i) {
      const Set set = some(cells_);
      Set image;
      set.each([&](int cell) { image.set(mirror_.of(cell)); });
      CHECK(mirror_.of(set) == image);
      CHECK(mirror_.of(image) == set);
    }
  }

 private:
  using Key = std::pair<decltype(Set::word), decltype(Set::word)>;

  Set some(int most) { return random_.set<Words>(cells_, most); }

  // Of the cells, each its own or another one's.
  std::vector<int> some_image() {
    std::vector<int> image(static_cast<std::size_t>(cells_));
    std::iota(image.begin(), image.end(), 0);
    for (int i = 0; i < cells_; ++i) {
      const int one = random_.below(cells_);
      int& other = image[static_cast<std::size_t>(random_.below(cells_))];
      if (image[static_cast<std::size_t>(one)] == one &&
          image[static_cast<std::size_t>(other)] == other) {
        std::swap(image[static_cast<std::size_t>(one)], other);
      }
    }
    return image;
  }

  Record some_record() {
    Record record;
    record.state.black = some(2);
    record.state.white = some(2) - record.state.black;
    record.state.to_move = random_.below(2) == 0 ? hexproof::Side::kBlack : hexproof::Side::kWhite;
    record.filled = record.state;
    record.filled.white |= some(3) - record.state.black;
    record.needed = some(2);
    record.carrier = some(5);
    record.work = static_cast<std::uint32_t>(1 + random_.below(1000));
    if (random_.below(3) == 0) {
      record.decide(random_.below(2) == 0, some(9), random_.below(cells_));
    } else {
      record.moves = some(cells_);
      record.disproof = static_cast<std::uint32_t>(1 + random_.below(50));
      for (hexproof::Hint& hint : record.hints) {
        const int move = random_.below(cells_);
        const int disproof = 1 + random_.below(127);
        const int distances = random_.below(512);
        hint = {move, disproof, distances};
        CHECK(hint.move == move && hint.disproof == disproof && hint.distances == distances);
      }
    }
    return record;
  }

  static Key key(const State& state) {
    Set black = state.black;
    black.set(64 * Words - 1);  // which no position has
    if (state.to_move == hexproof::Side::kWhite) {
      black.reset(64 * Words - 1);
    }
    return {black.word, state.white.word};
  }

  // Stores many records, and notes them.
  void fill(hexproof::Table<Words>& table) {
    stored_.clear();
    for (int i = 0; i < 20000; ++i) {
      const Record record = some_record();
      table.store(record);
      const bool first = mirror_.first_of(record.state) == record.state;
      const Record kept = first ? record : image(record);
      stored_[key(kept.state)].push_back(kept);
    }
  }

  // A verdict is not given up for less.
  static const Record& last_of(const std::vector<Record>& records) {
    const auto decided = std::find_if(records.rbegin(), records.rend(),
                                      [](const Record& record) { return record.decided(); });
    return decided == records.rend() ? records.back() : *decided;
  }

  // Whether the table has the position; it is one that was stored then, and so is its image.
  bool find(const hexproof::Table<Words>& table, const std::vector<Record>& records,
            Record& found) const {
    const State& state = records.front().state;
    if (!table.find(state, found)) {
      return false;
    }
    CHECK(std::any_of(records.begin(), records.end(),
                      [&](const Record& record) { return same(found, record); }));
    const State turned = mirror_.exists() ? mirror_.of(state) : state;
    Record other;
    CHECK(turned == state || (table.find(turned, other) && same(other, image(found))));
    return true;
  }

  Record image(Record record) const {
    record.state = mirror_.of(record.state);
    record.filled = mirror_.of(record.filled);
    record.moves = mirror_.of(record.moves);
    record.needed = mirror_.of(record.needed);
    record.carrier = mirror_.of(record.carrier);
    record.move = record.move < 0 ? -1 : mirror_.of(record.move);
    for (hexproof::Hint& hint : record.hints) {
      if (hint.disproof > 0) {
        hint = {mirror_.of(hint.move), hint.disproof, hint.distances};
      }
    }
    return record;
  }

  static bool same(const Record& one, const Record& two) {
    return one.state == two.state && one.filled == two.filled && one.moves == two.moves &&
           one.needed == two.needed && one.carrier == two.carrier && one.proof == two.proof &&
           one.disproof == two.disproof && one.move == two.move && one.work == two.work &&
           std::equal(one.hints.begin(), one.hints.end(), two.hints.begin(),
                      [](const hexproof::Hint& a, const hexproof::Hint& b) {
                        return a.move == b.move && a.disproof == b.disproof &&
                               a.distances == b.distances;
                      });
  }

  positions::Random random_;
  int cells_;
  hexproof::Mirror<Words> mirror_;
  std::map<Key, std::vector<Record>> stored_;
};

template <int Words>
void run(unsigned seed, bool mirrored) {
  Case<Words> test(seed, mirrored);
  test.images_of_sets();
  test.keeps();
  test.forgets();
}

}  // namespace

int main() {
  for (const bool mirrored : {false, true}) {
    run<1>(1, mirrored);
    run<2>(2, mirrored);
    run<4>(3, mirrored);
  }
  return 0;
}
