package org.hexproof.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.WholeBoard;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;

final class AnalystTest {
  private static final Analyst.Effort ALL = new Analyst.Effort(Limits.DEFAULT, 1000, Duration.ZERO);
  private static final Answer UNDECIDED =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofSeconds(1));

  private final BruteForceSolver naive = new BruteForceSolver();

  /** Answers, but not always. */
  private static final class Forgetful extends ForwardingSolver<HexSolver> {
    private final Random random;
    private final int of;
    private int questions;

    /** One of so many questions is answered. */
    Forgetful(HexSolver solver, long seed, int of) {
      super(solver);
      this.random = new Random(seed);
      this.of = of;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      questions++;
      return random.nextInt(of) == 0 ? super.solve(problem, limits) : UNDECIDED;
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      return random.nextInt(of) == 0
          ? super.winningMoves(problem, limits)
          : new Moves(UNDECIDED, ImmutableSet.of());
    }
  }

  private static GameRecord game(String text) throws FormatException {
    return new GameRecord(
        ((SgfEntry) new SgfReader().entries(new Source("game.sgf", text)).get(0)).game());
  }

  private static Analysis analyze(String text, HexSolver solver, Analyst.Effort effort)
      throws Exception {
    return Analyst.analyze(game(text), solver, effort, Watch.until(() -> false));
  }

  private Analysis analyze(String text) throws Exception {
    return analyze(text, naive, ALL);
  }

  private HexSolver.Moves naive(Position position, Color toMove) {
    return naive.winningMoves(new Problem(position, toMove, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
  }

  private Color winner(SgfStep step) {
    return ((Answer.Decided) naive(step.position(), step.toMove().orElseThrow()).answer()).winner();
  }

  /** Compares everything that is claimed with brute force. */
  private void check(Analysis analysis) {
    for (int i = 0; i < analysis.game().size(); i++) {
      SgfStep step = analysis.game().step(i);
      if (analysis.verdict(i) instanceof PositionVerdict.Won won) {
        if (step.toMove().isEmpty()) {
          assertThat(won.way()).isEqualTo(PositionVerdict.Way.OVER);
          continue;
        }
        assertThat(won.winner()).isEqualTo(winner(step));
        Set<Cell> winning = naive(step.position(), step.toMove().get()).winning();
        if (won.way() == PositionVerdict.Way.OVER) {
          assertThat(won.winning()).isEmpty();
        } else if (won.complete()) {
          assertThat(won.winning()).containsExactlyElementsOf(winning);
        } else {
          assertThat(winning).containsAll(won.winning());
        }
      }
      if (analysis.blunder(i).isPresent()) {
        checkBlunder(analysis, i, analysis.blunder(i).get());
      }
    }
  }

  private void checkBlunder(Analysis analysis, int number, Blunder blunder) {
    SgfStep step = analysis.game().step(number);
    Color loser = step.move().map(GameMove::player).orElseThrow();
    assertThat(winner(analysis.game().before(number))).isEqualTo(loser);
    assertThat(winner(step)).isEqualTo(loser.opposite());
    Position position = step.position();
    Color mover = loser.opposite();
    for (Cell cell : blunder.refutation().line()) {
      if (mover != loser) {
        assertThat(naive(position, mover).winning()).contains(cell);
      }
      position = position.with(cell, mover.stone());
      mover = mover.opposite();
    }
  }

  /** The moves that turn a win into a loss, straight from the definition. */
  private Set<Integer> naiveBlunders(GameRecord game) {
    Set<Integer> blunders = new HashSet<>();
    for (int i = 1; i < game.size(); i++) {
      SgfStep before = game.before(i);
      SgfStep after = game.step(i);
      Optional<GameMove> move = after.move();
      boolean isTurn =
          move.isPresent()
              && move.get().kind() != GameMove.Kind.RESIGN
              && before.toMove().equals(Optional.of(move.get().player()))
              && after.toMove().equals(Optional.of(move.get().player().opposite()));
      if (isTurn
          && winner(before) == move.get().player()
          && winner(after) == move.get().player().opposite()) {
        blunders.add(i);
      }
    }
    return blunders;
  }

  @Test
  void randomGamesAgreeWithBruteForce() throws Exception {
    RandomGames random = new RandomGames(1);
    EnumSet<PositionVerdict.Way> ways = EnumSet.noneOf(PositionVerdict.Way.class);
    int blunders = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < 150; i++) {
        Analysis analysis = analyze(random.game(), i % 3 == 0 ? naive : solver, ALL);
        check(analysis);
        for (int k = 0; k < analysis.game().size(); k++) {
          if (analysis.verdict(k) instanceof PositionVerdict.Won won) {
            assertThat(won.complete()).isTrue();
            ways.add(won.way());
          } else {
            assertThat(analysis.game().step(k).toMove()).isEmpty();
          }
        }
        assertThat(analysis.blunders().keySet()).isEqualTo(naiveBlunders(analysis.game()));
        assertThat(analysis.blunders().values())
            .allMatch(blunder -> !blunder.refutation().line().isEmpty());
        blunders += analysis.blunders().size();
      }
    }
    assertThat(ways).containsExactlyInAnyOrder(PositionVerdict.Way.values());
    assertThat(blunders).isGreaterThan(50);
  }

  @Test
  void whatIsLeftUndecidedMakesNothingWrong() throws Exception {
    RandomGames random = new RandomGames(2);
    int known = 0;
    int open = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < 150; i++) {
        Analysis analysis =
            analyze(
                random.game(),
                new Forgetful(solver, i, 2),
                new Analyst.Effort(Limits.DEFAULT, 1 + i % 3, Duration.ofHours(i % 2)));
        check(analysis);
        assertThat(naiveBlunders(analysis.game())).containsAll(analysis.blunders().keySet());
        for (PositionVerdict verdict : analysis.verdicts()) {
          known += verdict instanceof PositionVerdict.Won ? 1 : 0;
          open += verdict instanceof PositionVerdict.Open ? 1 : 0;
        }
      }
    }
    assertThat(known).isGreaterThan(100);
    assertThat(open).isGreaterThan(100);
  }

  @Test
  void aLineIsGivenUpAfterSoManyOpenPositions() throws Exception {
    String line = "(;GM[11]SZ[5];B[a1];W[b1];B[c1];W[d1];B[e1];W[a2];B[b2])";
    for (int giveUp = 1; giveUp < 10; giveUp++) {
      Forgetful never = new Forgetful(naive, 1, Integer.MAX_VALUE);
      Analysis analysis =
          analyze(line, never, new Analyst.Effort(Limits.DEFAULT, giveUp, Duration.ZERO));
      assertThat(never.questions).isEqualTo(Math.min(giveUp, 8));
      assertThat(analysis.verdict(7))
          .isEqualTo(new PositionVerdict.Open(PositionVerdict.Reason.LIMIT));
      assertThat(analysis.verdict(0))
          .isEqualTo(
              new PositionVerdict.Open(
                  giveUp < 8 ? PositionVerdict.Reason.GIVEN_UP : PositionVerdict.Reason.LIMIT));
    }
  }

  /** A game in which Black never throws its win away, and takes its time. */
  private String wonByBlack() {
    StringBuilder record = new StringBuilder("(;GM[11]SZ[4:3]");
    Position position = Position.empty(new Board(4, 3));
    Color toMove = Color.BLACK;
    while (WholeBoard.winner(position).isEmpty()) {
      Problem problem = new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
      ImmutableSet<Cell> winning = naive.winningMoves(problem, Limits.DEFAULT).winning();
      Cell move = Iterables.getLast(toMove == Color.BLACK ? winning : position.empty());
      record.append(toMove == Color.BLACK ? ";B[" : ";W[").append(move).append(']');
      position = position.with(move, toMove.stone());
      toMove = toMove.opposite();
    }
    return record.append(')').toString();
  }

  @Test
  void winningMovesAreGivenUpAfterSoManyThatWereNotFound() throws Exception {
    int[] unanswered = new int[1];
    HexSolver everyOther =
        new ForwardingSolver<HexSolver>(naive) {
          private int asked;

          @Override
          public Moves winningMoves(Problem problem, Limits limits) {
            asked++;
            if (asked % 2 == 0) {
              return super.winningMoves(problem, limits);
            }
            unanswered[0]++;
            return new Moves(UNDECIDED, ImmutableSet.of());
          }
        };
    Analysis analysis =
        analyze(wonByBlack(), everyOther, new Analyst.Effort(Limits.DEFAULT, 2, Duration.ZERO));
    assertThat(analysis.blunders()).isEmpty();
    assertThat(analysis.winner(0)).contains(Color.BLACK);
    assertThat(unanswered[0]).isEqualTo(2);
  }

  @Test
  void theLastOpenPositionIsAskedForLonger() throws Exception {
    ForwardingSolver<HexSolver> slow =
        new ForwardingSolver<>(naive) {
          @Override
          public Answer solve(Problem problem, Limits limits) {
            boolean isLonger = limits.time().compareTo(Limits.DEFAULT.time()) > 0;
            return isLonger ? super.solve(problem, limits) : UNDECIDED;
          }
        };
    String line = "(;GM[11]SZ[3];B[b2];W[a3](;B[c1];W[b3])(;B[a2];W[b1]))";
    Analysis analysis =
        analyze(line, slow, new Analyst.Effort(Limits.DEFAULT, 2, Duration.ofHours(1)));
    check(analysis);
    GameRecord game = analysis.game();
    assertThat(game.mainLine()).containsExactly(0, 1, 2, 3, 4);
    assertThat(game.mainLine()).allMatch(number -> analysis.winner(number).isPresent());
    assertThat(analysis.winner(5)).isEmpty();
  }

  @Test
  void aLongWayBackIsTakenOffTheTimeForGoingFurther() {
    Limits second = Limits.DEFAULT.withTime(Duration.ofSeconds(1));
    Analyst.Effort effort = new Analyst.Effort(second, 2, Duration.ofSeconds(6));
    assertThat(effort.further(Duration.ofSeconds(7))).isEqualTo(Duration.ofSeconds(6));
    assertThat(effort.further(Duration.ofSeconds(10))).isEqualTo(Duration.ofSeconds(4));
    assertThat(effort.further(Duration.ofSeconds(15))).isNegative();
  }

  @Test
  void theMainLinesWayBackEndsWhereItTakesTooLong() throws Exception {
    int[] asked = new int[1];
    ForwardingSolver<HexSolver> slow =
        new ForwardingSolver<>(naive) {
          @Override
          public Answer solve(Problem problem, Limits limits) {
            asked[0]++;
            Uninterruptibles.sleepUninterruptibly(limits.time().multipliedBy(12));
            return UNDECIDED;
          }
        };
    Limits few = Limits.DEFAULT.withTime(Duration.ofMillis(1));
    String line = "(;GM[11]SZ[5];B[a1];W[b1](;B[c1];W[d1])(;B[e1];W[a2];B[b2]))";
    Analysis analysis = analyze(line, slow, new Analyst.Effort(few, 9, Duration.ZERO));
    assertThat(asked[0]).isEqualTo(3 + 1);
    assertThat(analysis.verdict(4))
        .isEqualTo(new PositionVerdict.Open(PositionVerdict.Reason.LIMIT));
    assertThat(analysis.verdict(3))
        .isEqualTo(new PositionVerdict.Open(PositionVerdict.Reason.GIVEN_UP));
  }

  @Test
  void aWinningMoveOfTheRecordSavesASolve() throws Exception {
    Forgetful counting = new Forgetful(naive, 1, 1);
    // White is to lose whatever happens; Black's winning moves are in the record.
    Analysis analysis = analyze("(;GM[11]SZ[2];B[b1];W[a1];B[a2])", counting, ALL);
    assertThat(analysis.verdicts().stream().map(verdict -> ((PositionVerdict.Won) verdict).way()))
        .containsExactly(
            PositionVerdict.Way.PLAYED,
            PositionVerdict.Way.SOLVED,
            PositionVerdict.Way.PLAYED,
            PositionVerdict.Way.OVER);
    assertThat(counting.questions).isEqualTo(1);
  }

  @Test
  void aRefutationInTheRecordIsNotTakenFromTheSolver() throws Exception {
    Analysis analysis = analyze("(;GM[11]SZ[2](;B[a1];W[b1])(;B[a1];W[a2]))");
    ImmutableList<Cell> reply = ImmutableList.of(Cell.parse("a2"));
    assertThat(analysis.blunders().get(1).refutation().line().subList(0, 1)).isEqualTo(reply);
    assertThat(analysis.blunders().get(1).refutation().isPlayed()).isFalse();
    assertThat(analysis.blunders().get(3).refutation())
        .isEqualTo(new Blunder.Refutation(reply, true));
  }

  @Test
  void aFailureOfTheSolverIsTold() throws Exception {
    ForwardingSolver<HexSolver> failing =
        new ForwardingSolver<>(naive) {
          @Override
          public Answer solve(Problem problem, Limits limits) {
            return new Answer.Failed("out of order", Duration.ZERO);
          }
        };
    Analysis analysis = analyze("(;GM[11]SZ[3];B[a1])", failing, ALL);
    assertThat(analysis.isVain()).isTrue();
    assertThat(analysis.failure()).hasValue("out of order");
  }
}
