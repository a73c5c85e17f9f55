package org.hexproof.certificate.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The play of a sum is compared with one that goes through all its moves. */
final class SumPlayTest {
  private record Game(ImmutableIntArray own, ImmutableIntArray other) {}

  private record Listed(List<Game> all) implements SumPlay.Playable {
    @Override
    public ImmutableIntArray own(int game) {
      return all.get(game).own();
    }

    @Override
    public ImmutableIntArray other(int game) {
      return all.get(game).other();
    }
  }

  private final Random random = new Random(5);

  private Listed games() {
    List<Game> all = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      all.add(
          i < 3
              ? new Game(ImmutableIntArray.of(), ImmutableIntArray.of())
              : new Game(options(i), options(i)));
    }
    return new Listed(all);
  }

  private ImmutableIntArray options(int before) {
    ImmutableIntArray.Builder options = ImmutableIntArray.builder();
    for (int left = 1 + random.nextInt(2); left > 0; left--) {
      options.add(random.nextInt(before));
    }
    return options.build();
  }

  /** As the page has it: X's move, or the opponent's, who may pass. */
  private record Naive(Listed games, int summands, Predicate<int[]> won) {
    boolean wins(int[] state, boolean own) {
      boolean over = true;
      for (int i = 0; i < state.length; i++) {
        ImmutableIntArray options =
            own == i < summands ? games.own(state[i]) : games.other(state[i]);
        over &= options.isEmpty();
        for (int option : options.toArray()) {
          int[] next = state.clone();
          next[i] = option;
          if (wins(next, !own) == own) {
            return own;
          }
        }
      }
      return over ? won.test(state) : !own && wins(state, true);
    }
  }

  @Test
  void whoWinsIsFoundAsByTryingAllMoves() {
    int won = 0;
    for (int i = 0; i < 3000; i++) {
      Listed games = games();
      List<Integer> summands = new ArrayList<>();
      for (int left = random.nextInt(3); left > 0; left--) {
        summands.add(random.nextInt(games.all().size()));
      }
      List<Integer> wanted =
          random.nextBoolean() ? List.of() : List.of(random.nextInt(games.all().size()));
      int salt = random.nextInt();
      int often = 2 + random.nextInt(4);
      Predicate<int[]> test =
          outcomes -> {
            int mixed = salt;
            for (int outcome : outcomes) {
              mixed = mixed * 31 + outcome * 7;
            }
            return Math.floorMod(mixed, often) > 0;
          };
      int[] state = new int[summands.size() + wanted.size()];
      for (int j = 0; j < state.length; j++) {
        state[j] = j < summands.size() ? summands.get(j) : wanted.get(0);
      }
      boolean expected = new Naive(games, summands.size(), test).wins(state, false);
      assertThat(new SumPlay(games, summands, wanted, test).isWon()).isEqualTo(expected);
      won += expected ? 1 : 0;
    }
    assertThat(won).isBetween(300, 2700);
  }
}
