package org.hexproof.intrusion;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Cell;

/**
 * How Black keeps the promise after one of several White moves.
 *
 * @param reply nothing if none is needed
 * @param carrier the cells that Black needs then
 * @param moves the White moves, in reading order
 */
public record Defense(
    Optional<Cell> reply, ImmutableSet<Cell> carrier, ImmutableList<Cell> moves) {}
