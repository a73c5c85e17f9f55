package org.hexproof.board;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A symmetry of the grid of hexagons that keeps one cell: maybe the reflection that exchanges
 * columns and rows, then some sixths of a turn. Four of the twelve keep the directions of a board's
 * edges ({@link Symmetry}); inside the board the others do as well.
 */
public record GridSymmetry(boolean reflects, int sixths) {
  public static final ImmutableList<GridSymmetry> ALL =
      Stream.of(false, true)
          .flatMap(
              reflects ->
                  IntStream.range(0, 6).mapToObj(sixths -> new GridSymmetry(reflects, sixths)))
          .collect(ImmutableList.toImmutableList());

  /** Where the end of a step from the cell that is kept comes to lie. */
  public Offset apply(Offset offset) {
    Offset image = reflects ? new Offset(/* col= */ offset.row(), /* row= */ offset.col()) : offset;
    for (int i = 0; i < sixths; i++) {
      image = new Offset(/* col= */ -image.row(), image.col() + image.row());
    }
    return image;
  }

  /** The edge that an edge becomes, if its image is an edge of a board at all. */
  public Optional<Edge> apply(Edge edge) {
    ImmutableSet<Offset> image =
        beyond(edge).stream().map(this::apply).collect(ImmutableSet.toImmutableSet());
    return Stream.of(Edge.values()).filter(other -> beyond(other).equals(image)).findFirst();
  }

  public GridSymmetry inverse() {
    return new GridSymmetry(reflects, reflects ? sixths : (6 - sixths) % 6);
  }

  /** From a cell at the edge, the two neighbors that are off the board. */
  public static ImmutableSet<Offset> beyond(Edge edge) {
    return switch (edge) {
      case TOP -> ImmutableSet.of(new Offset(0, -1), new Offset(1, -1));
      case BOTTOM -> ImmutableSet.of(new Offset(0, 1), new Offset(-1, 1));
      case LEFT -> ImmutableSet.of(new Offset(-1, 0), new Offset(-1, 1));
      case RIGHT -> ImmutableSet.of(new Offset(1, 0), new Offset(1, -1));
    };
  }
}
