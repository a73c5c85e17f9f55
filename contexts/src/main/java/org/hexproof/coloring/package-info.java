/**
 * Monotone set coloring games for given values ([PASS]): the gadgets of which every passable game
 * can be built, the notation of their outcomes, and all small games over four outcomes.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.coloring;
