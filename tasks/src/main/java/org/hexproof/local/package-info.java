/**
 * What can be proved of a single move in a game by what stands around it, long before the whole
 * board can be decided: connections by templates, connections that were left to be cut, and moves
 * that make no difference.
 *
 * <p>All but {@link org.hexproof.local.Story} is immutable; no argument and no result is ever null.
 */
package org.hexproof.local;
