package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.closure.Closure;
import org.hexproof.closure.DatabaseWriter;
import org.hexproof.closure.Growth;
import org.hexproof.closure.GrowthLog;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseFile;
import org.hexproof.file.AtomicFile;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;

/** {@code hexproof db build}. */
final class DbBuild {

  /** The option, and what the database calls it. */
  private static final String BOTH = "both";

  private static final String SIMPLEST_ORDER = "simplest";
  private static final String CELLS_ORDER = "cells";
  private static final ImmutableList<String> ORDERS =
      ImmutableList.of(BOTH, SIMPLEST_ORDER, CELLS_ORDER);

  private static final int DEFAULT_ATOMS = 50;
  private static final int CELLS_FIRST = 12;
  private static final int CELLS_FURTHER = 2;
  private static final int LIGHT_ATOMS = 10;
  private static final int UNLIMITED = 999_999_999;
  private static final int MOST_LEVELS = 99;

  private static final Choice<String> ORDER = Choice.word("order", "ORDER", ORDERS);
  static final Choice<Integer> CELLS = Choice.count("max-cells", "N", DbCommand.MOST_CELLS);
  private static final Choice<Integer> SUM =
      Choice.count("max-sum", "N", MOST_LEVELS).or(MOST_LEVELS);
  private static final Choice<Integer> VALUES =
      Choice.count("max-values", "N", UNLIMITED).or(UNLIMITED);
  static final Choice<Integer> ATOMS = Choice.count("max-atoms", "N", UNLIMITED).or(DEFAULT_ATOMS);
  private static final Choice<Integer> MINUTES =
      Choice.count("minutes", "N", UNLIMITED).or(UNLIMITED / 60);
  private static final Choice<Integer> THREADS =
      Choice.count("threads", "N", 1024).or(Runtime.getRuntime().availableProcessors());
  private static final Choice<Integer> MEMORY = Choice.count("memory", "MIB", 1 << 20).or(0);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(ORDER, CELLS, SUM, VALUES, ATOMS, MINUTES, THREADS, MEMORY);

  /**
   * Some levels of a build.
   *
   * @param partAtoms the most atoms of a part
   * @param last the last level
   * @param name what levels count
   */
  private record Phase(Growth growth, int partAtoms, int last, String name) {}

  private final Line line;
  private final Surroundings surroundings;

  DbBuild(Line line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  ExitCode run(Path file) throws CommandException, IOException {
    String order = line.get(ORDER);
    refuse(order, SIMPLEST_ORDER, CELLS);
    refuse(order, CELLS_ORDER, SUM);
    int atoms = line.get(ATOMS);
    ImmutableList<Phase> phases = phases(order, atoms);
    int threads = line.get(THREADS);
    long bytes = bytes();
    Duration time = Duration.ofMinutes(line.get(MINUTES));
    GrowthWatch.Limits limits =
        new GrowthWatch.Limits(line.get(VALUES), bytes, System.nanoTime() + time.toNanos());
    ImmutableList<PrimaryPosition> primaries = PrimaryList.shipped();
    ImmutableMap.Builder<String, String> parameters = ImmutableMap.builder();
    parameters.put(ORDER.name(), order);
    if (order.equals(BOTH)) {
      parameters.put("cells first", Integer.toString(phases.get(0).last));
    }
    parameters.put(ATOMS.name(), Integer.toString(atoms));
    parameters.put("primaries", fingerprint(primaries));
    checkTarget(file);
    try (GrowthLog log = log(file, parameters.buildOrThrow());
        BuildWatch finish = new BuildWatch(surroundings)) {
      Optional<Grown> grown =
          grown(
              file,
              phases,
              new Closure(phases.get(0).growth, primaries, atoms, threads, Optional.of(log)),
              limits,
              finish);
      if (grown.isEmpty()) {
        return stopped();
      }
      parameters.put("complete to", grown.get().complete);
      try (DatabaseWriter writer = grown.get().writer) {
        writer.finish(parameters.buildOrThrow());
      }
      if (grown.get().whole) {
        log.delete();
      }
      if (surroundings.terminal()) {
        surroundings.err().println(grown.get().report);
      }
    } catch (UncheckedIOException e) {
      throw CommandException.unreadable(e.getCause().getMessage());
    } catch (InterruptedIOException e) {
      return stopped();
    } catch (IOException e) {
      throw CommandException.unwritable(e.getMessage());
    } catch (OutOfMemoryError e) {
      surroundings
          .err()
          .println(
              "hexproof: undecided: Java's heap of "
                  + (Runtime.getRuntime().maxMemory() >> 20)
                  + " MiB is full; the same command with a larger --memory goes on from here");
      return ExitCode.UNDECIDED;
    }
    return ExitCode.OK;
  }

  private ExitCode stopped() {
    surroundings.err().println("hexproof: stopped; the same command goes on from here");
    return ExitCode.INTERRUPTED;
  }

  /**
   * What is left of a closure when its entries are written.
   *
   * @param whole whether the build is over, and not only its time
   */
  private record Grown(DatabaseWriter writer, boolean whole, String complete, String report) {}

  /**
   * Grows a closure and writes its entries; nothing if that was interrupted.
   *
   * @param finish watches over what comes after the growth
   */
  private Optional<Grown> grown(
      Path file,
      ImmutableList<Phase> phases,
      Closure closure,
      GrowthWatch.Limits limits,
      BuildWatch finish)
      throws IOException {
    List<String> complete = new ArrayList<>();
    boolean whole;
    try (GrowthWatch watch = new GrowthWatch(surroundings, limits, closure)) {
      whole = grow(phases, closure, watch, complete) || watch.isEnough();
    }
    if (!closure.settle(finish)) {
      return Optional.empty();
    }
    return Optional.of(
        new Grown(
            DatabaseWriter.entries(file, closure, limits.bytes(), finish),
            whole,
            String.join(", ", complete),
            surroundings.terminal() ? report(closure) : ""));
  }

  private void refuse(String order, String with, Choice<?> option) throws CommandException {
    if (order.equals(with) && line.has(option)) {
      throw CommandException.usage(option + " does not go with --order " + order);
    }
  }

  private ImmutableList<Phase> phases(String order, int atoms) throws CommandException {
    boolean both = order.equals(BOTH);
    int cells = line.find(CELLS).orElse(both ? CELLS_FIRST : MOST_LEVELS);
    int sum = line.get(SUM);
    ImmutableList.Builder<Phase> phases = ImmutableList.builder();
    if (!order.equals(SIMPLEST_ORDER)) {
      phases.add(new Phase(Growth.BY_CELLS, atoms, cells, "cells"));
    }
    if (both) {
      int light = Math.min(LIGHT_ATOMS, atoms);
      String name = "cells of parts of at most " + light + " atoms";
      phases.add(new Phase(Growth.BY_CELLS, light, cells + CELLS_FURTHER, name));
    }
    if (!order.equals(CELLS_ORDER)) {
      phases.add(new Phase(Growth.SIMPLEST_FIRST, atoms, sum, "atoms of parts"));
    }
    return phases.build();
  }

  /** Whether all phases are complete; what is complete is added to the list. */
  private static boolean grow(
      ImmutableList<Phase> phases, Closure closure, GrowthWatch watch, List<String> complete) {
    for (Phase phase : phases) {
      boolean all = true;
      if (!phase.equals(phases.get(0))) {
        all = closure.turnTo(phase.growth, phase.partAtoms, watch);
      }
      while (all && closure.level() < phase.last) {
        all = watch.grow(phase.name);
      }
      complete.add(closure.level() + " " + phase.name);
      if (!all) {
        return false;
      }
    }
    return true;
  }

  /**
   * Refuses before the work what could not be written after it. A file that is there is replaced
   * only by the build that wrote it and goes on, as its log tells.
   */
  private static void checkTarget(Path file) throws CommandException {
    try {
      AtomicFile.check(file);
    } catch (IOException e) {
      throw CommandException.unreadable(
          "cannot write " + CommandException.inWords(file.toString(), e));
    }
    if (!Files.exists(file)) {
      return;
    }
    try (Database before = DatabaseFile.open(file)) {
      if (!Files.exists(log(file))) {
        throw CommandException.unreadable(
            file
                + ": there is a database of "
                + before.size()
                + " entries already, and no log of its build to go on from; give another name, or"
                + " delete it first");
      }
    } catch (IOException e) {
      throw CommandException.unreadable(
          CommandException.inWords(file.toString(), e)
              + "; it would be overwritten, so give another name");
    }
  }

  private static Path log(Path file) {
    return file.toAbsolutePath().resolveSibling(file.getFileName() + ".log");
  }

  private static GrowthLog log(Path file, ImmutableMap<String, String> parameters)
      throws CommandException {
    Path log = log(file);
    try {
      return GrowthLog.open(log, parameters);
    } catch (IOException e) {
      throw CommandException.file(log.toString(), e);
    }
  }

  private static String fingerprint(ImmutableList<PrimaryPosition> primaries) {
    return Hashing.sha256()
        .hashString(PrimaryList.write(primaries), StandardCharsets.UTF_8)
        .toString();
  }

  private static String report(Closure closure) {
    return closure.size()
        + " values up to symmetry; about "
        + (closure.bytes() >> 20)
        + " MiB for them, "
        + (heapBytes() >> 20)
        + " MiB of heap are in use";
  }

  /** What is in use, which takes some seconds to find out. */
  private static long heapBytes() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }

  /** How much memory the closure may take. */
  private long bytes() throws CommandException {
    long heap = Runtime.getRuntime().maxMemory();
    if (line.has(MEMORY)) {
      int process = line.get(MEMORY);
      if (process < BuildMemory.LEAST_MEBIBYTES) {
        throw CommandException.usage(
            "--memory wants at least " + BuildMemory.LEAST_MEBIBYTES + " MiB, not " + process);
      }
      if (!BuildMemory.isBounded(heap >> 20, process)) {
        throw CommandException.usage(
            "with a heap of "
                + (heap >> 20)
                + " MiB Java may take more than --memory "
                + process
                + "; start it with java -Xmx"
                + BuildMemory.heap(process)
                + "m, or with the launcher, which does so");
      }
    }
    return BuildMemory.closureBytes(heap);
  }
}
