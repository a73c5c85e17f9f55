package org.hexproof.search;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.BitSet;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/** The empty cells of a position, as the bits of masks. */
record Field(Position start, ImmutableList<Cell> cells) {
  static Field of(Position start) {
    ImmutableList<Cell> cells = start.empty().asList();
    checkArgument(cells.size() <= Long.SIZE, "%s empty cells, at most %s", cells.size(), Long.SIZE);
    return new Field(start, cells);
  }

  /** The bit of a cell, or 0 if it was never empty. */
  long bit(Cell cell) {
    int index = cells.indexOf(cell);
    return index < 0 ? 0 : 1L << index;
  }

  /** All cells. */
  long all() {
    return cells.isEmpty() ? 0 : -1L >>> (Long.SIZE - cells.size());
  }

  long mask(Set<Cell> set) {
    long mask = 0;
    for (int i = 0; i < cells.size(); i++) {
      if (set.contains(cells.get(i))) {
        mask |= 1L << i;
      }
    }
    return mask;
  }

  /** In reading order. */
  ImmutableSet<Cell> set(long mask) {
    return BitSet.valueOf(new long[] {mask}).stream()
        .mapToObj(cells::get)
        .collect(ImmutableSet.toImmutableSet());
  }

  Position position(Stones stones) {
    Position position = start;
    for (Cell cell : set(stones.black())) {
      position = position.with(cell, Content.BLACK);
    }
    for (Cell cell : set(stones.white())) {
      position = position.with(cell, Content.WHITE);
    }
    return position;
  }
}
