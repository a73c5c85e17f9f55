/**
 * The C++ solver inside the program: its shared library, which JNA calls, or the same as
 * WebAssembly, found and checked, and a {@link org.hexproof.solver.HexSolver} on either. What that
 * needs of them is {@link SolverFunctions}.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.solver.embedded;
