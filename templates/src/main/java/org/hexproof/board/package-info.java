/**
 * The board of Hex: cells, edges, positions, and goals on them.
 *
 * <p>Black joins top and bottom, White left and right. Columns are letters from {@code a}, rows are
 * numbers from 1 at the top. All types are immutable; no argument and no result is ever null.
 */
package org.hexproof.board;
