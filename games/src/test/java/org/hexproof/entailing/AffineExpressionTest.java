package org.hexproof.entailing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.hexproof.cgt.CgtReader;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AffineExpressionTest {
  private final AffineGames games = new AffineGames();

  private String read(String text) throws ValueSyntaxException {
    return CgtReader.read("game", text, games).toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "oo; ∞",
        "-oo; -∞",
        "-∞; -∞",
        "{-oo|oo}; 0",
        "{oo|-oo}; {∞|-∞}",
        "loony; {∞|-∞}",
        "-loony; {∞|-∞}",
        "*; *",
        "*1; *",
        "*0; 0",
        "*12; *12",
        "{*,0|0,*}; *2",
        "{0|oo}; 1",
        "-{0|oo}; -1",
        "--3; 3",
        "1+1; 2",
        "* + *; {*|*}",
        "{ oo , 0 | { * |-oo} }; {0,∞|{*|-∞}}",
        "^; {0|*}",
        "↑1; {0|*}",
        "up; {0|*}",
        "v; {*|0}",
        "-down; {0|*}",
        "1/2; {0|1}",
        "±1; {1|-1}",
        "* 3; *3",
        "^0*; *",
        "star; *",
        "oo + {0|-oo}; ∞"
      })
  void gamesAreReadAndWritten(String text, String written) throws Exception {
    String form = read(text);
    assertThat(form).isEqualTo(written);
    assertThat(CgtReader.read("again", form, games)).isSameAs(CgtReader.read("game", text, games));
  }

  @Test
  void randomGamesReadBack() throws Exception {
    SmallAffineGames random = new SmallAffineGames(games, 2);
    for (int i = 0; i < 1000; i++) {
      AffineGame game = random.next();
      assertThat(CgtReader.read("again", game.toString(), games)).isSameAs(game);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; 1:1: expected a game, found the end",
        "{0|}; 1:4: no right option",
        "{|0}; 1:2: no left option",
        "oo - oo; 1:4: the sum of ∞ and -∞ is not defined",
        "{0|oo + -oo}; 1:7: the sum of ∞ and -∞ is not defined",
        "*201; 1:2: nimbers are read up to 200, not 201",
        "99999999999; 1:1: numbers go up to 200"
      })
  void faultsAreTold(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith("game:" + message);
  }

  @Test
  void deepNestingIsRefused() {
    for (String deep : new String[] {"(", "-", "{"}) {
      assertThatThrownBy(() -> read(deep.repeat(100_000)))
          .isInstanceOf(ValueSyntaxException.class)
          .hasMessageContaining("nested more than 260 deep");
    }
  }

  @Test
  void sumsThatAreTooLargeAreNotMade() {
    assertThatThrownBy(() -> read("*60 + *61 + *62"))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("more than 2000000 options");
  }
}
