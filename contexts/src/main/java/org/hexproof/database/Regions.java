package org.hexproof.database;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.hexproof.primary.PrimaryList;

/**
 * The list of small regions as a database has it: names, with {@code :2} after those that have two
 * terminals. So circuits can be written without the drawings, which take long to read, and stay
 * true when the list that comes with the program changes.
 */
final class Regions {
  /** What the parameter is called. */
  static final String NAME = "regions";

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private static final String TWO = ":2";

  private Regions() {}

  static String write(ImmutableList<PrimaryList.Head> regions) {
    return regions.stream()
        .map(region -> region.name() + (region.terminals() == 2 ? TWO : ""))
        .collect(Collectors.joining(" "));
  }

  static ImmutableList<PrimaryList.Head> read(String text) {
    ImmutableList.Builder<PrimaryList.Head> regions = ImmutableList.builder();
    for (String word : WORDS.split(text)) {
      boolean two = word.endsWith(TWO);
      String name = two ? word.substring(0, word.length() - TWO.length()) : word;
      regions.add(new PrimaryList.Head(name, two ? 2 : 3));
    }
    return regions.build();
  }
}
