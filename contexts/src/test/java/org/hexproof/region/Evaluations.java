package org.hexproof.region;

import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;

/** Values as they are printed, with memory enough for the games of these tests. */
final class Evaluations {
  static final long MEMORY = 1 << 28;

  private Evaluations() {}

  static String value(Coloring game) {
    Values values = new Values(game.poset());
    return GameWriter.write(new Evaluation(game, values, MEMORY).value(), values);
  }
}
