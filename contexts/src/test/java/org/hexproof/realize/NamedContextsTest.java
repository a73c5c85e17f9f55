package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.OptionalInt;
import org.hexproof.circuit.Assembly;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitFile;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.RegionValue;
import org.hexproof.circuit.SmallCircuits;
import org.hexproof.circuit.Wiring;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.Lookup;
import org.hexproof.region.Region;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Image;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamedContextsTest {
  private static final long MEMORY = 1 << 28;
  private static final Effort QUICK = new Effort(1, 10, 10_000);

  private final Values values = new Values(Posets.P3);
  private final Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());

  private int named(String name) {
    return values.of(NamedValue.parse(name, Posets.P3).orElseThrow());
  }

  /** The value of the stones that a hypergraph is drawn with. */
  private int drawn(Hypergraph graph) {
    DrawnHypergraph drawing = Layout.draw(graph, QUICK);
    Region region =
        Region.closed(
            drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
    return RegionValue.of(region, Posets.P3, values, MEMORY);
  }

  @ParameterizedTest
  @CsvSource({
    "simpleswitch:1, 6",
    "simpleswitch:2, 12",
    "simpleswitch:4, 24",
    "superswitch:1, 9",
    "superswitch:2, 15",
    "superswitch:3, 21",
    "tripleswitch:1, 9",
    "tripleswitch:2, 20",
    "tester, 14",
    "tester-sente, 9"
  })
  void namesMeanTheValuesOfThatName(String name, int cells) {
    Hypergraph graph = NamedContexts.hypergraph(name, false).orElseThrow();
    assertThat(graph.cells()).hasSize(cells);
    assertThat(drawn(graph)).isEqualTo(named(name));
    Hypergraph dualGraph = NamedContexts.hypergraph(name, true).orElseThrow();
    assertThat(dualGraph.cells()).hasSize(cells);
    assertThat(drawn(dualGraph)).isEqualTo(dual.of(named(name)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"simpleswitch:0", "superswitch:0"})
  void switchesWithoutStepsAreJoined(String name) {
    for (boolean isDual : new boolean[] {false, true}) {
      Hypergraph graph = NamedContexts.hypergraph(name, isDual).orElseThrow();
      assertThat(graph.cells()).isEmpty();
      assertThat(graph.terminals().get(1)).isEqualTo(graph.terminals().get(2));
      assertThat(graph.terminals().get(0)).isNotEqualTo(graph.terminals().get(2));
    }
  }

  @Test
  void aTripleswitchWithoutStepsJoinsNothing() {
    Hypergraph graph = NamedContexts.hypergraph("tripleswitch:0", false).orElseThrow();
    assertThat(graph.cells()).isEmpty();
    assertThat(graph.terminals().stream().distinct()).hasSize(3);
    Hypergraph joined = NamedContexts.hypergraph("tripleswitch:0", true).orElseThrow();
    assertThat(joined.terminals().stream().distinct()).hasSize(1);
  }

  @Test
  void aHexTripleswitchIsAPinwheelOfSuperswitches() {
    Hypergraph graph = NamedContexts.hypergraph("hex-tripleswitch:1", false).orElseThrow();
    assertThat(graph.cells()).hasSize(3 * (9 + 2 * 6));
    for (int steps = 0; steps <= 2; steps++) {
      int tower = named("superswitch:" + (steps + 2));
      int value = new Assembly(Wiring.PINWHEEL, values, values, MEMORY).value(tower, tower, tower);
      assertThat(named("hex-tripleswitch:" + steps)).isEqualTo(value);
      assertThat(values.leq(named("tripleswitch:" + steps), value)).isTrue();
      assertThat(values.leq(value, named("tripleswitch:" + steps))).isFalse();
    }
    // A shorter one, so that it can be drawn and valued.
    Hypergraph step = NamedContexts.hypergraph("simpleswitch:1", false).orElseThrow();
    Hypergraph small =
        Hypergraph.wired(3, Wiring.PINWHEEL.parts(), ImmutableList.of(step, step, step));
    int part = named("simpleswitch:1");
    int expected = new Assembly(Wiring.PINWHEEL, values, values, MEMORY).value(part, part, part);
    assertThat(drawn(small)).isEqualTo(expected);
  }

  @Test
  void theCircuitsHaveTheirValuesAndTheFirstIsFoundAgain() throws Exception {
    SmallCircuits small = SmallCircuits.of(6, values);
    for (Circuit circuit : NamedContexts.circuits()) {
      CircuitFile file = CircuitReader.read("test", circuit.toString());
      String name =
          switch (circuit.name()) {
            case "H1" -> "simpleswitch:1";
            case "G1" -> "superswitch:1";
            case "T1" -> "tripleswitch:1";
            case "T2" -> "tripleswitch:2";
            default -> "tester";
          };
      assertThat(file.value(values, MEMORY)).isEqualTo(named(name));
    }
    assertThat(small.circuit("H1", named("simpleswitch:1")))
        .contains(NamedContexts.circuits().get(0));
  }

  /**
   * The search that the tester comes from: of parts with at most seven cells, none has fewer. Takes
   * minutes and gigabytes: {@code -Dhexproof.circuits=true}.
   */
  @Test
  @EnabledIfSystemProperty(named = "hexproof.circuits", matches = "true")
  void theTesterIsAmongTheSmallest() {
    Values many = new Values(new Store(Posets.P3, 3L << 30));
    SmallCircuits small = SmallCircuits.of(7, many);
    Circuit circuit = Iterables.getLast(NamedContexts.circuits());
    int value = many.of(NamedValue.parse("tester", Posets.P3).orElseThrow());
    int cells = 7;
    List<Circuit> found = small.circuit(circuit.name(), value).stream().toList();
    while (found.isEmpty()) {
      cells++;
      found = small.search(circuit.name(), value, cells);
    }
    assertThat(found).contains(circuit);
  }

  /** The database's positions are no smaller than those of the names. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "simpleswitch:1",
        "simpleswitch:2",
        "superswitch:1",
        "superswitch:2",
        "tripleswitch:1",
        "tripleswitch:2",
        "tester",
        "tester-sente"
      })
  void theDatabaseThatIsShippedHasNoSmallerOnes(String name) throws Exception {
    int cells = NamedContexts.hypergraph(name, false).orElseThrow().cells().size();
    try (Database database = Database.shipped()) {
      OptionalInt reference =
          new Lookup(database).exact(NamedValue.parse(name, Posets.P3).orElseThrow());
      if (reference.isPresent()) {
        DatabaseEntry entry = database.entry(reference.getAsInt() / DatabaseEntry.SYMMETRIES);
        assertThat(entry.cells()).isGreaterThanOrEqualTo(cells);
      } else {
        assertThat(cells).isGreaterThan(11);
      }
    }
  }

  @Test
  void whatIsNoNameIsNotFoundAndTooManyStepsAreRefused() {
    assertThat(NamedContexts.hypergraph("simpleswitch", false)).isEmpty();
    assertThat(NamedContexts.hypergraph("simpleswitch:-1", false)).isEmpty();
    assertThat(NamedContexts.hypergraph("{a,b|a}", true)).isEmpty();
    assertThatThrownBy(() -> NamedContexts.hypergraph("superswitch:201", false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 200 steps");
    assertThatThrownBy(() -> NamedContexts.hypergraph("hex-tripleswitch:7", false))
        .hasMessageContaining("at most 6 steps");
    assertThatThrownBy(() -> NamedContexts.hypergraph("tripleswitch:3", false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("hint: hex-tripleswitch:3");
  }
}
