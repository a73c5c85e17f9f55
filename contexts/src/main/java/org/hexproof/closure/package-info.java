/**
 * The closure of small regions under pinwheels: 3-terminal positions of ever more values, each made
 * of the fewest cells that are known ([H3T], section 5.1).
 *
 * <p>A {@link org.hexproof.closure.Closure} grows in stages, each in an order of its own, of
 * batches of pinwheels; a {@link org.hexproof.closure.GrowthLog} keeps the batches, so that a build
 * that was killed goes on. A {@link org.hexproof.closure.DatabaseWriter} writes what was found as
 * entries of {@code org.hexproof.database}, which doesn't know how its entries came to be. {@link
 * org.hexproof.closure.Compositions} look for one value among the pinwheels of such entries.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.closure;
