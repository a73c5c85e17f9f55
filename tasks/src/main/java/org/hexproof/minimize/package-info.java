/**
 * Minimal templates inside a drawing. What a drawing has (its empty cells, and the black stones
 * that the promise does not name) are elements of a set; that a part of it keeps the promise is a
 * monotone property of sets, and the minimal sets that have it are listed together with their dual,
 * the minimal cuts: sets of elements without which the promise breaks.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.minimize;
