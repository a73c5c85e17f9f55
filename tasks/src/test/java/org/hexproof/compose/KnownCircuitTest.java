package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.database.Database;
import org.hexproof.database.Lookup;
import org.hexproof.realize.NamedContexts;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KnownCircuitTest {
  private static final long BYTES = 1 << 28;

  private final Values values = new Values(Posets.P3);

  private int value(KnownCircuit known) throws Exception {
    CircuitFile file = CircuitReader.read("known", known.circuit().toString());
    return file.value(values, BYTES);
  }

  /** Whatever the numbers of the terminals are, and who is who. */
  @ParameterizedTest
  @CsvSource({
    "superswitch:1, 9",
    "superswitch:2, 15",
    "superswitch:4, 27",
    "simpleswitch:1, 6",
    "simpleswitch:2, 12",
    "simpleswitch:5, 30",
    "tripleswitch:1, 9",
    "tripleswitch:2, 20",
    "hex-tripleswitch:0, 45",
    "tester, 14",
    "tester-sente, 9"
  })
  void circuitsHaveTheValueThatIsLookedFor(String name, int cells) throws Exception {
    int named = values.of(NamedValue.parse(name, Posets.P3).orElseThrow());
    try (Database database = Database.shipped()) {
      for (TerminalSymmetry symmetry : TerminalSymmetry.ALL) {
        int value = symmetry.image(values).of(named);
        KnownCircuit known = KnownCircuit.of(values.form(value), database).orElseThrow();
        assertThat(value(known)).as("%s%s", name, symmetry.words()).isEqualTo(value);
        assertThat(known.cells()).isEqualTo(cells);
        if (!known.where().startsWith("entry ")) {
          assertThat(known.where()).startsWith(name);
        }
      }
    }
  }

  /** Of random pinwheels and sums of entries, without those that are entries. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "12; {⊤|{a,{⊤|b},{⊤|c}|a}}",
        "16; {b,c,{⊤|a}|{b,c|⊥}}",
        "12; {{a|a,{b|⊥},{c|⊥}}|⊥}",
        "13; {{{b|b,{c|⊥}}|b,c}|⊥}",
        "13; {⊤|{a,{⊤|{c,{⊤|b}|c}}|a}}",
        "19; {{b|b,{a|⊥}},{b|b,{c|⊥}}|⊥}",
        "17; {⊤|{c|c,{{{⊤|a}|a,{b|⊥}}|⊥}}}",
        "20; {{c,{⊤|b}|c}|{{c|c,{a|⊥}}|⊥}}",
        "12; {⊤|{a,{c,{⊤|a}|c}|a}}",
        "20; {⊤|{a,b|{b|⊥}},{b,{⊤|c}|b}}"
      })
  void otherValuesAreComposed(int cells, String value) throws Exception {
    Game game = GameReader.read("value", value, Posets.P3);
    try (Database database = Database.shipped()) {
      assertThat(new Lookup(database).exact(game)).isEmpty();
      KnownCircuit known = KnownCircuit.of(game, database).orElseThrow();
      assertThat(value(known)).isEqualTo(values.of(game));
      assertThat(known.cells()).isEqualTo(cells);
      assertThat(known.where()).startsWith("a pinwheel of entries ");
    }
  }

  /** All that {@code compose} draws by its name. */
  @Test
  void whatHasANameIsKnown() throws Exception {
    try (Database database = Database.shipped()) {
      for (String name : Context.WORDS) {
        for (int steps = 1; steps <= 3; steps++) {
          String full = name.contains("switch") ? name + ":" + steps : name;
          Optional<Game> game = NamedValue.parse(full, Posets.P3);
          if (game.isPresent() && isDrawn(full)) {
            assertThat(KnownCircuit.of(game.get(), database)).as(full).isPresent();
          }
        }
      }
      Game other = GameReader.read("other", "{a,b,c|{a,b,c|{a,b,c|⊥}}}", Posets.P3);
      assertThat(KnownCircuit.of(other, database)).isEmpty();
    }
  }

  private static boolean isDrawn(String name) {
    try {
      return NamedContexts.circuit(name).isPresent();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
