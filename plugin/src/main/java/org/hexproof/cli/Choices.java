package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.format.Entry;
import org.hexproof.solver.Limits;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.word.Suggestion;

/** The options that several commands share, and what they come to together. */
final class Choices {
  static final ImmutableList<String> COLORS = ImmutableList.of("black", "white");

  static final Choice<String> FORMAT =
      Choice.word("format", "FORMAT", ImmutableList.of("text", "json"));
  static final Choice<String> OUT = Choice.text("out", "FILE").written().or(Inputs.STANDARD);
  static final Choice<String> CERTIFY = Choice.text("certify", "OUT").written();
  static final Choice<String> CERTIFY_ALL = Choice.text("certify", "DIR").written();
  static final Choice<String> SOLVER = Choice.text("solver", "SOLVER");
  static final Choice<Duration> ENGINE_START = Choice.seconds("engine-start").or(HtpSettings.START);
  static final Choice<Duration> TIMEOUT = Choice.seconds("timeout").or(Limits.DEFAULT.time());
  static final Choice<Naming> NAMES =
      Choice.word(
          "colors", "NAMES", Maps.uniqueIndex(Arrays.asList(Naming.values()), Naming::label));

  /** Of commands that put a question to a solver. */
  static final ImmutableList<Choice<?>> ASKING =
      ImmutableList.of(SOLVER, ENGINE_START, TIMEOUT, NAMES, FORMAT, OUT);

  private Choices() {}

  /** Whether the report is wanted as JSON. */
  static boolean isJson(Line line) {
    return line.get(FORMAT).equals("json");
  }

  static SolverName solver(Line line) throws CommandException {
    return SolverName.parse(
        line.find(SOLVER).orElse(SolverName.NATIVE.text()), line.get(ENGINE_START));
  }

  /** Where certificates go, if they are wanted; only the native solver can write them. */
  static Optional<String> certify(Line line) throws CommandException {
    if (line.has(CERTIFY) && solver(line).isHtp()) {
      throw CommandException.usage("--certify is for the native solver, which writes certificates");
    }
    return line.find(CERTIFY);
  }

  static Limits limits(Line line) {
    return new Limits(line.get(TIMEOUT), Limits.DEFAULT.bytes());
  }

  /** The entry with the names that the line wants. */
  static Entry named(Line line, Entry entry) {
    return line.find(NAMES).map(entry::named).orElse(entry);
  }

  /** An option whose value is a color. */
  static Choice<Color> color(String name) {
    return Choice.of(name, "COLOR", text -> color(text, "--" + name)).proposing(COLORS);
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
}
