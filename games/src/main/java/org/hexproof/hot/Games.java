package org.hexproof.hot;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Dyadic;
import org.hexproof.cgt.Form;
import org.hexproof.cgt.Kind;
import org.hexproof.cgt.Side;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Memo;

/**
 * A store of short partizan games: each value is held once, in its canonical form, and sums and
 * comparisons are remembered. Not for several threads. The theory is that of [HOT], chapters 2 and
 * 3, and of [CGT], chapter II.
 */
public final class Games implements Kind<Game> {
  /** The usual limit of values that a store holds. */
  public static final int MAX_GAMES = 4_000_000;

  /** The largest nimber that is read; a nimber holds all smaller ones, so that memory limits it. */
  private static final int MAX_NIMBER = 1023;

  private static final ImmutableSet<String> LOOPY =
      ImmutableSet.of(
          "on", "off", "over", "under", "oo", "∞", "dud", "upon", "hot", "tis", "tisn", "inf");

  private static final Comparator<Game> AGE = Comparator.comparingInt(Game::id);

  /** So many results are remembered before the memory of them starts anew. */
  private static final int MEMORY = 1 << 22;

  private final int maxGames;
  private final Memo<Dyadic, Game> numbers = new Memo<>(number -> new Game(this, next(), number));
  private final Map<Form<Game>, Game> forms = new HashMap<>();
  private final Long2ObjectOpenHashMap<Game> sums = new Long2ObjectOpenHashMap<>();
  private final Map<Game, List<Game>> nimbers = new HashMap<>();
  private final Map<Game, Game> negatives = new HashMap<>();
  private final Runnable watch;
  private final GameOrder order;
  private int size;

  public Games() {
    this(MAX_GAMES);
  }

  /** An empty store for so many values. */
  public Games(int maxGames) {
    this(maxGames, () -> {});
  }

  /** One that tells of each step, who may throw to stop it. */
  public Games(int maxGames, Runnable watch) {
    this.maxGames = maxGames;
    this.watch = watch;
    this.order = new GameOrder(MEMORY, watch);
  }

  @Override
  public Game number(Dyadic number) {
    return numbers.of(number);
  }

  private int next() {
    if (size >= maxGames) {
      throw new GameTooLargeException(
          "there are more than %s different games on the way; that is the limit", maxGames);
    }
    return size++;
  }

  /** Left's options of a number: the one of the number below it. */
  ImmutableList<Game> optionsBelow(Dyadic number) {
    return number.below().map(this::number).map(ImmutableList::of).orElse(ImmutableList.of());
  }

  /** Right's options of a number. */
  ImmutableList<Game> optionsAbove(Dyadic number) {
    return number.above().map(this::number).map(ImmutableList::of).orElse(ImmutableList.of());
  }

  @Override
  public Game of(Collection<Game> left, Collection<Game> right) {
    Form<Game> form = Form.of(left, right, AGE);
    Game known = forms.get(form);
    if (known == null) {
      known = new GameSimplifier(this, order).simplify(form.left(), form.right());
      if (forms.size() < MEMORY) {
        forms.put(form, known);
      }
    }
    return known;
  }

  /** The value whose canonical form has these options; it is no number. */
  Game canonical(Collection<Game> left, Collection<Game> right) {
    Form<Game> form = Form.of(left, right, AGE);
    Game known = forms.get(form);
    if (known == null) {
      known = new Game(this, next(), form.left(), form.right());
      forms.put(form, known);
    }
    return known;
  }

  @Override
  public Game nimber(int n) {
    checkArgument(n >= 0, "nimbers are from 0 on");
    return numberUpStar(new NumberUpStar(Dyadic.of(0), 0, n));
  }

  @Override
  public Game ups(int n) {
    return numberUpStar(new NumberUpStar(Dyadic.of(0), n, 0));
  }

  private Game numberUpStar(NumberUpStar wanted) {
    Game number = number(wanted.number());
    int ups = Math.abs(wanted.ups());
    Game game = plusNimber(number, wanted.nimber() ^ (ups & 1));
    for (int more = ups - 1; more >= 0; more--) {
      // What is added now are ups - more ups; they have the wanted nimber when none is left.
      boolean isUpStar = more == ups - 1 && (wanted.nimber() ^ (more & 1)) == 1;
      List<Game> stay = isUpStar ? List.of(number, plusNimber(number, 1)) : List.of(number);
      List<Game> less = List.of(game);
      game = wanted.ups() > 0 ? canonical(stay, less) : canonical(less, stay);
    }
    return game;
  }

  private Game plusNimber(Game number, int n) {
    List<Game> smaller = nimbers.computeIfAbsent(number, first -> new ArrayList<>(List.of(first)));
    while (smaller.size() <= n) {
      smaller.add(canonical(smaller, smaller));
    }
    return smaller.get(n);
  }

  @Override
  public Game negative(Game game) {
    if (game.upStar().isPresent()) {
      return numberUpStar(game.upStar().get().negative());
    }
    Game known = negatives.get(game);
    if (known == null) {
      known = canonical(negatives(game.right()), negatives(game.left()));
      negatives.put(game, known);
      negatives.put(known, game);
    }
    return known;
  }

  private List<Game> negatives(ImmutableList<Game> games) {
    return games.stream().map(this::negative).toList();
  }

  @Override
  public Game sum(Game a, Game b) {
    if (a.upStar().isPresent() && b.upStar().isPresent()) {
      return numberUpStar(a.upStar().get().plus(b.upStar().get()));
    }
    if (isZero(a)) {
      return b;
    }
    if (isZero(b)) {
      return a;
    }
    long key = a.id() <= b.id() ? key(a, b) : key(b, a);
    Game known = sums.get(key);
    if (known == null) {
      watch.run();
      known = addUp(a, b);
      if (sums.size() >= MEMORY) {
        sums.clear();
      }
      sums.put(key, known);
    }
    return known;
  }

  @Override
  public int mostNimber() {
    return MAX_NIMBER;
  }

  @Override
  public Optional<Refusal> refusal(String word) {
    return LOOPY.contains(Ascii.toLowerCase(word))
        ? Optional.of(
            new Refusal(
                word + " is no short game",
                "short games end after a bounded number of moves; 'hexproof hypergame' takes"
                    + " others"))
        : Optional.empty();
  }

  private static boolean isZero(Game game) {
    return game.isNumber() && game.leftStop().signum() == 0;
  }

  static long key(Game a, Game b) {
    return ((long) a.id() << 32) | b.id();
  }

  private Game addUp(Game a, Game b) {
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    // Nobody need move in a number (number avoidance), and by it a canonical form is but shifted.
    if (!a.isNumber()) {
      addSums(a.left(), b, left);
      addSums(a.right(), b, right);
    }
    if (!b.isNumber()) {
      addSums(b.left(), a, left);
      addSums(b.right(), a, right);
    }
    return a.isNumber() || b.isNumber() ? canonical(left, right) : of(left, right);
  }

  private void addSums(ImmutableList<Game> options, Game other, List<Game> sums) {
    for (Game option : options) {
      sums.add(sum(option, other));
    }
  }

  @Override
  public Game multiple(long count, Game game) {
    if (game.isNumber()) {
      return number(multiple(count, game.leftStop()));
    }
    return Kind.super.multiple(count, game);
  }

  private static Dyadic multiple(long count, Dyadic number) {
    try {
      return new Dyadic(Math.multiplyExact(count, number.numerator()), number.exponent());
    } catch (ArithmeticException e) {
      throw new Dyadic.RangeException();
    }
  }

  /** With each option changed, and so much added to those of Left and taken from those of Right. */
  Game changed(Game game, UnaryOperator<Game> change, Game more) {
    return of(changed(game.left(), change, more), changed(game.right(), change, negative(more)));
  }

  List<Game> changed(List<Game> options, UnaryOperator<Game> change, Game more) {
    return options.stream().map(option -> sum(change.apply(option), more)).toList();
  }

  /** Whether a &lt;= b. */
  public boolean isAtMost(Game a, Game b) {
    return order.isAtMost(a, b);
  }

  /** Whether a is at most as good as b for a side. */
  public boolean isAtMost(Side side, Game a, Game b) {
    return order.isAtMost(side, a, b);
  }

  public Comparison compare(Game a, Game b) {
    return Comparison.of(isAtMost(a, b), isAtMost(b, a));
  }
}
