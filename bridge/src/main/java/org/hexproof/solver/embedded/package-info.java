/**
 * The C++ solver inside the program: its shared library, found and checked, and a {@link
 * org.hexproof.solver.HexSolver} on it through JNA.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.solver.embedded;
