package org.hexproof.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Poset;
import org.hexproof.value.PosetReader;
import org.hexproof.value.Posets;
import org.hexproof.value.RandomGames;
import org.hexproof.value.RememberingNaive;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CalculatorTest {
  private static final long MEMORY = 1 << 28;

  private final Calculator calculator = over(Posets.P3);

  private static Calculator over(Poset poset) {
    return new Calculator(new Values(poset), MEMORY);
  }

  private GameAnswer answer(String text) throws ValueSyntaxException {
    return calculator.answer(new Cursor("test", 1, text));
  }

  private GameAnswer.Worth worth(String text) throws ValueSyntaxException {
    return (GameAnswer.Worth) answer(text);
  }

  private String value(String text) throws ValueSyntaxException {
    GameAnswer.Worth worth = worth(text);
    return GameWriter.write(worth.value(), worth.values());
  }

  private static String text(Game game) {
    return GameWriter.write(game, Posets.P3, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a +c b; b",
        "{a +c b,a|a}; {a,b|a}",
        "(a); a",
        "((a +c a)^op) +c b; b",
        "a +c a +j a; ⊤",
        "{a|F}^op +j a; ⊤",
        "+w(c(4,3,9),c(2,4,8)); a",
        "+w({c|F}(1,2,9)); {c|⊥}",
        "+w(T(5,6,7)); ⊥",
        "+p(a,b,a); c",
        "renumber({a,{T|b}|c},2,3,1); {b,{⊤|c}|a}",
        "renumber(a,3,2,1); c",
        "Q28^op; {a,{⊤|b}|a}",
        "+w(P1(1,2,4),P5(1,2,3)); {⊤|{c|⊥},{a,{⊤|b}|⊥}}",
        "canonical({a,{T|T}|b}); {⊤|b}",
        "{renumber(a,2,1,3)|canonical(F)}; {b|⊥}"
      })
  void expressionsHaveValues(String text, String value) throws Exception {
    assertThat(value(text)).isEqualTo(value);
  }

  /** Which of the outer nodes a full board joins, by looking for ways. */
  private static int outcome(int outer, List<int[]> nodes, int... atoms) {
    boolean[][] joined = new boolean[10][10];
    for (int part = 0; part < atoms.length; part++) {
      String name = Posets.P3.name(atoms[part]);
      boolean all = name.equals("⊤");
      int[] of = nodes.get(part);
      join(joined, of[1], of[2], all || name.equals("a"));
      join(joined, of[0], of[2], all || name.equals("b"));
      join(joined, of[0], of[1], all || name.equals("c"));
    }
    for (int k = 0; k < 10; k++) {
      for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
          joined[i][j] |= joined[i][k] && joined[k][j];
        }
      }
    }
    if (outer == 2) {
      return joined[1][2] ? 1 : 0;
    }
    String name = joined[2][3] ? "a" : joined[1][3] ? "b" : joined[1][2] ? "c" : "⊥";
    return Posets.P3.find(joined[1][2] && joined[2][3] ? "⊤" : name);
  }

  private static void join(boolean[][] joined, int i, int j, boolean isJoined) {
    joined[i][j] |= isJoined;
    joined[j][i] |= isJoined;
  }

  /** [H3T], equations 5 and 6: what is written of the terminals there. */
  private static final List<int[]> CONCATENATED = List.of(new int[] {1, 4, 3}, new int[] {1, 2, 4});

  private static final List<int[]> JUXTAPOSED = List.of(new int[] {3, 4, 1}, new int[] {3, 4, 2});
  private static final List<int[]> PINWHEEL =
      List.of(new int[] {6, 4, 1}, new int[] {4, 5, 2}, new int[] {5, 6, 3});

  /** The form by [H3T], Definition 3.6, and the value by the definition of equivalence. */
  private void check(String text, Game form, Poset poset) throws ValueSyntaxException {
    GameAnswer.Worth worth = worth(text);
    assertThat(worth.form().get()).as(text).isEqualTo(form);
    Naive naive = new RememberingNaive(poset);
    Game value = worth.values().form(worth.value());
    assertThat(naive.equivalent(value, form)).as(text).isTrue();
    assertThat(worth.values().of(form)).as(text).isEqualTo(worth.value());
  }

  @Test
  void sumsOfPassableGamesAreThoseOfTheDefinition() throws Exception {
    RandomGames games = RandomGames.passable(Posets.P3, 31, 2);
    for (int i = 0; i < 200; i++) {
      Game g = games.next(i % 3);
      Game h = games.next(1 + i % 2);
      check(
          text(g) + " +c " + text(h),
          Naive.sum(g, h, (x, y) -> outcome(3, CONCATENATED, x, y)),
          Posets.P3);
      check(
          text(g) + " +j " + text(h),
          Naive.sum(g, h, (x, y) -> outcome(2, JUXTAPOSED, x, y)),
          Posets.BOOLEAN);
    }
  }

  /** Of three games by those of two, with both outcomes as one number. */
  private static Game sum(List<Game> games, List<int[]> nodes) {
    Game both = Naive.sum(games.get(0), games.get(1), (x, y) -> 5 * x + y);
    return Naive.sum(both, games.get(2), (xy, z) -> outcome(3, nodes, xy / 5, xy % 5, z));
  }

  @Test
  void sumsOfThreeAreThoseOfTheDefinition() throws Exception {
    Random random = new Random(32);
    RandomGames games = RandomGames.passable(Posets.P3, 33, 2);
    for (int i = 0; i < 40; i++) {
      List<Game> parts = List.of(games.next(1), games.next(i % 3), games.next(1));
      String list = String.join(",", parts.stream().map(CalculatorTest::text).toList());
      check("+p(" + list + ")", sum(parts, PINWHEEL), Posets.P3);
      List<int[]> nodes = List.of(nodes(random), nodes(random), nodes(random));
      StringBuilder wired = new StringBuilder("+w(");
      for (int part = 0; part < 3; part++) {
        int[] of = nodes.get(part);
        wired.append(part == 0 ? "" : ", ").append(text(parts.get(part)));
        wired.append("(" + of[0] + "," + of[1] + "," + of[2] + ")");
      }
      check(wired + ")", sum(parts, nodes), Posets.P3);
    }
  }

  private static int[] nodes(Random random) {
    return random.ints(3, 1, 7).toArray();
  }

  @Test
  void dualsAndNumbersKeepTheirLaws() throws Exception {
    RandomGames games = RandomGames.any(Posets.P3, 34, 2);
    RandomGames passable = RandomGames.passable(Posets.P3, 35, 2);
    for (int i = 0; i < 200; i++) {
      String g = text(games.next(i % 4));
      String h = text(passable.next(2));
      String k = text(passable.next(1 + i % 2));
      assertThat(answer(g + "^op^op = " + g).holds()).isTrue();
      assertThat(answer("renumber(renumber(" + g + ",2,3,1),3,1,2) = " + g).holds()).isTrue();
      assertThat(answer("renumber(" + g + ",3,1,2)^op = renumber(" + g + "^op,3,1,2)").holds())
          .isTrue();
      assertThat(answer("(" + h + " +c " + k + ")^op = " + k + "^op +c " + h + "^op").holds())
          .isTrue();
      assertThat(answer("+w(" + h + "(2,3,1)) = renumber(" + h + ",2,3,1)").holds()).isTrue();
    }
  }

  @Test
  void theFormsOfDualsAndNumbersAreThoseOfTheWrittenGame() throws Exception {
    RandomGames games = RandomGames.any(Posets.P3, 36, 2);
    for (int i = 0; i < 200; i++) {
      Game g = games.next(i % 4);
      // Terminal 1 becomes 2, so that what joined 2 and 3 joins 1 and 3.
      assertThat(worth("renumber(" + text(g) + ",2,1,3)").form().get())
          .isEqualTo(Naive.map(g, atom -> List.of(0, 2, 1, 3, 4).get(atom)));
      assertThat(worth(text(g) + "^op").form().get())
          .isEqualTo(Naive.dual(g, atom -> List.of(4, 1, 2, 3, 0).get(atom)));
    }
  }

  @Test
  void switchesClimbAndRace() throws Exception {
    for (int n = 0; n <= 8; n++) {
      String sum = "superswitch:" + n + " +c superswitch:1";
      assertThat(answer(sum + " = superswitch:" + (n + 1)).holds()).isTrue();
      for (int m = 0; m <= 8; m++) {
        String expected = n > m - 1 ? "⊤" : n == m - 1 ? "{⊤|⊥}" : "⊥";
        assertThat(value("superswitch:" + n + " +j superswitch:" + m + "^op")).isEqualTo(expected);
      }
    }
  }

  @Test
  void questionsAreAnsweredByTheDefinitions() throws Exception {
    Naive naive = new RememberingNaive(Posets.P3);
    RandomGames games = RandomGames.any(Posets.P3, 37, 2);
    int[] yes = new int[6];
    for (int i = 0; i < 600; i++) {
      Game g = games.next(i % 3);
      Game h = games.next((i + 1) % 3);
      List<Boolean> expected =
          List.of(
              naive.leq(g, h),
              naive.leq(h, g),
              naive.equivalent(g, h),
              naive.leqFirst(g, h),
              naive.isPassable(g),
              naive.isMonotone(g));
      List<String> questions =
          List.of(
              text(g) + " <= " + text(h),
              text(g) + " >= " + text(h),
              text(g) + " ≃ " + text(h),
              text(g) + " ◁ " + text(h),
              "passable " + text(g),
              "monotone " + text(g));
      for (int q = 0; q < yes.length; q++) {
        assertThat(answer(questions.get(q)).holds())
            .as(questions.get(q))
            .isEqualTo(expected.get(q));
        yes[q] += expected.get(q) ? 1 : 0;
      }
    }
    for (int count : yes) {
      assertThat(count).isBetween(10, 590);
    }
  }

  /** A form and its value differ in this, as [H3T] says before Definition 3.3. */
  @Test
  void passableAndMonotoneAreAboutForms() throws Exception {
    assertThat(answer("passable {{a|b},T|a}").holds()).isFalse();
    assertThat(answer("passable canonical({{a|b},T|a})").holds()).isTrue();
    assertThat(answer("monotone canonical({{T|a},{T|b}|{a|F},{b|F}})").holds()).isTrue();
    Naive naive = new RememberingNaive(Posets.P3);
    RandomGames games = RandomGames.passable(Posets.P3, 38, 2);
    int monotone = 0;
    for (int i = 0; i < 150; i++) {
      Game g = games.next(1);
      Game h = games.next(1 + i % 2);
      Game sum = Naive.sum(g, h, (x, y) -> outcome(3, CONCATENATED, x, y));
      boolean expected = naive.isMonotone(sum);
      assertThat(answer("monotone " + text(g) + " +c " + text(h)).holds()).isEqualTo(expected);
      assertThat(answer("passable " + text(g) + " +c " + text(h)).holds()).isTrue();
      monotone += expected ? 1 : 0;
    }
    assertThat(monotone).isBetween(10, 140);
  }

  @Test
  void measuresAreThoseOfTheCanonicalForm() throws Exception {
    assertThat(answer("atoms {a,{T|T}|b}")).isEqualTo(measured(Query.Kind.ATOMS, 2));
    assertThat(answer("depth {a,{T|T}|b}")).isEqualTo(measured(Query.Kind.DEPTH, 1));
    assertThat(answer("atoms superswitch:2 +c superswitch:3"))
        .isEqualTo(measured(Query.Kind.ATOMS, 11));
    assertThat(answer("depth superswitch:2 +c superswitch:3"))
        .isEqualTo(measured(Query.Kind.DEPTH, 5));
  }

  private static GameAnswer measured(Query.Kind kind, long measure) {
    return new GameAnswer.Measured(kind, BigInteger.valueOf(measure));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a +c {a|b}; test:1:6: this summand is not passable",
        "+w(a(1,2,3), {F|T}(1,2,4)); test:1:14: this summand is not passable",
        "(a +j b) +c a; test:1:4: what +j makes has two terminals, and stands beside or in what",
        "a +c b = a +j b; test:1:12: what +j makes has two",
        "a +j b = {a|F}; test:1:11: unknown atom a",
        "P4 +c a; test:1:1: unknown atom P4",
        "a +j b = P5; test:1:10: unknown atom P5",
        "{a +c b|a +j b}; test:1:11: what +j makes has two",
        "renumber(a +j b,2,1,3); test:1:12: what +j makes has two"
      })
  void whatMakesNoSenseIsRefusedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> answer(text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fork", "corner", "terminals:3", "F<a<T, F<b<T, F<c<T"})
  void sumsNeedThreeTerminals(String name) throws Exception {
    FinitePoset poset = PosetReader.read("poset", name);
    for (String text : List.of("T +c F", "T +j T", "renumber(T,2,1,3)", "+p(T,T,T)")) {
      if (!poset.equals(Posets.P3)) {
        assertThatThrownBy(() -> over(poset).answer(new Cursor("test", 1, text)))
            .hasMessageContaining(" is for games with three terminals, over P3");
      }
    }
    assertThat(over(poset).answer(new Cursor("test", 1, "{T|F} <= T")).holds()).isTrue();
  }

  @Test
  void sumsThatAreTooLargeAreRefused() throws Exception {
    assertThat(answer("superswitch:200 +c superswitch:200 ◁ superswitch:200^op").holds()).isFalse();
    String half = "{".repeat(150) + "a" + "|a}".repeat(150);
    String deep = "{".repeat(255) + "a" + "|a}".repeat(255);
    assertThat(value(deep + " +c " + deep)).isEqualTo("a");
    assertThatThrownBy(() -> answer("monotone " + deep + " +c " + deep))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("are 510 moves deep together");
    assertThatThrownBy(() -> answer(String.join(" +c ", Collections.nCopies(4, "superswitch:200"))))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("moves deep together");
    assertThatThrownBy(() -> answer("monotone +p(" + half + "," + half + "," + half + ")"))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("more than 50000 positions");
  }
}
