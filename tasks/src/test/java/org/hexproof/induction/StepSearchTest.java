package org.hexproof.induction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.ladder.Ladder;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StepSearchTest {
  private static final Watch WATCH = Watch.until(() -> false);

  private static ImmutableList<Ladder> ladders(String rows) {
    return rows.chars()
        .mapToObj(row -> new Ladder(row - '0', row - '0'))
        .collect(ImmutableList.toImmutableList());
  }

  private static Optional<Step> search(
      Window window, ImmutableList<Ladder> lower, HexSolver solver) {
    return new StepSearch(window, lower, solver, Limits.DEFAULT)
        .run(WATCH, Long.MAX_VALUE)
        .map(replies -> new Step(window, lower, replies));
  }

  /** Cells of a ladder that begins so far ahead of one along the top row of a board. */
  private static long room(NaiveLadder game, Window window, int row, int ahead) {
    int rows = window.ladder().row();
    int cols = window.board().cols();
    int head = cols - 1 - window.width() + ahead;
    long cells = 0;
    for (int other = 1; other <= row; other++) {
      int first = other == row ? head + 1 : head - (row - 1 - other);
      for (int col = Math.max(0, first); col < cols; col++) {
        cells |= game.bit(col, rows - other);
      }
    }
    return cells;
  }

  /** The game in the window, by the definition. */
  private static boolean isThere(Window window, ImmutableList<Ladder> lower) {
    NaiveLadder game = new NaiveLadder(window.board());
    int rows = window.ladder().row();
    int head = window.board().cols() - 1 - window.width();
    long free = room(game, window, rows, 0);
    List<NaiveLadder.Later> later = new ArrayList<>();
    for (int ahead = 1; ahead < window.width(); ahead++) {
      later.add(new NaiveLadder.Later(game.bit(head + ahead, 0), room(game, window, rows, ahead)));
    }
    for (Ladder other : lower) {
      int row = other.row();
      for (int col = row - 2; col < window.board().cols() - 1; col++) {
        long room = room(game, window, row, col - head);
        if ((room & ~free) == 0) {
          later.add(new NaiveLadder.Later(game.bit(col, rows - row), room));
        }
      }
    }
    return game.steps(game.bit(head, 0), game.bit(head, 0), free, later, true);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, ''",
    "2, 2, ''",
    "2, 3, ''",
    "2, 4, ''",
    "3, 1, ''",
    "3, 1, 2",
    "3, 2, ''",
    "3, 2, 2",
    "3, 3, ''",
    "4, 1, 23",
    "4, 2, ''",
    "4, 2, 23"
  })
  void aStepIsFoundWhereThereIsOne(int row, int width, String lower) {
    Window window = new Window(new Ladder(row, row), width);
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      assertThat(search(window, ladders(lower), solver).isPresent())
          .isEqualTo(isThere(window, ladders(lower)));
    }
  }

  private static boolean isRight(Step step, HexSolver solver) {
    return StepCheck.problems(step).stream().allMatch(problem -> blackWins(problem, solver));
  }

  private static boolean blackWins(Problem problem, HexSolver solver) {
    Answer answer = solver.solve(problem, Limits.DEFAULT);
    return answer.decided().orElseThrow().winner() == Color.BLACK;
  }

  @ParameterizedTest
  @CsvSource({"2, ''", "3, ''", "3, 2", "4, 2", "4, 3", "4, 23"})
  void whatIsFoundIsRightAndNothingOfItCanGo(int row, String lower) {
    Window window = Window.of(new Ladder(row, row));
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Step step = search(window, ladders(lower), solver).orElseThrow();
      assertThat(isRight(step, solver)).isTrue();
      for (Reply reply : step.replies()) {
        List<Reply> others = new ArrayList<>(step.replies());
        others.remove(reply);
        Step less = new Step(window, step.lower(), ImmutableList.copyOf(others));
        boolean covers =
            others.stream().anyMatch(Reply.ToEdge.class::isInstance)
                && window.room().stream()
                    .noneMatch(cell -> others.stream().allMatch(o -> o.way().contains(cell)));
        if (!covers) {
          assertThatThrownBy(() -> StepCheck.problems(less))
              .isInstanceOf(IllegalStateException.class);
        }
      }
    }
  }

  /** Without a cell of its way a reply is stopped somewhere, or did not need the cell. */
  @ParameterizedTest
  @CsvSource({"3, ''", "4, 23"})
  void aReplyThatLacksCellsIsSeen(int row, String lower) {
    Window window = Window.of(new Ladder(row, row));
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Step step = search(window, ladders(lower), solver).orElseThrow();
      long wrong =
          IntStream.range(0, 30)
              .mapToObj(i -> without(step, random))
              .filter(less -> isWrong(less, solver))
              .count();
      assertThat(wrong).isPositive();
    }
  }

  private static boolean isWrong(Step step, HexSolver solver) {
    try {
      return !isRight(step, solver);
    } catch (IllegalStateException e) {
      return true;
    }
  }

  private static Step without(Step step, Random random) {
    List<Reply> replies = new ArrayList<>(step.replies());
    int at = random.nextInt(replies.size());
    if (replies.get(at) instanceof Reply.ToEdge edge) {
      List<Cell> cells = new ArrayList<>(edge.cells());
      cells.remove(random.nextInt(cells.size()));
      replies.set(at, new Reply.ToEdge(edge.move(), ImmutableSet.copyOf(cells)));
    } else if (replies.get(at) instanceof Reply.ToLadder next) {
      List<Cell> cells = new ArrayList<>(next.cells());
      cells.remove(random.nextInt(cells.size()));
      replies.set(at, new Reply.ToLadder(next.move(), ImmutableSet.copyOf(cells), next.rung()));
    } else {
      replies.remove(at);
    }
    return new Step(step.window(), step.lower(), ImmutableList.copyOf(replies));
  }
}
