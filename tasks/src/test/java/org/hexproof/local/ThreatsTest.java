package org.hexproof.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.WholeBoard;
import org.junit.jupiter.api.Test;

/** Asks brute force whether what is told of threats is true. */
final class ThreatsTest {
  private static final int ROUNDS = Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Judge judge = new Judge(new BruteForceSolver(), Limits.DEFAULT);
  private final Multiset<String> told = HashMultiset.create();

  private void check(Fact fact, Cell move, Color player, Position after) {
    told.add(fact.label());
    Color other = player.opposite();
    if (fact instanceof Fact.Overlooks overlooks) {
      assertThat(after.at(overlooks.threat())).isEqualTo(other.stone());
      assertThat(judge.winner(after, other)).as("%s %s", move, after).isEqualTo(other);
    } else {
      assertThat(judge.winner(after, player)).as("%s %s", move, after).isEqualTo(player);
      assertThat(after.empty())
          .allSatisfy(
              reply ->
                  assertThat(fact.cells().contains(reply))
                      .as("%s after %s %s", reply, move, after)
                      .isEqualTo(judge.winner(after.with(reply, other.stone()), player) == other));
    }
  }

  @Test
  void threatsAreAnsweredWhereToldAndElsewhereNot() {
    for (int i = 0; i < 60 * ROUNDS; i++) {
      Threats threats = new Threats(new MustPlay(judge.solver(), judge.limits()));
      Position now = Judge.crowded(random);
      Color player = random.nextBoolean() ? Color.BLACK : Color.WHITE;
      while (WholeBoard.winner(now).isEmpty()) {
        List<Cell> empty = now.empty().asList();
        Cell move = empty.get(random.nextInt(empty.size()));
        now = now.with(move, player.stone());
        boolean isOpen = WholeBoard.winner(now).isEmpty();
        for (Fact fact : threats.play(move, player, now, isOpen)) {
          check(fact, move, player, now);
        }
        player = player.opposite();
      }
    }
    assertThat(told.elementSet()).containsExactlyInAnyOrder("threatens", "overlooks");
  }
}
