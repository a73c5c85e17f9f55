package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

  @Test
  void whatTouchesStaysSoWhenADrawingIsTurnedOrMirrored() {
    for (int rows = 1; rows <= SIDE; rows++) {
      for (int cols = 1; cols <= SIDE; cols++) {
        Canvas canvas = allDifferent(rows, cols);
        for (Canvas other :
            List.of(
                canvas.turned(),
                canvas.transposed(),
                canvas.mirrored(),
                canvas.transposed().mirrored())) {
          assertThat(touching(other)).isEqualTo(touching(canvas));
        }
      }
    }
  }

  /** A stone of another node on each place. */
  private static Canvas allDifferent(int rows, int cols) {
    TouchTable table = new TouchTable(List.of(), ImmutableIntArray.of(), rows * cols);
    Canvas canvas = new Canvas(table, Canvas.Sides.WHITE, rows, cols);
    for (int i = 0; i < rows * cols; i++) {
      canvas.put(canvas.place(i / cols, i % cols), i + 1, 0);
    }
    return canvas;
  }

  /** The nodes that touch each other, or White alone. */
  private static Set<Set<Integer>> touching(Canvas canvas) {
    Set<Set<Integer>> touching = new HashSet<>();
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        int place = canvas.place(row, col);
        for (int direction = 0; direction < 6; direction++) {
          Set<Integer> nodes =
              new HashSet<>(List.of(canvas.at(place), canvas.at(place + canvas.step(direction))));
          nodes.remove(0);
          if (canvas.at(place) > 0) {
            touching.add(nodes);
          }
        }
      }
    }
    return touching;
  }
}
