package org.hexproof.shannon;

import com.google.common.collect.ImmutableSet;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Cells whose colour need not be asked for any more. A dead one makes no difference: it lies on no
 * path between terminals, or all that it touches touches without it. Two cells are captured by a
 * player who, when the other takes one of them, kills it by taking the other; that player may as
 * well have both. What is found is right, but not all that there is.
 *
 * @param dead numbers of cells that make no difference
 * @param black numbers of cells captured by Black
 * @param white numbers of cells captured by White
 */
public record Settled(
    ImmutableSet<Integer> dead, ImmutableSet<Integer> black, ImmutableSet<Integer> white) {
  /** No such cells. */
  public static final Settled NONE =
      new Settled(ImmutableSet.of(), ImmutableSet.of(), ImmutableSet.of());

  /** Finds them in a game, one after the other, each amid those found before. */
  public static Settled of(Hypergraph graph) {
    Finder finder = new Finder(graph);
    while (finder.findDead() || finder.findCaptured()) {}
    return new Settled(
        ImmutableSet.copyOf(finder.dead),
        ImmutableSet.copyOf(finder.black),
        ImmutableSet.copyOf(finder.white));
  }

  /** What of a game is left without them, with names. */
  public ShannonGame outOf(ShannonGame game) {
    return new ShannonGame(
            game.graph(),
            game.terminals(),
            game.cells(),
            black,
            ImmutableSet.<Integer>builder().addAll(dead).addAll(white).build())
        .contracted();
  }

  /** Cells and, after them, the terminals' nodes; which of them touch. */
  private static final class Finder {
    private final int cells;
    private final List<BitSet> touching;
    private final Set<Integer> left = new TreeSet<>();
    private final Set<Integer> dead = new TreeSet<>();
    private final Set<Integer> black = new TreeSet<>();
    private final Set<Integer> white = new TreeSet<>();

    Finder(Hypergraph graph) {
      cells = graph.cells().size();
      touching = graph.touching();
      for (int cell = 0; cell < cells; cell++) {
        left.add(cell);
      }
    }

    boolean findDead() {
      Set<Integer> between = between();
      for (int cell : left) {
        if (!between.contains(cell) || isClique(touching.get(cell))) {
          delete(cell);
          dead.add(cell);
          return true;
        }
      }
      return false;
    }

    /** The cells on paths between two terminals that go nowhere twice. */
    private Set<Integer> between() {
      SimpleGraph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
      int outside = touching.size();
      graph.addVertex(outside);
      for (int one = 0; one < outside; one++) {
        graph.addVertex(one);
        int before = one;
        touching.get(one).stream()
            .filter(other -> other < before)
            .forEach(other -> graph.addEdge(before, other));
        if (one >= cells) {
          graph.addEdge(one, outside);
        }
      }
      Set<Integer> found = new TreeSet<>();
      new BiconnectivityInspector<>(graph)
          .getBlocks(outside).stream()
              .filter(block -> block.vertexSet().size() > 2)
              .forEach(block -> found.addAll(block.vertexSet()));
      return found;
    }

    boolean findCaptured() {
      for (int one : left) {
        BitSet near = near(one);
        for (int other = near.nextSetBit(one + 1);
            other >= 0 && other < cells;
            other = near.nextSetBit(other + 1)) {
          if (capture(one, other)) {
            return true;
          }
        }
      }
      return false;
    }

    /** What touches a cell or what it touches; nothing else kills one that is not dead. */
    private BitSet near(int cell) {
      BitSet near = new BitSet();
      touching.get(cell).stream().mapToObj(touching::get).forEach(near::or);
      near.or(touching.get(cell));
      return near;
    }

    private boolean capture(int one, int other) {
      if (isKilledByBlack(one, other) && isKilledByBlack(other, one)) {
        contract(one);
        contract(other);
        black.add(one);
        black.add(other);
        return true;
      }
      if (isKilledByWhite(one, other) && isKilledByWhite(other, one)) {
        delete(one);
        delete(other);
        white.add(one);
        white.add(other);
        return true;
      }
      return false;
    }

    private boolean isKilledByBlack(int cell, int by) {
      BitSet around = (BitSet) touching.get(cell).clone();
      BitSet joined = touching.get(by);
      if (around.get(by)) {
        around.or(joined);
        around.clear(by);
        around.clear(cell);
      }
      return areJoined(
          around,
          (one, other) -> touching.get(one).get(other) || (joined.get(one) && joined.get(other)));
    }

    private boolean isKilledByWhite(int cell, int by) {
      BitSet around = (BitSet) touching.get(cell).clone();
      around.clear(by);
      return isClique(around);
    }

    private boolean isClique(BitSet around) {
      return areJoined(around, (one, other) -> touching.get(one).get(other));
    }

    private static boolean areJoined(BitSet some, BiPredicate<Integer, Integer> joined) {
      return some.stream()
          .allMatch(
              one -> some.stream().allMatch(other -> one >= other || joined.test(one, other)));
    }

    private void delete(int cell) {
      touching.forEach(touched -> touched.clear(cell));
      touching.get(cell).clear();
      left.remove(cell);
    }

    private void contract(int cell) {
      BitSet around = (BitSet) touching.get(cell).clone();
      delete(cell);
      for (int one = around.nextSetBit(0); one >= 0; one = around.nextSetBit(one + 1)) {
        touching.get(one).or(around);
        touching.get(one).clear(one);
      }
    }
  }
}
