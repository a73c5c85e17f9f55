package org.hexproof.annotate;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.estimate.Estimate;
import org.hexproof.estimate.Estimator;
import org.hexproof.estimate.Question;
import org.hexproof.format.GameMove;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.local.Fact;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.StubSolver;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;

final class DoubtTest {
  private static final int GAMES = 100 * Integer.getInteger("hexproof.rounds", 1);
  private static final Analyst.Effort EFFORT = new Analyst.Effort(Limits.DEFAULT, 2, Duration.ZERO);
  private static final Watch PATIENT = Watch.until(() -> false);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final BruteForceSolver solver = new BruteForceSolver();

  /** Says what it likes, and of the same position always the same. */
  private record Moody(boolean isConcurrent) implements Estimator {
    @Override
    public Optional<Estimate> estimate(Question question) {
      Random random = new Random((question.position() + question.toMove().label()).hashCode());
      Optional<Cell> move = question.among().stream().findFirst();
      return Optional.of(Estimate.of(random.nextDouble(), move, "x"));
    }
  }

  /** Decides few positions. */
  private HexSolver lazy(int seed) {
    Random moods = new Random(seed);
    return new ForwardingSolver<>(solver) {
      @Override
      public Answer solve(Problem problem, Limits limits) {
        return moods.nextInt(6) == 0
            ? super.solve(problem, limits)
            : new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofSeconds(1));
      }
    };
  }

  private static final HexSolver UNABLE =
      new StubSolver(
          "unable",
          problem -> new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofSeconds(1)));

  private static Analysis analysis(String text, HexSolver solver) throws Exception {
    SgfEntry entry = (SgfEntry) new SgfReader().entries(new Source("game.sgf", text)).get(0);
    return Analyst.analyze(new GameRecord(entry.game()), solver, EFFORT, PATIENT);
  }

  @Test
  void whatIsNotProvedIsEstimatedAndNothingElse() throws Exception {
    RandomGames games = new RandomGames(random.nextLong());
    int estimated = 0;
    Set<TurningPoint.Kind> turns = EnumSet.noneOf(TurningPoint.Kind.class);
    for (int i = 0; i < GAMES; i++) {
      Analysis proved = analysis(games.game(), lazy(i));
      Moody moody = new Moody(i % 2 == 0);
      Analysis analysis = Estimates.added(proved, moody, PATIENT);
      assertThat(analysis.verdicts()).isEqualTo(proved.verdicts());
      assertThat(analysis.blunders()).isEqualTo(proved.blunders());
      for (int k = 0; k < analysis.game().size(); k++) {
        boolean isAsked =
            analysis.winner(k).isEmpty() && analysis.game().step(k).toMove().isPresent();
        assertThat(analysis.estimate(k))
            .isEqualTo(isAsked ? estimate(moody, analysis.game().step(k)) : Optional.empty());
        estimated += isAsked ? 1 : 0;
      }
      assertThat(analysis.doubts().values()).containsExactlyElementsOf(naiveDoubts(analysis));
      TurningPoint turn = TurningPoint.of(analysis);
      assertThat(turn).isEqualTo(naiveTurn(analysis));
      turns.add(turn.kind());
    }
    assertThat(estimated).isGreaterThan(GAMES);
    assertThat(turns).hasSize(TurningPoint.Kind.values().length);
  }

  private static Optional<Estimate> estimate(Estimator estimator, SgfStep step) {
    return estimator.estimate(new Question(step.position(), step.toMove().orElseThrow()));
  }

  /** The first step with a mistake, or else with the largest drop, or else the last. */
  private static TurningPoint naiveTurn(Analysis analysis) {
    List<Integer> line = analysis.game().mainLine();
    for (int step : line) {
      if (analysis.blunders().containsKey(step) || analysis.resignsWon(step)) {
        return new TurningPoint(step, TurningPoint.Kind.THROWN);
      }
    }
    List<Doubt> largest = naiveDrops(analysis);
    return largest.isEmpty()
        ? new TurningPoint(line.get(line.size() - 1), TurningPoint.Kind.NONE)
        : new TurningPoint(largest.get(0).step(), TurningPoint.Kind.DOUBTFUL);
  }

  /** The three largest drops, in the order of the line. */
  private static List<Doubt> naiveDoubts(Analysis analysis) {
    List<Doubt> largest = naiveDrops(analysis);
    List<Doubt> named = new ArrayList<>(largest.subList(0, Math.min(3, largest.size())));
    named.sort((a, b) -> a.step() - b.step());
    return named;
  }

  /** All drops of the main line that matter from the definition, the largest first. */
  private static List<Doubt> naiveDrops(Analysis analysis) {
    Map<Doubt, Integer> drops = new HashMap<>();
    List<Integer> line = analysis.game().mainLine();
    for (int i = 1; i < line.size(); i++) {
      Optional<GameMove> move = analysis.game().turn(line.get(i));
      Optional<Estimate> before = analysis.estimate(line.get(i - 1));
      Optional<Estimate> after = analysis.estimate(line.get(i));
      Optional<Color> winner = analysis.winner(line.get(i));
      if (move.isEmpty() || before.isEmpty() || (after.isEmpty() && winner.isEmpty())) {
        continue;
      }
      Color player = move.get().player();
      int now = after.isPresent() ? percent(after.get(), player) : winner.get() == player ? 100 : 0;
      int drop = percent(before.get(), player) - now;
      if (drop >= 10) {
        Optional<Cell> preferred =
            before.get().move().equals(move.get().cell()) ? Optional.empty() : before.get().move();
        drops.put(new Doubt(line.get(i), player, before.get(), after, preferred), drop);
      }
    }
    List<Doubt> largest = new ArrayList<>(drops.keySet());
    largest.sort(
        (a, b) ->
            drops.get(a).equals(drops.get(b)) ? a.step() - b.step() : drops.get(b) - drops.get(a));
    return largest;
  }

  private static int percent(Estimate estimate, Color player) {
    return player == Color.BLACK ? estimate.percent() : 100 - estimate.percent();
  }

  @Test
  void whatIsKnownToLoseIsNotEstimated() throws Exception {
    Analysis proved = analysis("(;GM[11]SZ[5];B[c3];W[d3])", UNABLE);
    Cell answer = Cell.parse("e5");
    Analysis told =
        proved.with(
            ImmutableListMultimap.of(1, new Fact.Threatens(ImmutableSet.of(answer))),
            new Grounds());
    Analysis analysis = Estimates.added(told, new Moody(false), PATIENT);
    assertThat(analysis.estimate(1).flatMap(Estimate::move)).contains(answer);
    assertThat(analysis.estimate(2).flatMap(Estimate::move)).contains(Cell.parse("a1"));
  }

  @Test
  void whatIsEndedEarlyHasNoEstimates() throws Exception {
    Analysis proved = analysis("(;GM[11]SZ[3];B[a1])", lazy(1));
    assertThat(Estimates.added(proved, new Moody(true), Watch.until(() -> true)).estimates())
        .isEmpty();
    assertThat(Estimates.added(proved, Estimator.NONE, PATIENT).estimates()).isEmpty();
  }
}
