package org.hexproof.certificate.statement;

import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/**
 * What a certificate proves: in this position, with this side to move, this side wins. Black wins
 * by reaching the goal, White by preventing it.
 */
public record Statement(Position position, Goal goal, Color toMove, Color winner) {}
