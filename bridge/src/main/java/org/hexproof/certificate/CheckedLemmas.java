package org.hexproof.certificate;

/**
 * A file of lemmas that has been checked, with all that it builds upon.
 *
 * @param statement the position and the goal that they are about, and the side whose claims they
 *     are; that it wins is not said
 * @param about what its writer says of it; nothing vouches for that
 * @param claims how many claims it states, at least 1
 * @param nodes the claims that the proof consists of, at least 1
 */
public record CheckedLemmas(Statement statement, String about, int claims, long nodes)
    implements Proven {}
