package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.database.Closure;
import org.hexproof.database.DatabaseWriter;
import org.hexproof.database.Growth;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.StoreFullException;

/** {@code hexproof db build}. */
final class DbBuild {
  private static final String ORDER = "order";
  private static final String LEVEL = "max-cells";
  private static final String SUM = "max-sum";
  private static final String VALUES = "max-values";
  private static final String ATOMS = "max-atoms";
  private static final String MINUTES = "minutes";
  private static final String THREADS = "threads";
  private static final String MEMORY = "memory";

  private static final int DEFAULT_ATOMS = 50;
  private static final int DEFAULT_MEBIBYTES = 6144;
  private static final int UNLIMITED = 999_999_999;
  private static final int MOST_LEVELS = 99;

  private final CommandLine line;
  private final Surroundings surroundings;

  DbBuild(CommandLine line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  static void addOptions(Options options) {
    options
        .addOption(Choices.option(ORDER, "ORDER", "build: simplest (the default) or cells"))
        .addOption(Choices.option(LEVEL, "N", "build: up to so many cells, with --order cells"))
        .addOption(
            Choices.option(SUM, "N", "build: parts of up to so many atoms, with --order simplest"))
        .addOption(
            Choices.option(VALUES, "N", "build: stop at so many values up to symmetry, or soon"))
        .addOption(
            Choices.option(
                ATOMS, "N", "build: drop values of more atoms (default " + DEFAULT_ATOMS + ")"))
        .addOption(Choices.option(MINUTES, "N", "build: stop after so many minutes"))
        .addOption(Choices.option(THREADS, "N", "build: threads (default: one for each processor)"))
        .addOption(
            Choices.option(
                MEMORY,
                "MIB",
                "build: stop when this much memory is used, in MiB (default "
                    + DEFAULT_MEBIBYTES
                    + ", or three quarters of what the program may have, if that is less)"));
  }

  ExitCode run(Path file) throws CommandException, IOException {
    String order = Choices.word(line, ORDER, ImmutableList.of("simplest", "cells"));
    boolean cells = order.equals("cells");
    if (line.hasOption(cells ? SUM : LEVEL)) {
      throw CommandException.usage(
          "--" + (cells ? SUM : LEVEL) + " does not go with --order " + order);
    }
    int level = Choices.count(line, cells ? LEVEL : SUM, MOST_LEVELS, MOST_LEVELS);
    int atoms = Choices.count(line, ATOMS, DEFAULT_ATOMS, UNLIMITED);
    int most = Choices.count(line, VALUES, UNLIMITED, UNLIMITED);
    int processors = Runtime.getRuntime().availableProcessors();
    int threads = Choices.count(line, THREADS, processors, 1024);
    long bytes = bytes();
    long end =
        System.nanoTime()
            + Duration.ofMinutes(Choices.count(line, MINUTES, UNLIMITED / 60, UNLIMITED)).toNanos();
    Closure closure =
        new Closure(
            cells ? Growth.BY_CELLS : Growth.SIMPLEST_FIRST,
            PrimaryList.shipped(),
            atoms,
            bytes,
            threads);
    BooleanSupplier stop =
        () ->
            surroundings.interrupt().raised()
                || System.nanoTime() - end > 0
                || closure.size() >= most
                || closure.bytes() > bytes;
    try {
      while (closure.level() < level && closure.grow(stop)) {
        if (surroundings.terminal()) {
          surroundings
              .err()
              .println(
                  (cells ? "cells " : "atoms of parts ")
                      + closure.level()
                      + ": "
                      + closure.size()
                      + " values up to symmetry, "
                      + (closure.bytes() >> 20)
                      + " MiB");
        }
      }
    } catch (StoreFullException e) {
      surroundings.err().println("hexproof: stopped: " + e.getMessage());
    }
    closure.settle();
    try {
      DatabaseWriter.write(
          file,
          closure,
          ImmutableMap.of(
              ORDER,
              order,
              "complete to",
              Integer.toString(closure.level()),
              ATOMS,
              Integer.toString(atoms)));
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + e.getMessage());
    }
    return ExitCode.OK;
  }

  private long bytes() throws CommandException {
    long preset = Math.min(DEFAULT_MEBIBYTES, (Runtime.getRuntime().maxMemory() >> 20) * 3 / 4);
    return (long) Choices.count(line, MEMORY, (int) preset, 1 << 20) << 20;
  }
}
