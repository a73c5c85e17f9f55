package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.OnlyMove;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.NaiveCertifier;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UniqueMoveTest {
  private static final long BYTES = 1 << 26;
  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 22);

  /** White wins with a2 only, where it parts the black stones. */
  private static final Problem PARTED =
      new Problem(
          Position.of(
              new Board(2, 3),
              ImmutableSet.of(Cell.parse("a1"), Cell.parse("a3")),
              ImmutableSet.of()),
          Color.WHITE,
          Goal.TOP_TO_BOTTOM);

  @TempDir private Path folder;

  private final Reference reference = Reference.bruteForce();

  private static UniqueMove question(HexSolver solver, Problem problem) {
    return new UniqueMove(solver, problem, LIMITS, () -> false);
  }

  /** What the native solver says, and what it proves, is what brute force finds. */
  @Test
  void verdictsAreThoseOfBruteForce() throws IOException {
    Random random = new Random(1);
    Problems problems = new Problems(1);
    Set<Boolean> uniques = new HashSet<>();
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < 45; i++) {
        Problem drawn =
            switch (i % 3) {
              case 0 -> problems.whole(4, 9);
              case 1 -> problems.composed(4, 8);
              default -> problems.promised(4, 8);
            };
        Problem problem = new Problem(drawn.position(), Color.WHITE, drawn.goal());
        ImmutableSet<Cell> winning = reference.winning(problem);
        assertFound(question(solver, problem).find(), winning, winning.size() == 1);
        Set<Cell> asked = new HashSet<>(winning.stream().limit(2).toList());
        problem.position().empty().stream()
            .skip(random.nextInt(8))
            .findFirst()
            .ifPresent(asked::add);
        for (Cell cell : asked) {
          boolean unique = winning.equals(ImmutableSet.of(cell));
          uniques.add(unique);
          assertFound(question(solver, problem).test(cell), winning, unique);
          Path path = folder.resolve("x.bundle");
          Uniqueness proved = question(solver, problem).prove(cell, path, "", BYTES);
          assertFound(proved, winning, unique);
          assertThat(Files.exists(path)).isEqualTo(unique);
          if (unique) {
            OnlyMove claim = new OnlyMove(problem.position(), problem.goal(), cell);
            assertThat(checked(path).claim()).isEqualTo(claim);
            Files.delete(path);
          }
        }
      }
    }
    assertThat(uniques).containsExactlyInAnyOrder(true, false);
  }

  private static CheckedBundle checked(Path path) throws IOException {
    return (CheckedBundle) Checking.check(path);
  }

  private static void assertFound(Uniqueness found, ImmutableSet<Cell> winning, boolean unique) {
    assertThat(found).isInstanceOf(Uniqueness.Decided.class);
    Uniqueness.Decided decided = (Uniqueness.Decided) found;
    assertThat(decided.unique()).isEqualTo(unique);
    assertThat(winning).containsAll(decided.winning());
    if (decided.complete()) {
      assertThat(decided.winning()).isEqualTo(winning);
    }
  }

  @Test
  void theSearchStopsAtTheFirstOtherWinningMove() {
    Problem empty = new Problem(Position.empty(new Board(3, 3)), Color.WHITE, Goal.TOP_TO_BOTTOM);
    ImmutableSet<Cell> winning = reference.winning(empty);
    assertThat(winning.size()).isGreaterThan(2);
    Uniqueness.Decided found =
        (Uniqueness.Decided)
            question(new BruteForceSolver(), empty).test(winning.iterator().next());
    assertThat(found.unique()).isFalse();
    assertThat(found.winning()).hasSize(2);
    assertThat(found.complete()).isFalse();
  }

  @Test
  void whatStopsTheSolverIsHandedOnWithWhatIsKnown() {
    Cell only = Iterables.getOnlyElement(reference.winning(PARTED));
    for (Answer answer :
        new Answer[] {
          new Answer.Undecided(Answer.Undecided.Reason.MEMORY, 3, Duration.ZERO),
          new Answer.Failed("last words", Duration.ZERO)
        }) {
      HexSolver weary =
          new StubSolver(
              "weary",
              problem ->
                  problem.position().white().contains(only)
                      ? StubSolver.decided(Color.WHITE)
                      : answer);
      Uniqueness found = question(weary, PARTED).test(only);
      assertThat(found.winning()).containsExactly(only);
      if (answer instanceof Answer.Failed) {
        assertThat(((Uniqueness.Failed) found).message()).isEqualTo("last words");
      } else {
        assertThat(((Uniqueness.Undecided) found).reason())
            .isEqualTo(Answer.Undecided.Reason.MEMORY);
        assertThat(found.nodes()).isEqualTo(4);
      }
    }
  }

  @Test
  void nothingIsAskedOnceItIsStopped() {
    HexSolver idle =
        new StubSolver(
            "idle",
            problem -> {
              throw new IllegalStateException("asked");
            });
    UniqueMove question = new UniqueMove(idle, PARTED, Limits.DEFAULT, () -> true);
    for (Uniqueness found : new Uniqueness[] {question.find(), question.test(Cell.parse("a2"))}) {
      assertThat(((Uniqueness.Undecided) found).reason())
          .isEqualTo(Answer.Undecided.Reason.CANCELLED);
    }
  }

  /** One that says more than it proves: that White's other moves lose, whatever they are. */
  @Test
  void whatIsNotProvedIsAFailureAndAnOlderFileStays() throws IOException {
    Path path = Files.writeString(folder.resolve("x.bundle"), "older");
    Problem empty = new Problem(Position.empty(new Board(2, 2)), Color.WHITE, Goal.TOP_TO_BOTTOM);
    Cell only = Cell.parse("a2");
    for (boolean withNumbers : new boolean[] {true, false}) {
      HexSolver liar =
          new NaiveCertifier() {
            @Override
            public Certified certify(Problem problem, Limits limits) {
              Certified certified = super.certify(problem, limits);
              return problem.position().white().contains(only)
                  ? certified
                  : new Certified(
                      StubSolver.decided(Color.BLACK),
                      withNumbers ? certified.certificate() : Optional.empty());
            }
          };
      Uniqueness found = question(liar, empty).prove(only, path, "", BYTES);
      assertThat(((Uniqueness.Failed) found).message()).contains("x.bundle after White's ");
      assertThat(path).hasContent("older");
    }
    try (var left = Files.list(folder)) {
      assertThat(left).hasSize(1);
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    Problem black = new Problem(PARTED.position(), Color.BLACK, PARTED.goal());
    HexSolver solver = new BruteForceSolver();
    assertThatThrownBy(() -> question(solver, black)).isInstanceOf(IllegalArgumentException.class);
    UniqueMove question = question(solver, PARTED);
    assertThatThrownBy(() -> question.test(Cell.parse("a3")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> question.test(Cell.parse("z9")))
        .isInstanceOf(IllegalArgumentException.class);
    Path path = folder.resolve("x.bundle");
    assertThatThrownBy(() -> question.prove(Cell.parse("a2"), path, "", BYTES))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> question(new NaiveCertifier(), PARTED).prove(Cell.parse("a3"), path, "", BYTES))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(path).doesNotExist();
  }
}
