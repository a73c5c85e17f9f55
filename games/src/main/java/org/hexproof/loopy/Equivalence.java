package org.hexproof.loopy;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.value.GameTooLargeException;

/**
 * Whether two games can replace each other in all sums: contextual equivalence ([HYP], section 4).
 *
 * <p>If one of them is well-behaved, x - x being a win for II, then one sum answers, x - y: II has
 * to win it (Propositions 17 and 43). Impartial games are also told apart by their Grundy numbers,
 * which answer for sums with impartial games (Theorem 41), though not with others: where they are
 * infinite, a game such as -1 may tell apart what they don't. For such games, and for partizan ones
 * that are not well-behaved, no way to decide is known; a few small games are tried as contexts.
 *
 * @param inAllSums whether no game tells them apart
 * @param withImpartial whether no impartial game does, if both are impartial
 * @param context a game that tells them apart in a sum, in words, if one was found
 */
public record Equivalence(
    Known inAllSums, Optional<Boolean> withImpartial, Optional<String> context) {
  public enum Known {
    YES,
    NO,
    OPEN
  }

  /**
   * Decides it, as far as it can. Where x - x or a sum with a small game would be too large that is
   * left out, and the answer may be open.
   */
  public static Equivalence of(GameGraph x, GameGraph y, GraphLimit limit) {
    boolean isImpartial = x.isImpartial() && y.isImpartial();
    Optional<Boolean> sameNumber =
        isImpartial ? Optional.of(number(x).equals(number(y))) : Optional.empty();
    if (isImpartial && (isFinite(x) || isFinite(y))) {
      return decided(sameNumber.get(), sameNumber);
    }
    if (Bisimulation.areSame(x, y)) {
      return decided(true, sameNumber);
    }
    if (!isImpartial && (isKnownToBehave(x, limit) || isKnownToBehave(y, limit))) {
      return decided(isZero(GraphSum.of(x, y.negative(), limit)), sameNumber);
    }
    Optional<String> context = SmallContext.apart(x, y, limit);
    boolean isApart = context.isPresent() || sameNumber.equals(Optional.of(false));
    return new Equivalence(isApart ? Known.NO : Known.OPEN, sameNumber, context);
  }

  private static Equivalence decided(boolean answer, Optional<Boolean> withImpartial) {
    return new Equivalence(answer ? Known.YES : Known.NO, withImpartial, Optional.empty());
  }

  private static boolean isFinite(GameGraph impartial) {
    return number(impartial) instanceof GrundyNumber.Finite;
  }

  /** A game for which x - x is too large may be well-behaved or not. */
  private static boolean isKnownToBehave(GameGraph x, GraphLimit limit) {
    try {
      return isWellBehaved(x, limit);
    } catch (GameTooLargeException e) {
      return false;
    }
  }

  private static GrundyNumber number(GameGraph impartial) {
    return Grundy.of(impartial).number(impartial.start());
  }

  /** Whether x - x is a win for II, as it is for all games that end. */
  public static boolean isWellBehaved(GameGraph x, GraphLimit limit) {
    return x.isImpartial() ? isFinite(x) : isZero(GraphSum.of(x, x.negative(), limit));
  }

  private static boolean isZero(GameGraph game) {
    return PlayOutcomes.of(game).winning(game.start()).equals(Optional.of(Player.II));
  }

  /** Whether the same players have strategies that don't lose ([HYP], section 3). */
  public static boolean areEquidetermined(GameGraph x, GameGraph y) {
    return PlayOutcomes.of(x).nonLosing(x.start()).equals(PlayOutcomes.of(y).nonLosing(y.start()));
  }

  /** Small games that tell others apart. */
  private record SmallContext(String name, GameGraph game) {
    static Optional<String> apart(GameGraph x, GameGraph y, GraphLimit limit) {
      return all().stream()
          .filter(context -> context.tellsApart(x, y, limit))
          .map(SmallContext::name)
          .findFirst();
    }

    private boolean tellsApart(GameGraph x, GameGraph y, GraphLimit limit) {
      try {
        return !areEquidetermined(GraphSum.of(x, game, limit), GraphSum.of(y, game, limit));
      } catch (GameTooLargeException e) {
        return false;
      }
    }

    private static ImmutableList<SmallContext> all() {
      LoopyGames games = new LoopyGames(GraphLimit.DEFAULT);
      ImmutableList.Builder<SmallContext> all = ImmutableList.builder();
      for (int size = 0; size <= 4; size++) {
        all.add(new SmallContext(size == 0 ? "0" : "*" + size, games.graph(games.nimber(size))));
      }
      for (int moves = 1; moves <= 4; moves++) {
        GameGraph number = games.graph(games.integer(moves));
        all.add(new SmallContext("" + moves, number));
        all.add(new SmallContext("-" + moves, number.negative()));
      }
      GameGraph over = games.graph(games.named("under").orElseThrow());
      return all.add(new SmallContext("over = {over|0}", over))
          .add(new SmallContext("-over, over = {over|0}", over.negative()))
          .build();
    }
  }
}
