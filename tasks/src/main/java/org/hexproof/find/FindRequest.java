package org.hexproof.find;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.template.Kind;

/**
 * What templates are wanted: all of a kind that fit into a box on the bottom edge, with stone A in
 * its top row.
 *
 * @param box columns and rows of the box
 * @param mostCells how many empty cells a template may have
 * @param limit how many templates are wanted
 * @param seed where the search goes first, which tells what is found if there is a limit
 */
public record FindRequest(Kind kind, Board box, int mostCells, int limit, long seed) {
  /** Boxes with more cells are refused. */
  public static final int MOST_CELLS = BoxPlacement.MOST_CELLS;

  /** The box is not too large, and terminals of the kind stand at an edge. */
  public FindRequest {
    checkArgument(kind != Kind.INTERIOR, "templates of kind interior stand at no edge");
    checkArgument(
        box.size() <= MOST_CELLS,
        "a box of %s x %s has %s cells, at most %s are searched",
        box.cols(),
        box.rows(),
        box.size(),
        MOST_CELLS);
  }

  /** Where the terminals can stand: in each list they are moved to the right, step by step. */
  ImmutableList<ImmutableList<BoxPlacement>> placements() {
    ImmutableList.Builder<ImmutableList<BoxPlacement>> all = ImmutableList.builder();
    if (kind == Kind.EDGE) {
      all.add(
          cols()
              .mapToObj(col -> new Cell(col, 0))
              .map(a -> new BoxPlacement(kind, box, a, Optional.empty()))
              .collect(ImmutableList.toImmutableList()));
      return all.build();
    }
    for (int row = 0; row < box.rows(); row++) {
      for (int step = 1 - box.cols(); step < box.cols(); step++) {
        List<BoxPlacement> moved = new ArrayList<>();
        for (int col = Math.max(0, -step); col < Math.min(box.cols(), box.cols() - step); col++) {
          place(new Cell(col, 0), new Cell(col + step, row)).ifPresent(moved::add);
        }
        if (!moved.isEmpty()) {
          all.add(ImmutableList.copyOf(moved));
        }
      }
    }
    return all.build();
  }

  /** Whether the terminals of the kind can stand in the box. */
  public boolean hasRoom() {
    return !placements().isEmpty();
  }

  private IntStream cols() {
    return IntStream.range(0, box.cols());
  }

  /** Nothing if the terminals touch, or if it is the same as with A and B swapped. */
  private Optional<BoxPlacement> place(Cell a, Cell b) {
    boolean swapped = kind == Kind.CONNECTS_BOTH && b.row() == 0 && b.col() < a.col();
    return a.equals(b) || box.neighbors(a).contains(b) || swapped
        ? Optional.empty()
        : Optional.of(new BoxPlacement(kind, box, a, Optional.of(b)));
  }
}
