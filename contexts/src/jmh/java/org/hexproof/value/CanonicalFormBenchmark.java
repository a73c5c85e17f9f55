package org.hexproof.value;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Canonical forms of random passable games of 10 to 50 atoms, beside the naive oracle. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CanonicalFormBenchmark {
  private static final int GAMES = 200;

  private final List<Game> games = new ArrayList<>();

  @Setup
  public void drawGames() {
    RandomGames random = RandomGames.passable(Posets.P3, 1, 3);
    while (games.size() < GAMES) {
      Game game = random.next(3);
      if (game.atoms() >= 10 && game.atoms() <= 50) {
        games.add(game);
      }
    }
  }

  /** With a new store each time, so that nothing is known yet. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public void store(Blackhole hole) {
    Values values = new Values(new Store(Posets.P3), 12);
    for (Game game : games) {
      hole.consume(values.of(game));
    }
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public void naive(Blackhole hole) {
    Naive naive = new Naive(Posets.P3);
    for (Game game : games) {
      hole.consume(naive.canonical(game));
    }
  }
}
