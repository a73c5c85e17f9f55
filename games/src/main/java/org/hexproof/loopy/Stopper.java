package org.hexproof.loopy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;

/**
 * The simplest form of a stopper, a game in which no play by turns goes on for ever ([CGT], section
 * VI.3): options that another dominates go, those that are reversible are bypassed, and at last
 * equal positions become one. Stoppers have the same value just if their simplest forms are the
 * same graph.
 */
public final class Stopper {
  private final GameGraph graph;
  private final PlayOutcomes differences;
  private final List<Set<Integer>> left = new ArrayList<>();
  private final List<Set<Integer>> right = new ArrayList<>();

  private Stopper(GameGraph graph, GraphLimit limit) {
    this.graph = graph;
    this.differences = PlayOutcomes.of(GraphSum.of(graph, graph.negative(), limit));
    for (int position = 0; position < graph.size(); position++) {
      left.add(new TreeSet<>(graph.options(Side.LEFT, position).asList()));
      right.add(new TreeSet<>(graph.options(Side.RIGHT, position).asList()));
    }
  }

  /** Whether no play by turns goes on for ever, wherever it begins. */
  public static boolean isOne(GameGraph graph) {
    // States are positions with a side to move, 2p for Left and 2p + 1 for Right.
    return neverReturns(
        2 * graph.size(),
        state ->
            graph.options(state % 2 == 0 ? Side.LEFT : Side.RIGHT, state / 2).stream()
                .map(to -> 2 * to + 1 - state % 2));
  }

  /** Whether no play goes on for ever, in turns or not. */
  static boolean ends(GameGraph graph) {
    return neverReturns(
        graph.size(),
        position ->
            IntStream.concat(
                graph.options(Side.LEFT, position).stream(),
                graph.options(Side.RIGHT, position).stream()));
  }

  private static boolean neverReturns(int states, IntFunction<IntStream> next) {
    int[] before = new int[states];
    for (int state = 0; state < states; state++) {
      next.apply(state).forEach(to -> before[to]++);
    }
    IntArrayList open = new IntArrayList();
    IntStream.range(0, states).filter(state -> before[state] == 0).forEach(open::add);
    for (int done = 0; done < open.size(); done++) {
      next.apply(open.getInt(done)).filter(to -> --before[to] == 0).forEach(open::add);
    }
    return open.size() == states;
  }

  /** The simplest form, if the game is a stopper. */
  public static Optional<GameGraph> simplest(GameGraph graph, GraphLimit limit) {
    return isOne(graph) ? Optional.of(new Stopper(graph, limit).simplest()) : Optional.empty();
  }

  /** Of stoppers: whether a is at least b. */
  public static boolean isAtLeast(GameGraph a, GameGraph b, GraphLimit limit) {
    return LoopyComparison.of(a, b, limit).isAbove();
  }

  /** Whether a &lt;= b: Left does not lose b - a, moving second. */
  private boolean isAtMost(int a, int b) {
    return differences.isNonLosing(b * graph.size() + a, new Seat(Side.LEFT, false));
  }

  /** The first position that is equal. */
  private int first(int position) {
    int first = 0;
    while (!isAtMost(first, position) || !isAtMost(position, first)) {
      first++;
    }
    return first;
  }

  private GameGraph simplest() {
    for (int position = 0; position < graph.size(); position++) {
      simplify(position, left, right, true);
      simplify(position, right, left, false);
    }
    return GraphBuilder.explore(
        first(graph.start()),
        (from, side) ->
            (side == Side.LEFT ? left : right).get(from).stream().map(this::first).toList(),
        GraphLimit.DEFAULT);
  }

  private void simplify(
      int position, List<Set<Integer>> own, List<Set<Integer>> other, boolean forLeft) {
    Set<Integer> kept = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(own.get(position));
    Set<Integer> seen = new TreeSet<>(open);
    while (!open.isEmpty()) {
      int option = open.remove();
      Optional<Integer> reply =
          other.get(option).stream()
              .filter(to -> forLeft ? isAtMost(to, position) : isAtMost(position, to))
              .findFirst();
      if (reply.isEmpty()) {
        kept.add(option);
      } else {
        own.get(reply.get()).stream().filter(seen::add).forEach(open::add);
      }
    }
    Set<Integer> best = new TreeSet<>(kept);
    for (int option : kept) {
      best.remove(option);
      if (best.stream().noneMatch(o -> forLeft ? isAtMost(option, o) : isAtMost(o, option))) {
        best.add(option);
      }
    }
    own.set(position, best);
  }
}
