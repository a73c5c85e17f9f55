/**
 * The values of 3-terminal positions that pinwheels make of small regions, with the fewest cells
 * that each takes in this closure (main paper, section 5.1).
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.database;
