package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.value.Poset;

/**
 * A monotone set coloring game (the paper on them, Definition 2.7): players color cells, and the
 * outcome is a monotone function of the colors. A filled region of the board is one.
 *
 * @param poset the outcomes
 * @param cells the number of cells
 * @param outcomes the outcome of each coloring: bit i of the index says that cell i is black
 */
public record Coloring(Poset poset, int cells, ImmutableIntArray outcomes) {
  /**
   * Checks that the outcomes are monotone.
   *
   * @throws IllegalArgumentException if they are not, or there is not one for each coloring
   */
  public Coloring {
    checkArgument(cells >= 0 && cells <= Region.MAX_CELLS, "0 to %s cells", Region.MAX_CELLS);
    checkArgument(outcomes.length() == 1 << cells, "there are %s colorings", 1 << cells);
    for (int coloring = 0; coloring < outcomes.length(); coloring++) {
      for (int cell = 0; cell < cells; cell++) {
        int more = coloring | (1 << cell);
        checkArgument(
            poset.leq(outcomes.get(coloring), outcomes.get(more)),
            "not monotone: another black cell makes the outcome worse for Black");
      }
    }
  }
}
