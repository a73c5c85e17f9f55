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
        "BoardSize: 11x9\nFirst: V\nSwap: 1\nMoves:\n  1. A5 (10 ms) Swap (9 ms)\n  2. B3 (7 ms)\n",
        "InitialBoard: \n  A B \n 1 . V 1\n  2 H . 2\n     A B \n\nFirst: H\nSwap: 0\nMoves:\n"
            + "  1. B2 (33 ms) Resign (0 ms)\n");
  }
}
