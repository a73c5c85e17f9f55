package org.hexproof.prove;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SwapMapProofTest {
  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 26);

  @TempDir private Path folder;

  private final EmbeddedLibrary library = EmbeddedLibrary.load();

  /** What a run came to. */
  private record Run(SwapMapProof.State state, ImmutableMap<Cell, Answer> answers) {
    SwapMap map() {
      return state.map();
    }
  }

  /** Runs until so many openings are decided in it, each of which may take several turns. */
  private Run run(SwapMap known, Path store, int enough) throws IOException {
    try (ProofStore opened =
            ProofStore.open(store, SwapMapProof.first(known.board()), "test", "build 1");
        Learner solver = HastySolver.of(library.newSolver(1))) {
      List<Cell> told = new ArrayList<>();
      SwapMapProof proof = new SwapMapProof(known, solver, Optional.empty(), LIMITS, opened);
      ImmutableMap<Cell, Answer> answers =
          proof.run(
              () -> told.size() >= enough,
              state -> {},
              (opening, answer) -> {
                assertThat(answer).isInstanceOf(Answer.Decided.class);
                told.add(opening);
              });
      return new Run(proof.state(), answers);
    }
  }

  private Run whole(Board board) throws IOException {
    Path store = folder.resolve(board.cols() + "x" + board.rows());
    return run(SwapMap.open(board), store.toFile().mkdir() ? store : folder, Integer.MAX_VALUE);
  }

  /** Brute force is asked of all openings, ours of one for two. */
  @Test
  void agreesWithBruteForce() throws IOException {
    BruteForceSolver brute = new BruteForceSolver();
    for (int cols = 1; cols <= 4; cols++) {
      for (int rows = 1; rows * cols <= 12; rows++) {
        Board board = new Board(cols, rows);
        SwapMap map = whole(board).map();
        for (Cell opening : board.cells()) {
          Answer answer = brute.solve(SwapMapProof.problem(board, opening), LIMITS);
          assertThat(map.winner(opening))
              .as("%s %s", board, opening)
              .contains(((Answer.Decided) answer).winner());
        }
      }
    }
  }

  @Test
  void aSessionOfAllFindsWhatEachByItselfDoes() throws IOException {
    Board board = new Board(6, 6);
    Run run = whole(board);
    assertThat(run.answers().keySet()).containsExactlyInAnyOrderElementsOf(SwapMap.openings(board));
    long nodes = 0;
    for (Cell opening : SwapMap.openings(board)) {
      try (Learner solver = library.newSolver(1)) {
        Answer.Decided alone =
            (Answer.Decided) solver.solve(SwapMapProof.problem(board, opening), LIMITS);
        assertThat(run.map().winners()).containsEntry(opening, alone.winner());
        nodes += alone.nodes();
      }
    }
    assertThat(run.state().nodes()).isLessThan(nodes);
  }

  @Test
  void goesOnFromTheStore() throws IOException {
    SwapMap none = SwapMap.open(new Board(6, 6));
    Run first = run(none, folder, 10);
    assertThat(first.map().winners()).hasSize(10);
    assertThat(first.answers()).hasSize(18);
    assertThat(first.state().stored()).isPositive();
    Run second = run(none, folder, Integer.MAX_VALUE);
    assertThat(second.map().winners()).hasSize(18).containsAllEntriesOf(first.map().winners());
    Run third = run(none, folder, Integer.MAX_VALUE);
    assertThat(third.map().winners()).containsExactlyInAnyOrderEntriesOf(second.map().winners());
    assertThat(third.state().nodes()).isLessThan(second.state().nodes());
  }

  @Test
  void whatIsKnownIsNotAsked() throws IOException {
    SwapMap all = whole(new Board(3, 3)).map();
    Run again = run(all, folder, Integer.MAX_VALUE);
    assertThat(again.map()).isEqualTo(all);
    assertThat(again.answers()).isEmpty();
  }

  @Test
  void aStoreThatCannotBeRightIsAFailure() throws IOException {
    SwapMap none = SwapMap.open(new Board(3, 3));
    Learned nonsense =
        new Learned(
            Color.WHITE,
            Color.BLACK,
            -1,
            1,
            ImmutableIntArray.of(0, 1),
            ImmutableIntArray.of(8),
            ImmutableIntArray.of());
    try (ProofStore store =
        ProofStore.open(folder, SwapMapProof.first(none.board()), "test", "build 1")) {
      store.add(ImmutableList.of(nonsense));
    }
    assertThat(run(none, folder, Integer.MAX_VALUE).answers().values())
        .hasSize(5)
        .allSatisfy(
            answer ->
                assertThat(((Answer.Failed) answer).message()).contains("it can't be taught what"));
  }
}
