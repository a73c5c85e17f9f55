package org.hexproof.certificate.writing;

/**
 * A certificate as a solver has it: integers, too many perhaps for one array. Places are indices on
 * the sheet, (row + 3) * (columns + 6) + column + 3 with row and column counted from 0. First the
 * number of cuts and the cuts. Then the nodes, of these kinds:
 *
 * <pre>
 * join    0, one end, the other, number of stones, stones, number of claims, claims;
 * goal    1, number of stones, stones, number of claims, claims;
 * choice  2, number of ways, then for each: move, claim;
 * capture 4, one cell, the other, number of stones, stones, 1, claim;
 * part    5, number of cells, cells, number of stones, stones, number of claims, claims;
 * end     3, move or -1, claim.
 * </pre>
 *
 * <p>Claims are nodes counted from 0. The end comes once, as the last.
 */
public interface Numbers {
  /** How many there are. */
  long count();

  /** Copies {@code count} of them, beginning with the one of this index, to the array's start. */
  void copy(long from, int[] to, int count);
}
