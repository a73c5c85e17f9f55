package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;

/** Circuits of cells put together by pinwheels and concatenations, so that they are planar. */
final class RandomHypergraphs {
  private final Random random;
  private final ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
  private int nodes = 3;

  private RandomHypergraphs(Random random) {
    this.random = random;
  }

  /** A hypergraph with so many cells between terminals 1, 2 and 3. */
  static Hypergraph of(int cells, Random random) {
    RandomHypergraphs building = new RandomHypergraphs(random);
    building.fill(cells, 1, 2, 3);
    return new Hypergraph(ImmutableIntArray.of(1, 2, 3), building.cells.build());
  }

  private void fill(int count, int a, int b, int c) {
    if (count == 1) {
      cells.add(
          switch (random.nextInt(6)) {
            case 0 -> ImmutableIntArray.of(a, b);
            case 1 -> ImmutableIntArray.of(b, c);
            default -> ImmutableIntArray.of(a, b, c);
          });
    } else if (count == 2 || random.nextInt(3) == 0) {
      int middle = ++nodes;
      int first = 1 + random.nextInt(count - 1);
      fill(first, a, middle, c);
      fill(count - first, a, b, middle);
    } else {
      int ab = ++nodes;
      int bc = ++nodes;
      int ca = ++nodes;
      int first = 1 + random.nextInt(count - 2);
      int second = 1 + random.nextInt(count - first - 1);
      fill(first, ca, ab, a);
      fill(second, ab, bc, b);
      fill(count - first - second, bc, ca, c);
    }
  }
}
