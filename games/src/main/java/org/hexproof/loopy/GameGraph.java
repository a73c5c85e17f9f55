package org.hexproof.loopy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import java.util.function.IntFunction;

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
    Moves moves = moves(side);
    ImmutableIntArray.Builder options = ImmutableIntArray.builder(moves.count(position));
    for (int i = moves.from(position); i < moves.to(position); i++) {
      options.add(moves.target(i));
    }
    return options.build();
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
    for (int position = 0; position < size && !isImpartial(); position++) {
      if (!options(Side.LEFT, position).equals(options(Side.RIGHT, position))) {
        return OptionalInt.of(position);
      }
    }
    return OptionalInt.empty();
  }

  /** The game with the sides exchanged: the same positions, and -x of [HYP], section 3. */
  public GameGraph negative() {
    return new GameGraph(size, start, /* left= */ right, /* right= */ left, names);
  }

  /** The game that begins at another position, with the positions that it can reach. */
  public GameGraph at(int position) {
    return Reachable.part(this, position);
  }
}
