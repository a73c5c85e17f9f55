package org.hexproof.build;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.hexproof.closure.Closure;
import org.hexproof.closure.DatabaseWriter;
import org.hexproof.closure.Growth;
import org.hexproof.closure.GrowthLog;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.solving.Watch;
import org.hexproof.word.Labelled;

/**
 * The wish for a database.
 *
 * @param cells the last level by cells; without one as the order has it
 * @param sum the last level by atoms of parts
 * @param atoms the most atoms of a part
 * @param values how many values are enough, up to symmetry
 * @param time for growth; what comes after it takes longer
 * @param bytes how much memory values may take, by the closure's estimate
 */
public record DatabaseBuild(
    Order order,
    OptionalInt cells,
    int sum,
    int atoms,
    int values,
    Duration time,
    int threads,
    long bytes) {
  /** What the atoms are called in databases. */
  public static final String ATOMS = "max-atoms";

  /** The last level that there may be. */
  public static final int MOST_LEVELS = 99;

  private static final int CELLS_FIRST = 12;
  private static final int CELLS_FURTHER = 2;
  private static final int LIGHT_ATOMS = 10;

  /** In which order values are found. */
  public enum Order implements Labelled {
    /** By cells, then with light parts only, then the simplest first. */
    BOTH,
    SIMPLEST,
    CELLS
  }

  /**
   * Some levels of a build.
   *
   * @param partAtoms the most atoms of a part
   * @param last the last level
   * @param name what levels count
   */
  private record Phase(Growth growth, int partAtoms, int last, String name) {}

  private ImmutableList<Phase> phases() {
    boolean both = order == Order.BOTH;
    int most = cells.orElse(both ? CELLS_FIRST : MOST_LEVELS);
    ImmutableList.Builder<Phase> phases = ImmutableList.builder();
    if (order != Order.SIMPLEST) {
      phases.add(new Phase(Growth.BY_CELLS, atoms, most, "cells"));
    }
    if (both) {
      int light = Math.min(LIGHT_ATOMS, atoms);
      String name = "cells of parts of at most " + light + " atoms";
      phases.add(new Phase(Growth.BY_CELLS, light, most + CELLS_FURTHER, name));
    }
    if (order != Order.CELLS) {
      phases.add(new Phase(Growth.SIMPLEST_FIRST, atoms, sum, "atoms of parts"));
    }
    return phases.build();
  }

  /** What a log has to say for this build to go on from it, and later the database. */
  public ImmutableMap<String, String> parameters() {
    ImmutableMap.Builder<String, String> parameters = ImmutableMap.builder();
    parameters.put("order", order.label());
    if (order == Order.BOTH) {
      parameters.put("cells first", Integer.toString(phases().get(0).last));
    }
    parameters.put(ATOMS, Integer.toString(atoms));
    String primaries = PrimaryList.write(PrimaryList.shipped());
    return parameters
        .put("primaries", Hashing.sha256().hashString(primaries, StandardCharsets.UTF_8).toString())
        .buildOrThrow();
  }

  /**
   * What is left of a closure when its entries are written.
   *
   * @param whole whether the build is over, and not only its time
   */
  private record Grown(DatabaseWriter writer, boolean whole, String complete, String report) {}

  /**
   * Writes the database; what was found so far stays in the log if that is stopped.
   *
   * @param log opened with these parameters; deleted when the build is over
   * @param teller is told what each level found, if anyone wants to know
   * @return false if it was stopped
   * @throws java.io.UncheckedIOException if the log can't be written
   */
  public boolean run(Path file, GrowthLog log, Watch watch, Optional<Consumer<String>> teller)
      throws IOException {
    try (BuildWatch finish = new BuildWatch(watch)) {
      Optional<Grown> grown = grown(file, log, watch, finish, teller);
      if (grown.isEmpty()) {
        return false;
      }
      try (DatabaseWriter writer = grown.get().writer) {
        writer.finish(
            ImmutableMap.<String, String>builder()
                .putAll(parameters())
                .put("complete to", grown.get().complete)
                .buildOrThrow());
      }
      if (grown.get().whole) {
        log.delete();
      }
      teller.ifPresent(told -> told.accept(grown.get().report));
      return true;
    }
  }

  /**
   * Grows a closure and writes its entries; nothing if that was interrupted.
   *
   * @param finish watches over what comes after the growth
   */
  private Optional<Grown> grown(
      Path file, GrowthLog log, Watch watch, BuildWatch finish, Optional<Consumer<String>> teller)
      throws IOException {
    ImmutableList<PrimaryPosition> primaries = PrimaryList.shipped();
    ImmutableList<Phase> phases = phases();
    Closure closure =
        new Closure(phases.get(0).growth, primaries, atoms, threads, Optional.of(log));
    List<String> complete = new ArrayList<>();
    boolean whole;
    try (GrowthWatch growth = new GrowthWatch(watch, this, closure, teller)) {
      whole = grow(phases, closure, growth, complete) || growth.isEnough();
    }
    if (!closure.settle(finish)) {
      return Optional.empty();
    }
    return Optional.of(
        new Grown(
            DatabaseWriter.entries(file, closure, bytes, finish),
            whole,
            String.join(", ", complete),
            teller.isPresent() ? report(closure) : ""));
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

  private static String report(Closure closure) {
    return "%s values up to symmetry; about %s MiB for them, %s MiB of heap are in use"
        .formatted(closure.size(), closure.bytes() >> 20, heapBytes() >> 20);
  }

  /** What is in use, which takes some seconds to find out. */
  private static long heapBytes() {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    memory.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }
}
