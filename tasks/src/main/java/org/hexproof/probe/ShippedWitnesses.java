package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.board.Position;
import org.hexproof.library.Library;

/**
 * The witnesses that the program carries with it. They are known for each region that lies on one
 * of their boards with its stones and edges, wherever it is drawn, mirrored and turned.
 */
public final class ShippedWitnesses {
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  private final ImmutableList<Witness> boards;

  private ShippedWitnesses(ImmutableList<Witness> boards) {
    this.boards = boards;
  }

  /** Those of the library. */
  public static ShippedWitnesses read() {
    return new ShippedWitnesses(
        Library.witnesses().entrySet().stream()
            .sorted(Comparator.comparingInt(file -> file.getKey().length()))
            .map(
                file ->
                    new Witness(
                        file.getValue().position(),
                        Iterables.getOnlyElement(file.getValue().labels().keySet()),
                        file.getValue().shaded(),
                        file.getKey()))
            .collect(ImmutableList.toImmutableList()));
  }

  public static ShippedWitnesses none() {
    return new ShippedWitnesses(ImmutableList.of());
  }

  /**
   * The witnesses of a move, those of just this region first, and of these the ones that need not
   * be turned.
   *
   * @param move a cell of the region
   */
  public ImmutableList<Witness> of(ProbedRegion region, Cell move) {
    ImmutableSet<Cell> around = around(region);
    return GridSymmetry.ALL.stream()
        .flatMap(symmetry -> boards.stream().map(board -> new Fit(board, symmetry, region, move)))
        .filter(fit -> fit.holds(around))
        .sorted(Comparator.comparingInt(fit -> fit.board().region().size()))
        .flatMap(fit -> fit.witness(around).stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** The drawn stones that touch the region, and all that they are joined to. */
  private static ImmutableSet<Cell> around(ProbedRegion region) {
    Set<Cell> around = new HashSet<>();
    Position stones = region.stones();
    for (Cell cell : region.cells()) {
      for (Cell beside : stones.board().neighbors(cell)) {
        if (stones.at(beside) != Content.EMPTY && !around.contains(beside)) {
          around.addAll(stones.group(beside));
        }
      }
    }
    return ImmutableSet.copyOf(around);
  }

  /** A region laid onto a board so that the move comes to lie on the board's. */
  private record Fit(Witness board, GridSymmetry symmetry, ProbedRegion region, Cell move) {
    boolean holds(Set<Cell> around) {
      return region.cells().stream().allMatch(cell -> holds(cell, Content.EMPTY))
          && around.stream().allMatch(cell -> holds(cell, region.stones().at(cell)))
          && Stream.concat(region.cells().stream(), around.stream()).allMatch(this::hasItsEdges);
    }

    private Optional<Cell> place(Cell cell) {
      Offset place =
          Offset.of(board.move()).plus(symmetry.apply(Offset.of(cell).minus(Offset.of(move))));
      return place.col() >= 0 && place.row() >= 0
          ? Optional.of(new Cell(place.col(), place.row()))
              .filter(board.position().board()::contains)
          : Optional.empty();
    }

    private boolean holds(Cell cell, Content content) {
      return place(cell).filter(place -> board.position().at(place) == content).isPresent();
    }

    /** Whether an edge that is drawn at the cell is one of the same side on the board. */
    private boolean hasItsEdges(Cell cell) {
      Board drawn = region.stones().board();
      Cell place = place(cell).orElseThrow();
      return region.edges().stream()
          .filter(edge -> drawn.touches(cell, edge))
          .allMatch(
              edge ->
                  symmetry
                      .apply(edge)
                      .filter(image -> BLACKS.contains(image) == BLACKS.contains(edge))
                      .filter(image -> board.position().board().touches(place, image))
                      .isPresent());
    }

    /** The board as the region is drawn; nothing if what joins its sides changes a drawn stone. */
    Optional<Witness> witness(Set<Cell> around) {
      ImmutableSet<Cell> cells =
          region.cells().stream()
              .map(cell -> place(cell).orElseThrow())
              .collect(ImmutableSet.toImmutableSet());
      return TurnedWitness.of(
              new Witness(board.position(), board.move(), cells, source()), symmetry.inverse())
          .filter(
              turned ->
                  around.stream()
                      .allMatch(
                          cell ->
                              turned.position().at(turned.place(region, cell))
                                  == region.stones().at(cell)));
    }

    private String source() {
      if (symmetry.equals(GridSymmetry.ALL.get(0))) {
        return board.source();
      }
      return board.source() + (symmetry.reflects() ? ", mirrored" : ", turned");
    }
  }
}
