package org.hexproof.format.six;

import java.util.List;
import org.hexproof.format.MutationTest;
import org.hexproof.format.Reader;

class SixMutationTest extends MutationTest {
  @Override
  protected Reader reader() {
    return new SixReader();
  }

  @Override
  protected List<String> seeds() {
    return List.of(
        """
        BoardSize: 11x9
        First: V
        Swap: 1
        Moves:
          1. A5 (10 ms) Swap (9 ms)
          2. B3 (7 ms)
        """,
        """
        InitialBoard:
          A B
         1 . V 1
          2 H . 2
             A B

        First: H
        Swap: 0
        Moves:
          1. B2 (33 ms) Resign (0 ms)
        """);
  }
}
