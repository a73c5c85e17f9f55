package org.hexproof.search;

/**
 * Whether Black reaches something.
 *
 * @param black whether Black does
 * @param carrier what the winner needs: the verdict stays the same if the loser has every empty
 *     cell outside
 */
record Reach(boolean black, long carrier) {}
