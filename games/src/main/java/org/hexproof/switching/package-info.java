/**
 * The Shannon switching game: two players color the edges of a graph, and Short wants to join two
 * of its vertices. Who wins is known at once, by pairs of trees. Keys of sources are those of
 * {@code docs/papers.md}.
 *
 * <p>No argument and no result is ever null.
 */
package org.hexproof.switching;
