package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;

/** Rows of words in columns that are as wide as their widest word, with a gap between them. */
final class TextTable {
  private static final String GAP = "  ";

  private final IntPredicate isRight;
  private final List<ImmutableList<String>> rows = new ArrayList<>();

  /** Has no rows; some columns stand at the right of their room, as numbers do. */
  TextTable(IntPredicate isRight) {
    this.isRight = isRight;
  }

  void add(String... row) {
    rows.add(ImmutableList.copyOf(row));
  }

  ImmutableList<String> lines() {
    return rows.stream().map(this::line).collect(ImmutableList.toImmutableList());
  }

  private String line(ImmutableList<String> row) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < row.size(); i++) {
      int column = i;
      int width = Collections.max(rows.stream().map(each -> each.get(column).length()).toList());
      words.add(
          isRight.test(column)
              ? Strings.padStart(row.get(column), width, ' ')
              : Strings.padEnd(row.get(column), width, ' '));
    }
    return String.join(GAP, words).stripTrailing();
  }
}
