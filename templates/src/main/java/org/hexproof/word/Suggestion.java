package org.hexproof.word;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** What a misspelt word was meant to be. */
public final class Suggestion {
  private Suggestion() {}

  /**
   * As in {@code "; did you mean verify?"}, with a prefix before the word, or nothing if no word is
   * near.
   */
  public static String of(String word, String prefix, Collection<String> known) {
    return nearest(word, known).map(near -> "; did you mean " + prefix + near + "?").orElse("");
  }

  /**
   * The known word with the fewest slips between, at most one for three letters; capitals are none.
   */
  public static Optional<String> nearest(String word, Collection<String> known) {
    ToIntFunction<String> distance =
        name -> slips(word.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
    return known.stream()
        .filter(name -> distance.applyAsInt(name) <= Math.max(1, name.length() / 3))
        .min(Comparator.comparingInt(distance));
  }

  /**
   * The fewest letters to insert, delete, replace or exchange with their neighbors that make one
   * word of the other, where no letter is touched twice (the optimal string alignment distance).
   */
  static int slips(String one, String other) {
    int[][] slips = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        int replaced = slips[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        slips[i][j] = Math.min(replaced, 1 + Math.min(slips[i - 1][j], slips[i][j - 1]));
        if (i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1)) {
          slips[i][j] = Math.min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
      }
    }
    return slips[one.length()][other.length()];
  }
}
