package org.hexproof.htp;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.hexproof.solver.HexSolver;

/**
 * An engine of the Hex Text Protocol, version 2: reads commands, writes answers, until {@code quit}
 * or the end of the input. One thread; a command is done before the next is read.
 */
public final class HtpEngine {
  private static final int LONGEST_LINE = 1 << 20;
  private static final Splitter WORDS = Splitter.onPattern("\\s+").omitEmptyStrings();

  private final Supplier<HexSolver> solvers;
  private final SgfLoader loader;

  /** An engine that refuses {@code loadsgf}. */
  public HtpEngine(Supplier<HexSolver> solvers) {
    this(
        solvers,
        file -> {
          throw new IOException("this engine has no reader of SGF files");
        });
  }

  /**
   * An engine.
   *
   * @param solvers makes the solver when the first question comes, and anew when its table is to be
   *     cleared; the engine closes it
   * @param loader reads files for {@code loadsgf}
   */
  public HtpEngine(Supplier<HexSolver> solvers, SgfLoader loader) {
    this.solvers = solvers;
    this.loader = loader;
  }

  /** Runs a conversation in UTF-8 to its end. Closes neither stream. */
  public void run(InputStream in, OutputStream out) throws IOException {
    run(
        new InputStreamReader(in, StandardCharsets.UTF_8),
        new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  /** Runs a conversation to its end. Closes neither reader nor writer. */
  public void run(Reader in, Writer out) throws IOException {
    BufferedReader input = new BufferedReader(in);
    try (Conversation conversation = new Conversation(solvers, loader)) {
      StringBuilder line = new StringBuilder();
      while (!conversation.isOver() && readLine(input, line)) {
        answer(conversation, line, out);
      }
    }
  }

  /** Reads a line, its first {@link #LONGEST_LINE} and one characters; false at the end. */
  private static boolean readLine(BufferedReader input, StringBuilder line) throws IOException {
    line.setLength(0);
    int c = input.read();
    if (c < 0) {
      return false;
    }
    while (c >= 0 && c != '\n') {
      if (line.length() <= LONGEST_LINE) {
        line.append((char) c);
      }
      c = input.read();
    }
    return true;
  }

  private static void answer(Conversation conversation, StringBuilder line, Writer out)
      throws IOException {
    if (line.length() > LONGEST_LINE) {
      write(out, "?", "", "the line is longer than " + LONGEST_LINE + " characters");
      return;
    }
    ImmutableList<String> words = words(line);
    if (words.isEmpty()) {
      return;
    }
    boolean numbered = words.get(0).chars().allMatch(c -> c >= '0' && c <= '9');
    String number = numbered ? words.get(0) : "";
    int command = numbered ? 1 : 0;
    if (words.size() == command) {
      write(out, "?", number, "no command after the number");
      return;
    }
    try {
      String text =
          conversation.answer(words.get(command), words.subList(command + 1, words.size()));
      write(out, "=", number, text);
    } catch (HtpError e) {
      write(out, "?", number, e.getMessage());
    }
  }

  /** The words before a comment; control characters part words or don't count. */
  private static ImmutableList<String> words(CharSequence line) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < line.length() && line.charAt(i) != '#'; i++) {
      char c = line.charAt(i);
      if (c == '\t') {
        text.append(' ');
      } else if (!Character.isISOControl(c)) {
        text.append(c);
      }
    }
    return ImmutableList.copyOf(WORDS.split(text));
  }

  /** An empty line would end the answer, so none goes out inside it. */
  private static void write(Writer out, String status, String number, String text)
      throws IOException {
    String lines = text.stripTrailing().replaceAll("\n(?=\n)", "\n ");
    out.write(status + number + " " + lines + "\n\n");
    out.flush();
  }
}
