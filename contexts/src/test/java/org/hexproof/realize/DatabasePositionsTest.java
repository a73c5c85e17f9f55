package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.circuit.RegionValue;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.region.Region;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** Positions of the database that comes with the program, as stones. */
class DatabasePositionsTest {
  private static final long MEMORY = 1 << 28;
  private static final Effort QUICK = new Effort(1, 5, 10_000);

  private final Database small = Database.shipped();

  private static Game game(String text) throws ValueSyntaxException {
    return GameReader.read("test", text, Posets.P3);
  }

  private Optional<Hypergraph> found(String text) throws Exception {
    OptionalInt reference = new Lookup(small).exact(game(text));
    return reference.isPresent()
        ? Optional.of(CircuitGraph.of(EntryCircuits.of(small).circuit("G", reference.getAsInt())))
        : Optional.empty();
  }

  private static String drawn(Hypergraph graph) {
    DrawnHypergraph drawing = Layout.draw(graph, QUICK);
    Region region =
        Region.closed(
            drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
    Values values = new Values(Posets.P3);
    return GameWriter.write(RegionValue.of(region, Posets.P3, values, MEMORY), values);
  }

  @Test
  void whatIsFoundHasTheValue() throws Exception {
    for (String text :
        new String[] {
          "{⊤|⊥}",
          "{b|⊥}",
          "{⊤|b}",
          "{⊤|{c|⊥}}",
          "{{⊤|c}|⊥}",
          "{a,{⊤|b}|a}",
          "{b|b,{a|⊥}}",
          "{c,{⊤|a}|⊥}",
          "{⊤|b,{c|⊥}}",
          "{⊤|{a,{⊤|b}|a}}",
          "{a,b|a}",
          "{c|b,c}"
        }) {
      Hypergraph graph = found(text).orElseThrow();
      assertThat(graph.cells().size()).as(text).isLessThanOrEqualTo(9);
      assertThat(drawn(graph)).isEqualTo(text);
    }
  }

  @Test
  void settledValuesNeedNoCells() throws Exception {
    for (String text : new String[] {"⊤", "⊥", "a", "b", "c", "{a|a}"}) {
      assertThat(found(text).orElseThrow().cells()).isEmpty();
    }
    assertThat(found("b").orElseThrow().terminals().asList()).containsExactly(1, 2, 1);
  }

  @Test
  void whatIsNoPositionIsNotFound() throws Exception {
    assertThat(found("{⊥|⊤}")).isEmpty();
    assertThat(found("{a|b}")).isEmpty();
  }
}
