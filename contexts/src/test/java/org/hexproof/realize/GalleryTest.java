package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.shannon.Hypergraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GalleryTest {
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
      assertThat(Drawing.of(canvas, graph).contacts()).isEqualTo(Contacts.of(graph));
    }
  }

  @Test
  void theTesterFitsNineByNine() {
    Hypergraph graph = shuffled(NamedContexts.hypergraph("tester", false).orElseThrow().pruned());
    Canvas canvas = Iterables.getOnlyElement(Gallery.find(graph));
    assertThat(canvas.cols).isLessThanOrEqualTo(9);
    assertThat(canvas.rows).isLessThanOrEqualTo(9);
    assertThat(Drawing.of(canvas, graph).contacts()).isEqualTo(Contacts.of(graph));
  }

  @Test
  void aSuperswitchAndItsDualAreThere() {
    for (boolean dual : new boolean[] {false, true}) {
      Hypergraph graph =
          shuffled(NamedContexts.hypergraph("superswitch:1", dual).orElseThrow().pruned());
      Canvas canvas = Iterables.getOnlyElement(Gallery.find(graph));
      assertThat(Drawing.of(canvas, graph).contacts()).isEqualTo(Contacts.of(graph));
    }
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
