package org.hexproof.certificate;

/** What a file proves. */
public sealed interface Proven permits Checked, CheckedBundle, CheckedManifest, CheckedLemmas {
  /** What its writer says of it; nothing vouches for that. */
  String about();

  /** The claims that the proof consists of, at least 1. */
  long nodes();
}
