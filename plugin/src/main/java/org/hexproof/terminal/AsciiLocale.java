package org.hexproof.terminal;

import com.google.common.base.CharMatcher;
import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The locale C, also called POSIX, as containers and cron have it: in it Java reads no letters but
 * ASCII from the command line and opens no file whose name has others. So the program starts once
 * more in the locale C.UTF-8, for which the arguments are encoded.
 */
public final class AsciiLocale {
  private static final String ENCODED = "hexproof.encoded";
  private static final String LOCALE = "C.UTF-8";
  private static final Path COMMAND_LINE = Path.of("/proc/self/cmdline");

  private AsciiLocale() {}

  /** Whether to start once more. */
  public static boolean isHere() {
    String name = System.getProperty("sun.jnu.encoding", "");
    return Charset.isSupported(name)
        && Charset.forName(name).equals(StandardCharsets.US_ASCII)
        && !Boolean.getBoolean(ENCODED);
  }

  /** The arguments as they were typed. */
  public static String[] arguments(String[] args) {
    return Boolean.getBoolean(ENCODED)
        ? Arrays.stream(args)
            .map(arg -> URLDecoder.decode(arg, StandardCharsets.UTF_8))
            .toArray(String[]::new)
        : args;
  }

  /**
   * Starts the program once more and waits for its end.
   *
   * @return its exit code; nothing if it can't be started so, and need not be as far as the
   *     arguments go
   * @throws IllegalStateException if it would have to be
   */
  public static Optional<Integer> startAgain(String[] args) {
    try {
      Optional<List<String>> command = command(Files.readAllBytes(COMMAND_LINE), args);
      if (command.isPresent()) {
        return Optional.of(run(command.get()));
      }
    } catch (IOException e) {
      // Another system than Linux, or one that has no room for a second program.
    }
    if (Arrays.stream(args).allMatch(CharMatcher.ascii()::matchesAllOf)) {
      return Optional.empty();
    }
    throw new IllegalStateException(
        "this locale has no letters but ASCII; set LC_ALL=C.UTF-8, or that of your language");
  }

  /**
   * The command that starts the program with these arguments encoded.
   *
   * @param line the bytes of the command line now, each word ended by a zero
   * @param args what Java made of those of its words that come last
   */
  static Optional<List<String>> command(byte[] line, String[] args) {
    // A letter for each byte; its bytes can be had back.
    List<String> words =
        new ArrayList<>(
            Arrays.asList(new String(line, StandardCharsets.ISO_8859_1).split("\0", -1)));
    words.remove(words.size() - 1);
    int first = words.size() - args.length;
    if (first < 1) {
      return Optional.empty();
    }
    List<String> command = new ArrayList<>(words.subList(0, first));
    if (!command.stream().allMatch(CharMatcher.ascii()::matchesAllOf)) {
      return Optional.empty();
    }
    ProcessHandle.current().info().command().ifPresent(java -> command.set(0, java));
    command.add(1, "-D" + ENCODED + "=true");
    for (int i = 0; i < args.length; i++) {
      byte[] bytes = words.get(first + i).getBytes(StandardCharsets.ISO_8859_1);
      if (!new String(bytes, StandardCharsets.US_ASCII).equals(args[i])) {
        return Optional.empty();
      }
      command.add(
          URLEncoder.encode(new String(bytes, StandardCharsets.UTF_8), StandardCharsets.UTF_8));
    }
    return Optional.of(command);
  }

  private static int run(List<String> command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
    builder.environment().put("LC_ALL", LOCALE);
    Process process = builder.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process), "end"));
    return join(process);
  }

  /** What ends this program ends the other, which has its own time for it. */
  private static void end(Process process) {
    process.destroy();
    join(process);
  }

  private static int join(Process process) {
    return process.onExit().join().exitValue();
  }
}
