package org.hexproof.region;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import org.hexproof.board.Cell;

/** Cells by their names, as in {@code e7 f7}. */
public final class Cells {
  private Cells() {}

  public static ImmutableList<Cell> cells(String names) {
    return Splitter.on(' ')
        .splitToStream(names)
        .map(Cell::parse)
        .collect(ImmutableList.toImmutableList());
  }
}
