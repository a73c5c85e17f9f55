package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.realize.Effort;
import org.hexproof.search.PivotSearch;
import org.hexproof.search.TowerSearch;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * Puts the template into a context of stones on a whole board, so that any program that plays Hex
 * can decide it: a frame, the tester, the sente tester, or for two stones that are both connected a
 * tower of dual simpleswitches ([H3T], sections 4.6 and 6).
 */
public final class ByContext implements Decider {
  /** The name of this way. */
  public static final String NAME = "context";

  private final SolverPool solvers;
  private final Limits limits;
  private final int depth;
  private final boolean certified;
  private final Boards boards;

  /**
   * @param limits of each decision
   * @param depth of the tower, at least 1
   * @param certified whether only verdicts with a certificate count; there are none of boards
   */
  public ByContext(SolverPool solvers, Limits limits, int depth, boolean certified) {
    this(solvers, limits, depth, certified, Effort.MODEST);
  }

  ByContext(SolverPool solvers, Limits limits, int depth, boolean certified, Effort effort) {
    this.solvers = solvers;
    this.limits = limits;
    this.depth = depth;
    this.certified = certified;
    Effort stoppable = effort.until(solvers::isCancelled);
    this.boards =
        new Boards(
            (surrounded, promise) ->
                Context.testing(promise.kind(), depth).place(surrounded, promise, stoppable));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<String> objection(Template template) {
    if (certified) {
      return Optional.of("the method 'context' writes no certificates");
    }
    if (template.promise() instanceof Promise.ConnectsBoth
        && template.carrier().size() >= PivotSearch.MOST_CELLS) {
      return Optional.of(
          "the method 'context' cannot decide connects-both templates of "
              + PivotSearch.MOST_CELLS
              + " cells or more");
    }
    return Optional.empty();
  }

  @Override
  public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
    return solvers.ask(order, solver -> rule(template, position, solver), Ruling::of);
  }

  private Ruling rule(Template template, Position position, HexSolver solver) {
    Boards.Outcome outcome = boards.of(stones(template, position), template.promise());
    return outcome instanceof Boards.Outcome.Drawn drawn
        ? rule(template, position, drawn.board(), solver)
        : new Ruling.OutOfReach(((Boards.Outcome.Refused) outcome).reason());
  }

  /** The surrounded template, with a stone less if the position has one less. */
  private static Position stones(Template template, Position position) {
    Position whole = template.surrounded();
    for (Cell cell : whole.black()) {
      whole = whole.with(cell, position.at(cell));
    }
    return whole;
  }

  private Ruling rule(
      Template template, Position position, PlacedTemplate placed, HexSolver solver) {
    if (!solver.supports(placed.problem(position, Color.WHITE))) {
      return new Ruling.OutOfReach(
          solver.name()
              + " can't be asked about a board of "
              + placed.position().board().cols()
              + " x "
              + placed.position().board().rows());
    }
    if (template.promise() instanceof Promise.ConnectsBoth both) {
      if (!TowerSearch.supports(position, both, solver)) {
        return new Ruling.OutOfReach(
            solver.name() + " can't be asked whether one of the stones is joined to the edge");
      }
      TowerSearch.Outcome outcome = TowerSearch.decide(position, both, placed, solver, limits);
      return new Ruling.Answered(
          outcome.answer(), outcome.remark().map(text -> "tower of depth " + depth + ": " + text));
    }
    solver.begin(placed.problem(template.surrounded(), Color.WHITE), limits);
    return Ruling.of(
        translated(solver.solve(placed.problem(position, Color.WHITE), limits), placed));
  }

  /** With the cells of the template, without those of the context. */
  private static Answer translated(Answer answer, PlacedTemplate placed) {
    return answer instanceof Answer.Decided decided
        ? new Answer.Decided(
            decided.winner(),
            decided.line().stream()
                .limit(1)
                .flatMap(cell -> placed.origin(cell).stream())
                .collect(ImmutableList.toImmutableList()),
            decided.carrier().stream()
                .flatMap(cell -> placed.origin(cell).stream())
                .collect(ImmutableSet.toImmutableSet()),
            decided.nodes(),
            decided.time())
        : answer;
  }
}
