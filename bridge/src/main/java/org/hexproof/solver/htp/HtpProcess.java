package org.hexproof.solver.htp;

import com.google.common.collect.ImmutableList;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A running HTP engine. Commands are sent by one thread at a time; {@link #kill} may come from any.
 * Nothing that the child does blocks the caller past the limit of a command: its output is read,
 * its input written and its error stream drained by threads of their own.
 */
final class HtpProcess {
  private static final int LONGEST_LINE = 1 << 16;
  private static final int LONGEST_ANSWER = 1 << 20;
  private static final Pattern ANSWER = Pattern.compile("([=?])([0-9]*)(?:[ \\t](.*))?");
  private static final String GRAPHICS = "gogui-gfx:";

  /** What is a long time for the first answer. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** How often to look whether a silent process is still there. */
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** How long to read on what a process has left that is over. */
  private static final long LAST_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final Process process;
  private final LastWords errors = new LastWords();
  private final BlockingQueue<Output> output = new ArrayBlockingQueue<>(256);
  private final ExecutorService input;
  private final Thread outputReader;
  private final Thread errorReader;
  private boolean numbered;
  private int lastNumber;

  /** Starts the engine, if that can be run, without a word to it yet. */
  HtpProcess(ImmutableList<String> command) throws HtpException {
    try {
      process = new ProcessBuilder(command).start();
    } catch (IOException e) {
      throw HtpException.fault("the engine can't be started: " + e.getMessage());
    }
    input = Executors.newSingleThreadExecutor(task -> daemon("htp-input", task));
    outputReader = daemon("htp-output", this::readOutput);
    errorReader = daemon("htp-errors", () -> errors.drain(process.getErrorStream()));
    outputReader.start();
    errorReader.start();
  }

  private static Thread daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** A line of the engine's output, or why no more will come. */
  private record Output(Optional<String> line, String end) {}

  private void readOutput() {
    try {
      output.put(new Output(Optional.empty(), readLines()));
    } catch (InterruptedException e) {
      // Killed: whoever may still wait for an answer must see the end, so there is room for it.
      output.clear();
      output.add(new Output(Optional.empty(), ""));
    }
  }

  /** Queues lines until the stream ends; answers what was wrong, or nothing. */
  private String readLines() throws InterruptedException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        if (c == '\n') {
          output.put(new Output(Optional.of(line.toString()), ""));
          line.setLength(0);
        } else if (c == '\t') {
          line.append(' ');
        } else if (c != '\r') {
          line.append((char) c);
        }
        if (line.length() > LONGEST_LINE) {
          return "the engine wrote a line of more than " + LONGEST_LINE + " characters";
        }
      }
      return "";
    } catch (IOException e) {
      // Only a killed process breaks the pipe under its reader: the same as its end.
      return "";
    }
  }

  /**
   * The first command: sees that the engine is alive, and whether it repeats the numbers of
   * commands, which guards against answers that belong to another command.
   *
   * @param patience is told, once, if the answer takes long
   * @return its name
   */
  String greet(Duration limit, Consumer<String> patience) throws HtpException {
    long start = System.nanoTime();
    write("1 name");
    lastNumber = 1;
    if (limit.compareTo(PATIENCE) > 0 && !answersWithin(PATIENCE)) {
      patience.accept("waiting for the engine's first answer, up to " + seconds(limit));
    }
    Response answer = read("name", start, limit);
    numbered = answer.number().equals("1");
    if (!numbered && !answer.number().isEmpty()) {
      throw nonsense("name", answer.number());
    }
    return brief(answer.text());
  }

  /**
   * Sends a command and waits for its answer.
   *
   * @return the text after the {@code =}
   * @throws HtpException if the engine refuses the command, dies, answers nonsense or is too late
   */
  String ask(String command, Duration limit) throws HtpException {
    Output left = output.peek();
    while (left != null && left.line().isPresent() && left.line().get().isBlank()) {
      output.remove();
      left = output.peek();
    }
    if (left != null && left.line().isPresent()) {
      throw nonsense("the command before '" + brief(command) + "'", left.line().get());
    }
    long start = System.nanoTime();
    if (numbered) {
      lastNumber++;
      write(lastNumber + " " + command);
    } else {
      write(command);
    }
    Response answer = read(command, start, limit);
    if (numbered != !answer.number().isEmpty()
        || (numbered && !answer.number().equals(Integer.toString(lastNumber)))) {
      throw nonsense("'" + brief(command) + "' (wrong command number)", answer.number());
    }
    if (!answer.success()) {
      throw HtpException.refusal(
          "the engine refused '" + brief(command) + "': " + brief(answer.text()) + lastWords());
    }
    return answer.text();
  }

  private void write(String line) {
    try {
      input.execute(() -> send(line));
    } catch (RejectedExecutionException e) {
      // Killed: the reader of its output sees the end.
      return;
    }
  }

  private void send(String line) {
    try {
      OutputStream stream = process.getOutputStream();
      stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException e) {
      // The child has closed its input: the reader of its output sees the end.
      return;
    }
  }

  private record Response(boolean success, String number, String text) {}

  private Response read(String command, long start, Duration limit) throws HtpException {
    String first = next(command, start, limit);
    while (first.isBlank() || first.startsWith(GRAPHICS)) {
      if (first.startsWith(GRAPHICS)) {
        skipGraphics(command, start, limit);
      }
      first = next(command, start, limit);
    }
    Matcher head = ANSWER.matcher(first);
    if (!head.matches()) {
      throw nonsense("'" + brief(command) + "'", first);
    }
    StringBuilder text = new StringBuilder(head.group(3) == null ? "" : head.group(3));
    for (String line = next(command, start, limit);
        !line.isEmpty();
        line = next(command, start, limit)) {
      text.append('\n').append(line);
      if (text.length() > LONGEST_ANSWER) {
        throw HtpException.fault("the engine's answer to '" + brief(command) + "' has no end");
      }
    }
    return new Response(head.group(1).equals("="), head.group(2), text.toString().strip());
  }

  /** Graphics for a board on the screen end with an empty line, as answers do. */
  private void skipGraphics(String command, long start, Duration limit) throws HtpException {
    String line = next(command, start, limit);
    while (!line.isEmpty()) {
      line = next(command, start, limit);
    }
  }

  /** Whether something comes from the engine, be it its end, before the time is over. */
  private boolean answersWithin(Duration time) throws HtpException {
    long start = System.nanoTime();
    try {
      while (output.isEmpty() && process.isAlive() && System.nanoTime() - start < time.toNanos()) {
        TimeUnit.NANOSECONDS.sleep(LOOK_NANOS / 10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw HtpException.fault("interrupted while the engine started");
    }
    return !output.isEmpty() || !process.isAlive();
  }

  private String next(String command, long start, Duration limit) throws HtpException {
    Output next;
    try {
      next = poll(start, limit);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw HtpException.fault("interrupted while the engine worked on '" + brief(command) + "'");
    }
    if (next == null) {
      throw HtpException.timeout(
          "no answer to '" + brief(command) + "' within " + seconds(limit) + lastWords());
    }
    if (next.line().isEmpty()) {
      throw HtpException.fault(
          "'%s': %s%s"
              .formatted(
                  brief(command),
                  next.end().isEmpty() ? "the engine ended" + exitCode() : next.end(),
                  lastWords()));
    }
    return next.line().get();
  }

  /**
   * What the engine says next, or nothing within the limit. Its end is told at once, also where
   * another process that it started still holds its output.
   */
  private Output poll(long start, Duration limit) throws InterruptedException {
    // toNanos of a Duration overflows after 292 years; this conversion saturates.
    long most = TimeUnit.NANOSECONDS.convert(limit);
    Output next;
    boolean over;
    do {
      over = !process.isAlive();
      long left = Math.max(0, most - (System.nanoTime() - start));
      next = output.poll(Math.min(left, over ? LAST_NANOS : LOOK_NANOS), TimeUnit.NANOSECONDS);
    } while (next == null && !over && System.nanoTime() - start < most);
    return next == null && over ? new Output(Optional.empty(), "") : next;
  }

  private HtpException nonsense(String what, String line) {
    return HtpException.fault(
        "the engine answered nonsense to " + what + ": " + brief(line) + lastWords());
  }

  static String seconds(Duration limit) {
    return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
  }

  /** How the process ended, if it has: closing the output alone does not end it. */
  private String exitCode() {
    try {
      boolean over = process.waitFor(1, TimeUnit.SECONDS);
      errorReader.join(1000);
      return over ? " (exit code " + process.exitValue() + ")" : " its output";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  private String lastWords() {
    String words = errors.text();
    return words.isEmpty() ? "" : "; its last words: " + words;
  }

  static String brief(String text) {
    String line = text.lines().findFirst().orElse("");
    return line.length() > 80 ? line.substring(0, 80) + "…" : line;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Ends the engine and all processes it started, at once. */
  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    input.shutdownNow();
    outputReader.interrupt();
  }
}
