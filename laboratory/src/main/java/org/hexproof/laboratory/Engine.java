package org.hexproof.laboratory;

import org.hexproof.solver.HexSolver;

/**
 * Who decides for a laboratory.
 *
 * @param solver asked by nobody else
 * @param bytes how much memory it may take for what it learns, and the check of a proof again
 */
public record Engine(HexSolver solver, long bytes) {}
