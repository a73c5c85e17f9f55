package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.hexproof.build.DatabaseBuild;
import org.hexproof.build.DatabaseBuild.Order;
import org.hexproof.closure.GrowthLog;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseFile;

/** {@code hexproof db build}. */
record DbBuild(Line line, Surroundings surroundings) {
  private static final int DEFAULT_ATOMS = 50;
  private static final int UNLIMITED = 999_999_999;

  private static final Choice<Order> ORDER =
      Choice.of("order", "ORDER", Order.values()).or(Order.BOTH);
  private static final Choice<Integer> CELLS =
      Choice.count("max-cells", "N", DatabaseBuild.MOST_LEVELS);
  private static final Choice<Integer> SUM =
      Choice.count("max-sum", "N", DatabaseBuild.MOST_LEVELS).or(DatabaseBuild.MOST_LEVELS);
  private static final Choice<Integer> VALUES =
      Choice.count("max-values", "N", UNLIMITED).or(UNLIMITED);
  static final Choice<Integer> ATOMS =
      Choice.count(DatabaseBuild.ATOMS, "N", UNLIMITED).or(DEFAULT_ATOMS);
  private static final Choice<Integer> MINUTES =
      Choice.count("minutes", "N", UNLIMITED).or(UNLIMITED / 60);
  private static final Choice<Integer> THREADS =
      Choice.count("threads", "N", 1024).or(Runtime.getRuntime().availableProcessors());
  private static final Choice<Integer> MEMORY = Choice.count("memory", "MIB", 1 << 20).or(0);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(ORDER, CELLS, SUM, VALUES, ATOMS, MINUTES, THREADS, MEMORY);

  ExitCode run(Path file) throws IOException {
    Order order = line.get(ORDER);
    refuse(order, Order.SIMPLEST, CELLS);
    refuse(order, Order.CELLS, SUM);
    DatabaseBuild build =
        new DatabaseBuild(
            order,
            line.find(CELLS).map(OptionalInt::of).orElseGet(OptionalInt::empty),
            line.get(SUM),
            line.get(ATOMS),
            line.get(VALUES),
            Duration.ofMinutes(line.get(MINUTES)),
            line.get(THREADS),
            bytes());
    checkTarget(file);
    try (GrowthLog log = log(file, build.parameters())) {
      Optional<Consumer<String>> teller =
          surroundings.terminal() ? Optional.of(surroundings.err()::println) : Optional.empty();
      return build.run(file, log, surroundings.watch(), teller) ? ExitCode.OK : stopped();
    } catch (UncheckedIOException e) {
      throw CommandException.unreadable(e.getCause().getMessage());
    } catch (InterruptedIOException e) {
      return stopped();
    } catch (IOException e) {
      throw CommandException.unwritable(e.getMessage());
    } catch (OutOfMemoryError e) {
      throw CommandException.undecided(
          "Java's heap of %s MiB is full; the same command with a larger --memory goes on from here"
              .formatted(Runtime.getRuntime().maxMemory() >> 20));
    }
  }

  private ExitCode stopped() {
    return surroundings.tell(ExitCode.INTERRUPTED, "stopped; the same command goes on from here");
  }

  private void refuse(Order order, Order with, Choice<?> option) {
    if (order == with && line.has(option)) {
      throw CommandException.usage(option + " does not go with --order " + order.label());
    }
  }

  /**
   * Refuses before the work what could not be written after it. A file that is there is replaced
   * only by the build that wrote it and goes on, as its log tells.
   */
  private static void checkTarget(Path file) {
    Targets.check(file);
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

  private static GrowthLog log(Path file, ImmutableMap<String, String> parameters) {
    Path log = log(file);
    return FileUse.read(log.toString(), () -> GrowthLog.open(log, parameters));
  }

  /** How much memory the closure may take. */
  private long bytes() {
    long heap = Runtime.getRuntime().maxMemory();
    if (line.has(MEMORY)) {
      int process = line.get(MEMORY);
      if (process < BuildMemory.LEAST_MEBIBYTES) {
        throw CommandException.usage(
            "--memory wants at least " + BuildMemory.LEAST_MEBIBYTES + " MiB, not " + process);
      }
      if (!BuildMemory.isBounded(heap >> 20, process)) {
        throw CommandException.usage(
            ("with a heap of %s MiB Java may take more than --memory %s; start it with java"
                    + " -Xmx%sm, or with the launcher, which does so")
                .formatted(heap >> 20, process, BuildMemory.heap(process)));
      }
    }
    return BuildMemory.closureBytes(heap);
  }
}
