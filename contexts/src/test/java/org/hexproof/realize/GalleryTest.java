package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.circuit.RegionValue;
import org.hexproof.region.Region;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Image;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GalleryTest {
  private static final long MEMORY = 1 << 28;

  private final Random random = new Random(5);

  private static Hypergraph tower(String step, int depth) {
    return NamedContexts.hypergraph(step + ":" + depth, true).orElseThrow().pruned();
  }

  /** The same with other numbers for cells and nodes. */
  private Hypergraph shuffled(Hypergraph graph) {
    List<Integer> nodes = new ArrayList<>(IntStream.rangeClosed(1, graph.nodes()).boxed().toList());
    Collections.shuffle(nodes, random);
    List<ImmutableIntArray> cells = new ArrayList<>();
    for (ImmutableIntArray cell : graph.cells()) {
      cells.add(renamed(cell, nodes));
    }
    Collections.shuffle(cells, random);
    return new Hypergraph(renamed(graph.terminals(), nodes), ImmutableList.copyOf(cells));
  }

  private static ImmutableIntArray renamed(ImmutableIntArray old, List<Integer> names) {
    return ImmutableIntArray.copyOf(old.stream().map(node -> names.get(node - 1)));
  }

  @ParameterizedTest
  @CsvSource({"simpleswitch, 3, 7"})
  void stripsOfTowersSayWhatTheTowersSay(String step, int width, int height) {
    for (int depth = 1; depth <= 4; depth++) {
      Hypergraph graph = shuffled(tower(step, depth));
      Canvas canvas = Iterables.getOnlyElement(Gallery.find(graph));
      assertThat(canvas.cols).isEqualTo(width * depth + 3);
      assertThat(canvas.rows).isEqualTo(height);
      assertThat(DrawnHypergraph.of(canvas, graph).contacts()).isEqualTo(Contacts.of(graph));
    }
  }

  @Test
  void theTesterFitsNineByNineAndThereIsALowerOne() {
    Hypergraph graph = shuffled(NamedContexts.hypergraph("tester", false).orElseThrow().pruned());
    List<Canvas> found = Gallery.find(graph);
    assertThat(found).hasSize(2);
    assertThat(found.get(0).cols).isLessThanOrEqualTo(9);
    assertThat(found.get(0).rows).isLessThanOrEqualTo(9);
    assertThat(found.get(1).rows).isEqualTo(6);
  }

  /** By the stones alone; the drawings are all that are shipped. */
  @ParameterizedTest
  @CsvSource({
    "simpleswitch:1, true, 1",
    "simpleswitch:2, true, 1",
    "superswitch:1, false, 1",
    "superswitch:1, true, 1",
    "superswitch:2, true, 2",
    "superswitch:3, true, 1",
    "tester, false, 2"
  })
  void drawingsSayAndAreWorthWhatTheirNamesMean(String name, boolean isDual, int drawings) {
    Values values = new Values(Posets.P3);
    int named = values.of(NamedValue.parse(name, Posets.P3).orElseThrow());
    int worth =
        isDual
            ? Image.dual(values.store(), values, Posets.P3.duality().orElseThrow()).of(named)
            : named;
    Hypergraph graph = shuffled(NamedContexts.hypergraph(name, isDual).orElseThrow().pruned());
    List<Canvas> found = Gallery.find(graph);
    assertThat(found).hasSize(drawings);
    for (Canvas canvas : found) {
      DrawnHypergraph drawing = DrawnHypergraph.of(canvas, graph);
      assertThat(drawing.contacts()).isEqualTo(Contacts.of(graph));
      Region region =
          Region.closed(
              drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
      assertThat(RegionValue.of(region, Posets.P3, values, MEMORY)).isEqualTo(worth);
      for (Canvas slanted : List.of(canvas.mirrored(), canvas.transposed().mirrored())) {
        assertThat(DrawnHypergraph.of(slanted, graph).contacts()).isEqualTo(drawing.contacts());
      }
    }
  }

  @Test
  void withoutABoundTheFirstDrawingIsTaken() {
    Hypergraph graph = NamedContexts.hypergraph("superswitch:2", true).orElseThrow().pruned();
    assertThat(Layout.begin(graph, Effort.MODEST)).hasSize(1);
    assertThat(Layout.begin(graph, Effort.MODEST.within(13))).hasSize(2);
  }

  @Test
  void whatIsNotThereIsNotFound() {
    Hypergraph graph = tower("simpleswitch", 2);
    for (int i = 0; i < graph.cells().size(); i++) {
      List<ImmutableIntArray> cells = new ArrayList<>(graph.cells());
      ImmutableIntArray cell = cells.get(i);
      cells.set(i, cell.subArray(1, cell.length()));
      Hypergraph less = new Hypergraph(graph.terminals(), ImmutableList.copyOf(cells));
      assertThat(Contacts.of(less)).isNotEqualTo(Contacts.of(graph));
      assertThat(Gallery.find(less)).as("%s", less).isEmpty();
    }
    assertThat(Gallery.find(new Hypergraph(graph.terminals(), ImmutableList.of()))).isEmpty();
    Hypergraph turned =
        new Hypergraph(
            ImmutableIntArray.of(
                graph.terminals().get(1), graph.terminals().get(2), graph.terminals().get(0)),
            graph.cells());
    assertThat(Gallery.find(turned)).isEmpty();
  }
}
