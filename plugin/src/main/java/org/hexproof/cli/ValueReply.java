package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;

/** What {@code hexproof value} replies to one question. */
interface ValueReply {
  /** The answer, and then what explains it. */
  ImmutableList<String> lines();

  /** The members of an object that has been begun. */
  void writeMembers(JsonWriter json) throws IOException;

  /** {@link ExitCode#NO} if the answer is "no". */
  ExitCode code();
}
