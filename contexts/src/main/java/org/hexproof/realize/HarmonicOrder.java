package org.hexproof.realize;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.shannon.PlaneFaces;

/**
 * Orders vertices by their potential when a current flows through the edges from the top to the
 * bottom. Each vertex between has one before and one after it, as in any st-order, and few follow
 * each other on a path, so that drawings by levels come out low.
 */
final class HarmonicOrder {
  /** Edges conduct about alike, but no two just alike, so that no potentials are equal. */
  private static final double SPREAD = 0.01;

  private HarmonicOrder() {}

  /** The place of each vertex, the bottom's being 0; empty if rounding spoils the order. */
  static Optional<int[]> places(PlaneFaces faces, int vertices, int bottom, int top) {
    double[] potentials = potentials(faces, vertices, bottom, top);
    List<Integer> order =
        IntStream.range(0, vertices)
            .boxed()
            .sorted(Comparator.comparingDouble(vertex -> potentials[vertex]))
            .toList();
    int[] places = IntStream.range(0, vertices).map(order::indexOf).toArray();
    boolean right =
        IntStream.range(0, vertices)
            .allMatch(
                vertex ->
                    (vertex == bottom || has(faces, vertex, next -> places[next] < places[vertex]))
                        && (vertex == top
                            || has(faces, vertex, next -> places[next] > places[vertex])));
    return right ? Optional.of(places) : Optional.empty();
  }

  private static boolean has(PlaneFaces faces, int vertex, IntPredicate condition) {
    return faces.around(vertex).stream().anyMatch(condition::test);
  }

  private static double[] potentials(PlaneFaces faces, int vertices, int bottom, int top) {
    double[][] equations = new double[vertices][vertices + 1];
    Random random = new Random(1);
    for (int one = 0; one < vertices; one++) {
      for (int other : faces.around(one)) {
        if (other < one) {
          double conductance = 1 + SPREAD * random.nextDouble();
          equations[one][other] -= conductance;
          equations[other][one] -= conductance;
          equations[one][one] += conductance;
          equations[other][other] += conductance;
        }
      }
    }
    Arrays.fill(equations[bottom], 0);
    Arrays.fill(equations[top], 0);
    equations[bottom][bottom] = 1;
    equations[top][top] = 1;
    equations[top][vertices] = 1;
    return solved(equations);
  }

  /** By elimination. The diagonal outweighs each row, so its entries are never 0. */
  private static double[] solved(double[][] equations) {
    int count = equations.length;
    for (int i = 0; i < count; i++) {
      for (int row = i + 1; row < count; row++) {
        double factor = equations[row][i] / equations[i][i];
        for (int col = i; factor != 0 && col <= count; col++) {
          equations[row][col] -= factor * equations[i][col];
        }
      }
    }
    double[] solution = new double[count];
    for (int i = count - 1; i >= 0; i--) {
      double sum = equations[i][count];
      for (int col = i + 1; col < count; col++) {
        sum -= equations[i][col] * solution[col];
      }
      solution[i] = sum / equations[i][i];
    }
    return solution;
  }
}
