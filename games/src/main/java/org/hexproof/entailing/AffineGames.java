package org.hexproof.entailing;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Form;
import org.hexproof.cgt.Kind;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Memo;

/**
 * A store of games of affine normal play, in which each is kept once. For one thread.
 *
 * @see AffineOrder
 */
public final class AffineGames implements Kind<AffineGame> {
  /** The largest nimbers and integers that are made. */
  public static final int MAX_NUMBER = 200;

  /** How many options the games of a store may have together. */
  public static final long MAX_OPTIONS = 2_000_000;

  private static final Comparator<AffineGame> AGE = Comparator.comparingInt(AffineGame::id);

  private record SumKey(AffineGame one, AffineGame two) {}

  private final AffineGame infinity = new AffineGame(0, ImmutableList.of(), ImmutableList.of());
  private final AffineGame minusInfinity =
      new AffineGame(1, ImmutableList.of(), ImmutableList.of());
  private final Map<Form<AffineGame>, AffineGame> games = new HashMap<>();
  private final Map<AffineGame, AffineGame> conjugates = new HashMap<>();
  private final Memo<SumKey, AffineGame> sums = new Memo<>(this::addUp);
  private final List<AffineGame> nimbers = new ArrayList<>();
  private final AffineGame zero;
  private final AffineGame loony;
  private final Runnable watch;
  private long options;

  public AffineGames() {
    this(() -> {});
  }

  /** A store that tells of each game that it makes, who may throw to stop it. */
  public AffineGames(Runnable watch) {
    this.watch = watch;
    conjugates.put(infinity, minusInfinity);
    conjugates.put(minusInfinity, infinity);
    zero = of(List.of(minusInfinity), List.of(infinity));
    loony = of(List.of(infinity), List.of(minusInfinity));
    nimbers.add(zero);
  }

  public AffineGame infinity() {
    return infinity;
  }

  public AffineGame minusInfinity() {
    return minusInfinity;
  }

  @Override
  public AffineGame zero() {
    return zero;
  }

  /** The game that is won by whoever moves in it. */
  public AffineGame loony() {
    return loony;
  }

  /** A game by its options, at least one on each side, of which equal ones count once. */
  @Override
  public AffineGame of(Collection<AffineGame> left, Collection<AffineGame> right) {
    checkArgument(!left.isEmpty() && !right.isEmpty(), "both players need at least one option");
    Form<AffineGame> form = Form.of(left, right, AGE);
    AffineGame known = games.get(form);
    if (known != null) {
      return known;
    }
    watch.run();
    options += form.left().size() + form.right().size();
    if (options > MAX_OPTIONS) {
      throw new GameTooLargeException(
          "the games that come up have more than %s options", MAX_OPTIONS);
    }
    AffineGame game = new AffineGame(games.size() + 2, form.left(), form.right());
    games.put(form, game);
    return game;
  }

  /** The nimber *n, for n from 0 to {@link #MAX_NUMBER}. */
  @Override
  public AffineGame nimber(int n) {
    checkArgument(n >= 0 && n <= MAX_NUMBER, "nimbers go from 0 to %s", MAX_NUMBER);
    while (nimbers.size() <= n) {
      nimbers.add(of(nimbers, nimbers));
    }
    return nimbers.get(n);
  }

  /** As its canonical form is written; the parts of it go up to {@link #MAX_NUMBER}. */
  @Override
  public AffineGame number(Dyadic number) {
    Dyadic size = number.signum() < 0 ? number.negative() : number;
    if (size.compareTo(Dyadic.of(MAX_NUMBER)) > 0) {
      throw new IllegalArgumentException("numbers go up to " + MAX_NUMBER);
    }
    return of(
        number.below().map(this::number).orElse(minusInfinity),
        number.above().map(this::number).orElse(infinity));
  }

  @Override
  public AffineGame negative(AffineGame game) {
    return conjugate(game);
  }

  @Override
  public int mostNimber() {
    return MAX_NUMBER;
  }

  @Override
  public int mostUps() {
    return MAX_NUMBER;
  }

  @Override
  public boolean needsOptions() {
    return true;
  }

  @Override
  public Optional<AffineGame> named(String word) {
    return switch (Ascii.toLowerCase(word)) {
      case "oo", "inf" -> Optional.of(infinity);
      case "loony" -> Optional.of(loony);
      default -> Optional.empty();
    };
  }

  /** The game with the players exchanged ([ENT], Definition 2.5). */
  public AffineGame conjugate(AffineGame game) {
    AffineGame known = conjugates.get(game);
    if (known == null) {
      known = of(conjugates(game.right()), conjugates(game.left()));
      conjugates.put(game, known);
      conjugates.put(known, game);
    }
    return known;
  }

  private List<AffineGame> conjugates(List<AffineGame> options) {
    return options.stream().map(this::conjugate).toList();
  }

  /** Both games side by side ([ENT], Axiom 1), which is not defined for ∞ and its opposite. */
  @Override
  public AffineGame sum(AffineGame one, AffineGame two) {
    if (one.isInfinite() || two.isInfinite()) {
      checkArgument(
          !one.isInfinite() || !two.isInfinite() || one == two,
          "the sum of ∞ and -∞ is not defined: both players would have won");
      return one.isInfinite() ? one : two;
    }
    return sums.of(one.id() <= two.id() ? new SumKey(one, two) : new SumKey(two, one));
  }

  private AffineGame addUp(SumKey pair) {
    AffineGame one = pair.one();
    AffineGame two = pair.two();
    return of(
        sums(one, one.left(), two, two.left(), minusInfinity),
        sums(one, one.right(), two, two.right(), infinity));
  }

  /**
   * The moves of a player in a sum. Those that lose at once, as who can't move is said to make, are
   * left out if there are others.
   */
  private List<AffineGame> sums(
      AffineGame one,
      List<AffineGame> ofOne,
      AffineGame two,
      List<AffineGame> ofTwo,
      AffineGame lost) {
    List<AffineGame> sums = new ArrayList<>(ofOne.size() + ofTwo.size());
    ofOne.forEach(option -> sums.add(sum(option, two)));
    ofTwo.forEach(option -> sums.add(sum(one, option)));
    List<AffineGame> playable = sums.stream().filter(sum -> sum != lost).toList();
    return playable.isEmpty() ? List.of(lost) : playable;
  }
}
