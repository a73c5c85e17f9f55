package org.hexproof.intrusion;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/** Two White moves that one Black reply answers, and all that do. */
public record MovePair(Cell first, Cell second, ImmutableSet<Cell> replies) {}
