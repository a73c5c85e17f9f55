package org.hexproof.solving;

import java.util.EnumSet;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.NoTemplateException;
import org.hexproof.solver.Problem;
import org.hexproof.template.Template;

/** The question that a drawn board or template puts to a solver. */
public final class EntryProblem {
  private EntryProblem() {}

  /**
   * On a board with all four edges and all its cells, who wins the game; in a template, whether
   * Black keeps the promise.
   *
   * @param toMove the side to move; without one it is the side that the file names, in a template
   *     White
   * @throws FormatException if the side to move is not known, or it is no template either
   */
  public static Problem of(Entry entry, Optional<Color> toMove) throws FormatException {
    if (isWholeBoard(entry.diagram())) {
      Color color =
          toMove
              .or(() -> entry.diagram().toMove())
              .orElseThrow(
                  () ->
                      new NoTemplateException(
                          entry.place(),
                          "the board does not say whose turn it is",
                          "say it with --to-move black or --to-move white"));
      return new Problem(entry.diagram().position(), color, Goal.TOP_TO_BOTTOM);
    }
    Template template = entry.template(Optional.empty());
    Problem promised =
        promised(template)
            .orElseThrow(
                () ->
                    new FormatException(
                        entry.place(),
                        "what a template of kind %s promises is no single question to a solver"
                            .formatted(template.kind().label()),
                        "'hexproof verify' decides it"));
    return new Problem(promised.position(), toMove.orElse(promised.toMove()), promised.goal());
  }

  private static Optional<Problem> promised(Template template) {
    return Question.direct(template.surrounded(), template.promise()) instanceof Question.Goal goal
        ? Optional.of(goal.problem())
        : Optional.empty();
  }

  /** Whether the entry is a whole board, or a promise that is one problem. */
  public static boolean isOne(Entry entry) throws FormatException {
    return isWholeBoard(entry.diagram()) || promised(entry.template(Optional.empty())).isPresent();
  }

  /** Whether all four edges and all cells are drawn: an ordinary position of Hex. */
  public static boolean isWholeBoard(Diagram diagram) {
    return diagram.edges().equals(EnumSet.allOf(Edge.class))
        && diagram.visible().size() == diagram.position().board().size();
  }
}
