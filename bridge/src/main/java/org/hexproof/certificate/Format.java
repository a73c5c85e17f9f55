package org.hexproof.certificate;

/** The formats of proofs. The second has lemmas and games. */
enum Format {
  ONE,
  TWO
}
