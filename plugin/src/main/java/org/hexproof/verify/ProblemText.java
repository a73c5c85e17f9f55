package org.hexproof.verify;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;

/** Problems in one line of text: the same problem always has the same text. */
final class ProblemText {
  private ProblemText() {}

  static String of(Problem problem) {
    return problem.position()
        + ", "
        + of(problem.toMove())
        + " to move, goal "
        + of(problem.goal());
  }

  static String of(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /** As in {@code c1 - bottom}; a terminal of several cells and edges has plus signs in it. */
  static String of(Goal goal) {
    return goal.alternatives().stream().map(ProblemText::of).collect(joining(" or "));
  }

  private static String of(ImmutableList<Terminal> terminals) {
    return terminals.stream().map(ProblemText::of).collect(joining(" - "));
  }

  private static String of(Terminal terminal) {
    return Stream.concat(
            terminal.cells().stream().sorted().map(Cell::toString),
            terminal.edges().stream().sorted().map(Edge::label))
        .collect(joining("+"));
  }
}
