package org.hexproof.bound;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.region.ClosedRegion;
import org.hexproof.search.GameSearch;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;
import org.hexproof.value.Values;

/** Questions what a region is worth at least and at most. What one has found out helps the next. */
public final class BoundTask {
  /** What a game may have that a person reads at a glance. */
  static final int FEW_ATOMS = 4;

  private final ClosedRegion region;
  private final Values values;
  private final HexSolver solver;
  private final Limits limits;
  private final Map<Color, GameSearch> searches = new EnumMap<>(Color.class);

  /**
   * Questions about a region.
   *
   * @param values over the outcomes of two or three terminals
   * @param limits of each question
   * @throws IllegalArgumentException if a terminal has a cell that can't be Black's, or there are
   *     too many cells
   */
  public BoundTask(ClosedRegion region, Values values, HexSolver solver, Limits limits) {
    this.region = region;
    this.values = values;
    this.solver = solver;
    this.limits = limits;
    region.region();
  }

  /** Asks whether it is worth at least a game (Black keeps it), or at most (White does). */
  public Bound ask(int game, Color keeper, Watch watch) {
    watch.onStop(solver::cancel);
    Watch.Stage stage = watch.await("searching", limits.time());
    try {
      return new Bound(
          game, keeper, searches.computeIfAbsent(keeper, this::search).decide(game, limits));
    } finally {
      stage.close();
    }
  }

  private GameSearch search(Color keeper) {
    Position stones = region.stones();
    return new GameSearch(
        Position.amidWhite(stones.board(), stones.black(), region.cells()),
        region.terminals(),
        values,
        keeper,
        solver);
  }

  /**
   * The best games of few atoms that the keeper keeps, and all those that were not decided: the
   * largest that the region is worth at least, or the smallest that it is worth at most.
   */
  public ImmutableList<Bound> best(Color keeper, Watch watch) {
    List<Bound> known = new ArrayList<>();
    for (int game : bestFirst(keeper)) {
      boolean isKnown =
          known.stream()
              .anyMatch(
                  bound ->
                      bound
                          .holds()
                          .map(
                              holds ->
                                  holds
                                      ? isAtLeast(bound.game(), game, keeper)
                                      : isAtLeast(game, bound.game(), keeper))
                          .orElse(false));
      if (!isKnown) {
        known.add(ask(game, keeper, watch));
      }
    }
    return known.stream()
        .filter(bound -> bound.holds().orElse(true))
        .collect(ImmutableList.toImmutableList());
  }

  private boolean isAtLeast(int better, int worse, Color keeper) {
    return keeper == Color.BLACK ? values.leq(worse, better) : values.leq(better, worse);
  }

  /** Each behind all that are better for the keeper, so that what is kept first is best. */
  private List<Integer> bestFirst(Color keeper) {
    ImmutableSortedSet<Integer> games = SimpleGames.upTo(FEW_ATOMS, values);
    List<Integer> ordered = new ArrayList<>(games);
    Map<Integer, Long> better = new HashMap<>();
    for (int game : games) {
      better.put(game, games.stream().filter(other -> isAtLeast(other, game, keeper)).count());
    }
    ordered.sort(Comparator.comparing(better::get));
    return ordered;
  }
}
