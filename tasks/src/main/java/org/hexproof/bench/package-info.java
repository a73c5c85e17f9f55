/**
 * Solvers side by side: the same questions put to each in turn, and how their times compare.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.bench;
