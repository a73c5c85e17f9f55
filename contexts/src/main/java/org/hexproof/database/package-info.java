/**
 * The values of 3-terminal positions that pinwheels make of small regions, with the fewest cells
 * that each takes in this closure ([H3T], section 5.1).
 *
 * <p>A {@link org.hexproof.database.Closure} grows in stages, each in an order of its own, of
 * batches of pinwheels; an {@link org.hexproof.database.Overseer} may end it between batches, and a
 * {@link org.hexproof.database.GrowthLog} keeps them, so that a build that was killed goes on. A
 * {@link org.hexproof.database.DatabaseFile} has what it found, and a small {@link
 * org.hexproof.database.CompactDatabase} comes with the program. A {@link
 * org.hexproof.database.Lookup} finds values in a {@link org.hexproof.database.Database}, also as
 * they are seen in a {@link org.hexproof.database.View}; searches go through a {@link
 * org.hexproof.database.ValueList}.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.database;
