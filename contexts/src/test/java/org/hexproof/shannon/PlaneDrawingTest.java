package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlaneDrawingTest {
  /** Euler: the faces of a connected plane graph are two more than its edges less its vertices. */
  @Test
  void aPlaneDrawingHasAsManyFacesAsEulerSays() {
    Random random = new Random(9);
    for (int round = 0; round < 300; round++) {
      Hypergraph graph = RandomHypergraphs.merged(1 + random.nextInt(12), random).pruned();
      PlaneDrawing drawing = PlaneDrawing.of(graph.terminals(), graph.cells()).orElseThrow();
      int touches = graph.cells().stream().mapToInt(ImmutableIntArray::length).sum();
      int edges = touches + graph.terminals().length();
      int vertices = graph.nodes() + graph.cells().size() + 1;
      long faces =
          IntStream.range(PlaneDrawing.OUTSIDE, graph.cells().size())
              .flatMap(
                  cell ->
                      drawing.places(cell).stream().mapToInt(place -> drawing.face(cell, place)))
              .distinct()
              .count();
      assertThat(faces).as("%s", graph).isEqualTo(edges - vertices + 2);
    }
  }
}
