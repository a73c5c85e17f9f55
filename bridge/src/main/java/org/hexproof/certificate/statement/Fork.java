package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;

/**
 * What a pivoting template is about, written as a goal of two alternatives: A to the edge, or b.
 *
 * @param a a black stone
 * @param b an empty cell
 */
public record Fork(Cell a, Cell b, Edge edge) {
  /** Reads a goal, or fails with an {@link IllegalArgumentException}. */
  public static Fork of(Goal goal) {
    for (List<Terminal> terminals : goal.alternatives()) {
      checkArgument(
          goal.alternatives().size() == 2
              && terminals.size() == 2
              && terminals.get(0).cells().size() == 1
              && terminals.get(0).edges().isEmpty()
              && terminals.get(1).cells().isEmpty()
              && terminals.get(1).equals(goal.alternatives().get(0).get(1))
              && terminals.get(1).edges().size() == 1,
          "a tester wants a goal like a1 / bottom | c2 / bottom");
    }
    return new Fork(
        cell(goal.alternatives().get(0)),
        cell(goal.alternatives().get(1)),
        goal.alternatives().get(0).get(1).edges().iterator().next());
  }

  private static Cell cell(List<Terminal> alternative) {
    return alternative.get(0).cells().iterator().next();
  }

  public Goal goal() {
    return new Goal(
        ImmutableList.of(
            ImmutableList.of(Terminal.of(a), Terminal.of(edge)),
            ImmutableList.of(Terminal.of(b), Terminal.of(edge))));
  }
}
