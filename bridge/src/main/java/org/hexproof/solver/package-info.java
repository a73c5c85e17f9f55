/**
 * Solvers of Hex positions, embedded and external, behind one interface.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.solver;
