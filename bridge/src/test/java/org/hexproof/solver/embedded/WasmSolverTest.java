package org.hexproof.solver.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.Ints;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier.Certified;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.HexSolverContract;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The solver as WebAssembly, which the profile wasm makes: the contract, and the native solver. */
@EnabledIf("org.hexproof.solver.embedded.WasmLibrary#isThere")
final class WasmSolverTest extends HexSolverContract {
  private static final int EACH = 150 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);

  private final WasmLibrary wasm = WasmLibrary.load();

  @Override
  protected HexSolver newSolver() {
    return WasmLibrary.load().newSolver(1);
  }

  @Override
  protected Stream<Board> smallBoards() {
    return Problems.boards(2);
  }

  @Override
  protected Stream<Problem> wholeBoards() {
    Problems problems = new Problems(3);
    return Stream.generate(() -> problems.whole(5, 11)).limit(500);
  }

  @Override
  protected Stream<Problem> composedGoals() {
    Problems problems = new Problems(4);
    return Stream.generate(() -> problems.composed(5, 10)).limit(500);
  }

  @Override
  protected Problem hard() {
    return new Problem(Position.empty(new Board(14, 14)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }

  /** A thread more or less makes other nodes, so both have one. */
  @Test
  void answersNodesAndCertificatesAreTheNativeOnes() {
    Problems problems = new Problems(SEED);
    try (EmbeddedSolver one = EmbeddedLibrary.load().newSolver(1);
        EmbeddedSolver other = wasm.newSolver(1)) {
      for (int i = 0; i < EACH; i++) {
        for (Problem problem :
            List.of(problems.whole(5, 13), problems.composed(5, 12), problems.promised(5, 12))) {
          compare(problem, one, other);
        }
      }
    }
  }

  @Test
  void soAreTheyInSessions() {
    Problems problems = new Problems(SEED + 1);
    Random random = new Random(SEED);
    try (EmbeddedSolver one = EmbeddedLibrary.load().newSolver(1);
        EmbeddedSolver other = wasm.newSolver(1)) {
      for (int i = 0; i < EACH; i++) {
        Problem base = problems.whole(6, 14);
        one.begin(base, Limits.DEFAULT);
        other.begin(base, Limits.DEFAULT);
        one.note(1);
        other.note(1);
        for (Cell cell : base.position().empty()) {
          if (random.nextInt(4) == 0) {
            Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            compare(
                new Problem(base.position().with(cell, color.stone()), base.toMove(), base.goal()),
                one,
                other);
          }
        }
        assertThat(other.standing()).as("%s", base).isEqualTo(one.standing());
        List<Learned> learned = one.learned();
        assertThat(other.learned()).as("%s", base).isEqualTo(learned);
        other.teach(learned);
        one.teach(learned);
        compare(base, one, other);
      }
    }
  }

  private static void compare(Problem problem, EmbeddedSolver one, EmbeddedSolver other) {
    Certified expected = one.certify(problem, Limits.DEFAULT);
    Certified found = other.certify(problem, Limits.DEFAULT);
    assertThat(untimed(found.answer())).as("%s", problem).isEqualTo(untimed(expected.answer()));
    assertThat(found.certificate().map(WasmSolverTest::all))
        .as("%s", problem)
        .isEqualTo(expected.certificate().map(WasmSolverTest::all));
    HexSolver.Moves moves = one.winningMoves(problem, Limits.DEFAULT);
    HexSolver.Moves others = other.winningMoves(problem, Limits.DEFAULT);
    assertThat(untimed(others.answer())).as("%s", problem).isEqualTo(untimed(moves.answer()));
    assertThat(others.winning()).as("%s", problem).isEqualTo(moves.winning());
  }

  private static Answer untimed(Answer answer) {
    Answer.Decided decided = (Answer.Decided) answer;
    return new Answer.Decided(
        decided.winner(),
        decided.line(),
        decided.carrier(),
        decided.nodes(),
        Duration.ZERO,
        decided.basis());
  }

  private static List<Integer> all(Numbers numbers) {
    int[] copy = new int[(int) numbers.count()];
    numbers.copy(0, copy, copy.length);
    return Ints.asList(copy);
  }

  @Test
  void aLimitOfWorkEndsASolveAtTheSamePointAsTheNativeOne() {
    Limits limits = new Limits(Duration.ofDays(1), 1 << 20).withWork(20);
    try (EmbeddedSolver one = EmbeddedLibrary.load().newSolver(1);
        EmbeddedSolver other = wasm.newSolver(1)) {
      Answer.Undecided expected = (Answer.Undecided) one.solve(hard(), limits);
      Answer.Undecided found = (Answer.Undecided) other.solve(hard(), limits);
      assertThat(found.reason()).isEqualTo(Answer.Undecided.Reason.TIME);
      assertThat(found.nodes()).isEqualTo(expected.nodes());
    }
  }

  /**
   * Who interrupts a thread wants it to end soon, but the solver must not be left in the middle.
   */
  @Test
  void anInterruptedThreadGetsItsAnswer() {
    Problem problem = new Problems(SEED).whole(4, 10);
    try (EmbeddedSolver solver = wasm.newSolver(1)) {
      Thread.currentThread().interrupt();
      Answer answer = solver.solve(problem, Limits.DEFAULT);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(answer).isInstanceOf(Answer.Decided.class);
    }
  }

  /** Of 2 GiB, which is the most, Java has less to give. */
  @Test
  void memoryThatIsRefusedIsToldAndTheRestGoesOn() {
    try (WasmInstance instance = wasm.newInstance()) {
      WasmFunctions functions = new WasmFunctions(instance);
      int blocks = 0;
      while (instance.call("malloc", 64 << 20) != 0) {
        blocks++;
      }
      assertThat(blocks).isLessThan(32);
      Problem problem = new Problems(SEED).whole(3, 9);
      FoundAnswer answer = new FoundAnswer(problem);
      SolverFunctions.Bounds much = new SolverFunctions.Bounds(60_000, 1L << 30, 1, 0);
      assertThat(ask(functions, problem, much, answer)).isIn(0, 2);
      for (int size = 1 << 20; size > 16; size /= 2) {
        while (instance.call("malloc", size) != 0) {
          blocks++;
        }
      }
      assertThat(ask(functions, problem, much, answer)).isEqualTo(2);
    }
  }

  private static int ask(
      WasmFunctions functions, Problem problem, SolverFunctions.Bounds bounds, FoundAnswer answer) {
    return functions.ask(SolverFunctions.Question.SOLVE, new AskedProblem(problem), bounds, answer);
  }

  @Test
  void anotherVersionIsRefused() {
    assertThat(wasm.version()).isEqualTo(EmbeddedLibrary.load().version());
    assertThatThrownBy(
            () -> WasmLibrary.load(WasmLibrary.resource().orElseThrow(), "0.0.0", Optional.empty()))
        .isInstanceOf(NativeLibraryException.class)
        .hasMessageContaining("this program is 0.0.0");
  }
}
