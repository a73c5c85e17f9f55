package org.hexproof.prove;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProvingTest {
  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 28);
  private static final ImmutableIntArray NONE = ImmutableIntArray.of();

  @TempDir private Path folder;

  private final EmbeddedLibrary library = EmbeddedLibrary.load();

  /** What a run came to, and how many positions it searched. */
  private record Run(Answer answer, Proving.State state) {}

  /** Runs until the verdict, or until the store has more positions than so many. */
  private Run run(Path store, Problem problem, int threads, long enough) throws IOException {
    try (ProofStore opened = ProofStore.open(store, problem, "test", "build 1");
        Learner solver = HastySolver.of(library.newSolver(threads))) {
      Proving proving = new Proving(problem, solver, LIMITS, opened);
      Answer answer = proving.run(() -> opened.size() > enough, state -> {});
      return new Run(answer, proving.state());
    }
  }

  @Test
  void findsTheWinnerOfBruteForceAndFindsItAgain() throws IOException {
    Problems problems = new Problems(9);
    BruteForceSolver brute = new BruteForceSolver();
    for (int i = 0; i < 60; i++) {
      Problem problem = i % 2 == 0 ? problems.whole(5, 10) : problems.composed(5, 10);
      Color winner = ((Answer.Decided) brute.solve(problem, LIMITS)).winner();
      Path store = Files.createDirectory(folder.resolve("" + i));
      for (int threads = 1; threads <= 2; threads++) {
        Answer answer = run(store, problem, threads, Long.MAX_VALUE).answer();
        assertThat(answer)
            .isInstanceOfSatisfying(
                Answer.Decided.class, decided -> assertThat(decided.winner()).isEqualTo(winner));
      }
    }
  }

  @Test
  void twoThreadsBeginAndOneGoesOn() throws IOException {
    Problem problem = SixthRow.problem();
    Run first = run(folder, problem, 2, 0);
    assertThat(first.state().stored()).isPositive();
    assertThat(first.state().taught()).isZero();
    Run second = run(folder, problem, 1, Long.MAX_VALUE);
    assertThat(second.state().taught()).isBetween(1L, first.state().stored());
    assertThat(((Answer.Decided) second.answer()).winner()).isEqualTo(Color.BLACK);
    Run third = run(folder, problem, 2, Long.MAX_VALUE);
    assertThat(((Answer.Decided) third.answer()).winner()).isEqualTo(Color.BLACK);
    assertThat(2 * third.state().nodes())
        .isLessThan(first.state().nodes() + second.state().nodes());
    assertThat(third.state().refuted()).isEqualTo(third.state().standing().moves());
  }

  @Test
  void theStoreHasTheVerdictAndNothingSmall() throws IOException {
    Problem problem = SixthRow.problem();
    run(folder, problem, 1, Long.MAX_VALUE);
    List<Learned> all = new ArrayList<>();
    try (ProofStore store = ProofStore.open(folder, problem, "test", "build 1")) {
      store.each(all::addAll);
    }
    assertThat(all).hasSizeGreaterThan(5).allMatch(each -> each.work() >= Proving.LEAST_WORK);
    assertThat(all.stream().filter(Learned::isFirst).toList())
        .singleElement()
        .satisfies(first -> assertThat(first.winner()).isEqualTo(Color.BLACK));
  }

  private Answer after(Learned lie) throws IOException {
    Problem problem = SixthRow.problem();
    try (ProofStore store = ProofStore.open(folder, problem, "test", "build 1")) {
      store.add(ImmutableList.of(lie));
    }
    return run(folder, problem, 1, Long.MAX_VALUE).answer();
  }

  @Test
  void aStoreThatCannotBeRightIsAFailure() throws IOException {
    Learned other = new Learned(Color.WHITE, Color.WHITE, -1, 1, NONE, NONE, NONE);
    assertThat(after(other))
        .isInstanceOfSatisfying(
            Answer.Failed.class,
            failed -> assertThat(failed.message()).contains("another winner than the store has"));
    Learned nonsense =
        new Learned(
            Color.WHITE,
            Color.BLACK,
            -1,
            1,
            ImmutableIntArray.of(7),
            ImmutableIntArray.of(5),
            NONE);
    assertThat(after(nonsense))
        .isInstanceOfSatisfying(
            Answer.Failed.class,
            failed ->
                assertThat(failed.message())
                    .contains("can't be taught what " + folder.resolve(ProofStore.FILE) + " has"));
  }
}
