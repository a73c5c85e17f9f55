package org.hexproof.certificate;

/**
 * A bundle that has been checked.
 *
 * @param about what its writer says of it; nothing vouches for that
 * @param proofs how many it has: one that the move wins, and the others that the other moves lose
 * @param nodes the claims that all proofs consist of
 */
public record CheckedBundle(OnlyMove claim, String about, int proofs, long nodes)
    implements Proven {}
