/**
 * Shannon games on hypergraphs ([H3T], section 2.1): the players color vertices, and what matters
 * is which terminals the black ones join. Here a vertex is called a cell, as on a board, and a
 * hyperedge a node.
 *
 * <p>All values are immutable; no argument and no result is ever null.
 */
package org.hexproof.shannon;
