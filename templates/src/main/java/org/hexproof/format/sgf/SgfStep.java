package org.hexproof.format.sgf;

import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.GameMove;

/**
 * A node of a game with the board after it.
 *
 * @param number of the node in its game, counted from 0 in the order of the file
 * @param parent the number of the step before it; none for the root
 * @param position with a swap as the next move shows that it was meant
 * @param toMove whom PL names here, or else who makes the next move of the record; at the end of a
 *     line the side whose turn it is
 * @param move what is played here
 */
public record SgfStep(
    int number,
    SgfNode node,
    OptionalInt parent,
    Position position,
    Optional<Color> toMove,
    Optional<GameMove> move) {}
