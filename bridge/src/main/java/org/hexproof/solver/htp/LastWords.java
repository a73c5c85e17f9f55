package org.hexproof.solver.htp;

import com.google.common.collect.EvictingQueue;
import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Reads a stream to its end and remembers the last few lines, the beginning of each. */
final class LastWords {
  private static final int LINES = 6;
  private static final int CHARS = 200;

  @GuardedBy("this")
  private final EvictingQueue<String> lines = EvictingQueue.create(LINES);

  @GuardedBy("this")
  private final StringBuilder open = new StringBuilder();

  /** Returns when the stream ends or breaks. */
  void drain(InputStream stream) {
    try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      char[] buffer = new char[8192];
      for (int length = reader.read(buffer); length >= 0; length = reader.read(buffer)) {
        add(buffer, length);
      }
    } catch (IOException e) {
      // The process was killed; what it said before is kept.
      return;
    }
  }

  private synchronized void add(char[] buffer, int length) {
    for (int i = 0; i < length; i++) {
      if (buffer[i] == '\n' || buffer[i] == '\r') {
        endLine();
      } else if (open.length() < CHARS) {
        open.append(buffer[i]);
      }
    }
  }

  private synchronized void endLine() {
    String line = open.toString().strip();
    open.setLength(0);
    if (!line.isEmpty()) {
      lines.add(line);
    }
  }

  /** The last lines with {@code " | "} between them; empty if nothing was said. */
  synchronized String text() {
    String rest = open.toString().strip();
    String said = String.join(" | ", lines);
    if (rest.isEmpty()) {
      return said;
    }
    return said.isEmpty() ? rest : said + " | " + rest;
  }
}
