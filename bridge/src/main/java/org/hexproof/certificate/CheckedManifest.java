package org.hexproof.certificate;

/**
 * A manifest whose certificates have all been checked.
 *
 * @param about what its writer says of it; nothing vouches for that
 * @param proofs how many certificates it has
 * @param nodes the claims that all certificates consist of
 */
public record CheckedManifest(Manifest manifest, String about, int proofs, long nodes)
    implements Proven {}
