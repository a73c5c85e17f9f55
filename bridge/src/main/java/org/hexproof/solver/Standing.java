package org.hexproof.solver;

/**
 * How far the search of a position is.
 *
 * @param moves its empty cells
 * @param left those of them that are not known to lose or to be no better than others
 * @param proof the proof number, seen from the side to move; 0 where it wins
 * @param disproof the disproof number; 0 where it loses
 */
public record Standing(int moves, int left, int proof, int disproof) {}
