package org.hexproof.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.region.PromiseByValue;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PivotSearchTest {
  /** How many random forks. */
  private static final int FORKS = 50 * Integer.getInteger("hexproof.rounds", 1);

  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 24);

  private static final ImmutableList<Edge> EDGES =
      ImmutableList.of(Edge.BOTTOM, Edge.BOTTOM, Edge.BOTTOM, Edge.TOP, Edge.LEFT, Edge.RIGHT);

  /** A shape on a board of white stones, with cell B empty or taken by White. */
  private record Fork(Position position, Promise.Pivoting promise) {
    static Fork random(Random random, boolean sente) {
      Board board = new Board(3 + random.nextInt(2), 2 + random.nextInt(2));
      List<Cell> cells = new ArrayList<>(board.cells());
      Collections.shuffle(cells, random);
      Cell a = cells.get(0);
      Cell b = cells.get(1);
      int empty = Math.min(cells.size() - 1, 4 + random.nextInt(random.nextInt(8) == 0 ? 6 : 4));
      Position position = Position.empty(board).with(a, Content.BLACK);
      for (Cell cell : cells.subList(empty + 1, cells.size())) {
        Content stone = random.nextInt(3) == 0 ? Content.BLACK : Content.WHITE;
        position = position.with(cell, stone);
      }
      if (random.nextInt(10) == 0) {
        position = position.with(b, Content.WHITE);
      }
      Edge edge = EDGES.get(random.nextInt(EDGES.size()));
      return new Fork(position, new Promise.Pivoting(a, b, edge, sente));
    }

    boolean byValue() {
      ImmutableSet<Cell> carrier =
          Sets.union(position.empty(), ImmutableSet.of(promise.b())).immutableCopy();
      Position stones = Position.of(position.board(), position.black(), ImmutableSet.of());
      return new PromiseByValue(10, 1 << 26)
          .decide(
              stones, carrier, Sets.difference(carrier, position.empty()).immutableCopy(), promise)
          .holds();
    }

    /** The same with all that the winner does not need in the loser's hands. */
    Position reduced(Color winner, ImmutableSet<Cell> carrier) {
      Position reduced = position;
      for (Cell cell : Sets.difference(position.empty(), carrier)) {
        reduced = reduced.with(cell, winner == Color.BLACK ? Content.WHITE : Content.BLACK);
      }
      return reduced;
    }
  }

  private static Answer.Decided decide(Fork fork, HexSolver solver) {
    Answer answer = PivotSearch.decide(fork.position(), fork.promise(), solver, LIMITS);
    assertThat(answer).isInstanceOf(Answer.Decided.class);
    return (Answer.Decided) answer;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void agreesWithTheDefinitionAndTheValue(boolean sente) {
    Random random = new Random(sente ? 6 : 5);
    int pivoting = 0;
    try (HexSolver embedded = EmbeddedLibrary.load().newSolver(1);
        HexSolver bruteForce = new BruteForceSolver()) {
      for (int i = 0; i < FORKS; i++) {
        Fork fork = Fork.random(random, sente);
        NaivePivot naive = new NaivePivot(fork.promise());
        boolean expected = naive.holds(fork.position());
        pivoting += expected ? 1 : 0;
        assertThat(fork.byValue()).as("value of %s", fork).isEqualTo(expected);
        for (HexSolver solver : List.of(embedded, bruteForce)) {
          Answer.Decided found = decide(fork, solver);
          assertThat(found.winner() == Color.BLACK)
              .as("%s with %s", fork, solver.name())
              .isEqualTo(expected);
          assertThat(naive.holds(fork.reduced(found.winner(), found.carrier())))
              .as("%s with its carrier alone, %s", fork, found.carrier())
              .isEqualTo(expected);
        }
      }
    }
    assertThat(pivoting).isBetween(FORKS / 8, FORKS * 7 / 8);
  }

  /** Half of its questions are not answered, whatever they are, until they are asked again. */
  private static final class Faltering extends ForwardingSolver<HexSolver> {
    private final Random random;
    private int faltered;

    Faltering(HexSolver solver, Random random) {
      super(solver);
      this.random = random;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      if (random.nextBoolean()) {
        faltered++;
        return new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
      }
      return super.solve(problem, limits);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aSearchGoesOnWhereItWasStopped(boolean sente) {
    Random random = new Random(sente ? 8 : 7);
    try (Faltering solver =
        new Faltering(EmbeddedLibrary.load().newSolver(1), new Random(random.nextLong()))) {
      for (int i = 0; i < FORKS; i++) {
        Fork fork = Fork.random(random, sente);
        NaivePivot naive = new NaivePivot(fork.promise());
        PivotSearch search = new PivotSearch(fork.position(), fork.promise(), solver);
        Answer answer = search.decide(LIMITS);
        while (!(answer instanceof Answer.Decided)) {
          answer = search.decide(LIMITS);
        }
        Answer.Decided found = (Answer.Decided) answer;
        assertThat(found.winner() == Color.BLACK)
            .as("%s", fork)
            .isEqualTo(naive.holds(fork.position()));
        assertThat(naive.holds(fork.reduced(found.winner(), found.carrier())))
            .as("%s with its carrier alone, %s", fork, found.carrier())
            .isEqualTo(found.winner() == Color.BLACK);
      }
      assertThat(solver.faltered).isGreaterThan(FORKS);
    }
  }

  @Test
  void aLimitIsNoVerdict() {
    Fork fork = pivot();
    Limits short_ = new Limits(Duration.ofNanos(1), 1 << 24);
    Answer answer =
        PivotSearch.decide(fork.position(), fork.promise(), new BruteForceSolver(), short_);
    assertThat(answer)
        .isInstanceOfSatisfying(
            Answer.Undecided.class,
            undecided -> assertThat(undecided.reason()).isEqualTo(Answer.Undecided.Reason.TIME));
  }

  private static Fork pivot() {
    Board board = new Board(4, 2);
    Cell a = new Cell(0, 0);
    return new Fork(
        Position.empty(board).with(a, Content.BLACK),
        new Promise.Pivoting(a, new Cell(3, 0), Edge.BOTTOM, false));
  }
}
