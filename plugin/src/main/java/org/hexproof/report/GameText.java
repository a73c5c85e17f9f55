package org.hexproof.report;

import org.hexproof.value.Digest;
import org.hexproof.value.Game;
import org.hexproof.value.GameForms;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Poset;

/**
 * Writes games, and of those that are too long a digest instead.
 *
 * @param ascii whether to write T and F for ⊤ and ⊥
 * @param maxAtoms the longest that are written
 */
public record GameText(Poset poset, boolean ascii, long maxAtoms) {
  /** Whether a digest stands for this game. */
  public boolean isTooLong(Game game) {
    return game.atoms() > maxAtoms;
  }

  /** The game in braces, or its digest in words. */
  public String of(Game game) {
    return isTooLong(game)
        ? "digest %s (of depth %s with %s atoms, too long to print)"
            .formatted(digest(game), game.depth(), GameForms.atoms(game))
        : GameWriter.write(game, poset, ascii);
  }

  /** What a game can be told from others by. */
  public String digest(Game game) {
    return Digest.of(game, poset);
  }
}
