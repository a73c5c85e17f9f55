/**
 * Games inside Hex, as regular patterns of stones ([H3T], sections 2.3 and 2.4): Hex in a larger
 * board, and Bridg-It.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.embed;
