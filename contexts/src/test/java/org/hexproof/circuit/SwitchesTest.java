package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Arrays;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.RandomGames;
import org.hexproof.value.Sum;
import org.hexproof.value.SumTable;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** Joins of 3-terminal positions, switches and testers: [H3T], sections 4 and 6. */
class SwitchesTest {
  private static final int DEPTH = 6;
  private static final long MEMORY = 1 << 28;

  private final Values values = new Values(Posets.P3);
  private final Values booleans = new Values(Posets.BOOLEAN);
  private final Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
  private final Assembly concatenation = new Assembly(Wiring.CONCATENATION, values, values, MEMORY);
  private final Assembly juxtaposition =
      new Assembly(Wiring.JUXTAPOSITION, values, booleans, MEMORY);
  private final Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);

  private int value(String text) throws Exception {
    return values.of(GameReader.read("test", text, Posets.P3));
  }

  private int named(String kind, int steps) {
    return values.of(NamedValue.parse(kind + ":" + steps, Posets.P3).orElseThrow());
  }

  private int atom(String name) {
    return Posets.P3.find(name);
  }

  @Test
  void concatenationOfAtoms() {
    int a = atom("a");
    int b = atom("b");
    assertThat(concatenation.value(a, a)).isEqualTo(a);
    assertThat(concatenation.value(a, b)).isEqualTo(b);
    assertThat(concatenation.value(b, a)).isEqualTo(b);
    assertThat(concatenation.value(b, b)).isEqualTo(b);
  }

  @Test
  void juxtapositionOfAtoms() {
    int a = atom("a");
    int b = atom("b");
    int top = values.top();
    int bottom = values.bottom();
    int[][] joined = {{a, a}, {b, b}, {top, a}, {a, top}, {top, b}, {b, top}, {top, top}};
    int[][] apart = {{a, b}, {b, a}, {bottom, top}, {top, bottom}, {bottom, a}, {b, bottom}};
    for (int[] pair : joined) {
      assertThat(juxtaposition.value(pair[0], pair[1])).isEqualTo(booleans.top());
    }
    for (int[] pair : apart) {
      assertThat(juxtaposition.value(pair[0], pair[1])).isEqualTo(booleans.bottom());
    }
    for (int x = 0; x < Posets.P3.size(); x++) {
      assertThat(juxtaposition.value(atom("c"), x)).isEqualTo(juxtaposition.value(bottom, x));
    }
  }

  @Test
  void pinwheelOfAtoms() {
    int a = atom("a");
    int b = atom("b");
    assertThat(pinwheel.value(a, a, a)).isEqualTo(values.bottom());
    assertThat(pinwheel.value(b, b, b)).isEqualTo(values.bottom());
    // Two neighbours that turn to each other meet; nothing else does.
    assertThat(pinwheel.value(a, b, a)).isEqualTo(atom("c"));
    assertThat(pinwheel.value(a, b, b)).isEqualTo(atom("c"));
    assertThat(pinwheel.value(a, a, b)).isEqualTo(atom("a"));
    assertThat(pinwheel.value(b, a, b)).isEqualTo(atom("a"));
    assertThat(pinwheel.value(b, a, a)).isEqualTo(atom("b"));
    assertThat(pinwheel.value(b, b, a)).isEqualTo(atom("b"));
  }

  @Test
  void switchesAreWrittenAsInThePaper() {
    assertThat(GameWriter.write(named("superswitch", 2), values)).isEqualTo("{a,b|{a,b|a}}");
    assertThat(GameWriter.write(named("simpleswitch", 1), values)).isEqualTo("{a,{⊤|b}|a}");
    assertThat(GameWriter.write(named("tripleswitch", 2), values)).isEqualTo("{a,b,c|{a,b,c|⊥}}");
    assertThat(GameWriter.write(dual.of(named("superswitch", 1)), values)).isEqualTo("{a|a,b}");
  }

  @Test
  void switchesClimbByConcatenation() {
    for (int n = 0; n <= DEPTH; n++) {
      assertThat(concatenation.value(named("superswitch", n), named("superswitch", 1)))
          .isEqualTo(named("superswitch", n + 1));
      assertThat(concatenation.value(named("simpleswitch", n), named("simpleswitch", 1)))
          .isEqualTo(named("simpleswitch", n + 1));
    }
  }

  /** The duals of the parts in the other order, wired in the same way, make the dual. */
  @Test
  void dualsOfWirings() {
    RandomGames games = RandomGames.passable(Posets.P3, 9, 2);
    Assembly star = new Assembly(Wiring.STAR, values, values, MEMORY);
    for (int round = 0; round < 60; round++) {
      int g = values.of(games.next(2));
      int h = values.of(games.next(2));
      int k = values.of(games.next(1));
      assertThat(dual.of(concatenation.value(g, h)))
          .isEqualTo(concatenation.value(dual.of(h), dual.of(g)));
      assertThat(dual.of(pinwheel.value(g, h, k)))
          .isEqualTo(star.value(dual.of(g), dual.of(h), dual.of(k)));
    }
  }

  @Test
  void switchesInterleaveStrictly() {
    for (int n = 0; n <= DEPTH; n++) {
      int g = named("superswitch", n);
      int h = named("simpleswitch", n);
      int next = named("superswitch", n + 1);
      assertThat(values.leq(g, h) && values.leq(h, next)).isTrue();
      assertThat(values.leq(next, g) || values.leq(named("simpleswitch", n + 1), h)).isFalse();
      assertThat(values.isPassable(g) && values.isPassable(h)).isTrue();
      assertThat(values.leq(values.top(), g) || values.leq(values.top(), h)).isFalse();
    }
    // At the start the first of the two is an equality.
    assertThat(named("superswitch", 0)).isEqualTo(named("simpleswitch", 0));
    assertThat(values.leq(named("simpleswitch", 1), named("superswitch", 1))).isFalse();
  }

  @Test
  void juxtaposedSwitchesRaceToTheBottom() throws Exception {
    int star = booleans.of(GameReader.read("test", "{⊤|⊥}", Posets.BOOLEAN));
    for (int n = 0; n <= DEPTH; n++) {
      for (int m = 0; m <= DEPTH; m++) {
        int expected = n > m - 1 ? booleans.top() : n == m - 1 ? star : booleans.bottom();
        int sum = juxtaposition.value(named("superswitch", n), dual.of(named("superswitch", m)));
        assertThat(sum).as("G%s +j G%sop", n, m).isEqualTo(expected);
      }
    }
  }

  @Test
  void tripleswitchesClimbAndAreCofinalWithPinwheelsOfSuperswitches() {
    int[] ideal = new int[DEPTH + 1];
    for (int n = 0; n <= DEPTH; n++) {
      ideal[n] = named("tripleswitch", n);
      assertThat(values.isPassable(ideal[n])).isTrue();
      if (n > 0) {
        assertThat(values.leq(ideal[n - 1], ideal[n])).isTrue();
        assertThat(values.leq(ideal[n], ideal[n - 1])).isFalse();
      }
    }
    for (int n = 0; n <= DEPTH; n++) {
      int g = named("superswitch", n + 2);
      int hex = pinwheel.value(g, g, g);
      assertThat(values.leq(ideal[n], hex)).isTrue();
      assertThat(values.leqFirst(values.top(), hex)).isFalse();
    }
  }

  @Test
  void connectsBothIffEveryDualSimpleswitchIsBeaten() {
    RandomGames games = RandomGames.passable(Posets.P3, 11, 2);
    for (int i = 0; i < 3_000; i++) {
      int g = values.of(games.next(1 + i % 3));
      boolean all = true;
      for (int n = 0; n <= DEPTH; n++) {
        all &= juxtaposition.value(g, dual.of(named("simpleswitch", n))) == booleans.top();
      }
      assertThat(all).isEqualTo(g == values.top());
    }
  }

  @Test
  void everyBoundedGameIsBelowASuperswitch() {
    RandomGames games = RandomGames.passable(Posets.FORK, 12, 2);
    Values forks = new Values(Posets.FORK);
    for (int i = 0; i < 5_000; i++) {
      int h = forks.of(games.next(1 + i % 3));
      Game g = NamedValue.parse("superswitch:" + DEPTH, Posets.FORK).orElseThrow();
      assertThat(forks.leq(h, forks.of(g))).isEqualTo(!forks.leqFirst(forks.top(), h));
      assertThat(forks.leqFirst(h, forks.of(g))).isEqualTo(!forks.leq(forks.top(), h));
    }
  }

  @Test
  void pivotingForksAreTheOnesThatBeatTheTesters() throws Exception {
    Values forks = new Values(Posets.FORK);
    int a = forks.poset().find("a");
    int b = forks.poset().find("b");
    SumTable table = forkJuxtaposition();
    Sum sum = new Sum(forks.store(), forks.store(), booleans, table);
    int tester = forks.of(NamedValue.parse("tester", Posets.FORK).orElseThrow());
    int sente = forks.of(NamedValue.parse("tester-sente", Posets.FORK).orElseThrow());
    int gotePivot = forks.of(GameReader.read("test", "{a|a,{b|⊥}}", Posets.FORK));
    int sentePivot = forks.of(GameReader.read("test", "{a|a,b}", Posets.FORK));
    Pivoting pivoting = new Pivoting(forks, a, b);
    RandomGames games = RandomGames.passable(Posets.FORK, 13, 3);
    int gote = 0;
    int both = 0;
    for (int i = 0; i < 100_000; i++) {
      int g = forks.of(games.next(1 + i % 3));
      boolean first = pivoting.isPivoting(g);
      boolean second = sum.of(g, tester) == booleans.top();
      boolean third = forks.leq(b, g) || forks.leq(gotePivot, g);
      boolean firstSente = pivoting.isSentePivoting(g);
      boolean secondSente = sum.of(g, sente) == booleans.top();
      boolean thirdSente = forks.leq(sentePivot, g);
      if (first != second || second != third) {
        throw new AssertionError("Proposition 6.3 fails for " + GameWriter.write(g, forks));
      }
      if (firstSente != secondSente || secondSente != thirdSente) {
        throw new AssertionError("Proposition 6.5 fails for " + GameWriter.write(g, forks));
      }
      gote += first ? 1 : 0;
      both += firstSente ? 1 : 0;
    }
    assertThat(gote).isBetween(1_000, 99_000);
    assertThat(both).isBetween(1_000, gote - 1);
  }

  private static SumTable forkJuxtaposition() {
    return new SumTable(
        Posets.FORK,
        Posets.FORK,
        Posets.BOOLEAN,
        (x, y) -> {
          boolean top = x == Posets.FORK.top() || y == Posets.FORK.top();
          return x != 0 && y != 0 && (top || x == y) ? 1 : 0;
        });
  }

  /**
   * Definitions 6.1 and 6.4 word for word, the latter with b &lt;= G^R where the text prints b
   * &lt;= G.
   */
  private record Pivoting(Values forks, int a, int b) {
    boolean isPivoting(int g) {
      if (forks.leq(b, g)) {
        return true;
      }
      if (!forks.leqFirst(a, g)) {
        return false;
      }
      for (int right : forks.store().rights(g)) {
        boolean answered =
            forks.store().isAtom(right)
                ? isPivoting(right)
                : Arrays.stream(forks.store().lefts(right)).anyMatch(this::isPivoting);
        if (!answered) {
          return false;
        }
      }
      return true;
    }

    boolean isSentePivoting(int g) {
      if (!forks.leqFirst(a, g)) {
        return false;
      }
      for (int right : forks.store().rights(g)) {
        boolean answered =
            forks.leq(b, right)
                || (forks.store().isAtom(right)
                    ? isSentePivoting(right)
                    : Arrays.stream(forks.store().lefts(right)).anyMatch(this::isSentePivoting));
        if (!answered) {
          return false;
        }
      }
      return true;
    }
  }

  @Test
  void cornersAndForksAreQuotients() throws Exception {
    Values corners = new Values(Posets.CORNER);
    Values forks = new Values(Posets.FORK);
    Image corner = Image.byName(values.store(), corners);
    ImmutableIntArray.Builder atoms = ImmutableIntArray.builder();
    for (int atom = 0; atom < Posets.P3.size(); atom++) {
      String name = Posets.P3.name(atom);
      atoms.add(name.equals("c") ? forks.bottom() : forks.poset().find(name));
    }
    Image fork = Image.of(values.store(), forks, atoms.build());
    int value = value("{a,c|{c|⊥}}");
    assertThat(GameWriter.write(value, values)).isEqualTo("{a,c|{c|⊥}}");
    assertThat(GameWriter.write(corner.of(value), corners)).isEqualTo("{a|{c|⊥}}");
    assertThat(GameWriter.write(fork.of(value), forks)).isEqualTo("{a|⊥}");
  }
}
