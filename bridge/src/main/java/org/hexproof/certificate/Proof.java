package org.hexproof.certificate;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/**
 * A proof that has been checked.
 *
 * @param nodes the claims it consists of, at least 1
 * @param carrier the cells, empty at the start, that it is about: the winner wins as well if the
 *     opponent has any of the others
 */
record Proof(long nodes, ImmutableSet<Cell> carrier) {}
