// What one session has learned: true by brute force, of use to another one, and refused where it
// can't be from there.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "asking.hpp"
#include "learned.hpp"
#include "positions.hpp"

namespace {

using hexproof::Learned;
using Numbers = std::vector<std::int32_t>;

const brute::Goal kTopToBottom{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};

std::vector<Learned> read(const brute::Board& base, const brute::Goal& goal,
                          const Numbers& numbers) {
  return hexproof::read_learned(positions::problem_of(base, goal, HEXPROOF_BLACK), numbers.data(),
                                static_cast<std::int64_t>(numbers.size()));
}

bool is_first(const Learned& position) { return position.black.empty() && position.white.empty(); }

// The positions but for the first one, so that its verdict has to be found again.
std::vector<Learned> later(const brute::Board& base, const brute::Goal& goal,
                           const Numbers& numbers) {
  std::vector<Learned> positions = read(base, goal, numbers);
  std::erase_if(positions, is_first);
  return positions;
}

brute::Board with(brute::Board board, const std::vector<int>& cells, int side) {
  for (const int cell : cells) {
    board.cells[static_cast<std::size_t>(cell)] = static_cast<char>(side);
  }
  return board;
}

// The winner wins, by its move if it has one, even if the loser has all that is not in the carrier.
void check_true(brute::Player& twin, const brute::Board& base, const Learned& position) {
  const int winner = static_cast<int>(position.winner);
  const int to_move = static_cast<int>(position.to_move);
  brute::Board board =
      with(with(base, position.black, HEXPROOF_BLACK), position.white, HEXPROOF_WHITE);
  CHECK(twin.black_wins(board, to_move) == (winner == HEXPROOF_BLACK));
  for (char& cell : board.cells) {
    cell = cell == HEXPROOF_EMPTY ? static_cast<char>(3 - winner) : cell;
  }
  board = with(board, position.carrier, HEXPROOF_EMPTY);
  CHECK(twin.black_wins(board, to_move) == (winner == HEXPROOF_BLACK));
  CHECK(position.move < 0 || position.winner == position.to_move);
  const bool moves = position.winner == position.to_move;
  const brute::Board played =
      moves && position.move >= 0 ? with(board, {position.move}, winner) : board;
  CHECK(!moves || twin.black_wins(played, 3 - to_move) == (winner == HEXPROOF_BLACK));
}

// On small boards all that is learned is true, and a session that is taught some of it answers as
// brute force does.
void small_boards(int count, std::uint64_t seed) {
  positions::Random random(seed);
  asking::Solver solver;
  asking::Solver other;
  int learned = 0;
  for (int i = 0; i < count; ++i) {
    const brute::Board base = random.board(5, 2 + random.below(9));
    const brute::Goal goal = i % 2 == 0 ? kTopToBottom : random.goal(base);
    const int to_move = random.side();
    brute::Player twin(base, goal);
    solver.open_session(base, goal, to_move);
    solver.note(1 + random.below(3));
    CHECK(solver.ask(base, goal, to_move, i % 4 == 0).status == HEXPROOF_DECIDED);
    std::vector<Learned> positions = read(base, goal, solver.learned());
    for (const Learned& position : positions) {
      check_true(twin, base, position);
    }
    learned += static_cast<int>(positions.size());
    CHECK(solver.learned().empty());

    other.open_session(base, goal, to_move);
    std::erase_if(positions, [&](const Learned&) { return random.chance(50); });
    CHECK(other.teach(hexproof::numbers_of(positions)) == HEXPROOF_DECIDED);
    asking::compare(other, twin, base, goal, to_move);
    for (int question = 0; question < 3; ++question) {
      brute::Board board = base;
      for (char& cell : board.cells) {
        if (cell == HEXPROOF_EMPTY && random.chance(25)) {
          cell = static_cast<char>(random.side());
        }
      }
      asking::compare(other, twin, board, goal, random.side());
    }
  }
  CHECK(learned > count / 4);
  std::printf("%d learned positions of %d boards\n", learned, count);
}

// A template of the sixth row.
struct Template {
  brute::Board board{11, 6, {}};
  brute::Goal goal{{{{HEXPROOF_BOTTOM, {}}, {0, {6}}}}};

  Template() {
    for (const char sign : std::string("OOOOO.X.OOO"
                                       "OOOO.....OO"
                                       "OO........O"
                                       "O.........."
                                       "..........."
                                       "X..........")) {
      const int cell = sign == '.' ? HEXPROOF_EMPTY : sign == 'X' ? HEXPROOF_BLACK : HEXPROOF_WHITE;
      board.cells.push_back(static_cast<char>(cell));
    }
  }
};

// What was learned spares another session most of the work.
void lessons() {
  const Template known;
  for (int threads = 1; threads <= 2; ++threads) {
    asking::Solver first;
    first.limits.threads = threads;
    first.open_session(known.board, known.goal, HEXPROOF_WHITE);
    first.note(20);
    const asking::Reply reply = first.ask(known.board, known.goal, HEXPROOF_WHITE, false);
    CHECK(reply.status == HEXPROOF_DECIDED);
    CHECK(reply.winner == HEXPROOF_BLACK);
    const std::vector<Learned> positions = later(known.board, known.goal, first.learned());
    CHECK(std::all_of(positions.begin(), positions.end(),
                      [](const Learned& each) { return each.work >= 20; }));
    asking::Solver second;
    second.limits.threads = 3 - threads;
    second.open_session(known.board, known.goal, HEXPROOF_WHITE);
    CHECK(second.teach(hexproof::numbers_of(positions)) == HEXPROOF_DECIDED);
    const asking::Reply again = second.ask(known.board, known.goal, HEXPROOF_WHITE, false);
    CHECK(again.status == HEXPROOF_DECIDED);
    CHECK(again.winner == HEXPROOF_BLACK);
    std::printf("%lld nodes, %lld after %zu lessons\n", static_cast<long long>(reply.nodes),
                static_cast<long long>(again.nodes), positions.size());
    CHECK(4 * again.nodes < reply.nodes);
  }
}

// The standing goes from all moves to the verdict.
void standings() {
  const Template known;
  asking::Solver solver;
  solver.limits.work = 20;
  solver.open_session(known.board, known.goal, HEXPROOF_WHITE);
  hexproof_standing standing = solver.progress();
  const int moves = static_cast<int>(
      std::count(known.board.cells.begin(), known.board.cells.end(), char{HEXPROOF_EMPTY}));
  CHECK(standing.moves == moves && standing.left == moves);
  asking::Reply reply;
  int slices = 0;
  do {
    ++slices;
    reply = solver.ask(known.board, known.goal, HEXPROOF_WHITE, false);
    CHECK(reply.status == HEXPROOF_DECIDED || reply.status == HEXPROOF_TIME);
    const hexproof_standing next = solver.progress();
    CHECK(next.moves == moves && next.left >= 0 && next.left <= moves);
    CHECK((next.disproof == 0) == (reply.status == HEXPROOF_DECIDED) && next.proof > 0);
    standing = next;
  } while (reply.status != HEXPROOF_DECIDED);
  CHECK(standing.left == 0);
  CHECK(slices > 3);

  // Where a row of stones cuts Black off, White has won, whoever is to move.
  const brute::Board over{3, 3, std::string("\0\0\0\2\2\2\0\0\0", 9)};
  for (const int to_move : {HEXPROOF_BLACK, HEXPROOF_WHITE}) {
    solver.open_session(over, kTopToBottom, to_move);
    standing = solver.progress();
    CHECK((to_move == HEXPROOF_WHITE ? standing.proof : standing.disproof) == 0);
    CHECK(solver.learned().empty() && solver.teach({}) == HEXPROOF_DECIDED);
    CHECK(solver.teach({1, 2, -1, 1, 0, 0, 0}) == HEXPROOF_INVALID);
  }
}

void refused(asking::Solver& solver, const char* words, const Numbers& numbers) {
  const int status = solver.teach(numbers);
  if (status != HEXPROOF_INVALID || solver.last_error().find(words) == std::string::npos) {
    std::fprintf(stderr, "'%s' not in: %s\n", words, solver.last_error().c_str());
    CHECK(false);
  }
}

void refusals() {
  const brute::Board board{3, 3, std::string("\1\0\2\0\0\2\0\0\0", 9)};
  const brute::Goal goal{{{HEXPROOF_BOTTOM, {}}, {0, {0}}}};
  asking::Solver solver;
  CHECK(solver.teach({}) == HEXPROOF_INVALID);
  refused(solver, "no session", {});
  solver.open_session(board, goal, HEXPROOF_WHITE);
  const Numbers good{2, 1, -1, 9, 0, 0, 4, 3, 4, 6, 7};
  CHECK(solver.teach(good) == HEXPROOF_DECIDED);
  refused(solver, "the side to move is 1 or 2, not 0", {0, 1, -1, 9, 0, 0, 1, 3});
  refused(solver, "the winner is 1 or 2, not 3", {2, 3, -1, 9, 0, 0, 1, 3});
  refused(solver, "or -1 is expected, not 3", {2, 1, 3, 9, 0, 0, 4, 3, 4, 6, 7});
  refused(solver, "or -1 is expected, not 1", {1, 1, 1, 9, 0, 0, 4, 3, 4, 6, 7});
  refused(solver, "or -1 is expected, not -2", {1, 1, -2, 9, 0, 0, 4, 3, 4, 6, 7});
  refused(solver, "not 0", {2, 1, -1, 0, 0, 0, 4, 3, 4, 6, 7});
  refused(solver, "not -5", {2, 1, -1, -5, 0, 0, 4, 3, 4, 6, 7});
  refused(solver, "end where a number of cells is expected", {2, 1, -1, 9, 0, 0});
  refused(solver, "end before the cells do", {2, 1, -1, 9, 0, 0, 4, 3, 4, 6});
  refused(solver, "end before the cells do", {2, 1, -1, 9, -1, 0, 4, 3, 4, 6, 7});
  refused(solver, "ascending order, not 9", {2, 1, -1, 9, 0, 0, 4, 3, 4, 6, 9});
  refused(solver, "ascending order, not -1", {2, 1, -1, 9, 1, -1, 0, 4, 3, 4, 6, 7});
  refused(solver, "ascending order, not 4", {2, 1, -1, 9, 0, 0, 4, 3, 6, 4, 7});
  refused(solver, "cell 2 has a stone", {2, 1, -1, 9, 0, 0, 4, 2, 4, 6, 7});
  refused(solver, "cell 3 is named twice", {2, 1, -1, 9, 0, 1, 3, 4, 3, 4, 6, 7});
  refused(solver, "cell 4 is named twice", {2, 1, -1, 9, 1, 4, 1, 4, 2, 3, 6});
  refused(solver, "does not win", {2, 1, -1, 9, 0, 0, 2, 3, 4});
  refused(solver, "does not win", {2, 2, -1, 9, 0, 0, 1, 3});
  Numbers two = good;
  two.insert(two.end(), {2, 2, -1, 9, 0, 0, 1, 3});
  refused(solver, "does not win", two);

  // A row that White's stones cut off from the rest of the board.
  const brute::Board apart{3, 3, std::string("\0\0\0\2\2\2\0\0\0", 9)};
  solver.open_session(apart, {{{0, {0}}, {0, {2}}}}, HEXPROOF_BLACK);
  CHECK(solver.teach({2, 2, -1, 3, 0, 0, 1, 1}) == HEXPROOF_DECIDED);
  refused(solver, "cell 7, which cannot matter", {2, 2, -1, 3, 0, 0, 2, 1, 7});

  const std::int32_t* numbers = nullptr;
  std::int64_t count = 0;
  CHECK(hexproof_learned(nullptr, &numbers, &count) == HEXPROOF_INVALID);
  CHECK(hexproof_teach(nullptr, good.data(), 1) == HEXPROOF_INVALID);
  CHECK(hexproof_note(nullptr, 1) == HEXPROOF_INVALID);
  hexproof_solver* closed = hexproof_create();
  hexproof_standing standing{};
  CHECK(hexproof_learned(closed, &numbers, &count) == HEXPROOF_INVALID);
  CHECK(hexproof_learned(closed, nullptr, &count) == HEXPROOF_INVALID);
  CHECK(hexproof_learned(closed, &numbers, nullptr) == HEXPROOF_INVALID);
  CHECK(hexproof_note(closed, 1) == HEXPROOF_INVALID);
  CHECK(hexproof_progress(closed, &standing) == HEXPROOF_INVALID);
  CHECK(hexproof_progress(closed, nullptr) == HEXPROOF_INVALID);
  CHECK(std::string(hexproof_last_error(closed)).find("null") != std::string::npos);
  hexproof_destroy(closed);
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 3'000;
  small_boards(count, argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  lessons();
  standings();
  refusals();
  return 0;
}
