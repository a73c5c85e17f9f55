package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import org.hexproof.report.Printable;

/** What a command has to tell, for people or as a document in JSON. */
interface Reply {
  /** Of documents in JSON. */
  int FORMAT_VERSION = 1;

  /** For people. */
  ImmutableList<String> lines();

  /** The members of a document but for its version. */
  void writeMembers(JsonWriter json) throws IOException;

  /** Writes one of both. */
  default void write(Writer out, boolean json) throws IOException {
    if (!json) {
      for (String line : lines()) {
        out.write(line + "\n");
      }
      return;
    }
    JsonWriter writer = Printable.json(out);
    writer.setFormattingStyle(FormattingStyle.COMPACT);
    writer.beginObject().name("version").value(FORMAT_VERSION);
    writeMembers(writer);
    writer.endObject().flush();
    out.write('\n');
  }
}
