package org.hexproof.loopy;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.cgt.Side;

/**
 * Who wins from each position, for either side to move, and how soon.
 *
 * <p>By retrograde analysis from the positions without moves: each position is decided at most once
 * and each move looked at once, so that time and memory grow as positions and moves do. What is
 * never decided is a draw. An impartial game is judged for one side, the other being in its place.
 */
public final class PlayOutcomes {
  private static final int DRAW = -1;

  private final GameGraph graph;

  /** For each side to move the number of moves to the end, even if who is to move loses. */
  private final int[][] lengths;

  private PlayOutcomes(GameGraph graph, int[][] lengths) {
    this.graph = graph;
    this.lengths = lengths;
  }

  public static PlayOutcomes of(GameGraph graph) {
    int sides = graph.isImpartial() ? 1 : 2;
    return new PlayOutcomes(graph, new Retrograde(graph, sides).lengths());
  }

  /**
   * The analysis. A state is a position with a side to move, 2p + s, or p where sides are alike.
   */
  private static final class Retrograde {
    private final Moves[] back;
    private final int sides;
    private final int[][] lengths;
    private final int[][] undecided;
    private final int[] queue;
    private int queued;

    Retrograde(GameGraph graph, int sides) {
      this.sides = sides;
      this.back = new Moves[sides];
      this.lengths = new int[sides][graph.size()];
      this.undecided = new int[sides][graph.size()];
      this.queue = new int[sides * graph.size()];
      for (int side = 0; side < sides; side++) {
        Moves moves = graph.moves(side == 0 ? Side.LEFT : Side.RIGHT);
        back[side] = moves.reversed();
        Arrays.fill(lengths[side], DRAW);
        for (int position = 0; position < graph.size(); position++) {
          undecided[side][position] = moves.from(position).length;
          if (undecided[side][position] == 0) {
            decide(side, position, 0);
          }
        }
      }
    }

    int[][] lengths() {
      // States are decided in the order of their lengths: a win by the shortest way, a loss by the
      // longest.
      for (int next = 0; next < queued; next++) {
        int side = queue[next] % sides;
        int position = queue[next] / sides;
        int mover = sides - 1 - side;
        int length = lengths[side][position];
        for (int before : back[mover].from(position)) {
          if (lengths[mover][before] == DRAW
              && (isLoss(length) || --undecided[mover][before] == 0)) {
            decide(mover, before, length + 1);
          }
        }
      }
      return lengths;
    }

    private void decide(int side, int position, int length) {
      lengths[side][position] = length;
      queue[queued++] = position * sides + side;
    }
  }

  private static boolean isLoss(int length) {
    return length % 2 == 0;
  }

  public GameGraph graph() {
    return graph;
  }

  private int length(int position, Side toMove) {
    return lengths[toMove == Side.LEFT ? 0 : lengths.length - 1][position];
  }

  /** Who wins; nobody if it is a draw. */
  public Optional<Side> winner(int position, Side toMove) {
    int length = length(position, toMove);
    return length == DRAW
        ? Optional.empty()
        : Optional.of(isLoss(length) ? toMove.opponent() : toMove);
  }

  /**
   * After how many moves of both sides it ends, if the winner hurries and the loser delays; empty
   * if it is a draw.
   */
  public OptionalInt movesToEnd(int position, Side toMove) {
    int length = length(position, toMove);
    return length == DRAW ? OptionalInt.empty() : OptionalInt.of(length);
  }

  boolean isWinning(int position, Seat seat) {
    return winner(position, seat.beginner()).equals(Optional.of(seat.side()));
  }

  boolean isNonLosing(int position, Seat seat) {
    return !winner(position, seat.beginner()).equals(Optional.of(seat.side().opponent()));
  }

  /** Who has a strategy that never loses; at least one has ([HYP], Theorem 6). */
  public ImmutableSet<Player> nonLosing(int position) {
    return Arrays.stream(Player.values())
        .filter(player -> player.seats().stream().allMatch(seat -> isNonLosing(position, seat)))
        .collect(Sets.toImmutableEnumSet());
  }

  /** Who has a strategy that always wins; then nobody else has one that never loses. */
  public Optional<Player> winning(int position) {
    return Arrays.stream(Player.values())
        .filter(player -> player.seats().stream().allMatch(seat -> isWinning(position, seat)))
        .findFirst();
  }
}
