package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.solver.Limits;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.word.Suggestion;

/** The options that several commands share, and how their values are read. */
final class Choices {
  static final String CERTIFY = "certify";
  static final String FORMAT = "format";
  static final String OUT = "out";
  static final String SOLVER = "solver";
  static final String TEMPLATES = "templates";
  static final String TIMEOUT = "timeout";
  static final String ENGINE_START = "engine-start";
  static final String TO = "to";

  static final String NAMES = "colors";
  static final ImmutableList<String> COLORS = ImmutableList.of("black", "white");
  static final ImmutableList<String> TEXT_OR_JSON = ImmutableList.of("text", "json");

  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(31_536_000);

  private Choices() {}

  /** An option with a value. */
  static Option option(String name, String value) {
    return Option.builder().longOpt(name).hasArg().argName(value).get();
  }

  /** An option whose value is one of these words. */
  static Option words(String name, String value, ImmutableList<String> words) {
    return new WordOption(name, value, words);
  }

  /** The format of a report that is text or JSON. */
  static Option textOrJson() {
    return words(FORMAT, "FORMAT", TEXT_OR_JSON);
  }

  static Option flag(String name) {
    return Option.builder().longOpt(name).get();
  }

  static Option solver() {
    return option(SOLVER, "SOLVER");
  }

  static Option timeout() {
    return option(TIMEOUT, "SECONDS");
  }

  /** Where the document goes; {@link Documents} tells which one that is. */
  static Option out() {
    return option(OUT, "FILE");
  }

  /** Where the only document goes that a command has. */
  static Option plainOut() {
    return option(OUT, "FILE");
  }

  static SolverName solver(CommandLine line) throws CommandException {
    return SolverName.parse(
        line.getOptionValue(SOLVER, SolverName.NATIVE.text()), engineStart(line));
  }

  static Option engineStartOption() {
    return option(ENGINE_START, "SECONDS");
  }

  /** How long an engine may take to start. */
  static Duration engineStart(CommandLine line) throws CommandException {
    return seconds(line, ENGINE_START, HtpSettings.START);
  }

  /** Where certificates go, if they are wanted; only the native solver can write them. */
  static Optional<String> certify(CommandLine line) throws CommandException {
    Optional<String> name = Optional.ofNullable(line.getOptionValue(CERTIFY));
    if (name.isPresent() && solver(line).isHtp()) {
      throw CommandException.usage("--certify is for the native solver, which writes certificates");
    }
    return name;
  }

  static Limits limits(CommandLine line) throws CommandException {
    return new Limits(seconds(line, TIMEOUT, Limits.DEFAULT.time()), Limits.DEFAULT.bytes());
  }

  /** A length of time of at least a millisecond. */
  static Duration seconds(CommandLine line, String option, Duration preset)
      throws CommandException {
    return time(
        line, option, preset, Duration.ofSeconds(1), "a number of seconds of at least 0.001");
  }

  /** A length of time of at least a millisecond, in minutes. */
  static Duration minutes(CommandLine line, String option, Duration preset)
      throws CommandException {
    return time(
        line, option, preset, Duration.ofMinutes(1), "a number of minutes, as in 0.5 or 90");
  }

  private static Duration time(
      CommandLine line, String option, Duration preset, Duration unit, String wanted)
      throws CommandException {
    String text = line.getOptionValue(option);
    if (text == null) {
      return preset;
    }
    try {
      BigDecimal units = new BigDecimal(text).min(MOST_SECONDS);
      long millis = units.multiply(BigDecimal.valueOf(unit.toMillis())).longValue();
      if (millis >= 1) {
        return Duration.ofMillis(millis);
      }
    } catch (NumberFormatException e) {
      // said below
    }
    throw CommandException.usage("--" + option + " wants " + wanted + ", not '" + text + "'");
  }

  /** A whole number of at least 1. */
  static int count(CommandLine line, String option, int preset, int most) throws CommandException {
    String text = line.getOptionValue(option);
    if (text == null) {
      return preset;
    }
    if (text.matches("[1-9][0-9]{0,8}") && Integer.parseInt(text) <= most) {
      return Integer.parseInt(text);
    }
    throw CommandException.usage(
        "--" + option + " wants a whole number from 1 to " + most + ", not '" + text + "'");
  }

  /** One of several words; the first is the default. */
  static String word(CommandLine line, String option, ImmutableList<String> words)
      throws CommandException {
    String word = line.getOptionValue(option, words.get(0));
    if (!words.contains(word)) {
      throw CommandException.usage(
          "--"
              + option
              + " can be "
              + String.join(", ", words)
              + ", not '"
              + word
              + "'"
              + Suggestion.of(word, "", words));
    }
    return word;
  }

  /** What the players are called and drawn in. */
  static Option colors() {
    return words(
        NAMES,
        "NAMES",
        Arrays.stream(Naming.values()).map(Naming::label).collect(ImmutableList.toImmutableList()));
  }

  static Optional<Naming> naming(CommandLine line) throws CommandException {
    return line.hasOption(NAMES)
        ? Naming.of(word(line, NAMES, ((WordOption) colors()).words()))
        : Optional.empty();
  }

  /** The entry with the names that the line wants. */
  static Entry named(CommandLine line, Entry entry) throws CommandException {
    Optional<Naming> naming = naming(line);
    return naming.isPresent() ? entry.named(naming.get()) : entry;
  }

  static Optional<Color> color(CommandLine line, String option) throws CommandException {
    String word = line.getOptionValue(option);
    return word == null ? Optional.empty() : Optional.of(color(word, "--" + option));
  }

  static Color color(String word, String what) throws CommandException {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "black", "b", "red" -> Color.BLACK;
      case "white", "w", "blue" -> Color.WHITE;
      default ->
          throw CommandException.usage(
              what
                  + " can be black or white, not '"
                  + word
                  + "'"
                  + Suggestion.of(word, "", COLORS));
    };
  }

  /** A folder to write into, which is made if need be. */
  static Path folder(String name) throws CommandException {
    try {
      Path folder = Path.of(name);
      if (!Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      if (!Files.isWritable(folder)) {
        throw new AccessDeniedException(name);
      }
      return folder;
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a folder");
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }

  /** The only operand. */
  static String operand(CommandLine line) throws CommandException {
    if (line.getArgList().size() != 1) {
      throw CommandException.usage(
          "expected one FILE, not "
              + (line.getArgList().isEmpty() ? "none" : String.join(" ", line.getArgList())));
    }
    return line.getArgList().get(0);
  }

  /** The operands; at least one. */
  static ImmutableList<String> operands(CommandLine line) throws CommandException {
    if (line.getArgList().isEmpty()) {
      throw CommandException.usage("expected a file or a folder");
    }
    return ImmutableList.copyOf(line.getArgList());
  }
}
