package org.hexproof.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Counterexamples are followed in the naive twin, move by move. */
class CounterexamplesTest {
  private static final int GAMES = 2_000;

  private static Game read(String text) throws ValueSyntaxException {
    return GameReader.read("test", text, Posets.P3);
  }

  @Test
  void comparisonsThatFailAreRefuted() {
    for (FinitePoset poset : List.of(Posets.P3, Posets.CORNER)) {
      Naive naive = new RememberingNaive(poset);
      Values values = new Values(poset);
      RandomGames games = RandomGames.any(poset, 21, 2);
      int refuted = 0;
      for (int i = 0; i < GAMES; i++) {
        Game g = games.next(i % 4);
        Game h = games.next((i + 1) % 3);
        Optional<Refutation> leq = Refutation.ofLeq(values, g, h);
        assertThat(leq.isEmpty()).isEqualTo(naive.leq(g, h));
        leq.ifPresent(why -> follow(why, g, h, false, naive));
        Optional<Refutation> first = Refutation.ofLeqFirst(values, g, h);
        assertThat(first.isEmpty()).isEqualTo(naive.leqFirst(g, h));
        first.ifPresent(why -> follow(why, g, h, true, naive));
        refuted += (leq.isPresent() ? 1 : 0) + (first.isPresent() ? 1 : 0);
      }
      assertThat(refuted).isBetween(GAMES / 2, 2 * GAMES - GAMES / 4);
    }
  }

  /** Each move is one that the definition has, and after the refuter's no answer helps. */
  private static void follow(Refutation why, Game g, Game h, boolean defends, Naive naive) {
    Game first = g;
    Game second = h;
    boolean answer = defends;
    for (Refutation.Move move : why.moves()) {
      assertThat(move.kind().isAnswer()).isEqualTo(answer);
      switch (move.kind()) {
        case BLACK_IN_FIRST -> assertThat(Naive.left(first)).contains(move.first());
        case WHITE_IN_FIRST -> assertThat(Naive.right(first)).contains(move.first());
        case BLACK_IN_SECOND -> assertThat(Naive.left(second)).contains(move.second());
        case WHITE_IN_SECOND -> assertThat(Naive.right(second)).contains(move.second());
        case PASS -> assertThat(Naive.isAtom(first) || Naive.isAtom(second)).isTrue();
      }
      boolean inFirst =
          move.kind() == Refutation.MoveKind.BLACK_IN_FIRST
              || move.kind() == Refutation.MoveKind.WHITE_IN_FIRST;
      boolean passes = move.kind() == Refutation.MoveKind.PASS;
      assertThat(inFirst && !passes ? move.second() : move.first())
          .isEqualTo(inFirst && !passes ? second : first);
      assertThat(passes ? move.second() : second).isEqualTo(second);
      first = move.first();
      second = move.second();
      assertThat(answer ? naive.leq(first, second) : naive.leqFirst(first, second)).isFalse();
      answer = !answer;
    }
    assertThat(Naive.isAtom(first) && Naive.isAtom(second)).isTrue();
    assertThat(why.first()).isEqualTo(Naive.atom(first));
    assertThat(why.second()).isEqualTo(Naive.atom(second));
    assertThat(naive.poset().leq(why.first(), why.second())).isFalse();
  }

  @Test
  void theRefuterIsQuickAndTheDefenderSlow() throws Exception {
    Values values = new Values(Posets.P3);
    Game g = read("superswitch:3");
    Refutation why = Refutation.ofLeq(values, g, read("superswitch:2")).orElseThrow();
    assertThat(why.moves())
        .extracting(Refutation.Move::to)
        .containsExactly(
            read("superswitch:1"),
            read("superswitch:2"),
            read("a"),
            read("superswitch:1"),
            read("b"));
    assertThat(why.moves().get(4).kind()).isEqualTo(Refutation.MoveKind.BLACK_IN_FIRST);
    Refutation slow = Refutation.ofLeqFirst(values, read("{T|b,{T|b}}"), read("a")).orElseThrow();
    assertThat(slow.moves())
        .extracting(Refutation.Move::to)
        .containsExactly(read("{T|b}"), read("T"));
    Refutation quick = Refutation.ofLeq(values, read("{b,{b|T}|a}"), read("a")).orElseThrow();
    assertThat(quick.moves()).extracting(Refutation.Move::to).containsExactly(read("b"));
  }

  @Test
  void formsThatAreNotPassableOrMonotoneHaveAFlaw() throws Exception {
    Naive naive = new RememberingNaive(Posets.P3);
    Values values = new Values(Posets.P3);
    RandomGames any = RandomGames.any(Posets.P3, 22, 2);
    RandomGames passable = RandomGames.passable(Posets.P3, 23, 2);
    int deep = 0;
    int monotone = 0;
    for (int i = 0; i < GAMES; i++) {
      Game drawn = i % 2 == 0 ? any.next(i % 5) : passable.next(i % 5);
      // Where both players have a good move, twice, flaws lie deeper.
      Game game = i % 8 == 0 ? hidden(hidden(drawn)) : drawn;
      Optional<Flaw> notPassable = Flaw.ofPassable(values, game);
      assertThat(notPassable.isEmpty()).isEqualTo(naive.isPassable(game));
      notPassable.ifPresent(flaw -> checkPath(flaw, game));
      notPassable.ifPresent(
          flaw -> {
            assertThat(flaw.harm()).isEmpty();
            follow(flaw.why(), flaw.follower(), flaw.follower(), true, naive);
          });
      Optional<Flaw> notMonotone = Flaw.ofMonotone(values, game);
      assertThat(notMonotone.isEmpty()).isEqualTo(naive.isMonotone(game));
      notMonotone.ifPresent(flaw -> checkPath(flaw, game));
      notMonotone.ifPresent(flaw -> checkHarm(flaw, naive));
      deep += notPassable.filter(flaw -> flaw.path().size() > 1).isPresent() ? 1 : 0;
      monotone += notMonotone.isEmpty() ? 1 : 0;
    }
    assertThat(deep).isGreaterThan(10);
    assertThat(monotone).isBetween(GAMES / 20, GAMES / 2);
  }

  private static Game hidden(Game game) throws ValueSyntaxException {
    return Game.of(List.of(game, read("T")), List.of(read("F")));
  }

  private static void checkPath(Flaw flaw, Game form) {
    Game reached = form;
    for (Flaw.Turn turn : flaw.path()) {
      assertThat(turn.black() ? Naive.left(reached) : Naive.right(reached)).contains(turn.to());
      reached = turn.to();
    }
    assertThat(flaw.follower()).isEqualTo(reached);
  }

  private static void checkHarm(Flaw flaw, Naive naive) {
    Flaw.Turn harm = flaw.harm().orElseThrow();
    Game game = flaw.follower();
    assertThat(harm.black() ? Naive.left(game) : Naive.right(game)).contains(harm.to());
    Game low = harm.black() ? game : harm.to();
    Game high = harm.black() ? harm.to() : game;
    assertThat(naive.leq(low, high)).isFalse();
    follow(flaw.why(), low, high, false, naive);
  }

  @Test
  void theShortestPathIsTold() throws Exception {
    Values values = new Values(Posets.P3);
    Flaw flaw = Flaw.ofPassable(values, read("{{T|{{a|b}|F}},{T|{a|b}}|F}")).orElseThrow();
    assertThat(flaw.path()).hasSize(2);
    assertThat(flaw.follower()).isEqualTo(read("{a|b}"));
  }

  @Test
  void digestsAreEqualIffValuesAre() {
    Values values = new Values(Posets.P3);
    Values again = new Values(Posets.P3);
    RandomGames games = RandomGames.any(Posets.P3, 24, 2);
    Set<String> digests = new HashSet<>();
    Set<Integer> different = new HashSet<>();
    List<Game> forms = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Game game = games.next(i % 4);
      forms.add(game);
      different.add(values.of(game));
      digests.add(Digest.of(values.form(values.of(game)), Posets.P3));
      assertThat(digests).hasSameSizeAs(different);
    }
    assertThat(different.size()).isBetween(100, GAMES - 100);
    // In another order handles are others, and digests the same.
    for (int i = forms.size() - 1; i >= 0; i--) {
      assertThat(digests).contains(Digest.of(again.form(again.of(forms.get(i))), Posets.P3));
    }
  }

  /**
   * SHA-256 of 0 and the name, of 1, the numbers of options and their digests: computed elsewhere.
   */
  @Test
  void digestsStayWhatTheyAre() throws Exception {
    assertThat(Digest.of(read("a"), Posets.P3))
        .isEqualTo("022a6979e6dab7aa5ae4c3e5e45f7e977112a7e63593820dbec1ec738a24f93c");
    assertThat(Digest.of(read("{a,b|F}"), Posets.P3))
        .isEqualTo("bf07e49058f9336a78b16adf2eb9255761fcc42c9c0bdf5cd8aa7f8a301506c2");
  }

  @Test
  void atomsAreCountedHoweverMany() throws Exception {
    assertThat(GameForms.atoms(read("{a,{b|c}|{a|{a|b}}}"))).isEqualTo(BigInteger.valueOf(6));
    Game game = read("a");
    for (int i = 0; i < 100; i++) {
      game = Game.of(List.of(game), List.of(game));
    }
    assertThat(GameForms.atoms(game)).isEqualTo(BigInteger.TWO.pow(100));
    assertThat(game.atoms()).isEqualTo(Long.MAX_VALUE);
  }
}
