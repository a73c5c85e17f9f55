package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.hexproof.format.FormatException;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Naive;
import org.hexproof.value.Posets;
import org.hexproof.value.RandomGames;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CircuitReaderTest {
  private static final long MEMORY = 1 << 28;

  private static String value(String text) throws FormatException {
    CircuitFile file = CircuitReader.read("test", text);
    Values values = new Values(file.poset());
    return GameWriter.write(file.value(values, MEMORY), values);
  }

  /** The lines of [H3T], Figure 15. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; ⊥; G(1,2,3) = Empty",
        "0; ⊤; G(1,2,3) = Eq(1,2,3)",
        "0; a; G(1,2,3) = Eq(2,3)",
        "0; b; G(1,2,3) = Eq(1,3)",
        "0; c; G(1,2,3) = Eq(1,2)",
        "1; {a|⊥}; G(1,2,3) = P1(2,3)",
        "1; {⊤|a}; G(1,2,3) = Eq(2,3), P1(1,2)",
        "2; {⊤|{a|⊥}}; G(1,2,3) = P3(1,2,3)",
        "2; {{⊤|b}|⊥}; G(1,2,3) = P3op(2,3,1)",
        "3; {a,{⊤|b}|⊥}; G(1,2,3) = P5(1,2,3)",
        "3; {a,{⊤|c}|⊥}; G(1,2,3) = P5(1,3,2)x",
        "5; {b,{⊤|a,{c|⊥}}|⊥}; G(1,2,3) = P3op(1,4,3), P5(2,1,4)x",
        "6; {a,{⊤|b}|a}; G(1,2,3) = P25op(2,1,3)x",
        "12; {a,b|a}; G(1,2,3) = P1(3,4), P3op(4,5,3), P3(2,4,6), P5(2,1,6)x, P9(2,5,4)",
        "14; {a,b|{a,b|{a|⊥}}}; G(1,2,3) = P5op(4,5,1), P15op(4,6,2)x, P25op(6,5,3)x"
      })
  void theLinesOfThePaper(int cells, String value, String circuit) throws Exception {
    assertThat(value(circuit)).isEqualTo(value);
    CircuitFile file = CircuitReader.read("test", circuit);
    assertThat(file.cells()).isEqualTo(OptionalInt.of(cells));
    assertThat(file.main().toString()).isEqualTo(circuit);
  }

  @Test
  void valuesAndEarlierCircuitsCanBeParts() throws Exception {
    String text =
        """
        # a switch of two steps, turned round and set against another
        S(1,2,3) = {a,b|{a,b|a}}
        J(1,2) = S(3,4,1), superswitch:3^op(3,4,2)
        """;
    assertThat(value(text)).isEqualTo("{⊤|⊥}");
    assertThat(value("A(1,2,3) = P1(1,2)\nB(1,2,3) = A(1,2,3), {⊤|⊥}(1,2,3)"))
        .isEqualTo("{⊤|{c|⊥}}");
    assertThat(value("A(1,2) = P1(1,2)\nB(1,2) = Aop(1,2)")).isEqualTo("{⊤|⊥}");
    assertThat(CircuitReader.read("test", text).cells()).isEmpty();
  }

  @Test
  void writtenCircuitsReadBack() throws Exception {
    String text = "G(1,2,3) = P5op(4,5,1), {a,b|a}^op(4,6,2)x, superswitch:2(6,5,3), Eq(4,5)";
    assertThat(CircuitReader.read("test", text).main().toString()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "G(1,2,3) = P4(1,2,3); 'test:1:12: unknown position P4\n  hint'",
        "G(1,2,3) = p5(1,2,3); test:1:12: unknown position p5; did you mean P5?",
        "G(1,2,3) = Empti(1,2,3); test:1:12: unknown position Empti; did you mean Empty?",
        "G(1,2,3) = supperswitch:2(1,2,3); test:1:12: unknown position supperswitch:2; did you mean superswitch?",
        "G(1,2,3) = P5(1,2); test:1:14: P5 has 3 terminals, not 2",
        "G(1,2,3) = P1(1,2,3); test:1:14: P1 has 2 terminals, not 3",
        "G(1,2,3) = Eq(1); test:1:14: Eq has 2 or 3 terminals",
        "G(1,2,3) = P5(1,2,0); test:1:19: expected the number of a node",
        "G(1,2,3) = P5(1,2,3; test:1:20: expected ')'",
        "G(1,3,2) = P5(1,2,3); test:1:2: the terminals of G must be",
        "G(1,2,3) P5(1,2,3); test:1:10: expected '='",
        "G(1,2,3) = P5(1,2,3) P1(1,2); test:1:22: expected ','",
        "G(1,2,3) = {a|q}(1,2,3); test:1:15: unknown atom q",
        "G(1,2,3) = superswitch:x(1,2,3); test:1:12: unknown atom superswitch:x",
        "= P5(1,2,3); test:1:1: expected a name",
        "''; test:1:1: no circuit"
      })
  void faultsAreReportedWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> CircuitReader.read("test", text))
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void partsMustBePassable() throws Exception {
    CircuitFile file = CircuitReader.read("test", "G(1,2,3) = {⊥|⊤}(1,2,3)");
    assertThatThrownBy(() -> file.value(new Values(Posets.P3), MEMORY))
        .hasMessageContaining("not passable");
  }

  @Test
  void tooManyOpenNodesAreRefused() throws Exception {
    StringBuilder text = new StringBuilder("G(1,2,3) = P1(1,2)");
    for (int i = 0; i < 24; i++) {
      for (int j = 0; j < 3; j++) {
        text.append(", P1(").append(10 + i).append(',').append(10 + (7 * i + j + 5) % 24);
        text.append(')');
      }
    }
    CircuitFile file = CircuitReader.read("test", text.toString());
    assertThatThrownBy(() -> file.value(new Values(Posets.P3), MEMORY))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("nodes at once");
  }

  @Test
  void randomCircuitsAgreeWithTheSumOfAllPartsAtOnce() {
    Random random = new Random(41);
    Values values = new Values(Posets.P3);
    RandomGames games = RandomGames.passable(Posets.P3, 42, 2);
    for (int i = 0; i < 300; i++) {
      List<Game> parts = List.of(games.next(1), games.next(1), games.next(1));
      ImmutableIntArray[] nodes = new ImmutableIntArray[3];
      for (int part = 0; part < 3; part++) {
        nodes[part] =
            ImmutableIntArray.of(
                1 + random.nextInt(6), 1 + random.nextInt(6), 1 + random.nextInt(6));
      }
      Wiring wiring = new Wiring(3, ImmutableList.copyOf(nodes));
      Assembly assembly = new Assembly(wiring, values, values, MEMORY);
      int value =
          assembly.value(values.of(parts.get(0)), values.of(parts.get(1)), values.of(parts.get(2)));
      // All three outcomes side by side, as one number, and only then who is joined to whom.
      Game first = Naive.sum(parts.get(0), parts.get(1), (x, y) -> 5 * x + y);
      Game all = Naive.sum(first, parts.get(2), (x, y) -> 5 * x + y);
      Game expected = Naive.map(all, atom -> outcome(nodes, atom));
      assertThat(value).isEqualTo(values.of(expected));
    }
  }

  private static int outcome(ImmutableIntArray[] nodes, int atoms) {
    boolean[][] joined = new boolean[7][7];
    int rest = atoms;
    for (int part = 2; part >= 0; part--) {
      String name = Posets.P3.name(rest % 5);
      rest /= 5;
      join(joined, nodes[part].get(1), nodes[part].get(2), name.equals("a") || name.equals("⊤"));
      join(joined, nodes[part].get(0), nodes[part].get(2), name.equals("b") || name.equals("⊤"));
      join(joined, nodes[part].get(0), nodes[part].get(1), name.equals("c") || name.equals("⊤"));
    }
    for (int k = 1; k < 7; k++) {
      for (int i = 1; i < 7; i++) {
        for (int j = 1; j < 7; j++) {
          joined[i][j] |= joined[i][k] && joined[k][j];
        }
      }
    }
    String name = joined[2][3] ? "a" : joined[1][3] ? "b" : joined[1][2] ? "c" : "⊥";
    boolean all = joined[1][2] && joined[2][3];
    return Posets.P3.find(all ? "⊤" : name);
  }

  private static void join(boolean[][] joined, int i, int j, boolean isJoined) {
    joined[i][j] |= isJoined;
    joined[j][i] |= isJoined;
  }
}
