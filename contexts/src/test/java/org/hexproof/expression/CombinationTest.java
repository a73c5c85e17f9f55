package org.hexproof.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.hexproof.value.Cursor;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Posets;
import org.hexproof.value.RandomGames;
import org.hexproof.value.RememberingNaive;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Functions of outcomes from their tables: what they make of games, and which are refused. */
final class CombinationTest {
  private static final long MEMORY = 1 << 28;
  private static final String OR = "or: bool, bool -> bool\nF F = F\n_ _ = T\n";

  private static ImmutableMap<String, Combination> read(String text) throws ValueSyntaxException {
    return CombinationReader.read("table", text);
  }

  private static GameAnswer.Worth worth(String functions, String text) throws ValueSyntaxException {
    return (GameAnswer.Worth)
        new Calculator(new Values(Posets.P3), read(functions), MEMORY)
            .answer(new Cursor("test", 1, text));
  }

  private static String value(String functions, String text) throws ValueSyntaxException {
    GameAnswer.Worth worth = worth(functions, text);
    return GameWriter.write(worth.value(), worth.values());
  }

  /** The form by the definition, and the value by that of equivalence. */
  private static void check(String functions, String text, Game form, FinitePoset poset)
      throws ValueSyntaxException {
    GameAnswer.Worth worth = worth(functions, text);
    assertThat(worth.form().get()).as(text).isEqualTo(form);
    Game value = worth.values().form(worth.value());
    assertThat(new RememberingNaive(poset).equivalent(value, form)).as(text).isTrue();
  }

  private static String text(Game game, FinitePoset poset) {
    return GameWriter.write(game, poset, false);
  }

  @Test
  void gamesAreMappedByTheDefinition() throws Exception {
    String fork = "fork: P3 -> fork\nc = F\na = a\nb = b\nT = T\nF = F\n";
    IntUnaryOperator map =
        atom -> atom == Posets.P3.find("c") ? 0 : Posets.FORK.find(Posets.P3.name(atom));
    RandomGames games = RandomGames.any(Posets.P3, 1, 2);
    for (int i = 0; i < 300; i++) {
      Game game = games.next(i % 4);
      check(fork, "fork(" + text(game, Posets.P3) + ")", Naive.map(game, map), Posets.FORK);
    }
  }

  /** Rows from which on the outcome is ⊤, as a table and as a function. */
  @Test
  void gamesAreAddedByTheDefinition() throws Exception {
    Random random = new Random(2);
    RandomGames first = RandomGames.passable(Posets.P3, 3, 2);
    RandomGames second = RandomGames.passable(Posets.FORK, 4, 2);
    for (int i = 0; i < 300; i++) {
      int[] least = random.ints(4, 0, Posets.P3.size() * Posets.FORK.size()).toArray();
      IntBinaryOperator sum =
          (a, b) ->
              IntStream.of(least)
                      .anyMatch(
                          row ->
                              Posets.P3.leq(row / Posets.FORK.size(), a)
                                  && Posets.FORK.leq(row % Posets.FORK.size(), b))
                  ? 1
                  : 0;
      StringBuilder table = new StringBuilder("sum: P3, 'F<a<T, F<b<T' -> bool # " + i + "\n\n");
      for (int a = 0; a < Posets.P3.size(); a++) {
        for (int b = 0; b < Posets.FORK.size(); b++) {
          table.append(Posets.P3.name(a)).append(' ').append(Posets.FORK.name(b));
          table.append(sum.applyAsInt(a, b) == 1 ? " = T\n" : " = F\n");
        }
      }
      Game g = first.next(i % 3);
      Game h = second.next(1 + i % 2);
      check(
          table.toString(),
          "sum(" + text(g, Posets.P3) + ", " + text(h, Posets.FORK) + ")",
          Naive.sum(g, h, sum),
          Posets.BOOLEAN);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "or({T|F},{T|F}); ⊤",
        "or({T|F},F)^op; {⊤|⊥}",
        "{or(T,F)|or(F,F)}; {⊤|⊥}",
        "or((superswitch:1 +c superswitch:1)^op +j {a,b|a},or(F,F)); {⊤|⊥}",
        "canonical(or({T|T},F)); ⊤"
      })
  void callsStandWhereGamesDo(String text, String value) throws Exception {
    assertThat(value(OR, text)).isEqualTo(value);
    assertThat(ValueSubject.isExpression("or(T,F)", ImmutableSet.of("or"))).isTrue();
    assertThat(ValueSubject.isExpression("où(T,F)", ImmutableSet.of("où"))).isTrue();
    assertThat(ValueSubject.isExpression("or(T,F)", ImmutableSet.of())).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "or(T); test:1:1: or takes 2 games, not 1",
        "or(T,; test:1:6: expected a game, found the end",
        "or(T,a); test:1:6: unknown atom a",
        "or({T|{F|T}},F); test:1:4: this summand is not passable",
        "{or(T,F)|or(F,F)} +c a; test:1:2: or makes games over another poset",
        "and(T,F); test:1:4: expected +c, +j, <=, >=, =, ◁ or the end"
      })
  void badCallsAreToldByTheirPlace(String text, String message) {
    assertThatThrownBy(() -> value(OR, text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "F F = F; table:1:1: expected the beginning of a function",
        "f: bool -> bool/F = F; table:1:1: no row tells what f(⊤) is",
        "f: bool -> bool/F = T/T = F; table:1:1: not monotone: f(⊥) <= f(⊤), but ⊤ is not <= ⊥",
        "f: bool -> boo/F = F; table:1:12: unknown poset 'boo'",
        "f: bool -> bool/x = F; table:2:1: unknown atom x",
        "f: bool -> bool/F F = F; table:2:3: expected '=', found 'F'",
        "f: bool -> bool/F = F T; table:2:7: expected the end of the row, found 'T'",
        "f: bool -> bool/F = _; table:2:5: a row has one outcome",
        "f: bool -> bool/_ = F/f: bool -> bool/_ = F; table:3:1: there is another function f",
        "canonical: bool -> bool/_ = F; table:1:1: canonical has a meaning of its own",
        "atoms: bool -> bool/_ = F; table:1:1: atoms has a meaning of its own",
        "f: bool -> bool/_ = F/g: bool, bool, bool -> bool; table:3:1: expected the beginning",
        "f: P3 -> P3/superswitch:2 = F; table:2:1: superswitch:2 is no outcome"
      })
  void badTablesAreToldByTheirPlace(String text, String message) {
    assertThatThrownBy(() -> read(text.replace('/', '\n')))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }
}
