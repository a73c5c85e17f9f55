package org.hexproof.loopy;

import java.util.Arrays;
import java.util.function.IntFunction;

/** What of a graph can be reached from a position, by moves of either side in any order. */
final class Reachable {
  private final GameGraph graph;
  private final int[] numbers;
  private final int[] found;
  private int count;

  private Reachable(GameGraph graph, int start) {
    this.graph = graph;
    this.numbers = new int[graph.size()];
    this.found = new int[graph.size()];
    Arrays.fill(numbers, -1);
    add(start);
    for (int next = 0; next < count; next++) {
      addOptions(Side.LEFT, found[next]);
      if (!graph.isImpartial()) {
        addOptions(Side.RIGHT, found[next]);
      }
    }
  }

  private void addOptions(Side side, int position) {
    Moves moves = graph.moves(side);
    for (int i = moves.from(position); i < moves.to(position); i++) {
      add(moves.target(i));
    }
  }

  private void add(int position) {
    if (numbers[position] < 0) {
      numbers[position] = count;
      found[count++] = position;
    }
  }

  /** The game that begins there. The positions are numbered as they are met. */
  static GameGraph part(GameGraph graph, int start) {
    Reachable reachable = new Reachable(graph, start);
    if (reachable.count == graph.size() && start == graph.start()) {
      return graph;
    }
    int[] originals = Arrays.copyOf(reachable.found, reachable.count);
    Moves left = reachable.moves(Side.LEFT);
    Moves right = graph.isImpartial() ? left : reachable.moves(Side.RIGHT);
    IntFunction<String> names = position -> graph.name(originals[position]);
    return GameGraph.of(reachable.count, 0, left, right, names);
  }

  private Moves moves(Side side) {
    Moves moves = graph.moves(side);
    int size = 0;
    for (int position = 0; position < count; position++) {
      size += moves.count(found[position]);
    }
    int[] from = new int[size];
    int[] to = new int[size];
    int next = 0;
    for (int position = 0; position < count; position++) {
      for (int i = moves.from(found[position]); i < moves.to(found[position]); i++) {
        from[next] = position;
        to[next++] = numbers[moves.target(i)];
      }
    }
    return Moves.of(count, from, to, size);
  }
}
