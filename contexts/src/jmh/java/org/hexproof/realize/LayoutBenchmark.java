package org.hexproof.realize;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomHypergraphs;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time for layouts, and how large the boards come out, by patience. Board sizes are given as the
 * places of all boards together.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class LayoutBenchmark {
  /** How large the boards of the last round are. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Size {
    public int places;

    @Setup(Level.Iteration)
    public void reset() {
      places = 0;
    }

    void add(DrawnHypergraph drawing) {
      places += drawing.position().board().size();
    }
  }

  /** A tower of dual simpleswitches. */
  @State(Scope.Benchmark)
  public static class Tower {
    @Param({"1", "2", "3", "4", "5", "6", "7", "8"})
    int depth;

    Hypergraph graph;

    @Setup
    public void name() {
      graph = NamedContexts.hypergraph("simpleswitch:" + depth, true).orElseThrow();
    }
  }

  /** 200 random circuits of 10 to 20 cells. */
  @State(Scope.Benchmark)
  public static class Circuits {
    @Param({"3", "6", "12"})
    int patience;

    final List<Hypergraph> graphs = new ArrayList<>();

    @Setup
    public void choose() {
      Random random = new Random(1);
      for (int i = 0; i < 200; i++) {
        graphs.add(RandomHypergraphs.of(10 + random.nextInt(11), random));
      }
    }
  }

  private static Effort effort(int patience) {
    return new Effort(1, patience, 10_000);
  }

  @Benchmark
  public void tower(Tower tower, Size size) {
    size.add(Layout.draw(tower.graph, effort(10)));
  }

  @Benchmark
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public void circuits(Circuits circuits, Size size) {
    for (Hypergraph graph : circuits.graphs) {
      size.add(Layout.draw(graph, effort(circuits.patience)));
    }
  }
}
