package org.hexproof.realize;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Layouts per second of towers of dual simpleswitches, with little effort. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class LayoutBenchmark {
  private static final Effort EFFORT = new Effort(1, 2, Duration.ofMinutes(1));

  @Param({"1", "2", "3", "4", "5", "6", "7", "8"})
  int depth;

  private Hypergraph tower;

  @Setup
  public void name() {
    tower = NamedContexts.hypergraph("simpleswitch:" + depth, true).orElseThrow();
  }

  @Benchmark
  public Drawing tower() {
    return Layout.draw(tower, EFFORT);
  }
}
