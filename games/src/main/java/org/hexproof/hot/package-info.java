/**
 * Short partizan games under normal play: their values, how they compare, how hot they are, and how
 * to play sums of them. Keys of sources are those of {@code docs/papers.md}.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.hot;
