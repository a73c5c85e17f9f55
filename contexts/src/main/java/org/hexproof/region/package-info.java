/**
 * Regions of the board and what they are worth as games.
 *
 * <p>A region's outcomes say which of its ports are joined inside it; see {@link
 * org.hexproof.region.Region}. All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.region;
