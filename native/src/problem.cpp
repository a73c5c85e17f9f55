#include "problem.hpp"

namespace hexproof {
namespace {

constexpr int kAllEdges = HEXPROOF_TOP | HEXPROOF_BOTTOM | HEXPROOF_LEFT | HEXPROOF_RIGHT;

void require(bool condition, const std::string& complaint) {
  if (!condition) {
    throw Invalid(complaint);
  }
}

std::string with(const std::string& text, std::int64_t number) {
  return text + std::to_string(number);
}

// Reads the goal's integers one after the other.
class GoalReader {
 public:
  GoalReader(const std::int32_t* numbers, int length, int cells)
      : numbers_(numbers), length_(length), cells_(cells) {}

  std::vector<Alternative> read() {
    const int count = next("the number of alternatives");
    require(count >= 1, with("a goal needs at least one alternative, not ", count));
    std::vector<Alternative> alternatives;
    for (int i = 0; i < count; ++i) {
      alternatives.push_back(alternative());
    }
    require(at_ == length_, with("the goal has integers left over from index ", at_));
    return alternatives;
  }

 private:
  Alternative alternative() {
    const int count = next("the number of terminals");
    require(count >= 2, with("an alternative needs at least two terminals, not ", count));
    Alternative terminals;
    for (int i = 0; i < count; ++i) {
      terminals.push_back(terminal());
    }
    return terminals;
  }

  Terminal terminal() {
    Terminal terminal{next("a mask of edges"), {}};
    require(terminal.edges >= 0 && terminal.edges <= kAllEdges,
            with("not a mask of edges in the goal: ", terminal.edges));
    const int count = next("the number of cells");
    require(count >= 0, with("negative number of cells in the goal: ", count));
    require(count > 0 || terminal.edges != 0, "a terminal needs a cell or an edge");
    for (int i = 0; i < count; ++i) {
      const int cell = next("a cell");
      require(cell >= 0 && cell < cells_, with("cell in the goal is off the board: ", cell));
      terminal.cells.push_back(cell);
    }
    return terminal;
  }

  int next(const char* what) {
    require(at_ < length_, std::string("the goal ends where ") + what + " is expected");
    return numbers_[at_++];
  }

  const std::int32_t* numbers_;
  int length_;
  int cells_;
  int at_ = 0;
};

}  // namespace

Problem read_problem(const hexproof_problem* given) {
  require(given != nullptr, "the problem is null");
  const auto side_fits = [](int side) { return side >= 1 && side <= HEXPROOF_MAX_SIDE; };
  require(side_fits(given->cols), with("columns must be 1 to 40, not ", given->cols));
  require(side_fits(given->rows), with("rows must be 1 to 40, not ", given->rows));
  require(given->cells != nullptr, "the cells are null");
  require(given->to_move == HEXPROOF_BLACK || given->to_move == HEXPROOF_WHITE,
          with("the side to move must be 1 or 2, not ", given->to_move));
  require(given->goal != nullptr, "the goal is null");
  require(given->goal_length >= 0, with("negative length of the goal: ", given->goal_length));
  Problem problem{given->cols, given->rows, {}, static_cast<Side>(given->to_move), {}};
  problem.cells.assign(given->cells, given->cells + problem.size());
  for (int i = 0; i < problem.size(); ++i) {
    const int cell = problem.cells[static_cast<std::size_t>(i)];
    require(cell <= HEXPROOF_WHITE, with("not a cell's content: ", cell) + with(" at index ", i));
  }
  problem.alternatives = GoalReader(given->goal, given->goal_length, problem.size()).read();
  return problem;
}

void check_limits(const hexproof_limits* given) {
  require(given != nullptr, "the limits are null");
  require(given->milliseconds >= 0,
          with("the time limit must not be negative, as ", given->milliseconds));
  require(given->bytes >= 1 << 20,
          with("the memory limit must be at least 1 MiB, not ", given->bytes));
  require(given->threads >= 1 && given->threads <= HEXPROOF_MAX_THREADS,
          with("the number of threads must be 1 to 64, not ", given->threads));
  require(given->work >= 0, with("the limit of work must not be negative, as ", given->work));
}

bool extends(const Problem& problem, const Problem& base) {
  if (problem.cols != base.cols || problem.rows != base.rows ||
      problem.alternatives != base.alternatives) {
    return false;
  }
  for (std::size_t i = 0; i < base.cells.size(); ++i) {
    if (base.cells[i] != HEXPROOF_EMPTY && base.cells[i] != problem.cells[i]) {
      return false;
    }
  }
  return true;
}

}  // namespace hexproof
