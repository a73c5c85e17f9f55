package org.hexproof.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.ProofFormat;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateFile;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Proofs in parts of random boards, which the checker and brute force confirm. */
final class SumProofTest {
  private static final int BOARDS = 40 * Integer.getInteger("hexproof.rounds", 1);
  private static final int MOST_EMPTY = 14;
  private static final long BYTES = 1 << 24;

  /** Certificates stay in this folder if one is named. */
  private static final Optional<Path> KEPT =
      Optional.ofNullable(System.getProperty("hexproof.kept")).map(Path::of);

  @TempDir private Path folder;

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Reference reference = Reference.bruteForce();

  /** Mostly stones, so that the empty cells fall apart. */
  private Problem random() {
    Board board = new Board(4 + random.nextInt(3), 3 + random.nextInt(3));
    Position position = Position.empty(board);
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int empty = 6 + random.nextInt(MOST_EMPTY - 5);
    for (Cell cell : cells.subList(Math.min(empty, cells.size()), cells.size())) {
      position = position.with(cell, random.nextInt(5) < 3 ? Content.BLACK : Content.WHITE);
    }
    return new Problem(
        position, random.nextInt(4) == 0 ? Color.BLACK : Color.WHITE, Goal.TOP_TO_BOTTOM);
  }

  /** White's turn on a board with these rows; X is Black's, O White's. */
  private static Problem drawn(String... rows) {
    List<String> first = Splitter.on(' ').splitToList(rows[0]);
    Position position = Position.empty(new Board(first.size(), rows.length));
    for (Cell cell : position.board().cells()) {
      String mark = Splitter.on(' ').splitToList(rows[cell.row()]).get(cell.col());
      if (!mark.equals(".")) {
        position = position.with(cell, mark.equals("X") ? Content.BLACK : Content.WHITE);
      }
    }
    return new Problem(position, Color.WHITE, Goal.TOP_TO_BOTTOM);
  }

  private Optional<Cell> move(Problem problem) {
    return problem.toMove() == Color.BLACK
        ? reference.winning(problem).stream().findFirst()
        : Optional.empty();
  }

  private Checked checked(Problem problem, String proof, String name) throws IOException {
    Path path = KEPT.orElse(folder).resolve(name);
    Statement statement =
        new Statement(problem.position(), problem.goal(), problem.toMove(), Color.BLACK);
    new CertificateFile(path, () -> false).write(ProofFormat.CERTIFICATE_2, statement, name, proof);
    try (Checking checking = new Checking(BYTES, 1, () -> false)) {
      return (Checked) checking.proven(path);
    }
  }

  @Test
  void whatBlackWinsInPartsIsProved() throws IOException {
    int proved = 0;
    int lost = 0;
    for (int i = 0; i < BOARDS; ) {
      Problem problem = random();
      if (!SumProof.isPossible(problem)) {
        continue;
      }
      i++;
      boolean wins = reference.winner(problem) == Color.BLACK;
      Optional<String> proof =
          wins || problem.toMove() == Color.WHITE
              ? SumProof.of(problem, move(problem), BYTES)
              : Optional.empty();
      assertThat(proof.isPresent()).as("%s", problem).isEqualTo(wins);
      if (proof.isPresent()) {
        Checked checked = checked(problem, proof.get(), "sum-" + i + ".cert");
        assertThat(checked.statement().position()).isEqualTo(problem.position());
        assertThat(checked.statement().winner()).isEqualTo(Color.BLACK);
        proved++;
      } else {
        lost++;
      }
    }
    assertThat(proved).isGreaterThan(BOARDS / 5);
    assertThat(lost).isGreaterThan(BOARDS / 10);
  }

  @Test
  void aBoardInOnePieceIsLeftToTheSolver() {
    Position empty = Position.empty(new Board(4, 4));
    Problem problem = new Problem(empty, Color.BLACK, Goal.TOP_TO_BOTTOM);
    assertThat(SumProof.isPossible(problem)).isFalse();
    assertThat(SumProof.of(problem, Optional.of(Cell.parse("b2")), BYTES)).isEmpty();
  }

  /** Two parts may be worth so much together that what they prove can't be checked. */
  @Test
  void aPlayThatIsTooLargeInsideIsNotWritten() {
    Problem problem =
        drawn(
            "O . . O . . O . . . . . .",
            "X O O X O X X O O O . O X",
            ". . . . . X . . . X . . .",
            "O O X X O . X X O O O O X",
            "O O X . . . . X O X . . .",
            "O X X O X O O O O X X . X",
            ". . . . . . . . . . O . .");
    assertThat(SumProof.isPossible(problem)).isTrue();
    assertThat(SumProof.of(problem, Optional.empty(), 1 << 26)).isEmpty();
  }

  @Test
  void anInterruptedThreadGivesUp() {
    Problem problem = drawn(". . . . .", "X O X O X", ". . . . .", "X O X O X", ". . . . .");
    assertThat(SumProof.of(problem, Optional.empty(), BYTES)).isPresent();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> SumProof.of(problem, Optional.empty(), BYTES))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
