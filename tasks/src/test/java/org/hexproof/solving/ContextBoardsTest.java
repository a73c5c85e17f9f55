package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;

final class ContextBoardsTest {
  private static final Question.InContext QUESTION =
      new Question.InContext(
          Position.of(new Board(2, 2), ImmutableSet.of(Cell.parse("a1")), ImmutableSet.of()),
          new Promise.ToEdge(ImmutableSet.of(Cell.parse("a1")), Edge.BOTTOM),
          0);

  private final AtomicInteger drawn = new AtomicInteger();

  @Test
  void aBoardIsDrawnOnceHoweverManyWantIt() {
    CountDownLatch both = new CountDownLatch(2);
    ContextBoards boards =
        new ContextBoards(
            (question, mostSide) -> {
              drawn.incrementAndGet();
              return new PlacedTemplate(
                  question.position(), question.promise(), ImmutableBiMap.of(), ImmutableList.of());
            });
    Stream.generate(
            () ->
                CompletableFuture.supplyAsync(
                    () -> {
                      both.countDown();
                      await(both);
                      return boards.of(QUESTION, Board.MAX_SIDE);
                    }))
        .limit(2)
        .toList()
        .forEach(
            outcome -> assertThat(outcome.join()).isInstanceOf(ContextBoards.Outcome.Drawn.class));
    assertThat(drawn).hasValue(1);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void thatThereIsNoneIsRemembered() {
    ContextBoards boards =
        new ContextBoards(
            (question, mostSide) -> {
              drawn.incrementAndGet();
              throw new IllegalArgumentException("no way");
            });
    for (int i = 0; i < 3; i++) {
      assertThat(boards.of(QUESTION, Board.MAX_SIDE))
          .isEqualTo(new ContextBoards.Outcome.Refused("no way"));
    }
    assertThat(drawn).hasValue(1);
  }

  @Test
  void aFaultIsNoRefusal() {
    ContextBoards boards =
        new ContextBoards(
            (question, mostSide) -> {
              throw new IllegalStateException("wrong board");
            });
    assertThatThrownBy(() -> boards.of(QUESTION, Board.MAX_SIDE)).hasMessage("wrong board");
  }
}
