// Solves the positions on standard input, one a line, and tells the work that each one took.
//
//     NAME COLS ROWS SIDE CELLS GOAL...
//
// SIDE is black or white; CELLS are COLS * ROWS of '.' (empty), 'X' (black) and 'O' (white) in
// reading order; GOAL is the integers of hexproof_problem. Lines that begin with # are skipped.
//
//     bench [SECONDS per position] [MiB of memory] [all|certify|session|winner] [THREADS]
//
// With `all`, all winning moves are asked for, with `certify` certificates. With `certify` and
// `session`, a position and those that follow it with more stones share a session. The last line is
// a signature of all verdicts and node counts: a change that claims to change no behaviour leaves
// it alone.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "hexproof.h"

namespace {

struct Position {
  std::string name;
  int cols = 0;
  int rows = 0;
  int to_move = 0;
  std::vector<std::uint8_t> cells;
  std::vector<std::int32_t> goal;
};

bool parse(const std::string& line, Position& position) {
  std::istringstream words(line);
  std::string side;
  std::string cells;
  if (!(words >> position.name >> position.cols >> position.rows >> side >> cells)) {
    return false;
  }
  if (cells.size() != static_cast<std::size_t>(position.cols * position.rows)) {
    return false;
  }
  position.to_move = side == "black" ? HEXPROOF_BLACK : HEXPROOF_WHITE;
  for (char cell : cells) {
    position.cells.push_back(cell == 'X'   ? HEXPROOF_BLACK
                             : cell == 'O' ? HEXPROOF_WHITE
                                           : HEXPROOF_EMPTY);
  }
  for (std::int32_t number = 0; words >> number;) {
    position.goal.push_back(number);
  }
  return true;
}

bool extends(const Position& position, const Position& base) {
  bool more =
      position.cols == base.cols && position.rows == base.rows && position.goal == base.goal;
  for (std::size_t i = 0; more && i < base.cells.size(); ++i) {
    more = base.cells[i] == HEXPROOF_EMPTY || base.cells[i] == position.cells[i];
  }
  return more;
}

const char* result_name(std::int32_t status, std::int32_t winner) {
  switch (status) {
    case HEXPROOF_DECIDED:
      return winner == HEXPROOF_BLACK ? "black" : "white";
    case HEXPROOF_TIME:
      return "time";
    case HEXPROOF_MEMORY:
      return "memory";
    default:
      return "fault";
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::int64_t seconds = argc > 1 ? std::atoll(argv[1]) : 60;
  const std::int64_t mebibytes = argc > 2 ? std::atoll(argv[2]) : 1024;
  const std::string wanted = argc > 3 ? argv[3] : "";
  const bool session = wanted == "session" || wanted == "certify";
  const auto ask = wanted == "all"       ? hexproof_solve_all
                   : wanted == "certify" ? hexproof_certify
                                         : hexproof_solve;
  const int threads = argc > 4 ? std::atoi(argv[4]) : 1;
  const hexproof_limits limits{seconds * 1000, mebibytes << 20, threads, 0};
  hexproof_solver* solver = hexproof_create();
  if (solver == nullptr) {
    std::fprintf(stderr, "no memory for a solver\n");
    return 1;
  }
  std::uint64_t signature = 14695981039346656037u;
  const auto sign = [&](std::int64_t number) {
    signature = (signature ^ static_cast<std::uint64_t>(number)) * 1099511628211u;
  };
  std::int64_t total_nodes = 0;
  double total_time = 0;
  int faults = 0;
  Position base;
  for (std::string line; std::getline(std::cin, line);) {
    Position position;
    if (line.empty() || line[0] == '#') {
      continue;
    }
    if (!parse(line, position)) {
      std::fprintf(stderr, "not a position: %s\n", line.c_str());
      return 2;
    }
    const hexproof_problem problem{position.cols,         position.rows,
                                   position.cells.data(), position.to_move,
                                   position.goal.data(),  static_cast<int>(position.goal.size())};
    if (session && !extends(position, base)) {
      base = position;
      hexproof_open_session(solver, &problem, &limits);
    }
    std::vector<std::uint8_t> winning(position.cells.size());
    hexproof_answer answer{0, 0, 0, nullptr, winning.data(), nullptr};
    const auto start = std::chrono::steady_clock::now();
    const std::int32_t status = ask(solver, &problem, &limits, &answer);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    if (status == HEXPROOF_INVALID || status == HEXPROOF_INTERNAL) {
      std::fprintf(stderr, "%s: %s\n", position.name.c_str(), hexproof_last_error(solver));
      ++faults;
    }
    sign(status);
    sign(answer.winner);
    sign(answer.nodes);
    total_nodes += answer.nodes;
    total_time += spent.count();
    std::printf("%-28s %-7s %10lld nodes %9.3f s %10.0f nodes/s", position.name.c_str(),
                result_name(status, answer.winner), static_cast<long long>(answer.nodes),
                spent.count(), static_cast<double>(answer.nodes) / spent.count());
    const std::int32_t* numbers = nullptr;
    std::int64_t count = 0;
    if (hexproof_certificate(solver, &numbers, &count) == HEXPROOF_DECIDED) {
      std::printf(" %9lld numbers", static_cast<long long>(count));
    }
    std::printf("\n");
    std::fflush(stdout);
  }
  std::printf("total %lld nodes %.3f s, signature %016llx\n", static_cast<long long>(total_nodes),
              total_time, static_cast<unsigned long long>(signature));
  hexproof_destroy(solver);
  return faults == 0 ? 0 : 1;
}
