/**
 * Hypergames: games of two players that may go on for ever, as graphs of positions. Who can't move
 * loses, and what never ends is a draw. The theory is that of [HYP].
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.loopy;
