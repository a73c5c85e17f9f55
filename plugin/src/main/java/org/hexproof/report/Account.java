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

  /** Whether the document has lines of its own for its members. */
  default boolean isIndented() {
    return false;
  }

  /** Writes one of both. */
  default void write(Writer out, boolean json) throws IOException {
    if (json) {
      Document document = Document.versioned().addAll(members());
      if (isIndented()) {
        document.writePretty(out);
      } else {
        document.write(out);
      }
      return;
    }
    for (String line : lines()) {
      out.write(line + "\n");
    }
  }
}
