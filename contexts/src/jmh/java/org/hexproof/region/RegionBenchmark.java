package org.hexproof.region;

import com.google.common.collect.ImmutableSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Values of open blocks four cells wide at the edge, with all their ports: hard for their size. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class RegionBenchmark {
  @Param({"8", "9", "10", "11", "12"})
  private int size;

  @Benchmark
  public int ports() {
    ImmutableSet<Cell> cells =
        IntStream.range(0, size)
            .mapToObj(i -> new Cell(1 + i % 4, 3 - i / 4))
            .collect(ImmutableSet.toImmutableSet());
    Region region =
        Region.open(Position.empty(new Board(6, 4)), cells, ImmutableSet.of(Edge.BOTTOM));
    Coloring game = Outcomes.found(region);
    return new Evaluation(game, new Values(new Store(game.poset()), 20), 1L << 30).value();
  }
}
