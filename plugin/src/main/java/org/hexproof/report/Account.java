package org.hexproof.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

/** What a command has to tell, for people or as a document in JSON. */
public interface Account {
  /** For people. */
  Iterable<String> lines();

  /** The members of a document but for its version. */
  Document members();

  /** Whether the answer is yes, as that of a question about values is; nothing if it is open. */
  default Optional<Boolean> holds() {
    return Optional.of(true);
  }

  /** Writes one of both. */
  default void write(Writer out, boolean json) throws IOException {
    if (json) {
      writeJson(out);
      return;
    }
    for (String line : lines()) {
      out.write(line + "\n");
    }
  }

  /** Writes the document in a line. */
  default void writeJson(Writer out) throws IOException {
    Document.versioned().addAll(members()).write(out);
  }
}
