package org.hexproof.minimize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Question;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;

final class MendingTest {
  private static final int CASES = 60;

  private static Template template(Position stones, ImmutableSet<Cell> carrier, Cell stone) {
    return new Template(
        "",
        ImmutableList.of(),
        stones,
        carrier,
        new Promise.ToEdge(ImmutableSet.of(stone), Edge.BOTTOM),
        TemplateClaim.UNSTATED,
        "");
  }

  /** The template, unless its carrier falls apart: then some of its cells are of no use. */
  private static Optional<Template> whole(Position stones, ImmutableSet<Cell> carrier, Cell stone) {
    try {
      return Optional.of(template(stones, carrier, stone));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Mending.Outcome mend(Template drawing) {
    try (SolverPool pool =
        new SolverPool(1, Limits.DEFAULT, () -> EmbeddedLibrary.load().newSolver(1))) {
      return new Mending(pool.inTurn()).mend(drawing);
    }
  }

  private static boolean isValid(HexSolver solver, Template drawing) {
    Question.Goal question =
        (Question.Goal) Question.direct(drawing.surrounded(), drawing.promise());
    return ((Answer.Decided) solver.solve(question.problem(), Limits.DEFAULT)).winner()
        == Color.BLACK;
  }

  /** Tries all sets of cells, the small ones first. */
  private static OptionalInt fewest(HexSolver solver, Template drawing, Cell stone) {
    Set<Cell> others = new HashSet<>(drawing.stones().empty());
    others.removeAll(drawing.carrier());
    for (int count = 0; count <= others.size(); count++) {
      for (Set<Cell> more : Sets.combinations(others, count)) {
        ImmutableSet<Cell> carrier = ImmutableSet.copyOf(Sets.union(drawing.carrier(), more));
        if (whole(drawing.stones(), carrier, stone)
            .filter(larger -> isValid(solver, larger))
            .isPresent()) {
          return OptionalInt.of(count);
        }
      }
    }
    return OptionalInt.empty();
  }

  @Test
  void noFewerCellsWouldDo() {
    Random random = new Random(42);
    int mended = 0;
    try (HexSolver solver = new BruteForceSolver()) {
      for (int i = 0; i < CASES; i++) {
        Board board = new Board(4, 2 + random.nextInt(2));
        Cell stone = new Cell(1 + random.nextInt(2), 0);
        Position stones = Position.empty(board).with(stone, Content.BLACK);
        if (random.nextBoolean()) {
          stones = stones.with(new Cell(random.nextInt(4), 1), Content.WHITE);
        }
        Set<Cell> carrier = new HashSet<>(stones.empty());
        carrier.removeIf(cell -> random.nextBoolean());
        carrier.add(
            stones.board().neighbors(stone).stream()
                .filter(stones.empty()::contains)
                .findFirst()
                .orElseThrow());
        Optional<Template> drawn = whole(stones, ImmutableSet.copyOf(carrier), stone);
        if (drawn.isEmpty()) {
          continue;
        }
        Template drawing = drawn.get();
        OptionalInt fewest = fewest(solver, drawing, stone);
        Mending.Outcome outcome = mend(drawing);
        if (fewest.isPresent() && fewest.getAsInt() == 0) {
          assertThat(outcome).isEqualTo(new Mending.Outcome.Valid());
        } else if (fewest.isPresent()) {
          Mending.Outcome.Mended found = (Mending.Outcome.Mended) outcome;
          assertThat(found.added()).hasSize(fewest.getAsInt());
          assertThat(isValid(solver, found.drawing())).isTrue();
          assertThat(found.drawing().carrier())
              .isEqualTo(Sets.union(drawing.carrier(), found.added()));
          mended++;
        } else if (outcome instanceof Mending.Outcome.Mended found) {
          assertThat(found.drawing().board()).isEqualTo(new Board(6, board.rows() + 1));
          assertThat(isValid(solver, found.drawing())).isTrue();
        }
      }
    }
    assertThat(mended).isGreaterThan(CASES / 10);
  }
}
