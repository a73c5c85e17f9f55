package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
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
    return new Problem(field.position(stones), toMove, goal);
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
