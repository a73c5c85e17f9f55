package org.hexproof.dividing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.database.Database;
import org.hexproof.division.PartClaim;
import org.hexproof.format.FormatException;
import org.hexproof.parts.PartFinding;
import org.hexproof.parts.WholeProof;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Boards that the program divides by itself. */
final class DivideTaskTest {
  private static final int BOARDS = 30 * Integer.getInteger("hexproof.rounds", 1);
  private static final long BYTES = 1L << 26;
  private static final Watch NOBODY = Watch.until(() -> false);

  /** The first round only, which is enough for boards so small. */
  private static final int WORK = 300;

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 4));
  private Database database;
  private Certifier solver;
  private HexSolver tester;

  @BeforeEach
  void open() throws Exception {
    database = Database.shipped();
    solver = EmbeddedLibrary.load().newSolver(1);
    tester = EmbeddedLibrary.load().newSolver(1);
  }

  @AfterEach
  void close() throws Exception {
    database.close();
    solver.close();
    tester.close();
  }

  private Optional<DivideTask.Found> divided(Position position) throws Exception {
    return new DivideTask("random", position, database, tester, proof -> true)
        .round(WORK, Limits.DEFAULT, NOBODY);
  }

  /** A board with a few stones, one of them black at least. */
  private Position random() {
    Board board = new Board(3 + random.nextInt(3), 3 + random.nextInt(3));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int black = 1 + random.nextInt(2);
    return Position.of(
        board, cells.subList(0, black), cells.subList(black, black + random.nextInt(3)));
  }

  @Test
  void whatIsDividedIsWonAndWrittenDown() throws Exception {
    int found = 0;
    int forks = 0;
    for (int i = 0; i < BOARDS; i++) {
      Position position = random();
      Optional<DivideTask.Found> division = divided(position);
      if (division.isPresent()) {
        found++;
        Answer answer =
            solver.solve(new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
        assertThat(answer.decided().orElseThrow().winner())
            .as("%s", position)
            .isEqualTo(Color.BLACK);
        forks += isFork(division.get()) ? 1 : 0;
        check(position, division.get());
      }
    }
    System.out.println("divided " + found + " of " + BOARDS + ", by forks " + forks);
    assertThat(found).isPositive();
  }

  private static boolean isFork(DivideTask.Found found) {
    return found.proof().division().parts().stream()
        .anyMatch(part -> part.claim() instanceof PartClaim.WinsBeside);
  }

  private void check(Position position, DivideTask.Found found) throws Exception {
    Path file = folder.resolve("whole.cert");
    WholeProof whole;
    try {
      whole = WholeProof.of(found.proof(), file, position);
    } catch (FormatException e) {
      assertThat(e).hasMessageContaining("touches what is Black's");
      return;
    }
    ImmutableList<PartFinding> findings = whole.run(solver, tester, () -> Limits.DEFAULT, NOBODY);
    assertThat(findings).allSatisfy(part -> assertThat(part.certificate()).contains(file));
    try (Checking checking = new Checking(BYTES, 1, () -> false)) {
      Checked checked = (Checked) checking.proven(file);
      assertThat(checked.statement().position()).isEqualTo(position);
    }
  }

  /** The time of a whole run may be up after the parts were searched, and before their proofs. */
  @Test
  void eachSearchAndEachProofAsksForItsLimits() throws Exception {
    Position position =
        Position.of(new Board(7, 5), ImmutableSet.of(Cell.parse("d3")), ImmutableSet.<Cell>of());
    Path file = folder.resolve("late.cert");
    DivideTask.Found found = divided(position).orElseThrow();
    int parts = found.proof().division().parts().size();
    Deque<Limits> limits = new ArrayDeque<>(Collections.nCopies(1 + 2 * parts, Limits.DEFAULT));
    WholeProof.of(found.proof(), file, position).run(solver, tester, limits::pop, NOBODY);
    assertThat(limits).isEmpty();
    assertThat(file).exists();
  }

  @Test
  void whatIsLostIsNotDivided() throws Exception {
    Position empty = Position.empty(new Board(4, 4));
    assertThat(divided(empty)).isEmpty();
    Position lost =
        Position.of(
            new Board(3, 3),
            ImmutableSet.of(Cell.parse("a2")),
            ImmutableSet.of(Cell.parse("a3"), Cell.parse("b1")));
    assertThat(divided(lost)).isEmpty();
  }
}
