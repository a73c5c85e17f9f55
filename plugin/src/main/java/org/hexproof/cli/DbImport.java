package org.hexproof.cli;

import com.google.common.io.CharStreams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.hexproof.database.TextImport;
import org.hexproof.terminal.Progress;

/** {@code hexproof db import}. */
record DbImport(Surroundings surroundings) {
  private static final int MOST_FAULTS = 20;
  private static final long MOST_BYTES = 4L << 30;

  /** An import of positions, each with a line of its own. */
  ExitCode lines(String text, Path database) {
    return run(text, database, TextImport::read);
  }

  /** An import of primary positions, each with its drawing. */
  ExitCode primaries(String text, Path database) {
    return run(
        text,
        database,
        (imported, reader, most, stop) ->
            imported.readPrimaries(CharStreams.toString(reader), most, stop));
  }

  /** Reads a text into an import. */
  @FunctionalInterface
  private interface Reading {
    void read(TextImport imported, BufferedReader reader, int mostFaults, BooleanSupplier stop)
        throws IOException;
  }

  private ExitCode run(String text, Path database, Reading reading) {
    if (Files.exists(database)) {
      throw CommandException.usage(
          database + ": exists already; import makes a new file, so give another name");
    }
    Targets.check(database);
    TextImport lines = new TextImport(Math.min(MOST_BYTES, Runtime.getRuntime().maxMemory() / 2));
    try (BufferedReader reader = open(text);
        Progress progress = surroundings.watch().count("lines", -1)) {
      reading.read(lines, reader, MOST_FAULTS, progress::stepped);
    } catch (IOException e) {
      throw CommandException.file(text, e);
    }
    surroundings.interrupt().check();
    check(text, lines);
    try {
      lines.write(database, text);
    } catch (IOException e) {
      throw CommandException.unwritable(e.getMessage());
    }
    return ExitCode.OK;
  }

  private BufferedReader open(String text) throws IOException {
    return text.equals(Inputs.STANDARD)
        ? new BufferedReader(
            new InputStreamReader(surroundings.in(), StandardCharsets.UTF_8.newDecoder()))
        : Files.newBufferedReader(Databases.path(text));
  }

  /** Tells the bad lines. */
  private static void check(String text, TextImport lines) {
    if (lines.bad() > 0) {
      StringBuilder message = new StringBuilder();
      for (TextImport.Fault fault : lines.faults()) {
        message.append(text).append(':').append(fault.line()).append(": ");
        message.append(fault.message()).append('\n');
      }
      if (lines.bad() > lines.faults().size()) {
        message.append("… and ").append(lines.bad() - lines.faults().size()).append(" more\n");
      }
      message.append(lines.bad() == 1 ? "a bad line" : lines.bad() + " bad lines");
      throw CommandException.unreadable(message + ", so nothing is written");
    }
    if (lines.size() == 0) {
      throw CommandException.unreadable(
          text
              + ": no values\n  hint: lines look like '1, tab, {a|⊥}, tab, G(1,2,3) = Q2(2,3)', as"
              + " 'hexproof db export' writes them; with --primaries they are positions with their"
              + " drawings, as 'hexproof primaries' writes them");
    }
  }
}
