package org.hexproof.picture;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/**
 * What is shown on a diagram beside what it holds itself.
 *
 * @param carrier cells that are told apart from those around them
 * @param redundant cells and stones that get a star
 * @param moves on empty cells, with White's first; they are numbered rings of the player's colour
 */
public record Marks(
    ImmutableSet<Cell> carrier, ImmutableSet<Cell> redundant, ImmutableList<Cell> moves) {
  public static final Marks NONE =
      new Marks(ImmutableSet.of(), ImmutableSet.of(), ImmutableList.of());
}
