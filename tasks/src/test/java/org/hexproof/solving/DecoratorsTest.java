package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.compose.FramedProblem;
import org.hexproof.house.Production;
import org.hexproof.prove.OneTrackLearner;
import org.hexproof.prove.Splitting;
import org.hexproof.prove.Stores;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedSolver;
import org.hexproof.solver.htp.HtpSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Solvers that stand before others: none may lose what a question begins with, or what an answer
 * rests on.
 */
final class DecoratorsTest {
  private static final Position POSITION =
      Position.of(
          new Board(2, 2), ImmutableList.of(Cell.parse("b1")), ImmutableList.of(Cell.parse("a1")));

  /** A stone to the edge, which no program that knows whole boards only can be asked. */
  private static final Problem BASE = toEdge(POSITION);

  private static final Problem LATER = toEdge(POSITION.with(Cell.parse("a2"), Content.WHITE));

  @TempDir private Path folder;

  private static Problem toEdge(Position position) {
    return new Problem(
        position,
        Color.WHITE,
        Goal.join(ImmutableList.of(Terminal.of(Cell.parse("b1")), Terminal.of(Edge.BOTTOM))));
  }

  /** Writes down what is begun, and rests on a store. */
  private static final class Recorder extends NaiveCertifier {
    private final List<Problem> begun = new ArrayList<>();
    private final boolean wholeBoards;

    Recorder(boolean wholeBoards) {
      this.wholeBoards = wholeBoards;
    }

    @Override
    public boolean supports(Problem problem) {
      return !wholeBoards || problem.goal().equals(Goal.TOP_TO_BOTTOM);
    }

    @Override
    public void begin(Problem problem, Limits limits) {
      begun.add(problem);
    }

    /** As if it had been taught. */
    @Override
    public Answer solve(Problem problem, Limits limits) {
      return ((Answer.Decided) super.solve(problem, limits)).on(Basis.STORE);
    }
  }

  /** All decorators, each around one or two solvers. */
  enum Decorator {
    FRAMING("FramingSolver") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(new FramingSolver(behind));
      }
    },
    JOURNAL("Journal$Keeper") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(journal.keeping(behind, "recorder", (problem, answer) -> Optional.of(answer)));
      }
    },
    CROSS_CHECK_FIRST("CrossCheck$Pair") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(new CrossCheck().of(behind, new Recorder(false)));
      }
    },
    CROSS_CHECK_SECOND("CrossCheck$Pair") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(new CrossCheck().of(new Recorder(false), behind));
      }
    },
    CERTIFICATION("Certification$Certifying") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(new Certification(problem -> ImmutableList.of(), 1 << 20).of(behind));
      }
    },
    SPLITTING("Splitting$Splitter") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(
            new Splitting(Duration.ofMinutes(1), Stores.inMemory(), state -> {})
                .of(new OneTrackLearner(behind), behind, problem -> true));
      }

      @Override
      String home() {
        return Splitting.class.getPackageName();
      }
    },
    GROUNDS("Grounds$Noting") {
      @Override
      void ask(Recorder behind, Journal journal) {
        Grounds grounds = new Grounds();
        ask(grounds.of(behind));
        assertThat(grounds.basis()).isEqualTo(Basis.STORE);
      }

      @Override
      String home() {
        return Grounds.class.getPackageName();
      }
    },
    LENT("LentSolver") {
      @Override
      void ask(Recorder behind, Journal journal) {
        ask(new LentSolver(behind, Duration.ofMinutes(10)));
      }
    },
    POOL("SolverPool$Cancellable", "SolverPool$Startable") {
      @Override
      void ask(Recorder behind, Journal journal) {
        try (SolverPool pool = new SolverPool(1, Limits.DEFAULT, () -> behind)) {
          assertThat(pool.ask(0, new Question.Goal(LATER), BASE.position()).join())
              .isInstanceOfSatisfying(
                  Ruling.Answered.class, ruling -> assertRests(ruling.answer()));
        }
      }
    };

    private final ImmutableList<String> types;

    Decorator(String... types) {
      this.types = ImmutableList.copyOf(types);
    }

    Stream<String> types() {
      return types.stream().map(type -> home() + "." + type);
    }

    String home() {
      return Question.class.getPackageName();
    }

    abstract void ask(Recorder behind, Journal journal);

    void ask(HexSolver solver) {
      assertThat(types()).containsExactly(solver.getClass().getName());
      solver.begin(BASE, Limits.DEFAULT);
      assertRests(solver.solve(LATER, Limits.DEFAULT));
    }

    private static void assertRests(Answer answer) {
      assertThat(answer)
          .isInstanceOfSatisfying(
              Answer.Decided.class, decided -> assertThat(decided.basis()).isEqualTo(Basis.STORE));
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsBegunReachesTheSolverBehindAndWhatItsAnswerRestsOnComesBack(Decorator decorator)
      throws IOException {
    Recorder behind = new Recorder(false);
    ask(decorator, behind);
    assertThat(behind.begun).isNotEmpty().containsOnly(BASE);
  }

  @Test
  void aFramedQuestionBeginsWithAFramedBoard() throws IOException {
    Recorder behind = new Recorder(true);
    ask(Decorator.FRAMING, behind);
    assertThat(behind.begun)
        .isNotEmpty()
        .containsOnly(FramedProblem.of(BASE).orElseThrow().problem());
  }

  private void ask(Decorator decorator, Recorder behind) throws IOException {
    try (Journal journal = Journal.open(folder.resolve(decorator + ".jsonl"), "build 1")) {
      decorator.ask(behind, journal);
    }
  }

  /** A decorator that is new must extend {@link ForwardingSolver}, and be tried above. */
  @Test
  void noDecoratorIsForgotten() {
    Set<String> tried =
        Arrays.stream(Decorator.values()).flatMap(Decorator::types).collect(Collectors.toSet());
    Set<String> all =
        Production.CLASSES.stream()
            .filter(type -> type.isAssignableTo(HexSolver.class) && !type.isInterface())
            .map(JavaClass::getName)
            .collect(Collectors.toSet());
    assertThat(all).containsAll(tried);
    all.removeAll(tried);
    assertThat(all)
        .containsExactlyInAnyOrder(
            ForwardingSolver.class.getName(),
            EmbeddedSolver.class.getName(),
            HtpSolver.class.getName());
  }
}
