package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.pivot.PivotSearch;
import org.hexproof.pivot.TowerSearch;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * Puts the template into a context of stones on a whole board, so that any program that plays Hex
 * can decide it: a frame, the tester, the sente tester, or for two stones that are both connected a
 * tower of dual simpleswitches (main paper, sections 4.6 and 6).
 */
public final class ByContext implements Decider {
  /** The name of this way. */
  public static final String NAME = "context";

  /** Enough to make boards small, and quick enough for many templates. */
  private static final Effort EFFORT = new Effort(1, 10, Duration.ofSeconds(5));

  private final SolverPool solvers;
  private final Limits limits;
  private final int depth;
  private final boolean certified;
  private final Effort effort;
  private final Map<Key, PlacedTemplate> boards = new ConcurrentHashMap<>();

  private record Key(Template template, ImmutableSet<Cell> black) {}

  /**
   * @param limits of each decision
   * @param depth of the tower, at least 1
   * @param certified whether only verdicts with a certificate count; there are none of boards
   */
  public ByContext(SolverPool solvers, Limits limits, int depth, boolean certified) {
    this(solvers, limits, depth, certified, EFFORT);
  }

  ByContext(SolverPool solvers, Limits limits, int depth, boolean certified, Effort effort) {
    this.solvers = solvers;
    this.limits = limits;
    this.depth = depth;
    this.certified = certified;
    this.effort = effort;
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
    try {
      board(template, template.surrounded());
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of("the method 'context': " + e.getMessage());
    }
  }

  /** The board for a template, or for one with a stone less. */
  private PlacedTemplate board(Template template, Position position) {
    return boards.computeIfAbsent(
        new Key(template, position.black()),
        key -> {
          Position whole = template.surrounded();
          for (Cell cell : whole.black()) {
            whole = whole.with(cell, position.at(cell));
          }
          return Context.testing(template.kind(), depth).place(whole, template.promise(), effort);
        });
  }

  @Override
  public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
    AtomicReference<Optional<String>> remark = new AtomicReference<>(Optional.empty());
    return solvers
        .ask(
            order,
            solver -> {
              Ruling ruling = rule(template, position, solver);
              remark.set(ruling.remark());
              return ruling.answer();
            })
        .thenApply(answer -> new Ruling(answer, remark.get()));
  }

  private Ruling rule(Template template, Position position, HexSolver solver) {
    PlacedTemplate placed = board(template, position);
    if (!solver.supports(placed.problem(position, Color.WHITE))) {
      return Ruling.of(
          new Answer.Failed(
              "%s can't be asked about a board of %d x %d"
                  .formatted(
                      solver.name(),
                      placed.position().board().cols(),
                      placed.position().board().rows()),
              Duration.ZERO));
    }
    if (template.promise() instanceof Promise.ConnectsBoth both) {
      TowerSearch.Outcome outcome = TowerSearch.decide(position, both, placed, solver, limits);
      return new Ruling(
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
