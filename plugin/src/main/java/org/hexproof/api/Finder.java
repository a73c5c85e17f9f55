package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.find.FindRequest;
import org.hexproof.find.FindTask;
import org.hexproof.format.Place;
import org.hexproof.solver.Answer;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Subject;

/** Finds the minimal templates of a kind, with a native solver of its own for each call. */
public final class Finder {
  private static final Place PLACE = new Place("find", 1, 1);

  private Finder() {}

  /**
   * All that fit into a box with as few stones as the kind can have, each without its images. Those
   * that an edge belongs to are on the bottom edge, with a stone in the top row of the box.
   *
   * @param limit of each decision, of which there are many; positive
   * @return nothing if a limit was hit
   * @throws IllegalArgumentException if the box is too large
   * @throws SolverException if the solver fails, or there is none for this platform
   */
  public static Optional<List<Template>> find(Kind kind, int rows, int width, Duration limit) {
    FindRequest request =
        new FindRequest(
            org.hexproof.template.Kind.valueOf(kind.name()),
            new Board(width, rows),
            FindRequest.MOST_CELLS,
            Integer.MAX_VALUE,
            /* seed= */ 1);
    ImmutableList.Builder<Template> templates = ImmutableList.builder();
    FindTask.Found found =
        new FindTask(request, "hexproof find", Solver.limits(limit), /* threads= */ 1)
            .run(
                Watch.until(() -> false),
                () -> Installed.solver(1),
                walked -> {
                  if (walked.answer() instanceof Answer.Failed failed) {
                    throw new SolverException(failed.message());
                  }
                  walked.templates().stream()
                      .map(template -> new Template(new Subject(PLACE, template)))
                      .forEach(templates::add);
                });
    return found.undecided() > 0 ? Optional.empty() : Optional.of(templates.build());
  }
}
