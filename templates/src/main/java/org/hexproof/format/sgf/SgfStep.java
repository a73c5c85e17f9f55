package org.hexproof.format.sgf;

import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * A node of a game with the board after it.
 *
 * @param parent the number of the step before it; none for the root
 * @param position with a swap as the next move shows that it was meant
 * @param toMove whom PL names here, or else who makes the next move of the record; at the end of a
 *     line the side whose turn it is
 * @param move what is played here
 */
public record SgfStep(
    SgfNode node,
    OptionalInt parent,
    Position position,
    Optional<Color> toMove,
    Optional<SgfMove> move) {}
