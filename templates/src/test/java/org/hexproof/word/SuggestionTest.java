package org.hexproof.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SuggestionTest {
  private static final List<String> LETTERS = List.of("a", "b", "c");

  /** All words that one slip makes of another. */
  private static Set<String> slipped(String word) {
    Set<String> words = new HashSet<>();
    for (int i = 0; i <= word.length(); i++) {
      String before = word.substring(0, i);
      for (String letter : LETTERS) {
        words.add(before + letter + word.substring(i));
        if (i < word.length()) {
          words.add(before + letter + word.substring(i + 1));
        }
      }
      if (i < word.length()) {
        words.add(before + word.substring(i + 1));
      }
      if (i + 1 < word.length()) {
        words.add(before + word.charAt(i + 1) + word.charAt(i) + word.substring(i + 2));
      }
    }
    return words;
  }

  /** Words within one and two slips, against searching for them; also that the rest is farther. */
  @Test
  void countsSlips() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      String one = word(random);
      String other = word(random);
      boolean same = one.equals(other);
      boolean near = slipped(one).contains(other);
      assertThat(Suggestion.slips(one, other) == 0).isEqualTo(same);
      assertThat(Suggestion.slips(one, other) <= 1).as(one + " " + other).isEqualTo(same || near);
      boolean second = slipped(one).stream().anyMatch(word -> slipped(word).contains(other));
      if (!second) {
        assertThat(Suggestion.slips(one, other)).isGreaterThan(2);
      }
      assertThat(Suggestion.slips(one, other)).isEqualTo(Suggestion.slips(other, one));
    }
  }

  private static String word(Random random) {
    StringBuilder word = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      word.append(LETTERS.get(random.nextInt(LETTERS.size())));
    }
    return word.toString();
  }

  @Test
  void takesTheNearest() {
    List<String> known = List.of("solve", "solver", "verify");
    assertThat(Suggestion.nearest("slover", known)).contains("solver");
    assertThat(Suggestion.nearest("slove", known)).contains("solve");
    assertThat(Suggestion.nearest("nothing", known)).isEmpty();
    assertThat(Suggestion.nearest("p1", List.of("P2", "P1"))).contains("P1");
  }
}
