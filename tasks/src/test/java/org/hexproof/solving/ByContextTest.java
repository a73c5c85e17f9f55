package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;

final class ByContextTest {
  private static final Template BOTH = both("b1", "d1", "c1", "a2", "b2", "c2", "d2");

  private static final Question.InContext IN_CONTEXT =
      new Question.InContext(BOTH.surrounded(), BOTH.promise(), 1);

  private static Template both(String a, String b, String... carrier) {
    return new Template(
        "both",
        ImmutableList.of(),
        Position.of(
            new Board(4, 2), ImmutableList.of(Cell.parse(a), Cell.parse(b)), ImmutableList.of()),
        ImmutableList.copyOf(carrier).stream()
            .map(Cell::parse)
            .collect(ImmutableSet.toImmutableSet()),
        new Promise.ConnectsBoth(Cell.parse(a), Cell.parse(b), Edge.BOTTOM),
        TemplateClaim.VALID_AND_MINIMAL,
        "");
  }

  @Test
  void boardsAreDrawnByThePoolAndNoLongerThanItGoesOn() throws Exception {
    CountDownLatch drawing = new CountDownLatch(1);
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Effort endless =
        new Effort(1, Integer.MAX_VALUE, Integer.MAX_VALUE)
            .until(
                () -> {
                  threads.add(Thread.currentThread());
                  drawing.countDown();
                  return false;
                });
    CompletableFuture<Ruling> ruling;
    try (SolverPool pool =
        new SolverPool(1, Limits.DEFAULT, () -> StubSolver.always("stub", Color.BLACK), endless)) {
      ruling = pool.ask(0, IN_CONTEXT, BOTH.surrounded());
      drawing.await();
      pool.cancel(Duration.ZERO);
      assertThat(ruling.join())
          .isInstanceOfSatisfying(
              Ruling.Answered.class,
              answered -> assertThat(answered.answer()).isInstanceOf(Answer.Undecided.class));
    }
    assertThat(threads).isNotEmpty().doesNotContain(Thread.currentThread());
  }

  @Test
  void aTemplateIsDrawnOnceForAllItsCellsAndOnceForEachLiftedStone() {
    List<Question.InContext> drawn = new ArrayList<>();
    ContextBoards boards =
        new ContextBoards(
            (question, mostSide) -> {
              drawn.add(question);
              throw new IllegalArgumentException("no way");
            });
    ByContext context =
        new ByContext(StubSolver.always("stub", Color.BLACK), Limits.DEFAULT, boards);
    Position whole = BOTH.surrounded();
    Cell lifted = Cell.parse("c1");
    Position crowded = whole.with(lifted, Content.BLACK);
    for (Cell cell : BOTH.carrier()) {
      Position weaker = whole.with(cell, Content.WHITE);
      assertThat(context.answer(new Question.InContext(weaker, BOTH.promise(), 1), whole))
          .isEqualTo(new Ruling.OutOfReach("no way"));
    }
    assertThat(drawn).containsExactly(new Question.InContext(whole, BOTH.promise(), 1));
    context.answer(new Question.InContext(whole, BOTH.promise(), 1), crowded);
    assertThat(drawn).hasSize(1);
    context.answer(new Question.InContext(crowded, BOTH.promise(), 1), crowded);
    assertThat(drawn).hasSize(2);
    context.answer(new Question.InContext(whole, BOTH.promise(), 2), whole);
    assertThat(drawn).hasSize(3);
  }

  @Test
  void aTowerIsOutOfReachOfASolverThatKnowsNothingButWholeBoards() {
    StubSolver whole =
        new StubSolver("whole", problem -> StubSolver.decided(Color.BLACK)) {
          @Override
          public boolean supports(Problem problem) {
            return problem.goal().equals(Goal.TOP_TO_BOTTOM);
          }

          @Override
          public Answer solve(Problem problem, Limits limits) {
            return supports(problem)
                ? super.solve(problem, limits)
                : new Answer.Failed("not supported", Duration.ZERO);
          }
        };
    try (SolverPool pool = new SolverPool(1, Limits.DEFAULT, () -> whole)) {
      assertThat(pool.ask(0, IN_CONTEXT, BOTH.surrounded()).join())
          .isInstanceOfSatisfying(
              Ruling.OutOfReach.class,
              out -> assertThat(out.reason()).contains("whole can't be asked whether"));
    }
  }
}
