package org.hexproof.coloring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.Random;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.PosetReader;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTest {
  @Test
  void randomGamesReadBack() throws ValueSyntaxException {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      FinitePoset poset = RandomPosets.next(random);
      Coloring game = RandomPosets.game(poset, random.nextInt(5), random);
      for (boolean ascii : new boolean[] {false, true}) {
        Coloring read = Notation.read("", Notation.write(game, ascii), poset);
        if (read.cells() == game.cells()) {
          assertThat(read).isEqualTo(game);
        } else {
          // Lists without patterns don't tell the number of cells.
          assertThat(read.cells()).isZero();
          assertThat(game.outcomes().asList()).containsOnly(read.outcomes().get(0));
        }
      }
    }
  }

  @Test
  void theGamesOfLemma316() throws ValueSyntaxException {
    FinitePoset chain = PosetReader.read("", "F<a<T");
    Coloring threat = new Coloring(chain, 1, ImmutableIntArray.of(1, 2));
    assertThat(Notation.write(threat, false)).isEqualTo("a:{○}, ⊤:{●}");
    Coloring forced = new Coloring(chain, 1, ImmutableIntArray.of(0, 1));
    assertThat(Notation.write(forced, false)).isEqualTo("a:{●}, ⊤:∅");
    assertThat(Notation.write(forced, true)).isEqualTo("a:{*}, T:{}");
    String coupling = "a:{○○○●●,●○●○●,●●○○○}, b:{○○●○○,○●○●○}";
    assertThat(Notation.write(Notation.read("", coupling, Posets.FORK), false)).isEqualTo(coupling);
    Coloring settled = new Coloring(Posets.FORK, 0, ImmutableIntArray.of(ForkGame.A));
    assertThat(Notation.write(settled, false)).isEqualTo("a:{ϵ}, b:∅");
  }

  @Test
  void signsMayBeTypedInSeveralWays() throws ValueSyntaxException {
    Coloring game = Notation.read("", "a:{○○●},b:{○●○,●○●}", Posets.FORK);
    assertThat(Notation.read("", " a : { 001 } , b:{0•0 , xoX} ", Posets.FORK)).isEqualTo(game);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "c:{o};G:1:1: unknown outcome c",
        "a:{o},;G:1:7: expected an outcome, found the end",
        "a{o};G:1:2: expected ':', found '{'",
        "a:o;G:1:3: expected '{', found 'o'",
        "a:{o*,*};G:1:7: a pattern of 1 cells after one of 2",
        "a:{o*,z};G:1:7: expected a pattern, found 'z'",
        "a:{o*;G:1:6: expected '}', found the end",
        "a:{o} x;G:1:7: expected ',' or the end, found 'x'",
        "a:{ooooooooooooooooo};G:1:4: a game of 17 cells; at most 16",
      })
  void faultsAreToldWithTheirPlace(String text, String message) {
    assertThatThrownBy(() -> Notation.read("G", text, Posets.FORK))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void aColoringWithoutAnOutcomeIsToldOf() throws ValueSyntaxException {
    FinitePoset crown = PosetReader.read("", "F<a<c<T, a<d, F<b<c, b<d<T");
    assertThatThrownBy(() -> Notation.read("G", "a:{*o}, b:{o*}", crown))
        .hasMessageContaining("●● has no outcome: none is the least above a and b");
    assertThat(Notation.read("G", "a:{*o}, b:{o*}, d:{**}", crown).cells()).isEqualTo(2);
  }
}
