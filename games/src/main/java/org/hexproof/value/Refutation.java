package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A line of play that shows that G &lt;= H or G ◁ H fails ([H3T], Definition 3.2).
 *
 * <p>Whoever refutes it has Black in G and White in H, and moves such that G ◁ H fails; who defends
 * it has White in G and Black in H, and whatever he answers, G &lt;= H fails again. At the end both
 * are atoms x and y, and x &lt;= y is false. Where G or H is an atom the refuter may pass instead,
 * as G &lt;= H then says that G ◁ H. He moves such that least is left to play, and the answer that
 * is shown is the one that leaves most, by the sum of the depths.
 *
 * @param moves in turn, of the refuter, the defender, the refuter, …; if G ◁ H is refuted the
 *     defender begins
 * @param first the atom that G ends at
 * @param second the atom that H ends at
 */
public record Refutation(ImmutableList<Move> moves, int first, int second) {
  /** Who moves where: the refuter at first, the defender in the last two. */
  public enum MoveKind {
    BLACK_IN_FIRST,
    WHITE_IN_SECOND,
    PASS,
    WHITE_IN_FIRST,
    BLACK_IN_SECOND;

    public boolean isAnswer() {
      return this == WHITE_IN_FIRST || this == BLACK_IN_SECOND;
    }
  }

  /** A move, with what G and H are then. */
  public record Move(MoveKind kind, Game first, Game second) {
    /** The option that is moved to; of a pass the first game. */
    public Game to() {
      return kind == MoveKind.WHITE_IN_SECOND || kind == MoveKind.BLACK_IN_SECOND ? second : first;
    }

    private int depths() {
      return first.depth() + second.depth();
    }
  }

  /** Why g &lt;= h fails, or nothing if it holds. */
  public static Optional<Refutation> ofLeq(Values values, Game g, Game h) {
    Followers followers = new Followers(values, g, h);
    return followers.leq(g, h) ? Optional.empty() : Optional.of(of(followers, g, h, false));
  }

  /** Why g ◁ h fails, or nothing if it holds. */
  public static Optional<Refutation> ofLeqFirst(Values values, Game g, Game h) {
    Followers followers = new Followers(values, g, h);
    return followers.leqFirst(g, h) ? Optional.empty() : Optional.of(of(followers, g, h, true));
  }

  private static Refutation of(Followers followers, Game g, Game h, boolean answer) {
    List<Move> moves = new ArrayList<>();
    Game first = g;
    Game second = h;
    boolean defends = answer;
    while (!(Followers.isAtom(first) && Followers.isAtom(second))) {
      Move move =
          defends ? longest(answers(first, second)) : shortest(refuting(followers, first, second));
      moves.add(move);
      first = move.first();
      second = move.second();
      defends = !defends;
    }
    return new Refutation(
        ImmutableList.copyOf(moves), ((Game.Atom) first).atom(), ((Game.Atom) second).atom());
  }

  /** The moves after which first ◁ second fails. */
  private static List<Move> refuting(Followers followers, Game first, Game second) {
    List<Move> moves = new ArrayList<>();
    Followers.left(first)
        .forEach(option -> moves.add(new Move(MoveKind.BLACK_IN_FIRST, option, second)));
    Followers.right(second)
        .forEach(option -> moves.add(new Move(MoveKind.WHITE_IN_SECOND, first, option)));
    if (Followers.isAtom(first) || Followers.isAtom(second)) {
      moves.add(new Move(MoveKind.PASS, first, second));
    }
    moves.removeIf(move -> followers.leqFirst(move.first(), move.second()));
    checkArgument(!moves.isEmpty(), "there is nothing to refute");
    return moves;
  }

  private static List<Move> answers(Game first, Game second) {
    List<Move> moves = new ArrayList<>();
    Followers.right(first)
        .forEach(option -> moves.add(new Move(MoveKind.WHITE_IN_FIRST, option, second)));
    Followers.left(second)
        .forEach(option -> moves.add(new Move(MoveKind.BLACK_IN_SECOND, first, option)));
    return moves;
  }

  /** Of several the first. */
  private static Move shortest(List<Move> moves) {
    return moves.stream().min(Comparator.comparingInt(Move::depths)).orElseThrow();
  }

  /** Of several the first. */
  private static Move longest(List<Move> moves) {
    return moves.stream().min(Comparator.comparingInt(move -> -move.depths())).orElseThrow();
  }
}
