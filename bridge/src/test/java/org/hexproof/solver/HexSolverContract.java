package org.hexproof.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * What every solver must do. A subclass names the solver and how many positions it can be asked
 * about in a few seconds; one solver serves all tests but those that close it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class HexSolverContract {
  private final HexSolver solver = newSolver();

  protected abstract HexSolver newSolver();

  /** What the verdicts are compared with. */
  protected Reference reference() {
    return Reference.bruteForce();
  }

  /** The boards on which every position is asked about. */
  protected abstract Stream<Board> smallBoards();

  /** Random positions of whole boards. */
  protected abstract Stream<Problem> wholeBoards();

  /** Random positions with composed goals. */
  protected abstract Stream<Problem> composedGoals();

  /** A whole board that the solver can't decide in a second. */
  protected abstract Problem hard();

  @AfterAll
  void close() {
    solver.close();
  }

  @Test
  void everyPositionOfSmallBoards() {
    Reference reference = reference();
    smallBoards().flatMap(Problems::all).forEach(problem -> check(problem, reference));
  }

  @Test
  void randomWholeBoards() {
    Reference reference = reference();
    wholeBoards().forEach(problem -> check(problem, reference));
  }

  @Test
  void randomComposedGoals() {
    Reference reference = reference();
    composedGoals().forEach(problem -> check(problem, reference));
  }

  @Test
  void answersDoNotDependOnWhatHasBegun() {
    Reference reference = reference();
    composedGoals()
        .limit(200)
        .forEach(
            base -> {
              solver.begin(base, Limits.DEFAULT);
              check(base, reference);
              for (Cell cell : base.position().empty()) {
                for (Color color : Color.values()) {
                  check(
                      new Problem(
                          base.position().with(cell, color.stone()), base.toMove(), base.goal()),
                      reference);
                }
              }
            });
  }

  private void check(Problem problem, Reference reference) {
    Color winner = reference.winner(problem);
    Answer answer = solver.solve(problem, Limits.DEFAULT);
    assertThat(answer).as("%s", problem).isInstanceOf(Answer.Decided.class);
    Answer.Decided decided = (Answer.Decided) answer;
    assertThat(decided.winner()).as("%s", problem).isEqualTo(winner);
    checkCarrier(problem, decided, reference);
    checkLine(problem, decided, reference);
    HexSolver.Moves moves = solver.winningMoves(problem, Limits.DEFAULT);
    assertThat(moves.answer()).as("%s", problem).isInstanceOf(Answer.Decided.class);
    assertThat(((Answer.Decided) moves.answer()).winner()).as("%s", problem).isEqualTo(winner);
    assertThat(moves.winning()).as("%s", problem).isEqualTo(reference.winning(problem));
  }

  /** The winner can do without the empty cells outside the carrier. */
  private static void checkCarrier(Problem problem, Answer.Decided decided, Reference reference) {
    ImmutableSet<Cell> empty = problem.position().empty();
    assertThat(empty).as("%s", problem).containsAll(decided.carrier());
    Content loser = decided.winner().opposite().stone();
    Position less = problem.position();
    for (Cell cell : Sets.difference(empty, decided.carrier())) {
      less = less.with(cell, loser);
    }
    if (!less.equals(problem.position())) {
      assertThat(reference.winner(new Problem(less, problem.toMove(), problem.goal())))
          .as("%s with carrier %s", problem, decided.carrier())
          .isEqualTo(decided.winner());
    }
  }

  private static void checkLine(Problem problem, Answer.Decided decided, Reference reference) {
    assertThat(decided.line()).doesNotHaveDuplicates();
    assertThat(problem.position().empty()).containsAll(decided.line());
    Problem now = problem;
    for (Cell move : decided.line()) {
      now = Reference.after(now, move);
      assertThat(reference.winner(now))
          .as("%s: line %s up to %s", problem, decided.line(), move)
          .isEqualTo(decided.winner());
    }
  }

  @Test
  void findsThatTheFirstPlayerWinsOnSquareBoards() {
    IntStream.rangeClosed(1, 3)
        .forEach(
            side ->
                Stream.of(Color.values())
                    .forEach(
                        first -> {
                          Position empty = Position.empty(new Board(side, side));
                          Answer answer =
                              solver.solve(
                                  new Problem(empty, first, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
                          assertThat(((Answer.Decided) answer).winner()).isEqualTo(first);
                        }));
  }

  @Test
  void answersAQuestionTheSameWayTwice() {
    Problem problem = new Problem(Position.empty(new Board(3, 3)), Color.BLACK, Goal.TOP_TO_BOTTOM);
    ImmutableSet<Cell> first = solver.winningMoves(problem, Limits.DEFAULT).winning();
    assertThat(first).isEqualTo(solver.winningMoves(problem, Limits.DEFAULT).winning());
    assertThat(first).contains(Cell.parse("b2"));
  }

  @Test
  void aTerminalConductsThroughAllItsCells() {
    // Black has a1 and c1, which one terminal joins; b1 is White's.
    Position position =
        Position.of(
            new Board(3, 1),
            ImmutableList.of(Cell.parse("a1"), Cell.parse("c1")),
            ImmutableList.of(Cell.parse("b1")));
    Terminal both = Terminal.of(Cell.parse("a1"), Cell.parse("c1"));
    Goal through =
        Goal.join(ImmutableList.of(Terminal.of(Edge.LEFT), both, Terminal.of(Edge.RIGHT)));
    Goal without = Goal.join(ImmutableList.of(Terminal.of(Edge.LEFT), Terminal.of(Edge.RIGHT)));
    assertThat(winner(position, through)).isEqualTo(Color.BLACK);
    assertThat(winner(position, without)).isEqualTo(Color.WHITE);
  }

  @Test
  void oneOfSeveralAlternativesIsEnough() {
    Position position =
        Position.of(
            new Board(2, 1),
            ImmutableList.of(Cell.parse("a1")),
            ImmutableList.of(Cell.parse("b1")));
    ImmutableList<Terminal> left =
        ImmutableList.of(Terminal.of(Cell.parse("a1")), Terminal.of(Edge.LEFT));
    ImmutableList<Terminal> right =
        ImmutableList.of(Terminal.of(Cell.parse("a1")), Terminal.of(Edge.RIGHT));
    assertThat(winner(position, new Goal(ImmutableList.of(left, right)))).isEqualTo(Color.BLACK);
    assertThat(winner(position, new Goal(ImmutableList.of(right)))).isEqualTo(Color.WHITE);
  }

  @Test
  void aTerminalConductsForEveryAlternative() {
    // a1 and c1 are joined by a terminal of the second alternative, which is not reached itself.
    Position position =
        Position.of(
            new Board(3, 1),
            ImmutableList.of(Cell.parse("a1"), Cell.parse("c1")),
            ImmutableList.of(Cell.parse("b1")));
    ImmutableList<Terminal> across =
        ImmutableList.of(Terminal.of(Edge.LEFT), Terminal.of(Edge.RIGHT));
    ImmutableList<Terminal> other =
        ImmutableList.of(
            Terminal.of(Cell.parse("a1"), Cell.parse("c1")), Terminal.of(Cell.parse("b1")));
    assertThat(winner(position, new Goal(ImmutableList.of(across)))).isEqualTo(Color.WHITE);
    assertThat(winner(position, new Goal(ImmutableList.of(across, other)))).isEqualTo(Color.BLACK);
  }

  @Test
  void terminalsThatShareAnEdgeAreJoined() {
    Position position = Position.empty(new Board(1, 1));
    Terminal left = new Terminal(ImmutableSet.of(), ImmutableSet.of(Edge.LEFT, Edge.TOP));
    Terminal right = new Terminal(ImmutableSet.of(), ImmutableSet.of(Edge.RIGHT, Edge.TOP));
    assertThat(winner(position, Goal.join(ImmutableList.of(left, right)))).isEqualTo(Color.BLACK);
  }

  private Color winner(Position position, Goal goal) {
    Answer answer = solver.solve(new Problem(position, Color.WHITE, goal), Limits.DEFAULT);
    assertThat(answer).isInstanceOf(Answer.Decided.class);
    return ((Answer.Decided) answer).winner();
  }

  @Test
  void keepsATimeLimit() {
    Limits limits = new Limits(Duration.ofMillis(50), Limits.DEFAULT.bytes());
    assertThat(solver.solve(hard(), limits))
        .isInstanceOfSatisfying(
            Answer.Undecided.class,
            undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
    HexSolver.Moves moves = solver.winningMoves(hard(), limits);
    assertThat(moves.answer()).isInstanceOf(Answer.Undecided.class);
    assertThat(moves.winning()).isEmpty();
    assertThat(winner(Position.empty(new Board(2, 2)), Goal.TOP_TO_BOTTOM)).isNotNull();
  }

  @Test
  void canBeCancelledAndGoesOn() throws InterruptedException {
    CompletableFuture<Answer> answer =
        CompletableFuture.supplyAsync(() -> solver.solve(hard(), Limits.DEFAULT));
    while (!answer.isDone()) {
      solver.cancel();
      Thread.sleep(1);
    }
    assertThat(answer.join())
        .isInstanceOfSatisfying(
            Answer.Undecided.class,
            undecided ->
                assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.CANCELLED));
    assertThat(winner(Position.empty(new Board(2, 2)), Goal.TOP_TO_BOTTOM)).isNotNull();
  }

  @Test
  void aCancelWithoutASolveDoesNothing() {
    solver.cancel();
    assertThat(winner(Position.empty(new Board(1, 1)), Goal.TOP_TO_BOTTOM)).isEqualTo(Color.WHITE);
  }

  @Test
  void canBeClosedTwiceAndAnswersNothingAfterwards() {
    HexSolver other = newSolver();
    Problem problem = new Problem(Position.empty(new Board(1, 1)), Color.BLACK, Goal.TOP_TO_BOTTOM);
    assertThat(other.solve(problem, Limits.DEFAULT)).isInstanceOf(Answer.Decided.class);
    other.close();
    other.close();
    other.cancel();
    assertThatThrownBy(() -> other.solve(problem, Limits.DEFAULT))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> other.winningMoves(problem, Limits.DEFAULT))
        .isInstanceOf(IllegalStateException.class);
  }
}
