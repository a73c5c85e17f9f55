package org.hexproof.hot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.hexproof.cgt.CgtReader;
import org.hexproof.cgt.Dyadic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Strategies for sums on random games; see {@link CanonicalGameTest#CASES}. */
final class StopPlayTest {
  private final Games games = new Games();
  private final Thermographs thermographs = new Thermographs();
  private final StopPlay play = new StopPlay(games, thermographs);

  @ParameterizedTest
  @EnumSource(SumStrategy.class)
  void aStrategyLosesLittle(SumStrategy strategy) {
    RandomHotGames random = new RandomHotGames(31, 2);
    int lost = 0;
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      ImmutableList.Builder<Game> sum = ImmutableList.builder();
      Dyadic hottest = Dyadic.ZERO;
      for (int j = 0; j < 2 + i % 2; j++) {
        Game game = random.next(1 + j % 3).value(games);
        sum.add(game);
        hottest = Dyadic.max(hottest, thermographs.of(game).temperature());
      }
      Dyadic loss = play.loss(sum.build(), strategy);
      assertThat(loss).isGreaterThanOrEqualTo(Dyadic.ZERO);
      if (strategy != SumStrategy.HOTSTRAT) {
        assertThat(loss).isLessThanOrEqualTo(hottest);
      }
      lost += loss.signum();
    }
    assertThat(lost).isPositive();
  }

  /** [HOT], figure 4.1: cashing the hottest cheque is best. */
  @Test
  void theHottestSwitchIsBest() throws Exception {
    ImmutableList<Game> cheques = ImmutableList.of(read("{8|-4}"), read("{5|-5}"), read("{1|-13}"));
    Game sum = games.sum(games.sum(cheques.get(0), cheques.get(1)), cheques.get(2));
    assertThat(sum).isSameAs(read("-4+±7+±6+±5"));
    for (SumStrategy strategy : SumStrategy.values()) {
      assertThat(play.loss(cheques, strategy)).isEqualTo(Dyadic.ZERO);
    }
    assertThat(play.best(cheques)).isEqualTo(Dyadic.of(-4 + 7 - 6 + 5));
  }

  private Game read(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  @Test
  void thermostratScoresWhatTheCompoundThermographAssures() {
    RandomHotGames random = new RandomHotGames(32, 2);
    for (int i = 0; i < CanonicalGameTest.CASES; i++) {
      ImmutableList<Game> sum =
          ImmutableList.of(
              random.next(1 + i % 3).value(games),
              random.next(2).value(games),
              random.next(1).value(games));
      Compound compound = new Compound(sum, thermographs);
      Dyadic furthestLeft =
          compound.bends().stream().map(compound::left).reduce(Dyadic::max).orElseThrow();
      assertThat(play.score(sum, SumStrategy.THERMOSTRAT)).isGreaterThanOrEqualTo(furthestLeft);
    }
  }
}
