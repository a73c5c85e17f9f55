package org.hexproof.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** A cluster of two executors, each a process of its own. */
final class LocalCluster implements AutoCloseable {
  private static final String EXECUTOR = "org.apache.spark.executor.CoarseGrainedExecutorBackend";

  private final JavaSparkContext spark;
  private final AtomicInteger lost = new AtomicInteger();

  LocalCluster() {
    try {
      // Spark does not start processes unless it is installed, which it sees by this folder.
      Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    spark =
        new JavaSparkContext(
            new SparkConf()
                .setAppName("test")
                .setMaster("local-cluster[2,1,1024]")
                .set("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .set("spark.executor.memory", "1g")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "localhost")
                .set("spark.driver.bindAddress", "127.0.0.1")
                // A machine that is busy with other things answers late.
                .set("spark.network.timeout", "900s")
                .set("spark.executor.heartbeatInterval", "60s"));
    spark
        .sc()
        .addSparkListener(
            new SparkListener() {
              @Override
              public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
                lost.incrementAndGet();
              }
            });
  }

  JavaSparkContext spark() {
    return spark;
  }

  /** How many executors were lost, as far as the driver has noticed. */
  int lost() {
    return lost.get();
  }

  /** Waits until the driver has noticed that so many were lost. */
  void awaitLost(int count) throws InterruptedException {
    while (lost.get() < count) {
      Thread.sleep(20);
    }
  }

  /** The processes of the executors that are there. */
  static List<ProcessHandle> executors() {
    return ProcessHandle.current().descendants().filter(LocalCluster::isExecutor).toList();
  }

  /** Java itself does not tell command lines that are as long as those of Spark. */
  private static boolean isExecutor(ProcessHandle process) {
    Path line = Path.of("/proc", Long.toString(process.pid()), "cmdline");
    try {
      return Arrays.asList(Files.readString(line, StandardCharsets.ISO_8859_1).split("\0"))
          .contains(EXECUTOR);
    } catch (IOException e) {
      return false;
    }
  }

  /** Runs the plain command in a process of its own; returns its exit code. */
  static int hexproof(String... args) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.hexproof.cli.Main"));
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start()
        .waitFor();
  }

  @Override
  public void close() {
    spark.close();
  }
}
