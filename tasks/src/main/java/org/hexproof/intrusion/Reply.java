package org.hexproof.intrusion;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/**
 * A Black reply that keeps the promise.
 *
 * @param carrier the smallest set of empty cells that was found with which it does: no cell of it
 *     can be left out, and all others may be White's at once
 */
public record Reply(Cell cell, ImmutableSet<Cell> carrier) {}
