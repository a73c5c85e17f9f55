/**
 * Abstract positions as stones: drawing hypergraphs in the plane and on the board, and making the
 * drawings small.
 */
package org.hexproof.realize;
