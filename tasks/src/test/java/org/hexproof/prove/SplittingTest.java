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
      try (Stores stores =
              run == 0
                  ? Stores.temporary("test", "build 1")
                  : Stores.open(folder, "test", "build 1");
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

  @Test
  void theStoreOfAPositionOnTheWayServesTheNextRun() throws IOException {
    Problem base = SixthRow.problem();
    Position other = base.position().with(Cell.parse("c6"), Content.BLACK);
    Problem problem = new Problem(other, base.toMove(), base.goal());
    List<Answer.Decided> answers = new ArrayList<>();
    for (int run = 0; run < 2; run++) {
      try (Stores stores = Stores.open(folder, "test", "build 1");
          HexSolver solver = HastySolver.of(library.newSolver(1))) {
        Splitting splitting = splitting(stores);
        HexSolver splitter = splitter(splitting, solver);
        splitter.begin(base, LIMITS);
        answers.add((Answer.Decided) splitter.solve(problem, LIMITS));
        assertThat(splitting.resumed()).isEqualTo(run);
      }
    }
    assertThat(answers.get(1).winner()).isEqualTo(answers.get(0).winner());
    assertThat(answers.get(1).nodes()).isLessThan(answers.get(0).nodes());
    Setting setting = new Setting(problem, base);
    try (ProofStore store =
        ProofStore.open(folder.resolve(setting.hash("test")), setting, "test", "build 1")) {
      List<Learned> all = new ArrayList<>();
      store.each(all::addAll);
      assertThat(all.stream().filter(setting::isAt).toList())
          .singleElement()
          .satisfies(root -> assertThat(root.winner()).isEqualTo(answers.get(0).winner()));
    }
  }

  @Test
  void aBaseIsAProblemWithFewerStones() {
    Problem base = SixthRow.problem();
    Position weaker = base.position().with(Cell.parse("k5"), Content.WHITE);
    Problem problem = new Problem(weaker, base.toMove(), base.goal());
    assertThat(Setting.of(problem, base).base()).isEqualTo(base);
    assertThat(Setting.of(problem, problem).base()).isEqualTo(problem);
    Position lifted = base.position().with(Cell.parse("a6"), Content.EMPTY);
    for (Problem other :
        ImmutableList.of(
            new Problem(lifted, base.toMove(), base.goal()),
            new Problem(weaker, Color.BLACK, base.goal()),
            new Problem(weaker, base.toMove(), Goal.TOP_TO_BOTTOM))) {
      assertThat(Setting.of(other, base).base()).isEqualTo(other);
    }
    assertThat(new Setting(problem, base).hash("1"))
        .isNotEqualTo(new Setting(problem, problem).hash("1"))
        .isNotEqualTo(new Setting(problem, base).hash("2"));
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

  /** What was solved before may have left no room; the proof's session is a new one. */
  @Test
  void whatFindsTheMemoryFullGoesOnWithAnEmptyOne() throws IOException {
    Problem problem = SixthRow.problem();
    HexSolver white = StubSolver.always("white", Color.WHITE);
    Learner crowded =
        new OneTrackLearner(white) {
          private int sessions;

          @Override
          public void begin(Problem base, Limits limits) {
            sessions++;
          }

          @Override
          public Answer solve(Problem asked, Limits limits) {
            return sessions < 2
                ? new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 1, Duration.ZERO)
                : super.solve(asked, limits);
          }
        };
    try (Stores stores = Stores.temporary("test", "build 1")) {
      HexSolver solver = splitter(splitting(stores), crowded);
      solver.begin(problem, LIMITS);
      assertThat(solver.solve(problem, LIMITS)).isInstanceOf(Answer.Decided.class);
    }
  }

  /** The second thread must neither wait nor be refused. */
  @Test
  void twoAtTheSameProblemHaveAStoreEach() throws IOException {
    Setting setting = new Setting(SixthRow.problem(), SixthRow.problem());
    Learned learned =
        new Learned(
            Color.WHITE,
            Color.BLACK,
            -1,
            1,
            ImmutableIntArray.of(),
            ImmutableIntArray.of(),
            ImmutableIntArray.of());
    try (Stores stores = Stores.open(folder, "test", "build 1")) {
      assertThat(stores.has(setting)).isFalse();
      long inside =
          stores.with(
              setting,
              first -> {
                first.add(ImmutableList.of(learned));
                return stores.with(setting, ProofStore::size);
              });
      assertThat(inside).isZero();
      assertThat(stores.has(setting)).isTrue();
      long after = stores.with(setting, ProofStore::size);
      assertThat(after).isOne();
    }
  }
}
