package org.hexproof.loopy;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;

/**
 * A hypergame as a finite graph: positions, numbered from 0, one where play begins, and the moves
 * of both sides. All positions can be reached from the start by moves of either side.
 *
 * <p>Graphs that are bisimilar are the same hypergame ([HYP], Principle 3); {@link Bisimulation}
 * tells.
 */
public final class GameGraph {
  private final int start;
  private final Moves left;
  private final Moves right;
  private final int size;
  private final IntFunction<String> names;

  /** The sides' moves are one object where they are the same. */
  private GameGraph(int size, int start, Moves left, Moves right, IntFunction<String> names) {
    this.size = size;
    this.start = start;
    this.left = left;
    this.right = right;
    this.names = names;
  }

  static GameGraph of(int size, int start, Moves left, Moves right, IntFunction<String> names) {
    return new GameGraph(size, start, left, left.sameAs(right) ? left : right, names);
  }

  public int size() {
    return size;
  }

  public int start() {
    return start;
  }

  /** What the file calls a position. */
  public String name(int position) {
    return names.apply(position);
  }

  Moves moves(Side side) {
    return side == Side.LEFT ? left : right;
  }

  /** Where a side may move to, ascending. */
  public ImmutableIntArray options(Side side, int position) {
    return ImmutableIntArray.copyOf(moves(side).from(position));
  }

  public int moveCount(Side side) {
    return moves(side).size();
  }

  /** Whether both sides have the same moves everywhere. */
  public boolean isImpartial() {
    return left == right;
  }

  /** A position where the two sides have different moves; none if the game is impartial. */
  public OptionalInt partizanPosition() {
    return IntStream.range(0, isImpartial() ? 0 : size)
        .filter(position -> !Arrays.equals(left.from(position), right.from(position)))
        .findFirst();
  }

  /** The game with the sides exchanged: the same positions, and -x of [HYP], section 3. */
  public GameGraph negative() {
    return new GameGraph(size, start, /* left= */ right, /* right= */ left, names);
  }

  /**
   * The game that begins at another position, with those that can be reached by moves of either
   * side in any order, numbered as they are met.
   */
  public GameGraph at(int position) {
    int[] numbers = new int[size];
    Arrays.fill(numbers, -1);
    IntArrayList found = new IntArrayList();
    meet(position, numbers, found);
    for (int next = 0; next < found.size(); next++) {
      for (Side side : Side.values()) {
        for (int option : moves(side).from(found.getInt(next))) {
          meet(option, numbers, found);
        }
      }
    }
    if (found.size() == size && position == start) {
      return this;
    }
    int[] originals = found.toIntArray();
    Moves reachedLeft = renumbered(left, originals, numbers);
    Moves reachedRight = isImpartial() ? reachedLeft : renumbered(right, originals, numbers);
    IntFunction<String> reached = part -> names.apply(originals[part]);
    return of(originals.length, 0, reachedLeft, reachedRight, reached);
  }

  private static void meet(int position, int[] numbers, IntArrayList found) {
    if (numbers[position] < 0) {
      numbers[position] = found.size();
      found.add(position);
    }
  }

  private static Moves renumbered(Moves moves, int[] originals, int[] numbers) {
    return Moves.of(
        originals.length,
        part -> Arrays.stream(moves.from(originals[part])).map(to -> numbers[to]).toArray());
  }
}
