package org.hexproof.picture;

import org.hexproof.board.Color;
import org.hexproof.board.Naming;

/**
 * The colours of a player's stones and edges.
 *
 * @param rim of stones, and of edges that would not be seen without one
 * @param rimmedEdge whether edges have the rim
 * @param ring of the player's numbered moves
 */
record Palette(String fill, String rim, boolean rimmedEdge, String ring) {
  // The red is dark and the blue is light, so that they differ in print and to every eye.
  private static final Palette RED = new Palette("#b8221c", "#6b0f0b", false, "#b8221c");
  private static final Palette BLUE = new Palette("#86bdf5", "#173f80", false, "#86bdf5");
  private static final Palette BLACK = new Palette("#1d1d1b", "#1d1d1b", false, "#1d1d1b");
  private static final Palette WHITE = new Palette("#ffffff", "#1d1d1b", true, "#a9a69d");

  static Palette of(Color color, Naming naming) {
    return switch (naming) {
      case RED_AND_BLUE -> color == Color.BLACK ? RED : BLUE;
      case BLACK_AND_WHITE -> color == Color.BLACK ? BLACK : WHITE;
    };
  }
}
