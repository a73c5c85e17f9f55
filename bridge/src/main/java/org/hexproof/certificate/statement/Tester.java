package org.hexproof.certificate.statement;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a template stands beside to show that it pivots: a region with three terminals, the groups
 * 1, 2 and 3 ([H3T], Propositions 6.3 and 6.5).
 */
public enum Tester {
  /** Of the value {a,b|{a,b|{a|⊥}}}. */
  GOTE(
      "tester",
      "4 6, 5 7, 1 4 5, 1 4 6, 8 9, 2 8, 2 8 9, 2 6 9, 6 9, 3 10, 3 8, 3 8 10, 7 8 10, 7 10"),

  /** Of the value {a,b|a}. */
  SENTE("tester-sente", "1 4, 2 4 5, 4 6, 3 5 6, 5 6, 2 5 7, 2 3 7, 5 7, 3 7");

  /** The group that is led to cell b of the template. */
  public static final int B = 1;

  /** The group that is led to stone A. */
  public static final int A = 2;

  /** The group that is led to the top of the board. */
  public static final int TOP = 3;

  private final String label;
  private final ImmutableList<ImmutableList<Integer>> cells;

  Tester(String label, String cells) {
    this.label = label;
    this.cells =
        Splitter.on(", ")
            .splitToStream(cells)
            .map(Tester::groups)
            .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<Integer> groups(String cell) {
    return Splitter.on(' ')
        .splitToStream(cell)
        .map(Integer::valueOf)
        .collect(ImmutableList.toImmutableList());
  }

  /** The name in a manifest. */
  public String label() {
    return label;
  }

  /** For each of its cells the groups that it touches. Cells touch no others. */
  public ImmutableList<ImmutableList<Integer>> cells() {
    return cells;
  }

  /** The one with this name, if there is one. */
  public static Optional<Tester> parse(String label) {
    return Stream.of(values()).filter(tester -> tester.label.equals(label)).findFirst();
  }
}
