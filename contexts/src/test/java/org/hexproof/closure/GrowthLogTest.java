package org.hexproof.closure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.database.Contents;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.primary.PrimaryList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GrowthLogTest {
  private static final ImmutableMap<String, String> PARAMETERS =
      ImmutableMap.of("order", "both", "max-atoms", "50");
  private static final int CELLS = 6;
  private static final int SUM = 9;

  @TempDir private Path folder;

  /** Ends a build after some batches. */
  private static ProgressMonitor after(int batches) {
    AtomicInteger asked = new AtomicInteger();
    return new ProgressMonitor() {
      @Override
      public boolean isEnough() {
        return asked.getAndIncrement() >= batches;
      }
    };
  }

  /** Builds from what the log has, and returns the contents of the database. */
  private List<String> build(Path log, int threads, ProgressMonitor monitor) throws Exception {
    try (GrowthLog open = GrowthLog.open(log, PARAMETERS)) {
      Closure closure =
          new Closure(Growth.BY_CELLS, PrimaryList.shipped(), 50, threads, Optional.of(open));
      if (grow(closure, CELLS, monitor)) {
        closure.turnTo(Growth.BY_CELLS, 10, ProgressMonitor.PATIENT);
        if (grow(closure, CELLS + 1, monitor)) {
          closure.turnTo(Growth.SIMPLEST_FIRST, 50, ProgressMonitor.PATIENT);
          grow(closure, SUM, monitor);
        }
      }
      closure.settle(ProgressMonitor.PATIENT);
      Path file = folder.resolve("values.db");
      SmallDatabases.write(file, closure, Map.of());
      return Contents.of(file);
    }
  }

  private static boolean grow(Closure closure, int level, ProgressMonitor monitor) {
    while (closure.level() < level) {
      if (!closure.grow(monitor)) {
        return false;
      }
    }
    return true;
  }

  private byte[] whole(Path log) throws Exception {
    build(log, 1, ProgressMonitor.PATIENT);
    return Files.readAllBytes(log);
  }

  @Test
  void aLogThatWasCutOffAnywhereIsGoneOnWith() throws Exception {
    Path log = folder.resolve("values.db.log");
    List<String> expected = build(log, 1, ProgressMonitor.PATIENT);
    assertThat(expected).hasSizeGreaterThan(500);
    byte[] bytes = Files.readAllBytes(log);
    Random random = new Random(8);
    for (int round = 0; round < 6; round++) {
      int length = round == 0 ? 5 : random.nextInt(bytes.length);
      Files.write(log, Arrays.copyOf(bytes, length));
      assertThat(build(log, 1 + round % 2, ProgressMonitor.PATIENT))
          .as("%s", length)
          .isEqualTo(expected);
      if (round % 2 == 0) {
        assertThat(Files.readAllBytes(log)).isEqualTo(bytes);
      }
    }
  }

  /** What follows a record that was damaged is computed again. */
  @Test
  void aDamagedRecordIsNotTaken() throws Exception {
    Path log = folder.resolve("values.db.log");
    List<String> expected = build(log, 1, ProgressMonitor.PATIENT);
    byte[] bytes = Files.readAllBytes(log);
    bytes[bytes.length / 2] ^= 4;
    Files.write(log, bytes);
    assertThat(build(log, 1, ProgressMonitor.PATIENT)).isEqualTo(expected);
  }

  /** A build that ends after some batches is the same with and without a log, by any threads. */
  @Test
  void limitsEndABuildAtTheSamePlace() throws Exception {
    for (int batches : new int[] {3, 25}) {
      Path log = folder.resolve(batches + ".log");
      List<String> first = build(log, 1, after(batches));
      List<String> again = build(log, 1, after(batches));
      List<String> two = build(folder.resolve("two" + batches), 2, after(batches));
      assertThat(again).isEqualTo(first);
      assertThat(two).isEqualTo(first);
    }
  }

  /** The estimate of memory, which ends builds, is of what is there. */
  @Test
  void memoryDoesNotDependOnThreads() {
    long[] bytes = new long[2];
    for (int threads = 1; threads <= 2; threads++) {
      Closure closure =
          new Closure(Growth.BY_CELLS, PrimaryList.shipped(), 50, threads, Optional.empty());
      grow(closure, 7, ProgressMonitor.PATIENT);
      bytes[threads - 1] = closure.bytes();
    }
    assertThat(bytes[1]).isEqualTo(bytes[0]);
  }

  @Test
  void otherLogsAreRefused() throws Exception {
    Path log = folder.resolve("values.db.log");
    whole(log);
    assertThatThrownBy(() -> GrowthLog.open(log, Map.of("order", "cells")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("other parameters (now order: cells)");
    Files.writeString(log, "not a log, but some text that is somebody's");
    assertThatThrownBy(() -> GrowthLog.open(log, PARAMETERS))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no log of a build");
    assertThat(Files.readString(log)).startsWith("not a log");
  }

  @Test
  @SuppressWarnings("try")
  void oneLogIsForOneBuild() throws Exception {
    Path log = folder.resolve("values.db.log");
    try (GrowthLog open = GrowthLog.open(log, PARAMETERS)) {
      assertThatThrownBy(() -> GrowthLog.open(log, PARAMETERS))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("another build");
    }
  }

  @Test
  void aLogOfAnotherClosureDoesNotFit() throws Exception {
    Path log = folder.resolve("values.db.log");
    whole(log);
    try (GrowthLog open = GrowthLog.open(log, PARAMETERS)) {
      Closure closure =
          new Closure(Growth.SIMPLEST_FIRST, PrimaryList.shipped(), 50, 1, Optional.of(open));
      assertThatThrownBy(() -> grow(closure, SUM, ProgressMonitor.PATIENT))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("does not fit");
    }
  }
}
