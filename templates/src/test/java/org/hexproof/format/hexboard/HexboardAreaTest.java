package org.hexproof.format.hexboard;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.geom.Path2D;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.junit.jupiter.api.Test;

class HexboardAreaTest {
  /** Java2D's even-odd rule; a tiny square about the cell meets every side that runs through it. */
  private static ImmutableSet<Cell> naive(Board board, ImmutableList<Cell> corners) {
    Path2D polygon = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    polygon.moveTo(corners.get(0).col(), corners.get(0).row());
    corners.forEach(corner -> polygon.lineTo(corner.col(), corner.row()));
    polygon.closePath();
    return board.cells().stream()
        .filter(cell -> polygon.intersects(cell.col() - 1e-4, cell.row() - 1e-4, 2e-4, 2e-4))
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void agreesWithTheDefinition() {
    Random random = new Random(5);
    for (int i = 0; i < 3000; i++) {
      Board board = new Board(3 + random.nextInt(8), 3 + random.nextInt(8));
      ImmutableList.Builder<Cell> corners = ImmutableList.builder();
      for (int k = 3 + random.nextInt(5); k > 0; k--) {
        corners.add(board.cell(random.nextInt(board.size())));
      }
      ImmutableList<Cell> polygon = corners.build();
      assertThat(new HexboardArea(polygon).cells(board))
          .as("%s on %s", polygon, board)
          .isEqualTo(naive(board, polygon));
    }
  }
}
