// What a test tells of positions on which it fails: they are made as small as the failure allows,
// and written as bench reads them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "asking.hpp"
#include "brute.hpp"

namespace shrink {

struct Position {
  brute::Board board;
  int to_move;
};

// What bench was given: lines with the same goal, and its argument for what is asked. But for "all"
// the first position opens a session for all; the others only add stones.
struct Case {
  std::vector<Position> positions;
  brute::Goal goal;
  std::string asked;
};

using Fails = std::function<bool(const Case&)>;

// A case that fails, as does the given one, and of which no smaller one that differs in one thing
// does.
Case shrunk(const Case& found, const Fails& fails);

std::string lines(const Case& found);

using Check = std::function<void(asking::Solver&, const brute::Board&, const brute::Goal&, int)>;

// Checks all positions, asked as bench asks; what failed, or nothing.
std::string failure(const Case& found, const Check& check);

// Runs a part of a test. If it fails, says so with the smallest positions for which the check fails
// in the same way, and ends the program.
void explained(const Case& found, const std::function<void()>& part, const Check& check);

}  // namespace shrink
