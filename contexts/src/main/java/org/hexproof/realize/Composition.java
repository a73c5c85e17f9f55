package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;

/**
 * A template, or another region, in a context, as an ordinary position of Hex: White wins by
 * preventing that the top and bottom edges are joined.
 *
 * @param template where the empty cells and black stones of the template lie on the board, or all
 *     cells and stones of a {@link RingedRegion}; a template may be mirrored
 */
public record Composition(
    Position position, ImmutableList<Cell> context, ImmutableMap<Cell, Cell> template) {}
