/**
 * Questions about templates as data, and who answers them: a pool of solvers, with decorators that
 * keep answers, compare two solvers, demand certificates or frame problems.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.solving;
