package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.value.FinitePoset;

/**
 * Within which outcomes a region ends up, whatever the opponent does: questions to the solver.
 *
 * @param terminals two, or three for outcomes with a, b and c
 * @param edges that the region touches and that are Black's, whatever he wants
 * @param joins by the outcomes that Black wants
 */
record Ends(
    Field field,
    ImmutableList<Terminal> terminals,
    ImmutableSet<Edge> edges,
    Outlook outlook,
    HexSolver solver,
    Budget budget,
    Map<Long, Joins> joins) {
  static Ends of(
      Field field,
      ImmutableList<Terminal> terminals,
      ImmutableSet<Edge> edges,
      Outlook outlook,
      HexSolver solver,
      Budget budget) {
    ImmutableSet<Edge> touched =
        edges.stream()
            .filter(
                edge ->
                    field.cells().stream()
                        .anyMatch(cell -> field.start().board().touches(cell, edge)))
            .collect(ImmutableSet.toImmutableSet());
    return new Ends(field, terminals, touched, outlook, solver, budget, new HashMap<>());
  }

  /**
   * Whether the keeper, whose stones are the black ones here, gets one of these outcomes, among
   * which are all better ones.
   */
  Reach ask(long set, Stones stones, boolean ownMoves) throws Unanswered {
    long all = -1L >>> (Long.SIZE - outlook.outcomes().size());
    if (set == 0 || set == all) {
      return new Reach(set != 0, 0);
    }
    Color keeper = outlook.keeper();
    boolean isBlack = keeper == Color.BLACK;
    Reach reach =
        ask(
            joins(isBlack ? set : all & ~set),
            isBlack ? stones : new Stones(/* black= */ stones.white(), /* white= */ stones.black()),
            ownMoves ? keeper : keeper.opposite());
    return isBlack ? reach : new Reach(!reach.black(), reach.carrier());
  }

  /** A cell that Black can't do without is the first one to be taken; solvers don't see that. */
  private Reach ask(Joins joins, Stones stones, Color toMove) throws Unanswered {
    long cell = indispensable(joins.goal()) & ~stones.black() & ~stones.white();
    if (cell == 0) {
      return joins.ask(stones, toMove);
    }
    if (toMove == Color.WHITE) {
      return new Reach(false, Long.lowestOneBit(cell));
    }
    if (Long.bitCount(cell) > 1) {
      return new Reach(false, cell);
    }
    Reach taken = joins.ask(stones.withBlack(cell), Color.WHITE);
    return new Reach(taken.black(), cell | taken.carrier());
  }

  /** The empty cells that are terminals in all alternatives. */
  private long indispensable(Goal goal) {
    return goal.alternatives().stream()
        .mapToLong(
            alternative ->
                alternative.stream()
                    .filter(terminal -> terminal.edges().isEmpty() && terminal.cells().size() == 1)
                    .mapToLong(terminal -> field.mask(terminal.cells()))
                    .reduce(0, (x, y) -> x | y))
        .reduce(-1, (x, y) -> x & y);
  }

  private Joins joins(long wanted) {
    return joins.computeIfAbsent(wanted, key -> new Joins(field, goal(wanted), solver, budget));
  }

  /**
   * Whether Black, the keeper, gets this outcome or a better one, with White to move. All edges are
   * named, in an alternative that wants more than the others.
   */
  Problem problem(int outcome, Stones stones) {
    Goal goal = joins(outlook.from(outcome)).goal();
    boolean namesAll =
        goal.alternatives().stream()
            .flatMap(List::stream)
            .flatMap(terminal -> terminal.edges().stream())
            .collect(ImmutableSet.toImmutableSet())
            .containsAll(edges);
    return new Problem(
        field.position(stones),
        Color.WHITE,
        namesAll
            ? goal
            : new Goal(
                ImmutableList.<ImmutableList<Terminal>>builder()
                    .addAll(goal.alternatives())
                    .add(everything())
                    .build()));
  }

  /** Something that is asked about the region. */
  Problem example() {
    return joins(1L << outlook.outcomes().top()).problem(Stones.NONE, Color.WHITE);
  }

  /**
   * One of these outcomes or a better one. An edge is Black's only where the goal names it, so all
   * that joins one more is named, too, though less would do.
   */
  private Goal goal(long wanted) {
    List<ImmutableSet<Terminal>> all =
        IntStream.range(0, outlook.outcomes().size())
            .filter(outcome -> (wanted >> outcome & 1) != 0)
            .mapToObj(this::joined)
            .toList();
    return new Goal(
        all.stream()
            .filter(each -> all.stream().noneMatch(less -> isNeedless(each, less)))
            .map(ImmutableSet::asList)
            .distinct()
            .collect(ImmutableList.toImmutableList()));
  }

  private ImmutableList<Terminal> everything() {
    return Stream.concat(terminals.stream(), edges.stream().map(Terminal::of))
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether all is said of it by another one. */
  private static boolean isNeedless(Set<Terminal> joined, Set<Terminal> less) {
    return !less.equals(joined)
        && joined.containsAll(less)
        && Sets.difference(joined, less).stream().allMatch(more -> more.edges().isEmpty());
  }

  private ImmutableSet<Terminal> joined(int outcome) {
    return ImmutableSet.copyOf(joined(outcome, outlook.outcomes(), terminals));
  }

  /** Those of two or three terminals that an outcome joins. */
  static <T> ImmutableList<T> joined(int outcome, FinitePoset outcomes, List<T> terminals) {
    if (outcome == outcomes.top()) {
      return ImmutableList.copyOf(terminals);
    }
    int without = "abc".indexOf(outcomes.name(outcome));
    return IntStream.range(0, terminals.size())
        .filter(place -> place != without && outcome != outcomes.bottom())
        .mapToObj(terminals::get)
        .collect(ImmutableList.toImmutableList());
  }
}
