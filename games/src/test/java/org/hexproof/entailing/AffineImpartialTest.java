package org.hexproof.entailing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.hexproof.cgt.CgtReader;
import org.junit.jupiter.api.Test;

/** The affine mex rule against games played out. */
final class AffineImpartialTest {
  private final AffineGames games = new AffineGames();
  private final NaiveAffine naive = new NaiveAffine();
  private final AffineImpartial impartial = new AffineImpartial(games);

  private AffineGame game(String text) throws Exception {
    return CgtReader.read("game", text, games);
  }

  private AffineGame form(ImpartialValue value) {
    return value.nimber().isPresent() ? games.nimber(value.nimber().getAsInt()) : games.loony();
  }

  /** [ENT], Definition 3.4 and Theorem 3.9. */
  @Test
  void aGameIsWorthItsValueBesideAnyOther() {
    RandomImpartialGames random = new RandomImpartialGames(games, 5);
    List<AffineGame> contexts = new ArrayList<>();
    for (int n = 0; n < 6; n++) {
      contexts.add(games.nimber(n));
    }
    for (int i = 0; i < 60; i++) {
      contexts.add(random.next());
    }
    Map<OutcomeClass, Integer> seen = new EnumMap<>(OutcomeClass.class);
    int loony = 0;
    for (int i = 0; i < 1000; i++) {
      AffineGame game = random.next();
      assertThat(impartial.isImpartial(game)).as("%s", game).isTrue();
      ImpartialValue value = impartial.value(game);
      loony += value.isLoony() ? 1 : 0;
      for (AffineGame context : contexts) {
        OutcomeClass outcome = naive.outcome(game, context);
        seen.merge(outcome, 1, Integer::sum);
        assertThat(outcome)
            .as("%s = %s beside %s", game, value, context)
            .isEqualTo(naive.outcome(form(value), context));
      }
    }
    assertThat(seen).containsOnlyKeys(OutcomeClass.NEXT, OutcomeClass.PREVIOUS);
    assertThat(loony).isBetween(100, 900);
  }

  @Test
  void immediateAndProtectedNimbersAreWhatWinsByAMoveThere() {
    RandomImpartialGames random = new RandomImpartialGames(games, 6);
    for (int i = 0; i < 1000; i++) {
      AffineGame game = random.next();
      Nimbers quiet = impartial.immediate(game);
      Nimbers checks = impartial.protectedNimbers(game);
      for (int n = 0; n < 12; n++) {
        AffineGame nimber = games.nimber(n);
        ImpartialValue value = ImpartialValue.nimber(n);
        assertThat(quiet.contains(value))
            .isEqualTo(
                game.left().stream()
                    .filter(AffineGame::isQuiet)
                    .anyMatch(option -> naive.outcome(option, nimber) == OutcomeClass.PREVIOUS));
        assertThat(checks.contains(value))
            .as("%s beside *%s", game, n)
            .isEqualTo(
                game.left().stream()
                    .filter(option -> option.isLeftCheck() || option.isInfinity())
                    .anyMatch(option -> naive.leftWins(List.of(option, nimber), false)));
      }
    }
  }

  @Test
  void sumsAreWorthTheSumOfTheValues() {
    RandomImpartialGames random = new RandomImpartialGames(games, 8);
    for (int i = 0; i < 300; i++) {
      AffineGame one = random.next();
      AffineGame two = random.next();
      if (one.depth() + two.depth() <= 8) {
        assertThat(impartial.value(games.sum(one, two)))
            .as("%s + %s", one, two)
            .isEqualTo(impartial.value(one).plus(impartial.value(two)));
      }
    }
  }

  /** [ENT], Axiom 2. */
  @Test
  void loonyAbsorbs() {
    ImpartialValue loony = impartial.value(games.loony());
    assertThat(loony).isEqualTo(ImpartialValue.LOONY);
    assertThat(impartial.value(games.sum(games.loony(), games.loony()))).isEqualTo(loony);
    for (int n = 0; n < 5; n++) {
      assertThat(impartial.value(games.nimber(n))).isEqualTo(ImpartialValue.nimber(n));
      assertThat(impartial.value(games.sum(games.loony(), games.nimber(n)))).isEqualTo(loony);
    }
  }

  /**
   * [ENT], Definition 3.2 asks symmetry of the quiet options only. Here there is none, and the rule
   * would make the game loony; but whoever moves first in two of it loses.
   */
  @Test
  void quietFollowersHaveToBeSymmetricToo() throws Exception {
    AffineGame game = game("{{∞|{5|-9}}|{{9|-5}|-∞}}");
    assertThat(impartial.isSymmetric(game)).isTrue();
    assertThat(game.left()).noneMatch(AffineGame::isQuiet);
    for (int n = 0; n < 4; n++) {
      assertThat(naive.outcome(game, games.nimber(n))).isEqualTo(OutcomeClass.NEXT);
    }
    assertThat(naive.outcome(game, game)).isEqualTo(OutcomeClass.PREVIOUS);
    assertThat(naive.outcome(games.loony(), game)).isEqualTo(OutcomeClass.NEXT);
    assertThat(impartial.isImpartial(game)).isFalse();
    assertThatThrownBy(() -> impartial.value(game))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not affine impartial");
  }

  /**
   * [ENT], section 2 builds all games from {@code {∞|-∞} = 0}. That one is won by whoever moves;
   * section 4 and Axiom 2 have it right.
   */
  @Test
  void theGameWithoutMovesIsTheOtherWayRound() throws Exception {
    assertThat(naive.outcome(game("{∞|-∞}"))).isEqualTo(OutcomeClass.NEXT);
    assertThat(game("{-∞|∞}")).isSameAs(games.zero());
    assertThat(naive.outcome(games.zero())).isEqualTo(OutcomeClass.PREVIOUS);
  }

  /**
   * [ENT], Definition 3.5 calls *0 sunny and says that who moves there wins; beside another game
   * that is not so. Moving to ∞ is.
   */
  @Test
  void movingToZeroDoesNotWinBesideOthers() throws Exception {
    AffineGame one = games.nimber(1);
    assertThat(one.left()).containsExactly(games.zero());
    assertThat(naive.leftWins(List.of(one, one), true)).isFalse();
    assertThat(naive.leftWins(List.of(games.loony(), one), true)).isTrue();
  }
}
