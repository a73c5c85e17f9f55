package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.loopy.Graphs.number;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * The example of [HYP], section 5.2. The roads of its Figure 2 are lost; on this map as many leave
 * each town as in the figure, and the towns are worth what the text says.
 */
final class TrafficJamTest {
  private static final String MAP =
      """
      start H, I
      A = {C, D}   B = {A, C}   C = {}         D = {A, E}   E = {D, K}
      F = {E, K}   G = {C}      H = {G, K, L}  I = {E, F, J, N}
      J = {H, I}   K = {G}      L = {E, F, K}  M = {H, L, N}
      N = {M, O}   O = {N}
      """;

  private static final ImmutableMap<String, String> NUMBERS =
      ImmutableMap.<String, String>builder()
          .put("A", "1")
          .put("B", "2")
          .put("C", "0")
          .put("D", "0")
          .put("E", "1")
          .put("F", "2")
          .put("G", "1")
          .put("H", "2")
          .put("I", "∞{1,2}")
          .put("J", "∞{2}")
          .put("K", "0")
          .put("L", "3")
          .put("M", "∞{2,3}")
          .put("N", "∞")
          .put("O", "∞")
          .buildOrThrow();

  private static ImmutableList<GameGraph> vehicles(String towns) throws IOException {
    return GraphTextReader.read("map", MAP, GraphLimit.DEFAULT).games(towns);
  }

  @Test
  void figure2TownsHaveTheirNumbers() throws IOException {
    for (String town : NUMBERS.keySet()) {
      GameGraph vehicle = vehicles(town).get(0);
      GrundyNumber number = number(NUMBERS.get(town));
      assertThat(Graphs.grundy(vehicle)).as(town).isEqualTo(number);
      assertThat(
              PlayOutcomes.of(vehicle)
                  .winning(vehicle.start())
                  .filter(Player.I::equals)
                  .isPresent())
          .isEqualTo(number.firstWins());
    }
  }

  @Test
  void withVehiclesAtHAndIWhoBeginsWins() throws IOException {
    ImpartialSum jam = ImpartialSum.of(vehicles("H, I"));
    assertThat(jam.number()).hasToString("∞{0,3}");
    assertThat(jam.number().firstWins()).isTrue();
    assertThat(jam.goodMoves())
        .singleElement()
        .satisfies(
            move -> {
              assertThat(move.part()).isEqualTo(1);
              assertThat(jam.parts().get(1).grundy().graph().name(move.to())).isEqualTo("F");
            });
  }

  @Test
  void withVehiclesAtIAndJItIsADraw() throws IOException {
    ImpartialSum jam = ImpartialSum.of(vehicles("I, J"));
    assertThat(jam.number()).hasToString("∞");
    GameGraph whole = Graphs.sum(vehicles("I").get(0), vehicles("J").get(0));
    assertThat(PlayOutcomes.of(whole).nonLosing(whole.start())).hasSize(4);
  }
}
