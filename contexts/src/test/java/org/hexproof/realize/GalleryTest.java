package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class GalleryTest {
  private final Random random = new Random(5);

  private static Hypergraph tower(int depth) {
    return NamedContexts.hypergraph("simpleswitch:" + depth, true).orElseThrow().pruned();
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

  @Test
  void stripsOfTowersSayWhatTheTowersSay() {
    for (int depth = 1; depth <= 6; depth++) {
      Hypergraph graph = shuffled(tower(depth));
      Canvas canvas = Gallery.find(graph).orElseThrow();
      assertThat(canvas.cols).isEqualTo(3 * depth + 3);
      assertThat(canvas.rows).isEqualTo(7);
      assertThat(Drawing.of(canvas, graph).contacts()).isEqualTo(Contacts.of(graph));
    }
  }

  @Test
  void whatIsNotThereIsNotFound() {
    Hypergraph graph = tower(2);
    for (int i = 0; i < graph.cells().size(); i++) {
      List<ImmutableIntArray> cells = new ArrayList<>(graph.cells());
      ImmutableIntArray cell = cells.get(i);
      cells.set(i, cell.subArray(1, cell.length()));
      Hypergraph less = new Hypergraph(graph.terminals(), ImmutableList.copyOf(cells));
      assertThat(Contacts.of(less)).isNotEqualTo(Contacts.of(graph));
      assertThat(Gallery.find(less)).as("%s", less).isEmpty();
    }
    Hypergraph turned =
        new Hypergraph(
            ImmutableIntArray.of(
                graph.terminals().get(1), graph.terminals().get(2), graph.terminals().get(0)),
            graph.cells());
    assertThat(Gallery.find(turned)).isEmpty();
  }
}
