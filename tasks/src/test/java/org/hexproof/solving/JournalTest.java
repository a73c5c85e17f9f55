package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JournalTest {
  private static final Position POSITION =
      Position.of(
          new Board(2, 2), ImmutableList.of(Cell.parse("b1")), ImmutableList.of(Cell.parse("a1")));
  private static final Promise EDGE =
      new Promise.ToEdge(ImmutableSet.of(Cell.parse("b1")), Edge.BOTTOM);
  private static final Question.Goal GOAL = (Question.Goal) Question.direct(POSITION, EDGE);
  private static final Question SEARCH = new Question.InContext(POSITION, EDGE, 0);

  private static final Answer.Decided DECIDED =
      new Answer.Decided(
          Color.WHITE,
          ImmutableList.of(Cell.parse("a2")),
          ImmutableSet.of(Cell.parse("b2"), Cell.parse("a2")),
          7,
          Duration.ofNanos(1_234_567));
  private static final Answer KEPT = DECIDED.on(Basis.JOURNAL);
  private static final Answer OUT_OF_TIME =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 3, Duration.ofSeconds(5));

  @TempDir private Path folder;

  /** What was asked beyond the journal. */
  private final List<Question> asked = new ArrayList<>();

  private Journal open() throws IOException {
    return Journal.open(folder.resolve("run.jsonl"), "build 1");
  }

  private Ruling ask(Question question, Ruling ruling) throws IOException {
    try (Journal journal = open()) {
      return journal
          .keeping(
              (order, asking, base) -> {
                asked.add(asking);
                return CompletableFuture.completedFuture(ruling);
              },
              "solver 1")
          .ask(0, question, POSITION)
          .join();
    }
  }

  private Answer solve(Answer answer, Limits limits) throws IOException {
    try (Journal journal = open();
        HexSolver solver =
            journal.keeping(
                new StubSolver(
                    "stub",
                    problem -> {
                      asked.add(new Question.Goal(problem));
                      return answer;
                    }),
                "solver 1",
                (problem, kept) -> Optional.of(kept))) {
      return solver.solve(GOAL.problem(), limits);
    }
  }

  @Test
  void aSearchIsKeptWithAllThatWasSaidOfIt() throws IOException {
    Ruling ruling = new Ruling.Answered(DECIDED, Optional.of("by the tower"));
    assertThat(ask(SEARCH, ruling)).isEqualTo(ruling);
    assertThat(ask(SEARCH, new Ruling.OutOfReach("asked again")))
        .isEqualTo(new Ruling.Answered(KEPT, Optional.of("by the tower")));
    assertThat(asked).containsExactly(SEARCH);
  }

  @Test
  void goalsAreLeftToTheSolvers() throws IOException {
    ask(GOAL, Ruling.of(DECIDED));
    ask(GOAL, Ruling.of(DECIDED));
    assertThat(asked).containsExactly(GOAL, GOAL);
  }

  @Test
  void nothingButVerdictsOfSearchesIsKept() throws IOException {
    Deque<Ruling> rulings =
        new ArrayDeque<>(
            List.of(
                new Ruling.OutOfReach("no room"),
                Ruling.of(new Answer.Failed("it died", Duration.ZERO)),
                Ruling.of(OUT_OF_TIME),
                Ruling.of(
                    new Answer.Undecided(Answer.Undecided.Reason.CANCELLED, 0, Duration.ZERO)),
                Ruling.of(DECIDED)));
    int count = rulings.size();
    while (!rulings.isEmpty()) {
      ask(SEARCH, rulings.remove());
    }
    assertThat(ask(SEARCH, new Ruling.OutOfReach("asked again"))).isEqualTo(Ruling.of(KEPT));
    assertThat(asked).hasSize(count);
  }

  @Test
  void aVerdictHoldsForEver() throws IOException {
    Limits little = new Limits(Duration.ofSeconds(1), 1 << 20);
    assertThat(solve(DECIDED, little)).isEqualTo(DECIDED);
    assertThat(solve(OUT_OF_TIME, Limits.DEFAULT)).isEqualTo(KEPT);
    assertThat(asked).hasSize(1);
  }

  @Test
  void aLimitHoldsForNoMoreTimeAndMemory() throws IOException {
    Limits limits = new Limits(Duration.ofSeconds(5), 1 << 21);
    assertThat(solve(OUT_OF_TIME, limits)).isEqualTo(OUT_OF_TIME);
    assertThat(solve(DECIDED, new Limits(Duration.ofSeconds(4), 1 << 20))).isEqualTo(OUT_OF_TIME);
    assertThat(asked).hasSize(1);
    Answer failed = new Answer.Failed("it died", Duration.ZERO);
    assertThat(solve(failed, new Limits(Duration.ofSeconds(6), 1 << 20))).isEqualTo(failed);
    assertThat(solve(failed, new Limits(Duration.ofSeconds(5), 1 << 22))).isEqualTo(failed);
    assertThat(solve(OUT_OF_TIME, limits)).isEqualTo(OUT_OF_TIME);
    assertThat(asked).hasSize(3);
  }

  @Test
  void whatThisRunHasFoundRestsOnWhatItFoundItBy() throws IOException {
    Answer.Decided taught = DECIDED.on(Basis.STORE);
    try (Journal journal = open();
        HexSolver solver =
            journal.keeping(
                new StubSolver("stub", problem -> taught),
                "solver 1",
                (problem, kept) -> Optional.of(kept))) {
      assertThat(solver.solve(GOAL.problem(), Limits.DEFAULT)).isEqualTo(taught);
      assertThat(solver.solve(GOAL.problem(), Limits.DEFAULT)).isEqualTo(taught);
      assertThat(journal.reused()).isOne();
      assertThat(journal.foreign()).isZero();
    }
  }

  @Test
  void answersOfOtherBuildsAreCountedAndSoAreThoseThatDoNotTell() throws IOException {
    solve(DECIDED, Limits.DEFAULT);
    Path file = folder.resolve("run.jsonl");
    String written = Files.readString(file);
    for (String told : List.of("\"build\":\"build 0\"", "\"build\":null")) {
      Files.writeString(file, written.replace("\"build\":\"build 1\"", told));
      assertThat(Files.readString(file)).isNotEqualTo(written);
      try (Journal journal = open();
          HexSolver solver =
              journal.keeping(
                  new StubSolver("stub", problem -> OUT_OF_TIME),
                  "solver 1",
                  (problem, kept) -> Optional.of(kept))) {
        assertThat(solver.solve(GOAL.problem(), Limits.DEFAULT)).isEqualTo(KEPT);
        assertThat(journal.foreign()).isOne();
      }
    }
  }

  @Test
  void anotherSolverIsAnotherMatter() throws IOException {
    solve(DECIDED, Limits.DEFAULT);
    Answer black = StubSolver.decided(Color.BLACK);
    try (Journal journal = open();
        HexSolver solver =
            journal.keeping(
                new StubSolver("stub", (Problem problem) -> black),
                "solver 2",
                (p, a) -> Optional.of(a))) {
      assertThat(solver.solve(GOAL.problem(), Limits.DEFAULT)).isEqualTo(black);
    }
  }

  @Test
  void oneFileIsForOneRun() throws IOException {
    try (Journal journal = open()) {
      assertThat(journal.reused()).isZero();
      assertThatThrownBy(this::open)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("run.jsonl: in use by another run");
    }
    open().close();
  }

  @Test
  void aFileOfAnEarlierVersionIsRefusedAndLeftAsItIs() throws IOException {
    Path file = folder.resolve("run.jsonl");
    String old = "{\"hexproof\":\"resume\",\"version\":1}\n";
    Files.writeString(file, old);
    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("run.jsonl:1:1: not a resume file of this program");
    assertThat(Files.readString(file)).isEqualTo(old);
  }
}
