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
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.hexproof.report.Printable;
import org.hexproof.solver.HexSolver;

/**
 * An engine of the Hex Text Protocol, version 2, for one conversation: reads commands, writes
 * answers, until {@code quit} or the end of the input. Commands are done one after the other; those
 * that come meanwhile wait. The comment {@code # interrupt} stops the one at hand. So does {@code
 * quit} or the end of the input, and all that wait too, unless it came right behind a command: then
 * the input is a script, whose commands are answered.
 */
public final class HtpEngine {
  private static final int LONGEST_LINE = 1 << 20;
  private static final Duration SCRIPT_PAUSE = Duration.ofSeconds(1);
  private static final Pattern QUIT =
      Pattern.compile("\\s*([0-9]+\\s+)?quit(?![^\\s#])", Pattern.CASE_INSENSITIVE);
  private static final Pattern INTERRUPT = Pattern.compile("\\s*#\\s*interrupt\\s*");
  private static final Splitter WORDS = Splitter.onPattern("\\s+").omitEmptyStrings();

  private final Supplier<HexSolver> solvers;
  private final Duration pause;
  private final Inbox inbox = new Inbox();

  /**
   * An engine.
   *
   * @param solvers makes the solver when the first question comes, and anew when its table is to be
   *     cleared; the engine closes it
   */
  public HtpEngine(Supplier<HexSolver> solvers) {
    this(solvers, SCRIPT_PAUSE);
  }

  /** A script may take so long between two lines. */
  HtpEngine(Supplier<HexSolver> solvers, Duration pause) {
    this.solvers = solvers;
    this.pause = pause;
  }

  /** Ends the conversation soon, from any thread: the command at hand is stopped. */
  public void stop() {
    inbox.abandon();
  }

  /** Runs a conversation in UTF-8 to its end. Closes neither stream. */
  public void run(InputStream in, OutputStream out) throws IOException {
    run(
        new InputStreamReader(in, StandardCharsets.UTF_8),
        Printable.writer(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
  }

  /** Runs a conversation to its end. Closes neither reader nor writer. */
  public void run(Reader in, Writer out) throws IOException {
    Thread reader = new Thread(() -> read(in), "htp-input");
    reader.setDaemon(true);
    reader.start();
    try (inbox;
        Conversation conversation = new Conversation(solvers, inbox)) {
      Optional<String> line = inbox.next();
      while (line.isPresent()) {
        answer(conversation, line.get(), out);
        line = conversation.isOver() ? Optional.empty() : inbox.next();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Puts lines into the inbox until the input ends. */
  private void read(Reader in) {
    BufferedReader input = new BufferedReader(in);
    StringBuilder line = new StringBuilder();
    try {
      long start = System.nanoTime();
      while (readLine(input, line)) {
        boolean late = isLate(start);
        if (INTERRUPT.matcher(line).matches()) {
          inbox.interrupt();
        } else {
          if (late && QUIT.matcher(line).lookingAt()) {
            inbox.interruptAll();
          }
          inbox.add(line.toString());
        }
        start = System.nanoTime();
      }
      if (isLate(start)) {
        inbox.interruptAll();
      }
    } catch (IOException e) {
      inbox.fail(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      inbox.end();
    }
  }

  private boolean isLate(long start) {
    return System.nanoTime() - start >= pause.toNanos();
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

  private static void answer(Conversation conversation, String line, Writer out)
      throws IOException {
    if (line.length() > LONGEST_LINE) {
      write(out, "?", "", "the line is longer than " + LONGEST_LINE + " characters");
      return;
    }
    ImmutableList<String> words = words(line);
    if (words.isEmpty()) {
      return;
    }
    int name = name(words);
    String number = name == 0 ? "" : words.get(0);
    if (words.size() == name) {
      write(out, "?", number, "no command after the number");
      return;
    }
    try {
      String text = conversation.answer(words.get(name), words.subList(name + 1, words.size()));
      write(out, "=", number, text);
    } catch (HtpError e) {
      write(out, "?", number, e.getMessage());
    }
  }

  /** Which word is the command's name: the first that is no number. */
  private static int name(ImmutableList<String> words) {
    return words.get(0).chars().allMatch(c -> c >= '0' && c <= '9') ? 1 : 0;
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
