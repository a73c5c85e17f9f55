/**
 * Primary positions: the small regions of a board with three terminals from which circuits are made
 * ([H3T], section 5.2), found by going through all of them, and their drawings.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.primary;
