package org.hexproof.dividing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Way;

/**
 * Divisions of a board in two, above and below the row of a black stone A: one part is a fork that
 * pivots in sente about an empty cell B of that row, and the other one is won beside it, as in
 * [H3T], section 6.4. What else is in the row is given to White, but for the cells beside A, and up
 * to B, which the fork has.
 */
record RowDivisions(CutBoard cut) {
  private static final String FORK = "pivoting-sente";
  private static final String BESIDE = "{a|a,b}";

  /** B touches A where it is nearer. */
  private static final int LEAST_GAP = 2;

  private static final int MOST_GAP = 4;

  /** All that are sound, the simplest first. */
  ImmutableList<Division> all() {
    List<Optional<Division>> all = new ArrayList<>();
    for (int gap = LEAST_GAP; gap <= MOST_GAP; gap++) {
      for (Cell a : cut.position().black()) {
        for (int col : new int[] {a.col() - gap, a.col() + gap}) {
          for (Edge fork : new Edge[] {Edge.TOP, Edge.BOTTOM}) {
            all.add(forked(a, col, fork));
          }
        }
      }
    }
    return all.stream().flatMap(Optional::stream).collect(ImmutableList.toImmutableList());
  }

  private Optional<Division> forked(Cell a, int col, Edge fork) {
    Cell b = new Cell(Math.max(0, col), a.row());
    if (col < 0 || !isEmpty(b)) {
      return Optional.empty();
    }
    ImmutableSet.Builder<Cell> between = ImmutableSet.builder();
    for (int at = Math.min(a.col() - 1, col); at <= Math.max(a.col() + 1, col); at++) {
      between.add(new Cell(Math.max(0, at), a.row()));
    }
    ImmutableList<Cell> ends = ImmutableList.of(b);
    DividedRegion first =
        part(fork, a, between.build(), ends, new PartClaim.AtLeast(cut.text(FORK)), Way.TESTER);
    Edge other = fork == Edge.TOP ? Edge.BOTTOM : Edge.TOP;
    DividedRegion second =
        part(
            other,
            a,
            ImmutableSet.of(),
            ends,
            new PartClaim.WinsBeside(cut.text(BESIDE)),
            Way.TESTER);
    return cut.into(ImmutableList.of(first, second));
  }

  private boolean isEmpty(Cell cell) {
    return cut.position().board().contains(cell) && cut.position().at(cell) == Content.EMPTY;
  }

  /** What lies towards an edge from the row of A, and what it has of that row. */
  private DividedRegion part(
      Edge edge, Cell a, Set<Cell> ofRow, ImmutableList<Cell> ends, PartClaim claim, Way way) {
    ImmutableSet<Cell> cells =
        cut.position().empty().stream()
            .filter(
                cell ->
                    edge == Edge.TOP
                        ? cell.row() < a.row() || ofRow.contains(cell)
                        : cell.row() > a.row() || ofRow.contains(cell))
            .collect(ImmutableSet.toImmutableSet());
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    ends.forEach(cell -> terminals.add(Terminal.of(cell)));
    return new DividedRegion(
        (edge == Edge.TOP ? "above " : "below ") + a,
        cut.place(),
        cells,
        terminals.add(Terminal.of(a), Terminal.of(edge)).build(),
        claim,
        Optional.of(way));
  }
}
