package org.hexproof.verify;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Position;
import org.hexproof.solver.Limits;
import org.hexproof.template.Template;

/**
 * Asks solvers.
 *
 * @param method how they are asked
 * @param limits of each solve
 */
public record BySolver(Method method, SolverPool solvers, Limits limits) implements Decider {
  @Override
  public String name() {
    return method.name();
  }

  @Override
  public Optional<String> objection(Template template) {
    return method.problem(template.surrounded(), template.promise()).isPresent()
        ? Optional.empty()
        : Optional.of(
            "the method '"
                + name()
                + "' cannot decide templates of kind "
                + template.kind().label()
                + " yet");
  }

  @Override
  public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
    return solvers
        .solve(
            order,
            method.problem(template.surrounded(), template.promise()).orElseThrow(),
            method.problem(position, template.promise()).orElseThrow(),
            limits)
        .thenApply(Ruling::of);
  }
}
