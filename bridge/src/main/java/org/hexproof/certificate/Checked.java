package org.hexproof.certificate;

/**
 * A certificate that has been checked.
 *
 * @param about what its writer says of it; nothing vouches for that
 * @param nodes the claims it consists of, at least 1
 */
public record Checked(Statement statement, String about, long nodes) implements Proven {}
