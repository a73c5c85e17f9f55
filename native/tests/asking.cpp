#include "asking.hpp"

namespace asking {
namespace {

std::vector<int> marked(const std::vector<std::uint8_t>& flags) {
  std::vector<int> found;
  for (std::size_t i = 0; i < flags.size(); ++i) {
    CHECK(flags[i] <= 1);
    if (flags[i] == 1) {
      found.push_back(static_cast<int>(i));
    }
  }
  return found;
}

}  // namespace

std::vector<std::int32_t> encode(const brute::Goal& goal) {
  std::vector<std::int32_t> numbers{static_cast<std::int32_t>(goal.size())};
  for (const auto& alternative : goal) {
    numbers.push_back(static_cast<std::int32_t>(alternative.size()));
    for (const brute::Terminal& terminal : alternative) {
      numbers.push_back(terminal.edges);
      numbers.push_back(static_cast<std::int32_t>(terminal.cells.size()));
      numbers.insert(numbers.end(), terminal.cells.begin(), terminal.cells.end());
    }
  }
  return numbers;
}

void Solver::open_session(const brute::Board& board, const brute::Goal& goal, int to_move) {
  const std::vector<std::uint8_t> cells(board.cells.begin(), board.cells.end());
  const std::vector<std::int32_t> numbers = encode(goal);
  const hexproof_problem base{board.cols, board.rows,     cells.data(),
                              to_move,    numbers.data(), static_cast<int>(numbers.size())};
  CHECK(hexproof_open_session(solver_, &base, &limits) == HEXPROOF_DECIDED);
}

std::vector<std::int32_t> Solver::learned() {
  const std::int32_t* numbers = nullptr;
  std::int64_t count = 0;
  CHECK(hexproof_learned(solver_, &numbers, &count) == HEXPROOF_DECIDED);
  return {numbers, numbers + count};
}

Reply Solver::certify(const brute::Board& board, const brute::Goal& goal, int to_move) {
  Reply reply = call(hexproof_certify, board, goal, to_move);
  const std::int32_t* numbers = nullptr;
  std::int64_t count = 0;
  if (hexproof_certificate(solver_, &numbers, &count) == HEXPROOF_DECIDED) {
    reply.certificate.assign(numbers, numbers + count);
  }
  return reply;
}

Reply Solver::call(Function function, const brute::Board& board, const brute::Goal& goal,
                   int to_move) {
  const std::size_t size = static_cast<std::size_t>(board.size());
  const std::vector<std::uint8_t> cells(board.cells.begin(), board.cells.end());
  const std::vector<std::int32_t> numbers = encode(goal);
  const hexproof_problem problem{board.cols, board.rows,     cells.data(),
                                 to_move,    numbers.data(), static_cast<int>(numbers.size())};
  std::vector<std::uint8_t> carrier(size, 7);
  std::vector<std::uint8_t> winning(size, 7);
  std::vector<std::int32_t> line(size, -7);
  hexproof_answer answer{0, 0, 0, carrier.data(), winning.data(), line.data()};
  Reply reply;
  reply.status = function(solver_, &problem, &limits, &answer);
  reply.winner = answer.winner;
  reply.nodes = answer.nodes;
  if (reply.status == HEXPROOF_DECIDED) {
    reply.carrier = marked(carrier);
    if (function == hexproof_solve_all) {
      reply.winning = marked(winning);
    }
    reply.line.assign(line.begin(), line.begin() + answer.line_length);
  }
  return reply;
}

void compare(Solver& solver, brute::Player& twin, const brute::Board& board,
             const brute::Goal& goal, int to_move) {
  const Reply reply = solver.ask(board, goal, to_move, true);
  CHECK(reply.status == HEXPROOF_DECIDED);
  const bool black = twin.black_wins(board, to_move);
  CHECK(reply.winner == (black ? HEXPROOF_BLACK : HEXPROOF_WHITE));
  CHECK(reply.winning == twin.winning(board, to_move));

  // The loser gets all empty cells that the winner claims not to need.
  brute::Board filled = board;
  const char loser = black ? HEXPROOF_WHITE : HEXPROOF_BLACK;
  for (char& cell : filled.cells) {
    cell = cell == HEXPROOF_EMPTY ? loser : cell;
  }
  for (int cell : reply.carrier) {
    CHECK(board.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY);
    filled.cells[static_cast<std::size_t>(cell)] = HEXPROOF_EMPTY;
  }
  CHECK(twin.black_wins(filled, to_move) == black);

  // The line is legal, and the winner's moves on it keep the win.
  brute::Board played = board;
  int mover = to_move;
  for (int cell : reply.line) {
    CHECK(cell >= 0 && cell < board.size());
    CHECK(played.cells[static_cast<std::size_t>(cell)] == HEXPROOF_EMPTY);
    played.cells[static_cast<std::size_t>(cell)] = static_cast<char>(mover);
    mover = 3 - mover;
    CHECK(twin.black_wins(played, mover) == black);
  }

  const Reply again = solver.ask(board, goal, to_move, false);
  CHECK(again.status == HEXPROOF_DECIDED);
  CHECK(again.winner == reply.winner);
}

void compare_anew(Solver& solver, const brute::Board& board, const brute::Goal& goal, int to_move) {
  brute::Player twin(board, goal);
  compare(solver, twin, board, goal, to_move);
}

}  // namespace asking
