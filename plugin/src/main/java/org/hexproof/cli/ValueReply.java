package org.hexproof.cli;

/** What {@code hexproof value} replies to one question. */
interface ValueReply extends Reply {
  /** {@link ExitCode#NO} if the answer is "no". */
  ExitCode code();
}
