package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;

/** What a session of the native solver has learned. */
final class LearningTest {
  private static final ImmutableIntArray NONE = ImmutableIntArray.of();

  private final EmbeddedLibrary library = EmbeddedLibrary.load();

  private static ImmutableSet<Cell> cells(Board board, ImmutableIntArray indices) {
    return indices.stream().mapToObj(board::cell).collect(ImmutableSet.toImmutableSet());
  }

  /** The learned position, with all that the winner does not need given to the loser. */
  private static Problem withoutTheRest(Problem first, Learned learned) {
    Board board = first.position().board();
    Set<Cell> black = new HashSet<>(first.position().black());
    Set<Cell> white = new HashSet<>(first.position().white());
    black.addAll(cells(board, learned.black()));
    white.addAll(cells(board, learned.white()));
    Set<Cell> loser = learned.winner() == Color.BLACK ? white : black;
    Set<Cell> rest = new HashSet<>(first.position().empty());
    rest.removeAll(black);
    rest.removeAll(white);
    rest.removeAll(cells(board, learned.carrier()));
    loser.addAll(rest);
    return new Problem(Position.of(board, black, white), learned.toMove(), first.goal());
  }

  private static Color winner(Answer answer) {
    return ((Answer.Decided) answer).winner();
  }

  @Test
  void isTrueByBruteForceAndTaughtToAnotherOne() {
    Problems problems = new Problems(5);
    int count = 0;
    BruteForceSolver brute = new BruteForceSolver();
    try (EmbeddedSolver solver = library.newSolver(1);
        EmbeddedSolver other = library.newSolver(2)) {
      for (int i = 0; i < 1500; i++) {
        Problem problem = i % 2 == 0 ? problems.whole(5, 10) : problems.composed(5, 10);
        solver.begin(problem, Limits.DEFAULT);
        solver.note(1);
        Color winner = winner(solver.solve(problem, Limits.DEFAULT));
        ImmutableList<Learned> learned = solver.learned();
        for (Learned each : learned) {
          Problem rest = withoutTheRest(problem, each);
          assertThat(winner(brute.solve(rest, Limits.DEFAULT))).isEqualTo(each.winner());
        }
        count += learned.size();
        assertThat(solver.learned()).isEmpty();
        other.begin(problem, Limits.DEFAULT);
        other.teach(learned);
        assertThat(winner(other.solve(problem, Limits.DEFAULT))).isEqualTo(winner);
        assertThat(LearnedNumbers.read(LearnedNumbers.of(learned))).isEqualTo(learned);
      }
    }
    assertThat(count).isGreaterThan(500);
  }

  @Test
  void isRefusedWhereItIsNot() {
    Problem problem = new Problem(Position.empty(new Board(2, 2)), Color.BLACK, Goal.TOP_TO_BOTTOM);
    try (EmbeddedSolver solver = library.newSolver(1)) {
      assertThatIllegalStateException().isThrownBy(solver::learned);
      solver.begin(problem, Limits.DEFAULT);
      Learned twice =
          new Learned(
              Color.WHITE,
              Color.BLACK,
              -1,
              1,
              ImmutableIntArray.of(1),
              NONE,
              ImmutableIntArray.of(1, 2));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> solver.teach(ImmutableList.of(twice)))
          .withMessageContaining("cell 1 is named twice");
      Learned few = new Learned(Color.WHITE, Color.BLACK, -1, 1, NONE, NONE, NONE);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> solver.teach(ImmutableList.of(few)))
          .withMessageContaining("does not win");
    }
  }

  @Test
  void theStandingEndsWithTheVerdict() {
    Problem problem = new Problem(Position.empty(new Board(4, 4)), Color.WHITE, Goal.TOP_TO_BOTTOM);
    try (EmbeddedSolver solver = library.newSolver(1)) {
      solver.begin(problem, Limits.DEFAULT);
      assertThat(solver.standing().moves()).isEqualTo(16);
      assertThat(solver.standing().left()).isEqualTo(16);
      assertThat(winner(solver.solve(problem, Limits.DEFAULT))).isEqualTo(Color.WHITE);
      assertThat(solver.standing().proof()).isZero();
      assertThat(solver.standing().left()).isZero();
    }
  }
}
