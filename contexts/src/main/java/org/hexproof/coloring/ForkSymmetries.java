package org.hexproof.coloring;

import java.util.LinkedHashMap;
import java.util.Map;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** Duality, and the exchange of a and b. */
final class ForkSymmetries {
  /** How many there are, counting the one that changes nothing. */
  static final int COUNT = 4;

  private static final int EXCHANGE = 1;
  private static final int DUAL = 2;

  private final Image exchange;
  private final Image dual;

  /** Of values over {@link Posets#FORK}. */
  ForkSymmetries(Values values) {
    this.exchange =
        Image.of(
            values.store(),
            values,
            atom -> atom == ForkGame.A ? ForkGame.B : atom == ForkGame.B ? ForkGame.A : atom);
    this.dual = Image.dual(values.store(), values, Posets.FORK.duality().orElseThrow());
  }

  /** All that a value becomes, itself among them, with the game that is then worth it. */
  Map<Integer, ForkGame> images(int value, ForkGame game) {
    Map<Integer, ForkGame> images = new LinkedHashMap<>();
    for (int symmetry = 0; symmetry < COUNT; symmetry++) {
      images.putIfAbsent(image(value, symmetry), image(game, symmetry));
    }
    return images;
  }

  /** What a value becomes by one of the symmetries, of which each undoes itself. */
  int image(int value, int symmetry) {
    int image = (symmetry & DUAL) != 0 ? dual.of(value) : value;
    return (symmetry & EXCHANGE) != 0 ? exchange.of(image) : image;
  }

  /** What a game becomes by one of the symmetries. */
  static ForkGame image(ForkGame game, int symmetry) {
    ForkGame image = (symmetry & DUAL) != 0 ? game.dual() : game;
    return (symmetry & EXCHANGE) != 0 ? image.exchanged() : image;
  }
}
