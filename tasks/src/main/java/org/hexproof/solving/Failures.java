package org.hexproof.solving;

import java.time.Duration;
import org.hexproof.solver.Answer;

/** What is told of what was thrown. */
public final class Failures {
  private Failures() {}

  /** The failure of what was asked. */
  static Answer.Failed of(Throwable thrown) {
    return new Answer.Failed(words(thrown), Duration.ZERO);
  }

  /** Never empty; says how to mend it where the user can. */
  public static String words(Throwable thrown) {
    if (thrown instanceof OutOfMemoryError) {
      return "Java's memory is used up ("
          + thrown.getMessage()
          + "); JAVA_TOOL_OPTIONS=-Xmx8g gives it 8 GiB";
    }
    return thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
  }
}
