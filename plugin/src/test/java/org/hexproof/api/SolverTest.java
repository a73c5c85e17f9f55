package org.hexproof.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hexproof.solver.Answer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SolverTest {
  private static final Duration LIMIT = Duration.ofDays(1);
  private static final Path PUZZLES = Path.of("..", "templates", "puzzles");

  private static final String BRIDGE =
      """
      # A
       . .
        ---
      """;

  private static final String OPEN =
      """
      # A
       . #
        ---
      """;

  @TempDir private Path folder;

  private static Problem game(Board board) {
    return Problem.game(board, Color.BLACK);
  }

  private static Template template(String drawing) throws UnreadableException {
    return Templates.parse("page.txt", drawing).get(0);
  }

  @Test
  void aProofGoesOnFromItsFolder() throws Exception {
    Problem problem = game(new Board(4, 4));
    for (int i = 0; i < 2; i++) {
      try (Solver solver = Solver.open()) {
        Solution solution = solver.prove(problem, folder, LIMIT);
        assertThat(solution).isInstanceOf(Solution.Decided.class);
        assertThat(((Solution.Decided) solution).winner()).isEqualTo(Color.BLACK);
      }
    }
    try (Solver solver = Solver.open()) {
      assertThatThrownBy(() -> solver.prove(game(new Board(3, 3)), folder, LIMIT))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void aBridgeIsKeptByItsOtherCell() throws Exception {
    Template bridge = template(BRIDGE);
    Template open = template(OPEN);
    try (Solver solver = Solver.open()) {
      assertThat(solver.replies(bridge, LIMIT))
          .contains(
              Map.of(Cell.of("a2"), Set.of(Cell.of("b2")), Cell.of("b2"), Set.of(Cell.of("a2"))));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> solver.replies(open, LIMIT))
          .withMessageContaining("not valid");
    }
  }

  @Test
  void theBoardAroundATemplateTellsWhetherItIsValid() throws Exception {
    try (Solver solver = Solver.open()) {
      assertThat(
              ((Solution.Decided) solver.solve(Problem.around(template(BRIDGE)), LIMIT)).winner())
          .isEqualTo(Color.BLACK);
      assertThat(((Solution.Decided) solver.solve(Problem.around(template(OPEN)), LIMIT)).winner())
          .isEqualTo(Color.WHITE);
    }
  }

  @Test
  void theFirstPlayerWinsAnEmptyBoard() {
    try (Solver solver = Solver.open(2)) {
      Solution solution = solver.solve(game(new Board(3, 3)), LIMIT);
      assertThat(solution).isInstanceOf(Solution.Decided.class);
      Solution.Decided decided = (Solution.Decided) solution;
      assertThat(decided.winner()).isEqualTo(Color.BLACK);
      assertThat(decided.carrier()).isNotEmpty();
      assertThat(decided.restsOn()).containsExactly(Ground.SOLVER);
      assertThat(solver.winningMoves(game(new Board(2, 2)), LIMIT))
          .contains(Set.of(Cell.of("b1"), Cell.of("a2")));
    }
  }

  @Test
  void aBoardOfAFileSaysWhoseTurnItIs() throws Exception {
    Board board = Boards.read(PUZZLES.resolve("5x5-henderson-11.sgf")).get(0);
    assertThat(board.toMove()).contains(Color.WHITE);
    try (Solver solver = Solver.open()) {
      assertThat(solver.winningMoves(Problem.game(board, Color.WHITE), LIMIT))
          .contains(Set.of(Cell.of("c4")));
      Problem white = Problem.game(board, Color.WHITE);
      assertThat(solver.isOnlyWinningMove(white, Cell.of("c4"), LIMIT)).contains(true);
      assertThat(solver.isOnlyWinningMove(white, Cell.of("b2"), LIMIT)).contains(false);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> solver.isOnlyWinningMove(game(board), Cell.of("c4"), LIMIT))
          .withMessageContaining("White");
    }
  }

  @Test
  void aLimitIsAResult() {
    try (Solver solver = Solver.open()) {
      Problem large = game(new Board(14, 14));
      Solution solution = solver.solve(large, Duration.ofMillis(1));
      assertThat(solution)
          .isInstanceOfSatisfying(
              Solution.Undecided.class,
              undecided ->
                  assertThat(undecided.reason()).isEqualTo(Solution.Undecided.Reason.TIME));
      assertThat(solver.winningMoves(large, Duration.ofMillis(1))).isEmpty();
    }
  }

  @Test
  void aFailureIsNoResult() {
    assertThatThrownBy(() -> Solver.solution(new Answer.Failed("it died", Duration.ZERO)))
        .isInstanceOf(SolverException.class)
        .hasMessage("it died");
  }

  @Test
  void aClosedSolverAnswersNothing() {
    Solver solver = Solver.open();
    solver.close();
    assertThatIllegalStateException().isThrownBy(() -> solver.solve(game(new Board(2, 2)), LIMIT));
  }

  @Test
  void aCertificateProvesWhatWasAsked() throws Exception {
    Problem problem = game(new Board(3, 3).with(Color.WHITE, Cell.of("b2")));
    Path file = folder.resolve("a.cert");
    try (Solver solver = Solver.open()) {
      Solution solution = Certificates.write(solver, problem, LIMIT, "a test", file);
      Proof proof = Certificates.check(file);
      assertThat(proof)
          .isInstanceOfSatisfying(
              Proof.Win.class,
              win -> {
                assertThat(win.answers(problem)).isTrue();
                assertThat(win.answers(Problem.game(problem.board(), Color.WHITE))).isFalse();
                assertThat(win.answers(game(new Board(3, 3)))).isFalse();
                assertThat(win.winner()).isEqualTo(((Solution.Decided) solution).winner());
                assertThat(win.about()).isEqualTo("a test");
                assertThat(win.goal()).isEqualTo("top / bottom");
                assertThat(win.nodes()).isPositive();
              });
    }
    Files.writeString(file, Files.readString(file).replace("winner", "loser"));
    assertThatThrownBy(() -> Certificates.check(file))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(file + ": line ");
  }

  @Test
  void nothingIsWrittenWhereNothingIsDecided() throws Exception {
    Path file = folder.resolve("a.cert");
    Files.writeString(file, "older");
    try (Solver solver = Solver.open()) {
      assertThat(
              Certificates.write(
                  solver, game(new Board(14, 14)), Duration.ofMillis(1), "large", file))
          .isInstanceOf(Solution.Undecided.class);
    }
    assertThat(file).hasContent("older");
  }

  @Test
  void aFileThatCantBeWrittenFails() {
    try (Solver solver = Solver.open()) {
      assertThatThrownBy(
              () ->
                  Certificates.write(
                      solver, game(new Board(2, 2)), LIMIT, "", folder.resolve("no/a.cert")))
          .isInstanceOf(SolverException.class)
          .hasMessageContaining("a.cert");
    }
  }

  @Test
  void problemsAreValues() throws Exception {
    Problem problem = game(new Board(2, 2));
    assertThat(problem).isEqualTo(game(new Board(2, 2))).hasSameHashCodeAs(game(new Board(2, 2)));
    assertThat(problem).isNotEqualTo(Problem.game(new Board(2, 2), Color.WHITE));
    assertThat(problem).hasToString("2x2 black - white -; black to move; top / bottom");
    Template fork =
        Templates.library().stream()
            .filter(template -> template.kind() == Kind.PIVOTING)
            .findFirst()
            .orElseThrow();
    assertThatIllegalArgumentException().isThrownBy(() -> Problem.promise(fork));
  }

  @Test
  void boardsAreCheckedAndSorted() {
    assertThat(new Board(3, 3, Set.of(Cell.of("c1"), Cell.of("a1")), Set.of(), Optional.empty()))
        .extracting(board -> board.black().toString())
        .isEqualTo("[a1, c1]");
    assertThatIllegalArgumentException().isThrownBy(() -> new Board(41, 3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Board(2, 2).with(Color.BLACK, Cell.of("c1")));
    Board taken = new Board(2, 2).with(Color.BLACK, Cell.of("a1"));
    assertThatIllegalArgumentException().isThrownBy(() -> taken.with(Color.WHITE, Cell.of("a1")));
    assertThatIllegalArgumentException().isThrownBy(() -> Cell.of("1a"));
    assertThat(new Cell(27, 9)).hasToString("ab10").isEqualTo(Cell.of("AB10"));
  }
}
