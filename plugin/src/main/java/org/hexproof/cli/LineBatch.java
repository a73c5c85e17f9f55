package org.hexproof.cli;

import com.google.common.base.Joiner;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.concurrent.CancellationException;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.terminal.Interrupt;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** Answers a question on each line, in one line each. Answers share a store while it has room. */
final class LineBatch {
  /** Who answers. */
  interface Answering {
    /** The answer to a line, whose origin messages call so. */
    Account answer(String file, int number, String text) throws IOException;

    /** Empties the store. */
    void renew();
  }

  private static final int MAX_LENGTH = 1 << 20;
  private static final Joiner ONE_LINE = Joiner.on("; ");

  private final Answering answering;
  private final String file;
  private final boolean json;
  private final Interrupt interrupt;
  private int number;
  private ExitCode worst = ExitCode.OK;

  /** A batch of lines from a file, or from standard input. */
  LineBatch(Answering answering, String file, boolean json, Interrupt interrupt) {
    this.answering = answering;
    this.file = file;
    this.json = json;
    this.interrupt = interrupt;
  }

  /** Goes on to the end of the input; the code is the worst of all lines. */
  ExitCode run(Reader in, Writer out) throws IOException {
    StringBuilder line = new StringBuilder();
    while (!interrupt.raised() && read(in, line)) {
      number++;
      String text = line.toString();
      boolean isNothing = text.isBlank() || text.stripLeading().startsWith("#");
      if (!isNothing) {
        out.write(reply(text));
      }
      if (!isNothing || !json) {
        out.write('\n');
      }
      // Whoever asks by a pipe waits for the answer before he asks on.
      out.flush();
    }
    return worst;
  }

  /** The next line; of one that is too long only so much that this can be seen. */
  private static boolean read(Reader in, StringBuilder line) throws IOException {
    line.setLength(0);
    int next = in.read();
    boolean isThere = next >= 0;
    while (next >= 0 && next != '\n') {
      if (line.length() <= MAX_LENGTH) {
        line.append((char) next);
      }
      next = in.read();
    }
    return isThere;
  }

  private String reply(String text) {
    try {
      if (text.length() > MAX_LENGTH) {
        throw new IllegalArgumentException("the line has more than " + MAX_LENGTH + " characters");
      }
      try {
        return write(answering.answer(file, number, text));
      } catch (StoreFullException e) {
        answering.renew();
        return write(answering.answer(file, number, text));
      }
    } catch (IOException e) {
      return write(ExitCode.UNREADABLE, "error", e.getMessage());
    } catch (IllegalArgumentException e) {
      return write(ExitCode.UNREADABLE, "error", file + ":" + number + ": " + e.getMessage());
    } catch (GameTooLargeException | StoreFullException e) {
      return write(ExitCode.UNDECIDED, "undecided", file + ":" + number + ": " + e.getMessage());
    } catch (CancellationException e) {
      return write(ExitCode.UNDECIDED, "undecided", file + ":" + number + ": stopped");
    }
  }

  private String write(Account reply) {
    worst = worst.and(ExitCode.of(reply.holds()));
    if (!json) {
      return ONE_LINE.join(Iterables.transform(reply.lines(), String::strip)).replace(":; ", ": ");
    }
    return begin().addAll(reply.members()).toString();
  }

  private String write(ExitCode code, String word, String message) {
    worst = worst.and(code);
    if (!json) {
      return word + ": " + message.replaceAll("\\s*\\R\\s*", "; ");
    }
    return begin().add(word, message).toString();
  }

  private Document begin() {
    return Document.versioned().add("line", number);
  }
}
