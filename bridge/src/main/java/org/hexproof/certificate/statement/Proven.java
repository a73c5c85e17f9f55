package org.hexproof.certificate.statement;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;

/** What a file proves, which has been checked with all that it builds upon. */
public sealed interface Proven {
  /** What its writer says of it; nothing vouches for that. */
  String about();

  /** The claims that the proof consists of, at least 1. */
  long nodes();

  /**
   * By a certificate.
   *
   * @param files how many files of lemmas it names
   * @param carrier the cells, empty at the start, that it is about: the winner wins as well if the
   *     opponent has any of the others
   */
  record Checked(
      Statement statement, String about, long nodes, int files, ImmutableSet<Cell> carrier)
      implements Proven {}

  /**
   * By a bundle.
   *
   * @param proofs how many it has: one that the move wins, and the others that the other moves lose
   */
  record CheckedBundle(OnlyMove claim, String about, int proofs, long nodes) implements Proven {}

  /** By a manifest and so many certificates. */
  record CheckedManifest(Manifest manifest, String about, int proofs, long nodes)
      implements Proven {}

  /** By a swap map and so many certificates, one of each opening that is decided. */
  record CheckedSwapMap(SwapMap map, String about, int proofs, long nodes) implements Proven {}

  /**
   * By a file of lemmas.
   *
   * @param statement the position and the goal that they are about, and the side whose claims they
   *     are; that it wins is not said
   * @param claims how many claims it states, at least 1
   */
  record CheckedLemmas(Statement statement, String about, int claims, long nodes)
      implements Proven {}
}
