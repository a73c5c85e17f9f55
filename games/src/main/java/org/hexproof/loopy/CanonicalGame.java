package org.hexproof.loopy;

import java.util.stream.IntStream;

/** The canonical hypergames ([HYP], section 5.2), of which each Grundy number has one. */
final class CanonicalGame {
  private CanonicalGame() {}

  /**
   * Adds one to a graph, under the name *number, and returns its start: *n = {*0, …, *(n-1)}, and
   * *∞_K = {*∞} and *k for k in K, where *∞ = {*∞}.
   */
  static int add(GrundyNumber number, GraphBuilder builder) {
    if (number instanceof GrundyNumber.Finite finite) {
      return heap(finite.size(), builder);
    }
    GrundyNumber.Infinite infinite = (GrundyNumber.Infinite) number;
    int loop = builder.position("*∞");
    builder.move(loop, loop);
    int start = builder.position("*" + infinite);
    builder.move(start, loop);
    infinite.heaps().forEach(heap -> builder.move(start, heap(heap, builder)));
    return start;
  }

  private static int heap(int size, GraphBuilder builder) {
    int before = builder.find("*" + size).orElse(-1);
    if (before >= 0) {
      return before;
    }
    builder.reserve(size + 1L, (size + 1L) * size);
    int[] heaps =
        IntStream.rangeClosed(0, size).map(heap -> builder.position("*" + heap)).toArray();
    for (int heap = 1; heap <= size; heap++) {
      for (int less = 0; less < heap; less++) {
        builder.move(heaps[heap], heaps[less]);
      }
    }
    return heaps[size];
  }
}
