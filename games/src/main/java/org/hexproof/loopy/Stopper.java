package org.hexproof.loopy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

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
      left.add(options(Side.LEFT, position));
      right.add(options(Side.RIGHT, position));
    }
  }

  private Set<Integer> options(Side side, int position) {
    Set<Integer> options = new TreeSet<>();
    graph.options(side, position).stream().forEach(options::add);
    return options;
  }

  /** Whether no play by turns goes on for ever, wherever it begins. */
  public static boolean isOne(GameGraph graph) {
    // States are positions with a side to move, 2p for Left and 2p + 1 for Right.
    int[] before = new int[2 * graph.size()];
    for (int state = 0; state < before.length; state++) {
      next(graph, state).forEach(to -> before[to]++);
    }
    IntArrayList open = new IntArrayList();
    for (int state = 0; state < before.length; state++) {
      if (before[state] == 0) {
        open.add(state);
      }
    }
    for (int done = 0; done < open.size(); done++) {
      next(graph, open.getInt(done)).filter(to -> --before[to] == 0).forEach(open::add);
    }
    return open.size() == before.length;
  }

  private static IntStream next(GameGraph graph, int state) {
    boolean left = state % 2 == 0;
    return graph.options(left ? Side.LEFT : Side.RIGHT, state / 2).stream()
        .map(to -> 2 * to + (left ? 1 : 0));
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
    GraphBuilder builder = new GraphBuilder(GraphLimit.DEFAULT);
    Set<Integer> met = new LinkedHashSet<>(List.of(first(graph.start())));
    Deque<Integer> open = new ArrayDeque<>(met);
    while (!open.isEmpty()) {
      int position = open.remove();
      for (Side side : Side.values()) {
        for (int to : (side == Side.LEFT ? left : right).get(position)) {
          int option = first(to);
          if (met.add(option)) {
            open.add(option);
          }
          builder.move(side, builder.position("" + position), builder.position("" + option));
        }
      }
    }
    return builder.build(builder.position("" + first(graph.start())));
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
