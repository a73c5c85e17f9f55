package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;

/** Whether Black reaches a goal: one question to the solver for each new position. */
final class Joins {
  private final Field field;
  private final Goal goal;
  private final Budget budget;
  private final HexSolver solver;
  private final Map<Color, Known> known = new EnumMap<>(Color.class);

  Joins(Field field, ImmutableList<Terminal> terminals, HexSolver solver, Budget budget) {
    this(field, Goal.join(terminals), solver, budget);
  }

  Joins(Field field, Goal goal, HexSolver solver, Budget budget) {
    this.field = field;
    this.goal = goal;
    this.solver = solver;
    this.budget = budget;
    known.put(Color.BLACK, new Known());
    known.put(Color.WHITE, new Known());
  }

  Goal goal() {
    return goal;
  }

  Problem problem(Stones stones, Color toMove) {
    return problem(field.position(stones), toMove, goal);
  }

  /**
   * The question without black stones that nothing can come of: solvers may lose themselves where
   * some stand about.
   */
  static Problem problem(Position position, Color toMove, Goal goal) {
    Set<Cell> kept = new HashSet<>();
    for (Cell cell : position.black()) {
      if (!kept.contains(cell) && matters(position.group(cell), position, goal)) {
        kept.addAll(position.group(cell));
      }
    }
    return new Problem(
        kept.size() == position.black().size()
            ? position
            : Position.amidWhite(position.board(), kept, position.empty()),
        toMove,
        goal);
  }

  private static boolean matters(ImmutableSet<Cell> group, Position position, Goal goal) {
    return group.stream()
            .flatMap(cell -> position.board().neighbors(cell).stream())
            .anyMatch(next -> position.at(next) == Content.EMPTY)
        || goal.alternatives().stream()
            .flatMap(List::stream)
            .anyMatch(terminal -> isOf(terminal, group, position.board()));
  }

  private static boolean isOf(Terminal terminal, ImmutableSet<Cell> group, Board board) {
    return terminal.cells().stream().anyMatch(group::contains)
        || terminal.edges().stream()
            .anyMatch(edge -> group.stream().anyMatch(cell -> board.touches(cell, edge)));
  }

  Reach ask(Stones stones, Color toMove) throws Unanswered {
    Optional<Reach> found = known.get(toMove).find(stones);
    if (found.isPresent()) {
      return found.get();
    }
    Answer answer = solver.solve(problem(stones, toMove), budget.left());
    if (!(answer instanceof Answer.Decided decided)) {
      throw new Unanswered(answer);
    }
    budget.spend(decided);
    Reach verdict = new Reach(decided.winner() == Color.BLACK, field.mask(decided.carrier()));
    known.get(toMove).add(stones, verdict);
    return verdict;
  }
}
