package org.hexproof.entailing;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.value.Memo;

/**
 * Values of affine impartial games by the affine mex rule ([ENT], section 3). Remembers what it has
 * seen; for one thread.
 *
 * <p>A game is affine impartial if it and all its quiet followers are symmetric. [ENT], Definition
 * 3.2 asks that of the quiet options only; then the rule would fail.
 */
public final class AffineImpartial {
  private final AffineGames games;
  private final Memo<AffineGame, ImpartialValue> values = new Memo<>(this::valueOfSymmetric);

  /** Takes the store of all games that are asked about. */
  public AffineImpartial(AffineGames games) {
    this.games = games;
  }

  /** Whether Right's options are the conjugates of Left's ([ENT], Definition 3.1). */
  public boolean isSymmetric(AffineGame game) {
    return !game.isInfinite() && games.conjugate(game) == game;
  }

  /** Whether this is affine impartial, so that it has a value. */
  public boolean isImpartial(AffineGame game) {
    return isSymmetric(game) && isImpartial(game, new HashSet<>());
  }

  private boolean isImpartial(AffineGame follower, Set<AffineGame> seen) {
    if (!seen.add(follower)) {
      return true;
    }
    return (!follower.isQuiet() || isSymmetric(follower))
        && follower.left().stream().allMatch(option -> isImpartial(option, seen))
        && follower.right().stream().allMatch(option -> isImpartial(option, seen));
  }

  /**
   * The value of an affine impartial game: loony if the immediate and the protected nimbers are all
   * there are, else the least nimber that is neither.
   */
  public ImpartialValue value(AffineGame game) {
    checkArgument(isImpartial(game), "not affine impartial: %s", game);
    return values.of(game);
  }

  private ImpartialValue valueOfSymmetric(AffineGame game) {
    return immediateOf(game).union(protectedOf(game)).mex();
  }

  /**
   * The nimbers to which a player can move quietly from an affine impartial game ([ENT], Definition
   * 3.6).
   */
  public Nimbers immediate(AffineGame game) {
    checkArgument(isImpartial(game), "not affine impartial: %s", game);
    return immediateOf(game);
  }

  private Nimbers immediateOf(AffineGame game) {
    return union(
        game.left().stream()
            .filter(AffineGame::isQuiet)
            .map(option -> Nimbers.only(values.of(option)))
            .toList());
  }

  /**
   * The nimbers beside which a player wins by a check in an affine impartial game ([ENT],
   * Definition 3.8).
   */
  public Nimbers protectedNimbers(AffineGame game) {
    checkArgument(isImpartial(game), "not affine impartial: %s", game);
    return protectedOf(game);
  }

  private Nimbers protectedOf(AffineGame game) {
    if (game.isLeftCheck()) {
      return Nimbers.ALL;
    }
    return union(
        game.left().stream().filter(AffineGame::isLeftCheck).map(this::wonByWaiting).toList());
  }

  /** The nimbers beside which Left wins if Right is to move. */
  private Nimbers wonByWaiting(AffineGame follower) {
    if (follower.isInfinite() || follower.isRightCheck()) {
      return follower.isInfinity() ? Nimbers.ALL : Nimbers.NONE;
    }
    if (!follower.isLeftCheck()) {
      return Nimbers.only(values.of(follower));
    }
    Nimbers won = Nimbers.ALL;
    for (AffineGame answer : follower.right()) {
      won = won.intersection(wonByMoving(answer));
    }
    return won;
  }

  /** The nimbers beside which Left wins if she is to move. */
  private Nimbers wonByMoving(AffineGame follower) {
    if (follower.isInfinite() || follower.isLeftCheck()) {
      return follower.isMinusInfinity() ? Nimbers.NONE : Nimbers.ALL;
    }
    if (!follower.isRightCheck()) {
      return Nimbers.only(values.of(follower)).complement();
    }
    return union(follower.left().stream().map(this::wonByWaiting).toList());
  }

  private static Nimbers union(List<Nimbers> sets) {
    return sets.stream().reduce(Nimbers.NONE, Nimbers::union);
  }
}
