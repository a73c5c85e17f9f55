package org.hexproof.certificate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Lines of a file as they are after an accident or two. */
final class AlteredLines {
  private AlteredLines() {}

  static List<String> of(List<String> lines, Random random) {
    List<String> text = new ArrayList<>(lines);
    for (int i = random.nextInt(2); i >= 0; i--) {
      alter(text, random);
    }
    return text;
  }

  private static void alter(List<String> text, Random random) {
    int one = random.nextInt(text.size());
    int two = random.nextInt(text.size());
    switch (random.nextInt(5)) {
      case 0 -> text.remove(text.size() > 1 ? one : 0);
      case 1 -> Collections.swap(text, one, two);
      case 2 -> text.add(one, text.get(two));
      case 3 -> exchangeWords(text, one, two, random);
      default -> exchangeWords(text, random.nextInt(Math.min(8, text.size())), one, random);
    }
    if (text.isEmpty()) {
      text.add("");
    }
  }

  /** A word of one line takes the place of one of another, so that drawings and names change. */
  private static void exchangeWords(List<String> text, int one, int two, Random random) {
    String[] here = text.get(one).split(" ");
    String[] there = text.get(two).split(" ");
    int at = random.nextInt(here.length);
    int from = random.nextInt(there.length);
    String word = here[at];
    here[at] = there[from];
    text.set(one, String.join(" ", here));
    there = text.get(two).split(" ");
    if (from < there.length) {
      there[from] = word;
      text.set(two, String.join(" ", there));
    }
  }
}
