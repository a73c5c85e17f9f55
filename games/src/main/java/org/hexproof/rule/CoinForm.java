package org.hexproof.rule;

/**
 * A position in which nothing can be taken, in a form that all have that are the same but for where
 * on the board they are, or nearly all.
 *
 * @param rest the strings that hang together with a coin which three or more hold
 * @param chains all else
 * @param one different where the form is, but for a chance of 2^-64
 * @param other and this for another one
 */
record CoinForm(long rest, Chains chains, long one, long other) {
  boolean equalsForm(CoinForm form) {
    return one == form.one && other == form.other;
  }
}
