package org.hexproof.article;

/**
 * Certificates that were written and checked.
 *
 * @param files how many
 * @param nodes the claims that they consist of, all together
 */
public record Proofs(int files, long nodes) {
  static final Proofs NONE = new Proofs(0, 0);

  Proofs and(long more) {
    return new Proofs(files + 1, nodes + more);
  }
}
