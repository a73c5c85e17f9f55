package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.nio.file.Path;
import java.util.function.Function;
import org.hexproof.board.Cell;
import org.hexproof.solver.Problem;

/**
 * A step for people, to be compared with the certificates of the positions that it ends in.
 *
 * @param certificates the files that say that Black wins these
 */
record StepText(Step step, Function<Problem, Path> certificates) {
  /** Lines, each reply indented by as many blanks as moves of Black's were before it. */
  String text() {
    Window window = step.window();
    StringBuilder text =
        new StringBuilder(
            "%s is the head of a ladder along row %s. White moves first; no cell is in the way of all replies.\n"
                .formatted(window.head(), window.ladder().row()));
    add(ImmutableSet.of(window.head()), step.replies(), " ", text);
    return text.toString();
  }

  private void add(
      ImmutableSet<Cell> black, ImmutableList<Reply> replies, String indent, StringBuilder text) {
    for (Reply reply : replies) {
      text.append("%s%s%s: %s\n".formatted(indent, reply.move(), condition(reply), end(reply)));
      ImmutableSet<Cell> stones = Sets.union(black, ImmutableSet.of(reply.move())).immutableCopy();
      if (reply instanceof Reply.Onward onward) {
        add(stones, onward.replies(), indent + " ", text);
      }
      StepCheck.problem(step.window(), stones, reply)
          .ifPresent(
              problem ->
                  text.append(indent + "  by " + certificates.apply(problem).getFileName() + "\n"));
    }
  }

  private static String condition(Reply reply) {
    return reply.cells().isEmpty()
        ? ""
        : ", where White has none of " + Cell.list(ImmutableSortedSet.copyOf(reply.cells()));
  }

  private String end(Reply reply) {
    if (reply instanceof Reply.ToLadder next) {
      return "to a ladder along row %s at %s"
          .formatted(next.rung().ladder().row(), next.rung().head(step.window()));
    }
    return reply instanceof Reply.ToEdge ? "to the edge" : "White moves again";
  }
}
