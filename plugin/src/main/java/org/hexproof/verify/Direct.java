package org.hexproof.verify;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Position;
import org.hexproof.search.PivotSearch;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * Solvers decide the promise as it is put: in one question where it is a goal, and else in the many
 * questions of a {@link PivotSearch}.
 */
public final class Direct implements Decider {
  private final BySolver goals;
  private final boolean certified;

  /**
   * @param limits of each decision
   * @param certified whether only verdicts with a certificate count; a search has none
   */
  public Direct(SolverPool solvers, Limits limits, boolean certified) {
    this.certified = certified;
    this.goals = new BySolver(new DirectMethod(), solvers, limits);
  }

  @Override
  public String name() {
    return goals.name();
  }

  @Override
  public Optional<String> objection(Template template) {
    if (!(template.promise() instanceof Promise.Pivoting)) {
      return goals.objection(template);
    }
    if (certified) {
      return Optional.of("no certificates are written for pivoting templates yet");
    }
    return Weakening.of(template).stream()
            .anyMatch(weaker -> weaker.position().empty().size() > PivotSearch.MOST_CELLS)
        ? Optional.of(
            "the method '"
                + name()
                + "' cannot decide pivoting templates of more than "
                + PivotSearch.MOST_CELLS
                + " cells")
        : Optional.empty();
  }

  @Override
  public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
    return template.promise() instanceof Promise.Pivoting pivoting
        ? goals
            .solvers()
            .ask(
                order,
                solver -> Ruling.of(PivotSearch.decide(position, pivoting, solver, goals.limits())),
                Ruling::of)
        : goals.decide(order, template, position);
  }
}
