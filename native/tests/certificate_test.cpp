// Certificates of random positions, some of them in a session, and of their half turns: every claim
// of the goal is true when its words are taken as they stand and played out. Whether it follows by
// the rules is for the checker to say.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "asking.hpp"
#include "positions.hpp"
#include "shrink.hpp"

namespace {

using Cells = std::vector<bool>;

struct Claim {
  bool goal;
  Cells need;
  Cells room;
};

class Reader {
 public:
  Reader(const brute::Board& board, const std::vector<std::int32_t>& numbers)
      : board_(board), numbers_(numbers) {
    next_ = static_cast<std::size_t>(1 + numbers_.at(0));
  }

  // Reads all claims; the last one has the end's move in its need, if there is one.
  std::vector<Claim> claims() {
    while (true) {
      const std::int32_t kind = number();
      Claim claim{kind == 1, none(), none()};
      if (kind == 3) {
        end();
        return claims_;
      }
      if (kind == 2) {
        choose(claim);
      } else {
        if (kind == 0) {
          number();
          number();
        }
        if (kind == 4) {
          capture(claim);
        } else if (kind == 5) {
          fill(claim);
        } else {
          unite(claim);
        }
      }
      claims_.push_back(claim);
    }
  }

  int move() const { return move_; }

 private:
  Cells none() const { return Cells(static_cast<std::size_t>(board_.size()), false); }

  std::int32_t number() { return numbers_.at(next_++); }

  std::size_t place() {
    const int place = number();
    const int row = place / (board_.cols + 6) - 3;
    const int col = place % (board_.cols + 6) - 3;
    CHECK(row >= 0 && row < board_.rows && col >= 0 && col < board_.cols);
    return static_cast<std::size_t>(row * board_.cols + col);
  }

  std::size_t cell() {
    const std::size_t found = place();
    CHECK(board_.cells[found] == HEXPROOF_EMPTY);
    return found;
  }

  const Claim& earlier() { return claims_.at(static_cast<std::size_t>(number())); }

  void unite(Claim& claim) {
    for (std::int32_t stones = number(); stones > 0; --stones) {
      claim.need[cell()] = true;
    }
    for (std::int32_t count = number(); count > 0; --count) {
      add(earlier(), claim);
    }
    free_needed(claim);
  }

  static void add(const Claim& used, Claim& claim) {
    for (std::size_t i = 0; i < used.need.size(); ++i) {
      claim.need[i] = claim.need[i] || used.need[i];
      claim.room[i] = claim.room[i] || used.room[i];
    }
  }

  void capture(Claim& claim) {
    const std::size_t one = cell();
    const std::size_t two = cell();
    unite(claim);
    claim.goal = claims_.at(static_cast<std::size_t>(numbers_[next_ - 1])).goal;
    for (const std::size_t captured : {one, two}) {
      claim.need[captured] = false;
      claim.room[captured] = true;
    }
  }

  void fill(Claim& claim) {
    std::vector<std::size_t> part;
    for (std::int32_t count = number(); count > 0; --count) {
      part.push_back(place());
    }
    for (std::int32_t stones = number(); stones > 0; --stones) {
      claim.need[cell()] = true;
    }
    std::int32_t others = number();
    Claim filled = earlier();
    for (const std::size_t cell : part) {
      filled.need[cell] = filled.room[cell] = false;
    }
    claim.goal = filled.goal;
    add(filled, claim);
    for (; others > 1; --others) {
      add(earlier(), claim);
    }
    free_needed(claim);
  }

  void choose(Claim& claim) {
    for (std::int32_t ways = number(); ways > 0; --ways) {
      const std::size_t move = cell();
      const Claim& used = earlier();
      claim.goal = used.goal;
      for (std::size_t i = 0; i < used.need.size(); ++i) {
        claim.need[i] = claim.need[i] || (used.need[i] && i != move);
        claim.room[i] = claim.room[i] || used.room[i] || i == move;
      }
    }
    free_needed(claim);
  }

  static void free_needed(Claim& claim) {
    for (std::size_t i = 0; i < claim.need.size(); ++i) {
      claim.room[i] = claim.room[i] && !claim.need[i];
    }
  }

  void end() {
    move_ = numbers_.at(next_) < 0 ? -1 : 0;
    if (move_ == 0) {
      move_ = static_cast<int>(cell());
    } else {
      ++next_;
    }
    const Claim last = earlier();
    CHECK(last.goal);
    for (std::size_t i = 0; i < last.need.size(); ++i) {
      CHECK(!last.need[i] || static_cast<int>(i) == move_);
    }
    claims_.push_back(last);
    CHECK(next_ == numbers_.size());
  }

  const brute::Board& board_;
  const std::vector<std::int32_t>& numbers_;
  std::size_t next_ = 0;
  std::vector<Claim> claims_;
  int move_ = -1;
};

void check_claim(const brute::Board& board, brute::Player& twin, int winner, const Claim& claim) {
  brute::Board position = board;
  for (std::size_t i = 0; i < position.cells.size(); ++i) {
    if (position.cells[i] == HEXPROOF_EMPTY && !claim.room[i]) {
      position.cells[i] = static_cast<char>(claim.need[i] ? winner : 3 - winner);
    }
  }
  CHECK(twin.black_wins(position, 3 - winner) == (winner == HEXPROOF_BLACK));
}

std::int64_t goals = 0;  // claims of the goal that were checked

void check(asking::Solver& solver, const brute::Board& board, const brute::Goal& goal,
           int to_move) {
  const asking::Reply reply = solver.certify(board, goal, to_move);
  CHECK(reply.status == HEXPROOF_DECIDED);
  brute::Player twin(board, goal);
  CHECK(twin.black_wins(board, to_move) == (reply.winner == HEXPROOF_BLACK));
  Reader reader(board, reply.certificate);
  for (const Claim& claim : reader.claims()) {
    if (claim.goal) {
      check_claim(board, twin, reply.winner, claim);
      ++goals;
    }
  }
  CHECK(reader.move() < 0 || to_move == reply.winner);
}

// A session on an empty board that has certified a position does the same for its half turn, unless
// White wins with other cuts than on the empty board.
void check_half_turn(positions::Random& random) {
  const brute::Goal goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}};
  brute::Board board{2 + random.below(3), 2 + random.below(2), {}};
  board.cells.assign(static_cast<std::size_t>(board.size()), HEXPROOF_EMPTY);
  const int to_move = random.side();
  asking::Solver solver;
  solver.open_session(board, goal, to_move);
  for (int stones = random.below(4); stones > 0; --stones) {
    board.cells[static_cast<std::size_t>(random.below(board.size()))] =
        static_cast<char>(random.side());
  }
  const asking::Reply reply = solver.certify(board, goal, to_move);
  std::reverse(board.cells.begin(), board.cells.end());
  const asking::Reply turned = solver.certify(board, goal, to_move);
  CHECK(reply.winner == turned.winner);
  if (reply.winner == HEXPROOF_BLACK || board.cells.find(HEXPROOF_BLACK) == std::string::npos) {
    CHECK(reply.certificate.size() == turned.certificate.size());
  }
  check(solver, board, goal, to_move);
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 5'000;
  positions::Random random(argc > 1 ? static_cast<std::uint64_t>(count) : 1);
  asking::Solver solver;
  for (int i = 0; i < count; ++i) {
    const brute::Board board = random.board(5, i % 50 == 0 ? 10 : random.below(9));
    const brute::Goal goal =
        i % 3 == 0 ? brute::Goal{{{HEXPROOF_TOP, {}}, {HEXPROOF_BOTTOM, {}}}} : random.goal(board);
    const int to_move = random.side();
    shrink::Case asked{{}, goal, "certify"};
    if (i % 4 == 1) {
      brute::Board base = board;
      for (char& cell : base.cells) {
        cell = static_cast<char>(random.chance(10) ? static_cast<int>(HEXPROOF_EMPTY) : cell);
      }
      asked.positions.push_back({base, random.side()});
      solver.open_session(base, goal, asked.positions[0].to_move);
    }
    asked.positions.push_back({board, to_move});
    shrink::explained(asked, [&] { check(solver, board, goal, to_move); }, check);
  }
  for (int i = 0; i < count / 10; ++i) {
    check_half_turn(random);
  }
  std::printf("%d certificates, %lld claims of the goal\n", count, static_cast<long long>(goals));
  CHECK(goals > count);
  return 0;
}
