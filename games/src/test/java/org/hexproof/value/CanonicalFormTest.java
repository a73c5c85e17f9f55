package org.hexproof.value;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties of canonical forms, on many random passable games over each standing poset. */
class CanonicalFormTest {
  private static final int GAMES = 2000 * Integer.getInteger("hexproof.rounds", 1);

  static Stream<FinitePoset> posets() {
    return Stream.of("bool", "P3", "corner", "fork", "terminals:4").map(Posets::named);
  }

  static Stream<FinitePoset> selfDualPosets() {
    return posets().filter(poset -> poset.duality().isPresent());
  }

  /** Mostly of depth 1 and 2; one in 128 of depth 3, where the oracle is slow. */
  private static int smallDepth(int i) {
    return i % 128 == 0 ? 3 : 1 + i % 2;
  }

  @ParameterizedTest
  @MethodSource("posets")
  void agreesWithTheNaiveOracle(FinitePoset poset) {
    Naive naive = new Naive(poset);
    Values values = new Values(poset);
    RandomGames games = RandomGames.passable(poset, 1, 2);
    Game other = Game.atom(0);
    for (int i = 0; i < GAMES; i++) {
      Game game = games.next(smallDepth(i));
      check(values.form(values.of(game)).equals(naive.canonical(game)), game);
      check(agree(naive, values, game, other), game);
      other = game;
    }
  }

  private static boolean agree(Naive naive, Values values, Game g, Game h) {
    int first = values.of(g);
    int second = values.of(h);
    boolean leq = naive.leq(g, h);
    return values.leq(first, second) == leq
        && values.leqFirst(first, second) == naive.leqFirst(g, h)
        && (first == second) == (leq && naive.leq(h, g));
  }

  private static void check(boolean holds, Game game) {
    if (!holds) {
      throw new AssertionError("fails for " + game);
    }
  }

  @ParameterizedTest
  @MethodSource("posets")
  void agreesWithTheNaiveOracleOnGamesThatAreNotPassable(FinitePoset poset) {
    Naive naive = new Naive(poset);
    Values values = new Values(poset);
    RandomGames games = RandomGames.any(poset, 2, 2);
    Game other = Game.atom(0);
    for (int i = 0; i < GAMES / 10; i++) {
      Game game = games.next(smallDepth(i));
      check(values.form(values.of(game)).equals(naive.canonical(game)), game);
      check(values.isPassable(game) == naive.isPassable(game), game);
      check(values.isMonotone(game) == naive.isMonotone(game), game);
      check(agree(naive, values, game, other), game);
      other = game;
    }
  }

  @ParameterizedTest
  @MethodSource("posets")
  void formsAreEquivalentIdempotentAndPassable(FinitePoset poset) {
    Naive naive = new Naive(poset);
    Values values = new Values(poset);
    RandomGames games = RandomGames.passable(poset, 3, 3);
    for (int i = 0; i < GAMES; i++) {
      Game game = games.next(1 + i % 3);
      int value = values.of(game);
      Game form = values.form(value);
      check(i % 16 != 0 || game.depth() > 2 || naive.equivalent(form, game), game);
      check(values.of(form) == value, game);
      check(values.isPassable(value) && values.leqFirst(value, value), game);
      check(form.atoms() <= game.atoms() && form.depth() <= game.depth(), game);
    }
  }

  /** The values of random games, of all depths up to one. */
  private static List<Integer> pool(Values values, RandomGames games, int size, int deepest) {
    List<Integer> pool = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      pool.add(values.of(games.next(1 + i % deepest)));
    }
    return pool;
  }

  @ParameterizedTest
  @MethodSource("posets")
  void theOrderIsAPartialOrderAndTransitiveWithTheOtherRelation(FinitePoset poset) {
    Values values = new Values(poset);
    RandomGames games = RandomGames.passable(poset, 4, 3);
    List<Integer> pool = pool(values, games, 60, 4);
    for (int g : pool) {
      assertThat(values.leq(g, g)).isTrue();
      for (int h : pool) {
        assertThat(values.leq(g, h) && values.leq(h, g)).isEqualTo(g == h);
        for (int k : pool) {
          boolean leq = values.leq(g, h);
          boolean first = values.leqFirst(g, h);
          boolean transitive =
              (!(leq && values.leq(h, k)) || values.leq(g, k))
                  && (!(leq && values.leqFirst(h, k)) || values.leqFirst(g, k))
                  && (!(first && values.leq(h, k)) || values.leqFirst(g, k));
          assertThat(transitive).isTrue();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("selfDualPosets")
  void dualityUndoesItselfAndReversesTheOrder(FinitePoset poset) {
    Values values = new Values(poset);
    RandomGames games = RandomGames.passable(poset, 5, 2);
    ImmutableIntArray atoms = poset.duality().orElseThrow();
    Image dual = Image.dual(values.store(), values, atoms);
    int other = 0;
    for (int i = 0; i < GAMES; i++) {
      Game game = games.next(1 + i % 3);
      int value = values.of(game);
      int image = dual.of(value);
      check(dual.of(image) == value, game);
      check(i % 16 != 0 || image == values.of(Naive.dual(game, atoms::get)), game);
      check(values.leq(value, other) == values.leq(dual.of(other), image), game);
      other = value;
    }
  }

  @ParameterizedTest
  @MethodSource("posets")
  void sumsRespectEquivalence(FinitePoset poset) {
    Values values = new Values(poset);
    Values booleans = new Values(Posets.BOOLEAN);
    // Left wants both at least at this atom, or the second one at the top.
    int limit = poset.size() / 2;
    SumTable table =
        new SumTable(
            poset,
            poset,
            Posets.BOOLEAN,
            (a, b) -> (poset.leq(limit, a) && poset.leq(limit, b)) || b == poset.top() ? 1 : 0);
    Sum sum = new Sum(values.store(), values.store(), booleans, table);
    RandomGames games = RandomGames.passable(poset, 6, 2);
    for (int i = 0; i < GAMES; i++) {
      Game g = games.next(i % 64 == 0 ? 2 : 1);
      Game h = games.next(1);
      Game naive = Naive.sum(g, h, table::get);
      check(sum.of(values.of(g), values.of(h)) == booleans.of(naive), g);
    }
  }

  @ParameterizedTest
  @MethodSource("posets")
  void orderIsKeptBySums(FinitePoset poset) {
    Values values = new Values(poset);
    RandomGames games = RandomGames.passable(poset, 7, 2);
    List<Integer> pool = pool(values, games, 40, 2);
    SumTable and =
        new SumTable(
            poset, poset, Posets.BOOLEAN, (a, b) -> a == poset.top() && b == poset.top() ? 1 : 0);
    Values booleans = new Values(Posets.BOOLEAN);
    Sum sum = new Sum(values.store(), values.store(), booleans, and);
    for (int g : pool) {
      for (int h : pool) {
        if (values.leq(g, h)) {
          for (int k : pool) {
            assertThat(booleans.leq(sum.of(g, k), sum.of(h, k))).isTrue();
          }
        }
      }
    }
  }
}
