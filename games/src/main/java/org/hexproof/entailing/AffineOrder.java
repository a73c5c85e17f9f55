package org.hexproof.entailing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.hexproof.value.Memo;

/**
 * The order of games ([ENT], Definition 2.1): g &gt;= h if beside every game that is not over g is
 * at least as good for Left as h. It is told from the options alone, and where it fails, a game is
 * made that tells g and h apart. For one thread.
 *
 * <p>Of g - h nothing follows, since not every game has an inverse: loony + loony is loony. What is
 * decided instead is whether there is a game x such that Left wins h + x by moving first in h, but
 * not g + x; the case that Right moves first is the same with the players exchanged. Such an x is
 * there just if there are two sets of positions: followers of h where Left has just moved, and
 * followers of g where she is to move, g among them, such that
 *
 * <ul>
 *   <li>she has an answer within the first set to each check of Right's, and Right one within the
 *       second to each of hers;
 *   <li>for each p of the first and q of the second, no move of Right's from p that is no check
 *       makes it &lt;= q, and no such move of Left's from q makes it &gt;= p.
 * </ul>
 *
 * <p>Then x has for each such move an option that refutes it, whatever position of the other set it
 * is compared with. Conversely the sets are where the winners get to by answering checks in h + x
 * and g + x for the smallest x, whose own options are no help to the checked player.
 */
public final class AffineOrder {
  private record OrderKey(AffineGame g, AffineGame h) {}

  /** Positions of h where Left has just moved, and of g where she is to move. */
  private record Sets(Set<AffineGame> moved, Set<AffineGame> toMove) {}

  /** A game that tells two apart, if Left moves first or if Right does. */
  private record Distinguishing(AffineGame game, boolean leftFirst) {}

  private final AffineGames games;
  private final Memo<OrderKey, Boolean> known = new Memo<>(this::compute);
  private final Memo<OrderKey, Distinguishing> witnesses = new Memo<>(this::makeWitness);

  /** Takes the store of all games that are compared. */
  public AffineOrder(AffineGames games) {
    this.games = games;
  }

  /** Whether g &gt;= h. */
  public boolean isAtLeast(AffineGame g, AffineGame h) {
    if (g == h || g.isInfinity() || h.isMinusInfinity()) {
      return true;
    }
    if (g.isMinusInfinity() || h.isInfinity()) {
      return false;
    }
    return known.of(new OrderKey(g, h));
  }

  private boolean compute(OrderKey pair) {
    return sets(pair.g(), pair.h()).isEmpty()
        && sets(games.conjugate(pair.h()), games.conjugate(pair.g())).isEmpty();
  }

  /**
   * A game x that is not over such that the outcome of g + x is not at least that of h + x; none if
   * g &gt;= h.
   */
  public Optional<AffineGame> separator(AffineGame g, AffineGame h) {
    return isAtLeast(g, h) ? Optional.empty() : Optional.of(witness(g, h).game());
  }

  private Optional<Sets> sets(AffineGame g, AffineGame h) {
    if (g.isLeftCheck()) {
      return Optional.empty();
    }
    for (AffineGame moved : h.left()) {
      if (moved.isInfinity()) {
        return Optional.of(new Sets(Set.of(moved), Set.of(g)));
      }
      if (areApart(moved, g)) {
        Optional<Sets> found = extended(Set.of(moved), Set.of(g));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the positions can be in the two sets: nobody gains by a move that is no check. */
  private boolean areApart(AffineGame moved, AffineGame toMove) {
    return !moved.isInfinite()
        && !toMove.isInfinite()
        && !moved.isRightCheck()
        && !toMove.isLeftCheck()
        && moved.right().stream()
            .allMatch(option -> option.isRightCheck() || !isAtLeast(toMove, option))
        && toMove.left().stream()
            .allMatch(option -> option.isLeftCheck() || !isAtLeast(option, moved));
  }

  /** The sets with answers to all checks added, if there are any. */
  private Optional<Sets> extended(Set<AffineGame> moved, Set<AffineGame> toMove) {
    for (AffineGame position : moved) {
      for (AffineGame check : position.right()) {
        if (check.isRightCheck() && !isAnswered(check.left(), moved, true)) {
          return answered(check.left(), moved, toMove, true);
        }
      }
    }
    for (AffineGame position : toMove) {
      for (AffineGame check : position.left()) {
        if (check.isLeftCheck() && !isAnswered(check.right(), toMove, false)) {
          return answered(check.right(), moved, toMove, false);
        }
      }
    }
    return Optional.of(new Sets(moved, toMove));
  }

  private static boolean isAnswered(List<AffineGame> answers, Set<AffineGame> set, boolean left) {
    return answers.stream()
        .anyMatch(
            answer ->
                set.contains(answer) || (left ? answer.isInfinity() : answer.isMinusInfinity()));
  }

  /** Tries all answers of a player to a check. */
  private Optional<Sets> answered(
      List<AffineGame> answers, Set<AffineGame> moved, Set<AffineGame> toMove, boolean left) {
    Set<AffineGame> others = left ? toMove : moved;
    for (AffineGame answer : answers) {
      if (others.stream().allMatch(o -> left ? areApart(answer, o) : areApart(o, answer))) {
        Optional<Sets> found =
            left ? extended(with(moved, answer), toMove) : extended(moved, with(toMove, answer));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Set<AffineGame> with(Set<AffineGame> set, AffineGame game) {
    Set<AffineGame> larger = new LinkedHashSet<>(set);
    larger.add(game);
    return larger;
  }

  /** Tells g from h, which is not &lt;= g. */
  private Distinguishing witness(AffineGame g, AffineGame h) {
    return witnesses.of(new OrderKey(g, h));
  }

  private Distinguishing makeWitness(OrderKey pair) {
    AffineGame g = pair.g();
    AffineGame h = pair.h();
    if (h.isInfinity()) {
      return new Distinguishing(bothWin(games.minusInfinity()), false);
    }
    if (g.isMinusInfinity()) {
      return new Distinguishing(bothWin(games.infinity()), true);
    }
    Optional<Sets> sets = sets(g, h);
    if (sets.isPresent()) {
      return new Distinguishing(refutation(sets.get()), true);
    }
    Distinguishing exchanged = witness(games.conjugate(h), games.conjugate(g));
    return new Distinguishing(games.conjugate(exchanged.game()), !exchanged.leftFirst());
  }

  private AffineGame bothWin(AffineGame infinity) {
    return games.of(List.of(infinity), List.of(infinity));
  }

  /** Left wins beside h, moving first to a position of the first set, but not beside g. */
  private AffineGame refutation(Sets sets) {
    if (sets.moved().stream().anyMatch(AffineGame::isInfinity)) {
      return bothWin(games.minusInfinity());
    }
    Set<AffineGame> left = new LinkedHashSet<>();
    Set<AffineGame> right = new LinkedHashSet<>();
    for (AffineGame option : quiet(sets.moved(), AffineGame::right, AffineGame::isRightCheck)) {
      List<AffineGame> replies = sets.toMove().stream().map(to -> leftFirst(to, option)).toList();
      left.add(games.of(List.of(games.infinity()), replies));
    }
    for (AffineGame option : quiet(sets.toMove(), AffineGame::left, AffineGame::isLeftCheck)) {
      List<AffineGame> replies = sets.moved().stream().map(to -> rightFirst(option, to)).toList();
      right.add(games.of(replies, List.of(games.minusInfinity())));
    }
    return games.of(
        left.isEmpty() ? Set.of(games.minusInfinity()) : left,
        right.isEmpty() ? Set.of(games.infinity()) : right);
  }

  /** The options that are no checks, and don't lose at once. */
  private static List<AffineGame> quiet(
      Set<AffineGame> positions,
      Function<AffineGame, List<AffineGame>> options,
      Predicate<AffineGame> isCheck) {
    return positions.stream()
        .flatMap(position -> options.apply(position).stream())
        .filter(option -> !isCheck.test(option) && !option.isInfinite())
        .toList();
  }

  /** Beside which Left, moving first, wins h but not g, which is no check of hers. */
  private AffineGame leftFirst(AffineGame g, AffineGame h) {
    Distinguishing witness = witness(g, h);
    return witness.leftFirst()
        ? witness.game()
        : games.of(List.of(witness.game()), List.of(games.minusInfinity()));
  }

  /** Beside which Left wins h, which is no check of Right's, but not g if Right moves first. */
  private AffineGame rightFirst(AffineGame g, AffineGame h) {
    Distinguishing witness = witness(g, h);
    return witness.leftFirst()
        ? games.of(List.of(games.infinity()), List.of(witness.game()))
        : witness.game();
  }
}
