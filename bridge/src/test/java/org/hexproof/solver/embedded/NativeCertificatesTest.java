package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The native solver's certificates check, and say what brute force says. */
final class NativeCertificatesTest {
  private static final int EACH = 300 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  @Test
  void certificatesOfRandomPositionsCheck() throws IOException {
    Problems problems = new Problems(SEED);
    Reference reference = Reference.bruteForce();
    try (EmbeddedSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      List<Supplier<Problem>> kinds =
          List.of(
              () -> problems.whole(5, 11),
              () -> problems.composed(5, 10),
              () -> problems.promised(5, 10));
      for (Supplier<Problem> kind : kinds) {
        for (int i = 0; i < EACH; i++) {
          check(kind.get(), solver, reference);
        }
      }
    }
  }

  /** In a session, and of the same positions with more stones. */
  @Test
  void certificatesInSessionsCheck() throws IOException {
    Problems problems = new Problems(SEED + 1);
    Random random = new Random(SEED);
    Reference reference = Reference.bruteForce();
    try (EmbeddedSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < EACH; i++) {
        Problem base = i % 2 == 0 ? problems.promised(5, 11) : problems.composed(5, 11);
        solver.begin(base, Limits.DEFAULT);
        for (int question = 0; question < 4; question++) {
          Position position = base.position();
          for (Cell cell : base.position().empty()) {
            if (random.nextInt(6) < question) {
              position = position.with(cell, random.nextBoolean() ? Content.WHITE : Content.BLACK);
            }
          }
          check(new Problem(position, base.toMove(), base.goal()), solver, reference);
        }
      }
    }
  }

  /** Once two stones of a terminal with a run each, once two edges that meet at a corner. */
  @ParameterizedTest
  @CsvSource({
    "5, 3, b1 e1, a1 c1 a2 b2 d2 e2 c3 d3 e3, b1+e1 / left",
    "4, 4, a2 d2 a4 c4, a1 b1 c1 d1 c2 a3 c3 d4, top+left / right"
  })
  void membersOfATerminalAreLedToTheRimOneByOne(
      int cols, int rows, String black, String white, String goal) throws IOException {
    Position position = Position.of(new Board(cols, rows), cells(black), cells(white));
    try (EmbeddedSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      check(
          new Problem(position, Color.BLACK, GoalText.parse(goal)), solver, Reference.bruteForce());
    }
  }

  private static ImmutableSet<Cell> cells(String names) {
    return Splitter.on(' ')
        .splitToStream(names)
        .map(Cell::parse)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static void check(Problem problem, EmbeddedSolver solver, Reference reference)
      throws IOException {
    Certifier.Certified certified = solver.certify(problem, Limits.DEFAULT);
    assertThat(certified.answer()).as("%s", problem).isInstanceOf(Answer.Decided.class);
    Answer.Decided decided = (Answer.Decided) certified.answer();
    assertThat(decided.winner()).as("%s", problem).isEqualTo(reference.winner(problem));
    Statement statement =
        new Statement(problem.position(), problem.goal(), problem.toMove(), decided.winner());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CertificateWriter.write(out, statement, "", certified.certificate().orElseThrow());
    assertThatCode(
            () ->
                assertThat(
                        Checking.certificate(
                            new ByteArrayInputStream(out.toByteArray()), Checking.memory()))
                    .extracting(Checked::statement)
                    .isEqualTo(statement))
        .as(out.toString(StandardCharsets.UTF_8))
        .doesNotThrowAnyException();
  }

  @Test
  void aCertificateEndsWithTheNextQuestion() {
    Problem problem = new Problems(7).whole(4, 8);
    try (EmbeddedSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Numbers numbers = solver.certify(problem, Limits.DEFAULT).certificate().orElseThrow();
      int[] first = new int[1];
      numbers.copy(0, first, 1);
      solver.solve(problem, Limits.DEFAULT);
      assertThatThrownBy(() -> numbers.copy(0, first, 1)).isInstanceOf(IllegalStateException.class);
    }
  }
}
