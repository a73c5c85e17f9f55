package org.hexproof.parts;

import com.google.common.collect.ImmutableList;

/**
 * What the claims come to together.
 *
 * @param closing the part that is won beside a value, or nothing in words
 * @param needed what the sum must be at least
 * @param sums the sum, or one for each choice between alternatives
 * @param enough whether each is
 */
public record SumFinding(
    String closing, String needed, ImmutableList<String> sums, boolean enough) {}
