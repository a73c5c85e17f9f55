package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.loopy.Player.I;
import static org.hexproof.loopy.Player.II;
import static org.hexproof.loopy.Player.L;
import static org.hexproof.loopy.Player.R;

import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Graphs.Kind;
import org.junit.jupiter.api.Test;

/** [HYP], sections 2.1 and 2.2: plays, strategies, and who has one. */
final class StrategyTest {
  private static final List<Seat> SEATS =
      Stream.of(L, R).flatMap(player -> player.seats().stream()).toList();

  private static ImmutableSet<Player> nonLosing(GameGraph game) {
    return PlayOutcomes.of(game).nonLosing(game.start());
  }

  private static Optional<Player> winning(GameGraph game) {
    return PlayOutcomes.of(game).winning(game.start());
  }

  private static List<GameGraph> tiny() {
    return Graphs.many(1, 250, 3, Kind.PARTIZAN);
  }

  private static List<GameGraph> larger(Kind kind) {
    return Graphs.many(2, 800, 10, kind);
  }

  @Test
  void someSimpleGames() {
    assertThat(winning(Graphs.ZERO)).contains(II);
    assertThat(winning(Graphs.ONE)).contains(L);
    assertThat(winning(Graphs.MINUS_ONE)).contains(R);
    assertThat(winning(Graphs.STAR)).contains(I);
    assertThat(nonLosing(Graphs.C)).containsExactlyInAnyOrder(L, R, I, II);
  }

  @Test
  void figure1HasAnExampleInEachSector() {
    assertThat(nonLosing(Graphs.C)).containsExactlyInAnyOrder(L, R, I, II);
    assertThat(nonLosing(Graphs.A)).containsExactlyInAnyOrder(L, II);
    assertThat(nonLosing(Graphs.B)).containsExactlyInAnyOrder(R, II);
    assertThat(nonLosing(Graphs.A0)).containsExactlyInAnyOrder(R, I);
    assertThat(nonLosing(Graphs.B0)).containsExactlyInAnyOrder(L, I);
    for (GameGraph drawn : List.of(Graphs.C, Graphs.A, Graphs.B, Graphs.A0, Graphs.B0)) {
      assertThat(winning(drawn)).isEmpty();
    }
    assertThat(nonLosing(Graphs.ONE)).containsExactly(L);
    assertThat(nonLosing(Graphs.MINUS_ONE)).containsExactly(R);
    assertThat(nonLosing(Graphs.STAR)).containsExactly(I);
    assertThat(nonLosing(Graphs.ZERO)).containsExactly(II);
  }

  @Test
  void theSectorsOfWinsHaveGamesWithoutEnd() {
    assertThat(winning(Graphs.D)).contains(II);
    assertThat(winning(Graphs.read("start x x = {z, x | } z = {}"))).contains(L);
    assertThat(winning(Graphs.read("start x x = {x, z} z = {}"))).contains(I);
  }

  @Test
  void outcomesAreThoseOfAllStrategiesAgainstAll() {
    for (GameGraph game : tiny()) {
      PlayOutcomes outcomes = PlayOutcomes.of(game);
      for (int position = 0; position < game.size(); position++) {
        for (Seat seat : SEATS) {
          assertThat(outcomes.isWinning(position, seat))
              .isEqualTo(Naive.hasStrategy(game, position, seat, true));
          assertThat(outcomes.isNonLosing(position, seat))
              .isEqualTo(Naive.hasStrategy(game, position, seat, false));
        }
      }
    }
  }

  @Test
  void outcomesOfLargerGamesAreThoseOfTheDefinition() {
    for (Kind kind : Kind.values()) {
      for (GameGraph game : larger(kind)) {
        PlayOutcomes outcomes = PlayOutcomes.of(game);
        for (Seat seat : SEATS) {
          assertThat(outcomes.isNonLosing(game.start(), seat))
              .isEqualTo(Naive.isNonLosing(game, game.start(), seat));
        }
      }
    }
  }

  /** Every reply of the opponent is tried: what is given is a strategy, and leads where it says. */
  @Test
  void proposition4PositionalStrategiesAreEnough() {
    for (GameGraph game : Graphs.many(3, 800, 7, Kind.PARTIZAN)) {
      PlayOutcomes outcomes = PlayOutcomes.of(game);
      for (Seat seat : SEATS) {
        Optional<Strategy> strategy = Strategy.of(outcomes, seat);
        assertThat(strategy.isPresent()).isEqualTo(outcomes.isNonLosing(game.start(), seat));
        strategy.ifPresent(found -> checkPlays(found, outcomes));
      }
    }
  }

  private static void checkPlays(Strategy strategy, PlayOutcomes outcomes) {
    GameGraph game = strategy.graph();
    int[] replies = new int[game.size()];
    Arrays.fill(replies, -1);
    for (int i = 0; i < strategy.positions().length(); i++) {
      int position = strategy.positions().get(i);
      int reply = strategy.replies().get(i);
      assertThat(game.options(strategy.seat().side(), position).contains(reply)).isTrue();
      assertThat(replies[position]).isEqualTo(-1);
      replies[position] = reply;
    }
    int most = outcomes.movesToEnd(game.start(), strategy.seat().beginner()).orElse(-1);
    assertThat(strategy.isWinning()).isEqualTo(most >= 0);
    play(strategy, replies, game.start(), strategy.seat().begins(), most, new boolean[game.size()]);
  }

  private static void play(
      Strategy strategy, int[] replies, int position, boolean own, int most, boolean[] seen) {
    assertThat(strategy.isWinning() && most < 0).isFalse();
    if (own) {
      assertThat(replies[position]).isNotNegative();
      play(strategy, replies, replies[position], false, most - 1, seen);
    } else if (strategy.isWinning() || !seen[position]) {
      seen[position] = true;
      for (int option :
          strategy.graph().options(strategy.seat().side().opponent(), position).toArray()) {
        play(strategy, replies, option, true, most - 1, seen);
      }
    }
  }

  /**
   * The proposition holds, and Lemma 5 too, but not by the proofs that are given: what keeps to
   * moves of a winning strategy, or to positions from which the opponent has no strategy, may never
   * win.
   */
  @Test
  void theProofsOfProposition4AndLemma5LetAWinnerWalkInCircles() {
    GameGraph game = Graphs.read("start x x = {y, z |} y = {| x} z = {}");
    int x = game.start();
    int y = game.options(Side.LEFT, x).get(0);
    int z = game.options(Side.LEFT, x).get(1);
    assertThat(List.of(game.name(x), game.name(y), game.name(z))).containsExactly("x", "y", "z");
    Seat first = new Seat(Side.LEFT, true);
    PlayOutcomes outcomes = PlayOutcomes.of(game);
    assertThat(outcomes.isWinning(x, first)).isTrue();
    // Left may win by x y x z, so y is among the moves of which one is chosen at x; and Right, to
    // move at y, has no strategy that does not lose.
    assertThat(outcomes.isNonLosing(y, new Seat(Side.RIGHT, true))).isFalse();
    int[] always = new int[game.size()];
    assertThat(Naive.play(game, x, first, always, new int[game.size()])).isZero();
    assertThat(Strategy.of(outcomes, first).orElseThrow().replies().asList()).containsExactly(z);
  }

  @Test
  void lemma5WhoCannotBeStoppedWins() {
    for (GameGraph game : larger(Kind.PARTIZAN)) {
      for (Seat seat : SEATS) {
        Seat opponent = new Seat(seat.side().opponent(), !seat.begins());
        assertThat(PlayOutcomes.of(game).isWinning(game.start(), seat))
            .isEqualTo(!Naive.isNonLosing(game, game.start(), opponent));
      }
    }
  }

  @Test
  void theorems6And7DivideTheSpaceOfGames() {
    ImmutableSet<ImmutableSet<Player>> drawn =
        ImmutableSet.of(
            ImmutableSet.of(L, I),
            ImmutableSet.of(L, II),
            ImmutableSet.of(R, I),
            ImmutableSet.of(R, II),
            ImmutableSet.of(L, R, I, II));
    ImmutableSet.Builder<ImmutableSet<Player>> met = ImmutableSet.builder();
    for (GameGraph game : larger(Kind.PARTIZAN)) {
      ImmutableSet<Player> nonLosing = nonLosing(game);
      met.add(nonLosing);
      assertThat(nonLosing).isNotEmpty();
      assertThat(winning(game).isPresent()).isEqualTo(nonLosing.size() == 1);
      if (nonLosing.size() == 1) {
        assertThat(nonLosing).containsExactly(winning(game).orElseThrow());
      } else {
        assertThat(drawn).contains(nonLosing);
      }
    }
    assertThat(met.build()).hasSize(9);
  }

  @Test
  void theorem8AGameThatEndsHasAWinner() {
    for (GameGraph game : larger(Kind.ENDING)) {
      assertThat(winning(game)).isPresent();
    }
  }

  @Test
  void theorem22OfAnImpartialGameOneWinsOrAllDraw() {
    for (GameGraph game : larger(Kind.IMPARTIAL)) {
      assertThat(winning(game)).isNotEqualTo(Optional.of(L)).isNotEqualTo(Optional.of(R));
      assertThat(nonLosing(game).size()).isIn(1, 4);
    }
  }
}
