package org.hexproof.cluster;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.hexproof.board.Color;
import org.hexproof.prove.Frontier;
import org.hexproof.prove.ProofStore;
import org.hexproof.prove.Spot;
import org.hexproof.prove.StoreException;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Version;
import org.hexproof.work.Unit;
import org.hexproof.work.UnitList;

/**
 * {@code hexproof prove} on a cluster, in rounds. In each, the positions that the verdict may
 * depend on are tried side by side, each for the same time and with what was learned in the rounds
 * before. What is not decided has twice the time in the next round; where there are fewer positions
 * than the cluster can try, the positions after each move are tried instead. All that is decided
 * goes into a store as it comes, from which a job that was killed goes on, and so does the command.
 */
public final class ProveJob {
  /** What each executor is taught: the positions that took most work. */
  private static final int MOST_KNOWN = 20_000;

  /** Positions to be tried for each task that can run at the same time. */
  private static final int LEAVES_PER_SLOT = 2;

  private ProveJob() {}

  /**
   * Proves a unit.
   *
   * @param args a file with one unit of a template that does not pivot, a folder for the store, the
   *     seconds that a position has in the first round, and maybe the minutes after which no other
   *     round begins
   */
  public static void main(String[] args) {
    if (args.length < 3
        || args.length > 4
        || !Arrays.stream(args).skip(2).allMatch(Arguments::isCount)) {
      System.err.println("usage: ProveJob UNIT STORE SECONDS [MINUTES]");
      System.exit(2);
    }
    try {
      Optional<Color> winner = prove(args);
      winner.ifPresent(side -> System.err.println(side.name().toLowerCase(Locale.ROOT) + " wins"));
      System.exit(winner.isPresent() ? 0 : 3);
    } catch (IOException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    }
  }

  static Optional<Color> prove(String[] args) throws IOException {
    UnitList list = VerifyJob.read(Path.of(args[0]));
    if (!list.refused().isEmpty()) {
      throw new IOException("" + list.refused().get(0));
    }
    if (list.units().size() != 1) {
      throw new IOException(args[0] + ": expected one unit, found " + list.units().size());
    }
    Unit unit = Iterables.getOnlyElement(list.units().values());
    if (unit.beside().isPresent()) {
      throw new IOException(
          unit.about() + ": a template that pivots; prove decides the others, work these");
    }
    Duration most =
        Duration.ofMinutes(args.length == 4 ? Long.parseLong(args[3]) : Integer.MAX_VALUE);
    SparkConf conf = new SparkConf().setAppName("hexproof prove");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      return run(
          spark,
          unit,
          Files.createDirectories(Path.of(args[1])),
          Limits.DEFAULT.withTime(Duration.ofSeconds(Long.parseLong(args[2]))),
          most,
          round -> System.err.println(round));
    }
  }

  /**
   * How a round went.
   *
   * @param asked positions that were tried
   * @param decided those of them that were decided
   * @param left positions that are left to try
   * @param stored positions in the store
   */
  record Round(int number, Duration each, int asked, int decided, int left, long stored) {
    @Override
    public String toString() {
      return "round %s: %s of %s positions decided in %s ms each, %s left; %s stored"
          .formatted(number, decided, asked, each.toMillis(), left, stored);
    }
  }

  /**
   * Goes on until the verdict is there or time is up, for a round at least.
   *
   * @param each the time and the work of a position in the first round
   * @param most after this time no other round begins
   * @param watcher told of each round
   * @throws StoreException if the store is another question's, or damaged
   * @throws UncheckedIOException if it can't be written
   */
  static Optional<Color> run(
      JavaSparkContext spark,
      Unit unit,
      Path folder,
      Limits each,
      Duration most,
      Consumer<Round> watcher)
      throws IOException {
    Stopwatch watch = Stopwatch.createStarted();
    Problem problem = unit.problem();
    Frontier frontier = new Frontier(problem);
    frontier.open(Spot.first(problem));
    try (ProofStore store = ProofStore.open(folder, problem, Version.text(), Version.build())) {
      store.each(positions -> positions.forEach(frontier::learn));
      Limits limits = each;
      int number = 1;
      while (frontier.verdict().isEmpty() && (number == 1 || watch.elapsed().compareTo(most) < 0)) {
        ImmutableList<Spot> leaves = frontier.leaves();
        List<Spot> undecided = round(spark, unit, leaves, limits, frontier, store);
        ImmutableList<Spot> left = frontier.leaves();
        watcher.accept(
            new Round(
                number++,
                limits.time(),
                leaves.size(),
                leaves.size() - undecided.size(),
                left.size(),
                store.size()));
        limits = twice(limits);
        open(frontier, undecided, LEAVES_PER_SLOT * spark.defaultParallelism());
      }
      store.add(frontier.followed());
      return frontier.verdict().map(Learned::winner);
    }
  }

  private static Limits twice(Limits limits) {
    return limits
        .withTime(limits.time().multipliedBy(2))
        .withWork(Ints.saturatedCast(2L * limits.work()));
  }

  /** Tries all leaves; returns those that are not decided, and opens those that need too much. */
  private static List<Spot> round(
      JavaSparkContext spark,
      Unit unit,
      List<Spot> leaves,
      Limits limits,
      Frontier frontier,
      ProofStore store)
      throws StoreException {
    BitSet undecided = new BitSet();
    Broadcast<String> known = spark.broadcast(Positions.write(known(store)));
    Tasks.run(
        spark,
        leaves.stream().map(Deciding.Leaf::line).toList(),
        new Deciding(unit.line(), known, limits.time().toMillis(), limits.work()),
        (number, line) -> {
          Deciding.Result result = Deciding.Result.parse(line);
          if (!result.trouble().isEmpty()) {
            throw new IllegalStateException("the solver failed: " + result.trouble());
          }
          ImmutableList<Learned> learned = Positions.read(result.learned());
          learned.forEach(frontier::learn);
          try {
            store.add(learned);
            store.add(frontier.followed());
          } catch (StoreException e) {
            throw new UncheckedIOException(e);
          }
          if (!result.decided()) {
            undecided.set(number);
          }
          // More time would not help.
          if (result.outOfMemory()) {
            frontier.open(leaves.get(number));
          }
        });
    known.destroy();
    return undecided.stream().mapToObj(leaves::get).toList();
  }

  private static List<Learned> known(ProofStore store) throws StoreException {
    List<Learned> known = new ArrayList<>();
    store.each(
        positions ->
            positions.stream()
                .filter(position -> !position.isFirst())
                .limit(Math.max(0, MOST_KNOWN - known.size()))
                .forEach(known::add));
    return known;
  }

  /** Opens leaves that were not decided, the first moves first, until there are enough. */
  private static void open(Frontier frontier, List<Spot> undecided, int enough) {
    for (Spot leaf : undecided) {
      if (frontier.leaves().size() >= enough) {
        return;
      }
      if (frontier.leaves().contains(leaf)) {
        frontier.open(leaf);
      }
    }
  }
}
