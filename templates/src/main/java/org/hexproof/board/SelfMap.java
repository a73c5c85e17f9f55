package org.hexproof.board;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;

/**
 * A symmetry of a template: what White can try at a cell it can try at the image too, and what
 * Black does about it there is the image of what it does here.
 *
 * @param images of all empty cells and black stones
 */
public record SelfMap(ImmutableMap<Cell, Cell> images) {
  private static final Comparator<Offset> READING_ORDER =
      Comparator.comparingInt(Offset::row).thenComparingInt(Offset::col);

  /**
   * All symmetries, the identity first.
   *
   * @param position the template amid White's stones
   * @param named the cells that its promise names, stones or one that is empty
   * @param edges those that its promise names
   */
  public static ImmutableList<SelfMap> of(Position position, Set<Cell> named, Set<Edge> edges) {
    ImmutableSet<Cell> cells = Sets.union(position.black(), position.empty()).immutableCopy();
    return GridSymmetry.ALL.stream()
        .flatMap(symmetry -> of(cells, symmetry).stream())
        .filter(map -> map.apply(position.black()).equals(position.black()))
        .filter(map -> map.apply(named).equals(named))
        .filter(map -> map.keeps(edges, position.board()))
        .distinct()
        .collect(ImmutableList.toImmutableList());
  }

  /** The map of the cells onto themselves that turns them so, if there is one. */
  private static Optional<SelfMap> of(ImmutableSet<Cell> cells, GridSymmetry symmetry) {
    Offset first = Offset.of(Collections.min(cells));
    Offset least =
        cells.stream()
            .map(cell -> symmetry.apply(Offset.of(cell)))
            .min(READING_ORDER)
            .orElseThrow();
    ImmutableMap.Builder<Cell, Cell> images = ImmutableMap.builder();
    for (Cell cell : cells) {
      Offset image = symmetry.apply(Offset.of(cell)).minus(least).plus(first);
      if (image.col() < 0 || image.row() < 0) {
        return Optional.empty();
      }
      Cell place = new Cell(image.col(), image.row());
      if (!cells.contains(place)) {
        return Optional.empty();
      }
      images.put(cell, place);
    }
    return Optional.of(new SelfMap(images.buildOrThrow()));
  }

  /** Whether what is at one of the edges stays there, and nothing else comes to it. */
  private boolean keeps(Set<Edge> edges, Board board) {
    return edges.stream()
        .allMatch(
            edge ->
                images.entrySet().stream()
                    .allMatch(
                        image ->
                            board.touches(image.getKey(), edge)
                                == board.touches(image.getValue(), edge)));
  }

  public Cell apply(Cell cell) {
    return images.get(cell);
  }

  public ImmutableSet<Cell> apply(Collection<Cell> cells) {
    return Cell.moved(cells, this::apply);
  }
}
