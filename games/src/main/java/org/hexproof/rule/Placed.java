package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.regex.Pattern;

/** A part of a text that is being read, and where it begins. */
record Placed(String text, int place) {
  private static final Pattern LINE = Pattern.compile("(?U)\\S(?:[^\\n]*\\S)?");
  private static final Pattern WORD = Pattern.compile("\\S+");

  /** The lines that are not blank, without the blanks around them. */
  static ImmutableList<Placed> lines(String text) {
    return new Placed(text, 0).all(LINE);
  }

  ImmutableList<Placed> words() {
    return all(WORD);
  }

  /** All that fits, from left to right. */
  ImmutableList<Placed> all(Pattern pattern) {
    return pattern
        .matcher(text)
        .results()
        .map(found -> new Placed(found.group(), place + found.start()))
        .collect(ImmutableList.toImmutableList());
  }

  Placed withoutRemark() {
    int remark = text.indexOf('#');
    return remark < 0 ? this : new Placed(text.substring(0, remark), place);
  }
}
