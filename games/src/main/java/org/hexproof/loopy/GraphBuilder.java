package org.hexproof.loopy;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.hexproof.cgt.Side;

/** Collects positions and moves. Not for several threads. */
public final class GraphBuilder {
  private final GraphLimit limit;
  private final Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
  private final List<String> names = new ArrayList<>();
  private final Edges left = new Edges();
  private final Edges right = new Edges();

  private record Edges(IntArrayList from, IntArrayList to) {
    Edges() {
      this(new IntArrayList(), new IntArrayList());
    }

    void add(int origin, int target) {
      from.add(origin);
      to.add(target);
    }

    Moves moves(int positions) {
      return Moves.of(positions, from.elements(), to.elements(), from.size());
    }
  }

  public GraphBuilder(GraphLimit limit) {
    this.limit = limit;
    numbers.defaultReturnValue(-1);
  }

  /** The number of the position of this name, which is new or not. */
  public int position(String name) {
    int number = numbers.getInt(name);
    if (number >= 0) {
      return number;
    }
    reserve(1, 0);
    numbers.put(name, names.size());
    names.add(name);
    return names.size() - 1;
  }

  public OptionalInt find(String name) {
    int number = numbers.getInt(name);
    return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** Makes sure that so much may be added. */
  void reserve(long positions, long moves) {
    limit.check(names.size() + positions, moveCount() + moves);
  }

  private long moveCount() {
    return (long) left.from.size() + right.from.size();
  }

  public int size() {
    return names.size();
  }

  String name(int position) {
    return names.get(position);
  }

  /** A side may move from one position to another; to say so twice is to say it once. */
  public void move(Side side, int from, int to) {
    reserve(0, 1);
    (side == Side.LEFT ? left : right).add(from, to);
  }

  public void move(int from, int to) {
    move(Side.LEFT, from, to);
    move(Side.RIGHT, from, to);
  }

  /** The game that begins at this position; what can't be reached from there is left out. */
  public GameGraph build(int start) {
    return buildAll(start).at(start);
  }

  /** The graph of all positions, also of those that can't be reached from the start. */
  GameGraph buildAll(int start) {
    List<String> all = List.copyOf(names);
    return GameGraph.of(
        all.size(), start, left.moves(all.size()), right.moves(all.size()), all::get);
  }

  /** The game of all that can be reached from a start by the moves of both sides, any names. */
  public static <P> GameGraph explore(
      P start, BiFunction<P, Side, ? extends Collection<P>> options, GraphLimit limit) {
    GraphBuilder builder = new GraphBuilder(limit);
    Map<P, Integer> known = new HashMap<>(Map.of(start, builder.position("0")));
    Deque<P> open = new ArrayDeque<>(known.keySet());
    while (!open.isEmpty()) {
      P from = open.remove();
      for (Side side : Side.values()) {
        for (P to : options.apply(from, side)) {
          if (!known.containsKey(to)) {
            known.put(to, builder.position("" + known.size()));
            open.add(to);
          }
          builder.move(side, known.get(from), known.get(to));
        }
      }
    }
    return builder.build(0);
  }
}
