package org.hexproof.cli;

import java.io.Closeable;
import java.util.Optional;
import org.hexproof.atlas.Replies;
import org.hexproof.intrusion.IntrusionTask;
import org.hexproof.report.Counted;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Question;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;

/** Asks what White can try in the templates of an atlas, with one solver for all of them. */
final class StudiedReplies implements Closeable {
  private final int most;
  private final Limits limits;
  private final Surroundings surroundings;
  private Optional<HexSolver> solver = Optional.empty();
  private ExitCode code = ExitCode.OK;

  /**
   * Nothing asked as yet.
   *
   * @param most of templates with more empty cells nothing is asked, since it takes too long
   */
  StudiedReplies(int most, Limits limits, Surroundings surroundings) {
    this.most = most;
    this.limits = limits;
    this.surroundings = surroundings;
  }

  /** The study of a template, or why there is none. */
  Replies of(Template template) {
    if (!(Question.direct(template.surrounded(), template.promise())
        instanceof Question.Goal goal)) {
      return new Replies.Left(
          "What a template of kind %s promises is no single goal, so that no replies are listed."
              .formatted(template.kind().label()));
    }
    if (template.carrier().size() > most) {
      return new Replies.Left(
          "Of more than %s they are not listed; the board above answers each move from the proof."
              .formatted(Counted.of(most, "empty cell")));
    }
    IntrusionTask.Studied studied =
        new IntrusionTask(goal.problem(), /* first= */ false, /* pairs= */ false, limits)
            .run(Watch.until(surroundings.interrupt()::raised), solver());
    if (studied.failure().isPresent()) {
      code =
          code.and(Asking.failed(SolverName.NATIVE, studied.failure().get(), true, surroundings));
    }
    return new Replies.Listed(studied.study());
  }

  private HexSolver solver() {
    if (solver.isEmpty()) {
      solver = Optional.of(surroundings.start(SolverName.NATIVE));
    }
    return solver.get();
  }

  /** Whether the solver failed. */
  ExitCode code() {
    return code;
  }

  @Override
  public void close() {
    solver.ifPresent(HexSolver::close);
  }
}
