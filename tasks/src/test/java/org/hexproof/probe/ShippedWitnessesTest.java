package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.library.Library;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/** Each shipped board is known wherever its region is drawn. */
final class ShippedWitnessesTest {
  private static final ShippedWitnesses SHIPPED = ShippedWitnesses.read();

  /** A region as some drawing has it, with a move. */
  private record Drawn(ProbedRegion region, Cell move) {}

  @Test
  void theRegionOfEachBoardIsKnownInAnotherWayOfDrawing() {
    int turned = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      int next = 0;
      for (Map.Entry<String, Diagram> file : Library.witnesses().entrySet()) {
        Diagram board = file.getValue();
        Cell move = Iterables.getOnlyElement(board.labels().keySet());
        Witness witness = new Witness(board.position(), move, board.shaded(), file.getKey());
        GridSymmetry symmetry = GridSymmetry.ALL.get(next++ % GridSymmetry.ALL.size());
        Optional<Drawn> drawn =
            TurnedWitness.of(witness, symmetry).flatMap(each -> drawn(each, symmetry, witness));
        if (drawn.isEmpty()) {
          continue;
        }
        ImmutableList<Witness> found = SHIPPED.of(drawn.get().region(), drawn.get().move());
        if (found.isEmpty()) {
          continue;
        }
        Witness first = found.get(0);
        assertIsOf(drawn.get(), first);
        assertThat(
                new UniqueMove(solver, first.problem(), Limits.DEFAULT, () -> false)
                    .test(first.move()))
            .as(first.source())
            .isInstanceOfSatisfying(
                Uniqueness.Decided.class, answer -> assertThat(answer.unique()).isTrue());
        turned++;
      }
    }
    assertThat(turned).isGreaterThan(150);
  }

  /** The region with the stones beside it, and the bottom edge if it was at an edge. */
  private static Optional<Drawn> drawn(Witness turned, GridSymmetry symmetry, Witness before) {
    boolean atEdge =
        before.region().stream()
            .anyMatch(cell -> cell.row() == before.position().board().rows() - 1);
    Optional<Edge> edge = atEdge ? symmetry.apply(Edge.BOTTOM) : Optional.empty();
    if (atEdge && edge.filter(Set.of(Edge.TOP, Edge.BOTTOM)::contains).isEmpty()) {
      return Optional.empty();
    }
    Position stones = turned.position();
    if (Math.max(stones.board().cols(), stones.board().rows()) + 2 > Board.MAX_SIDE) {
      return Optional.empty();
    }
    Set<Cell> shown = new HashSet<>(turned.region());
    turned.region().forEach(cell -> shown.addAll(stones.board().neighbors(cell)));
    Position part =
        Position.of(
            stones.board(),
            shown.stream().filter(cell -> stones.at(cell) == Content.BLACK).toList(),
            shown.stream().filter(cell -> stones.at(cell) == Content.WHITE).toList());
    Diagram diagram =
        new Diagram(
            "",
            part,
            ImmutableSet.copyOf(shown),
            edge.map(ImmutableSet::of).orElse(ImmutableSet.of()),
            ImmutableSet.of(),
            ImmutableMap.of(),
            Optional.empty());
    ProbedRegion region = ProbedRegion.of(diagram, turned.region());
    Cell move = Iterables.getOnlyElement(region.board().moved(ImmutableSet.of(turned.move())));
    return Optional.of(new Drawn(region, move));
  }

  /** What is drawn lies on the board as it is drawn, with the move on its place. */
  private static void assertIsOf(Drawn drawn, Witness witness) {
    ProbedRegion region = drawn.region();
    assertThat(witness.place(region, drawn.move())).isEqualTo(witness.move());
    for (Cell cell : region.cells()) {
      assertThat(witness.position().at(witness.place(region, cell))).isEqualTo(Content.EMPTY);
    }
    for (Content stone : ImmutableList.of(Content.BLACK, Content.WHITE)) {
      for (Cell cell : region.stones().cells(stone)) {
        assertThat(witness.position().at(witness.place(region, cell))).isEqualTo(stone);
      }
    }
    for (Edge edge : region.edges()) {
      for (Cell cell : region.cells()) {
        if (region.stones().board().touches(cell, edge)) {
          assertThat(witness.position().board().touches(witness.place(region, cell), edge))
              .isTrue();
        }
      }
    }
  }
}
