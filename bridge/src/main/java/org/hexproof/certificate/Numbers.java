package org.hexproof.certificate;

/**
 * A certificate as a solver has it: integers, too many perhaps for one array. Places are indices on
 * the sheet, (row + 3) * (columns + 6) + column + 3 with row and column counted from 0. First the
 * number of cuts and the cuts. Then the nodes, each beginning with its kind: 0, U, V, number of
 * stones, stones, number of claims, claims; 1 likewise without U and V; 2, number of pairs, pairs
 * of move and claim; and last 3, move or -1, claim. Claims are nodes counted from 0.
 */
public interface Numbers {
  /** How many there are. */
  long count();

  /** Copies {@code count} of them, beginning with the one of this index, to the array's start. */
  void copy(long from, int[] to, int count);
}
