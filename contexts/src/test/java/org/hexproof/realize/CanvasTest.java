package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Drawings that grow and shrink. */
final class CanvasTest {
  private static final int TOP = 1;
  private static final int BOTTOM = 2;
  private static final int SIDE = 5;

  /** A cell at the bottom edge, and one above it. */
  private static Canvas atTheBottom() {
    TouchTable table =
        new TouchTable(
            List.of(ImmutableIntArray.of(BOTTOM), ImmutableIntArray.of()),
            ImmutableIntArray.of(TOP),
            3);
    Canvas canvas = new Canvas(table, new Canvas.Sides(TOP, BOTTOM, 0, 0, BOTTOM), SIDE, SIDE);
    canvas.put(canvas.place(SIDE - 1, 2), Canvas.cell(0), 1);
    canvas.put(canvas.place(SIDE - 2, 2), Canvas.cell(1), 1);
    return canvas;
  }

  @Test
  void whatIsFixedKeepsToItsEdgeWhereverThereIsARowMore() {
    for (int row = 0; row <= SIDE; row++) {
      for (boolean before : new boolean[] {false, true}) {
        Canvas higher = Columns.added(atTheBottom().transposed(), row, before).transposed();
        assertThat(higher.rows).isEqualTo(SIDE + 1);
        assertThat(higher.at(higher.place(SIDE, 2)))
            .as("a row before %d, %s", row, before)
            .isEqualTo(Canvas.cell(0));
        assertThat(higher.at(higher.place(SIDE - 1, 2))).isEqualTo(Canvas.cell(1));
      }
    }
  }
}
