package org.hexproof.prove;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SplittingTest {
  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 28);
  private static final ImmutableIntArray NONE = ImmutableIntArray.of();
  private static final int C6 = SixthRow.problem().position().board().index(Cell.parse("c6"));

  @TempDir private Path folder;

  private final EmbeddedLibrary library = EmbeddedLibrary.load();
  private final Random random = new Random(3);

  private static Splitting splitting(Stores stores) {
    return new Splitting(HastySolver.HASTE, stores, state -> {});
  }

  private Position more(Position position, double share) {
    Position more = position;
    for (Cell cell : position.empty()) {
      if (random.nextDouble() < share) {
        more = more.with(cell, random.nextBoolean() ? Content.BLACK : Content.WHITE);
      }
    }
    return more;
  }

  private static HexSolver splitter(Splitting splitting, HexSolver solver) {
    return splitting.of((Learner) solver, solver, problem -> true);
  }

  @Test
  void findsTheWinnerOfBruteForceFromAnyBase() throws IOException {
    BruteForceSolver brute = new BruteForceSolver();
    Problems problems = new Problems(4);
    for (int run = 0; run < 2; run++) {
      try (Stores stores = run == 0 ? Stores.inMemory() : Stores.open(folder, "test", "build 1");
          HexSolver native1 = HastySolver.of(library.newSolver(1))) {
        Splitting splitting = splitting(stores);
        HexSolver solver = splitter(splitting, native1);
        int asked = 0;
        for (int i = 0; i < 40; i++) {
          Problem base = i % 2 == 0 ? problems.whole(5, 10) : problems.composed(5, 10);
          solver.begin(base, LIMITS);
          for (double share : new double[] {0, 0.2, 0.4}) {
            Problem problem = new Problem(more(base.position(), share), base.toMove(), base.goal());
            Color winner = ((Answer.Decided) brute.solve(problem, LIMITS)).winner();
            assertThat(solver.solve(problem, LIMITS))
                .isInstanceOfSatisfying(
                    Answer.Decided.class,
                    decided -> assertThat(decided.winner()).isEqualTo(winner));
            asked++;
          }
        }
        assertThat(splitting.solves()).isEqualTo(asked);
      }
    }
  }

  private static Problem with(Problem base, String cell, Content content) {
    Position more = base.position().with(Cell.parse(cell), content);
    return new Problem(more, base.toMove(), base.goal());
  }

  /** Asks in a session that begins with the base, in a run of its own. */
  private Answer.Decided run(Problem base, Problem problem, boolean resumes) throws IOException {
    try (Stores stores = Stores.open(folder, "test", "build 1");
        HexSolver solver = HastySolver.of(library.newSolver(1))) {
      Splitting splitting = splitting(stores);
      HexSolver splitter = splitter(splitting, solver);
      splitter.begin(base, LIMITS);
      Answer.Decided answer = (Answer.Decided) splitter.solve(problem, LIMITS);
      assertThat(splitting.solves()).isOne();
      assertThat(splitting.resumed()).isEqualTo(resumes ? 1 : 0);
      return answer;
    }
  }

  @Test
  void whatWasDecidedForOneServesAnotherInTheNextRun() throws IOException {
    Problem base = SixthRow.problem();
    Problem problem = with(base, "c6", Content.BLACK);
    Answer.Decided alone = run(problem, problem, /* resumes= */ false);
    run(base, base, /* resumes= */ false);
    Answer.Decided next = run(base, problem, /* resumes= */ true);
    assertThat(next.winner()).isEqualTo(alone.winner());
    assertThat(next.nodes()).isLessThan(alone.nodes());
    assertThat(run(base, base, /* resumes= */ true).winner()).isEqualTo(Color.BLACK);
  }

  @Test
  void anotherVerdictThanThatOfTheStoreIsAFailure() throws IOException {
    Problem base = SixthRow.problem();
    Problem problem = with(base, "c6", Content.BLACK);
    Color winner = run(problem, problem, /* resumes= */ false).winner();
    Learned lie =
        new Learned(Color.WHITE, winner.opposite(), -1, 1, ImmutableIntArray.of(C6), NONE, NONE);
    try (Stores stores = Stores.open(folder, "test", "build 1");
        HexSolver solver = HastySolver.of(library.newSolver(1))) {
      ProofStore store = stores.take(base);
      store.add(ImmutableList.of(lie));
      stores.giveBack(store);
      HexSolver splitter = splitter(splitting(stores), solver);
      splitter.begin(base, LIMITS);
      assertThat(splitter.solve(problem, LIMITS))
          .isInstanceOfSatisfying(
              Answer.Failed.class,
              failed -> assertThat(failed.message()).contains("another winner than the store has"));
    }
  }

  @Test
  void aBaseIsAProblemWithFewerStones() {
    Problem base = SixthRow.problem();
    assertThat(Splitting.isOnTheWay(base, base)).isTrue();
    assertThat(Splitting.isOnTheWay(base, with(base, "k5", Content.WHITE))).isTrue();
    for (Problem other :
        ImmutableList.of(
            with(base, "a6", Content.EMPTY),
            new Problem(base.position(), Color.BLACK, base.goal()),
            new Problem(base.position(), base.toMove(), Goal.TOP_TO_BOTTOM))) {
      assertThat(Splitting.isOnTheWay(base, other)).isFalse();
    }
  }

  @Test
  void whatIsNotMeantOrIsSoonDoneIsNotSplit() throws IOException {
    Problem problem = SixthRow.problem();
    try (Stores stores = Stores.open(folder, "test", "build 1")) {
      Splitting splitting = splitting(stores);
      HexSolver white = new OneTrackLearner(StubSolver.always("white", Color.WHITE));
      HexSolver late =
          new OneTrackLearner(
              new StubSolver(
                  "late",
                  any -> new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ZERO)));
      assertThat(splitter(splitting, white).solve(problem, LIMITS))
          .isInstanceOf(Answer.Decided.class);
      assertThat(splitting.of((Learner) late, late, any -> false).solve(problem, LIMITS))
          .isInstanceOf(Answer.Undecided.class);
      assertThat(splitting.solves()).isZero();
      Answer full = new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 1, Duration.ZERO);
      HexSolver slices = HastySolver.of(new OneTrackLearner(new StubSolver("full", any -> full)));
      Answer answer = splitter(splitting, slices).solve(problem, LIMITS);
      assertThat(answer)
          .isInstanceOfSatisfying(
              Answer.Undecided.class,
              undecided ->
                  assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.MEMORY));
      assertThat(splitting.solves()).isOne();
      assertThat(splitting.isWorthAnother(answer)).isTrue();
    }
  }

  @Test
  void twoAtTheSameProblemShareItsStore() throws IOException {
    Problem problem = SixthRow.problem();
    Learned first = new Learned(Color.WHITE, Color.BLACK, -1, 1, NONE, NONE, NONE);
    Learned second =
        new Learned(Color.BLACK, Color.BLACK, -1, 1, NONE, ImmutableIntArray.of(C6), NONE);
    List<Learned> taught = new ArrayList<>();
    try (Stores stores = Stores.open(folder, "test", "build 1")) {
      assertThat(stores.has(problem)).isFalse();
      ProofStore store = stores.take(problem);
      store.add(ImmutableList.of(first));
      assertThat(stores.take(problem)).isSameAs(store);
      stores.giveBack(store);
      store.add(ImmutableList.of(second));
      store.each(taught::addAll);
      assertThat(taught).containsExactlyInAnyOrder(first, second);
      stores.giveBack(store);
      assertThat(stores.has(problem)).isTrue();
    }
  }
}
