package org.hexproof.cli;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * What a command works with.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param terminal whether standard error is a terminal, where a progress bar makes sense
 * @param solvers starts solvers
 * @param interrupt tells of Ctrl-C
 */
record Surroundings(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean terminal,
    SolverSource solvers,
    Interrupt interrupt) {}
