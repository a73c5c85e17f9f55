package org.hexproof.certificate;

/**
 * A certificate that has been checked.
 *
 * @param about what its writer says of it; nothing vouches for that
 * @param nodes the claims it consists of, at least 1
 * @param files how many files of lemmas it names, which were checked with it
 */
public record Checked(Statement statement, String about, long nodes, int files) implements Proven {}
