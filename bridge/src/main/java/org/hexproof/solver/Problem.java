package org.hexproof.solver;

import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/** A question to a solver: does Black reach the goal, with this side to move? */
public record Problem(Position position, Color toMove, Goal goal) {}
