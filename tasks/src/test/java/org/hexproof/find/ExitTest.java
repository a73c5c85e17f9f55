package org.hexproof.find;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.compose.Context;
import org.hexproof.realize.Effort;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

final class ExitTest {
  /** How many random shapes. */
  private static final int SHAPES = 20 * Integer.getInteger("hexproof.rounds", 1);

  private static final ImmutableList<Kind> KINDS =
      ImmutableList.of(Kind.CONNECTS_BOTH, Kind.PIVOTING, Kind.PIVOTING_SENTE);

  /** Enough for a board of at most 40 columns and rows. */
  private static final Effort LITTLE = new Effort(1, 4, 1000);

  @Test
  void aShapeIsOpenIfAContextCanBeDrawnAboveIt() {
    Random random = new Random(12);
    int open = 0;
    int shapes = 0;
    while (shapes < SHAPES) {
      Shape shape = random(random);
      if (shape.isConnected()) {
        shapes++;
        open += shape.isOpen() ? 1 : 0;
        assertThat(shape.isOpen()).as(shape.text()).isEqualTo(canBePlaced(shape));
      }
    }
    assertThat(open).isBetween(SHAPES / 5, SHAPES * 4 / 5);
  }

  private static Shape random(Random random) {
    Board box = new Board(3 + random.nextInt(3), 2 + random.nextInt(3));
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    Cell a = new Cell(random.nextInt(box.cols()), 0);
    List<Cell> places =
        box.cells().stream()
            .filter(cell -> !cell.equals(a) && !box.neighbors(a).contains(cell))
            .toList();
    Cell b = places.get(random.nextInt(places.size()));
    int density = 2 + random.nextInt(7);
    ImmutableSet<Cell> carrier =
        box.cells().stream()
            .filter(cell -> !cell.equals(a))
            .filter(
                cell -> cell.equals(b) ? kind != Kind.CONNECTS_BOTH : random.nextInt(10) < density)
            .collect(ImmutableSet.toImmutableSet());
    Promise promise =
        kind == Kind.CONNECTS_BOTH
            ? new Promise.ConnectsBoth(a, b, Edge.BOTTOM)
            : new Promise.Pivoting(a, b, Edge.BOTTOM, kind == Kind.PIVOTING_SENTE);
    return new Shape(promise, box.rows(), ImmutableSet.of(), carrier).normal();
  }

  private static boolean canBePlaced(Shape shape) {
    Template template = shape.template("");
    try {
      Context.testing(template.kind(), 1).place(template.surrounded(), template.promise(), LITTLE);
      return true;
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining("can't be reached");
      return false;
    }
  }
}
