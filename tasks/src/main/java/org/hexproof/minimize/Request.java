package org.hexproof.minimize;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Cell;

/**
 * Which minimal templates inside a drawing are wanted.
 *
 * @param order of one, which it is; all if there is none
 * @param width how many columns they may span
 * @param keep cells that their carriers have
 */
public record Request(Optional<Preference> order, OptionalInt width, ImmutableSet<Cell> keep) {}
