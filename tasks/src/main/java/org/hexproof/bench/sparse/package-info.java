/**
 * Random boards that are mostly stones: small clusters of empty cells, joined by long strings of
 * one colour, between wide areas of the other.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.bench.sparse;
