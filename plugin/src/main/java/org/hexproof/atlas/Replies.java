package org.hexproof.atlas;

import org.hexproof.intrusion.Study;

/** What an atlas tells of White's moves into a template. */
public sealed interface Replies {
  /** They were studied. */
  record Listed(Study study) implements Replies {}

  /** They were not, and why, in a sentence. */
  record Left(String why) implements Replies {}
}
