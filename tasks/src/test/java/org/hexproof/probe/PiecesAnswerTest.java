package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.probe.PiecesAnswer.Count;
import org.hexproof.region.WiderBoard;
import org.junit.jupiter.api.Test;

final class PiecesAnswerTest {
  private static final Cell MOVE = new Cell(1, 1);

  private static PiecesAnswer answer() {
    Position stones = Position.empty(new Board(3, 3));
    ProbedRegion region =
        new ProbedRegion(
            new WiderBoard(stones, 0, 0), stones, ImmutableList.of(MOVE), ImmutableSet.of());
    return new PiecesAnswer(region, MOVE, ImmutableList.of("A"));
  }

  private static Optional<Boolean> listed(Count... counts) {
    return answer().with(ImmutableList.copyOf(counts), ImmutableList.of()).isViable();
  }

  @Test
  void whatIsLostIsNotViable() {
    assertThat(answer().isViable()).contains(true);
    assertThat(answer().lostBy("A").isViable()).contains(false);
  }

  @Test
  void withoutABoardNothingIsDecided() {
    assertThat(answer().with(Optional.empty(), Optional.empty()).isViable()).isEmpty();
  }

  @Test
  void noValueIsLeftOnlyIfAllWereTried() {
    Count some = new Count("B", 9, 3, 2, /* isCut= */ false);
    Count cut = new Count("B", 9, 3, 2, /* isCut= */ true);
    Count none = new Count("C", 9, 0, 0, /* isCut= */ false);
    assertThat(listed(cut)).contains(true);
    assertThat(listed(some, none)).contains(false);
    assertThat(listed(cut, none)).isEmpty();
  }
}
