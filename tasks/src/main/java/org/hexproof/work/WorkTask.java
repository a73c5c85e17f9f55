package org.hexproof.work;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.hexproof.prove.Splitting;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Watch;

/**
 * The wish to have units answered.
 *
 * @param done the hashes of those that are decided already
 * @param limits of each solve
 * @param split what becomes of solves that take long, if they are split
 * @param build the hash of this build of the program
 * @param threads how many solvers work side by side
 */
public record WorkTask(
    ImmutableList<Unit> units,
    ImmutableSet<String> done,
    Limits limits,
    Optional<Splitting.Manner> split,
    String build,
    int threads) {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * How many were answered.
   *
   * @param before those that were decided already
   * @param replies what the others have come to, as far as they were answered
   * @param splitting the solves that were split, if they were to be
   */
  public record Worked(
      int before, ImmutableMultiset<UnitReply.Status> replies, Optional<Splitting> splitting) {
    /** How many units are decided now. */
    public int decided() {
      return before + replies.count(UnitReply.Status.DECIDED);
    }

    /** How many were not decided. */
    public int open() {
      return replies.size() - replies.count(UnitReply.Status.DECIDED);
    }
  }

  /** Takes answers, one at a time. */
  @FunctionalInterface
  public interface Taker {
    void take(UnitReply reply) throws IOException;
  }

  /**
   * Answers them.
   *
   * @param solvers starts a solver that writes certificates, a {@link Learner} where it is split
   * @throws IOException if the taker does, which ends the work, or there is no room for
   *     certificates under way
   */
  public Worked run(Watch watch, Supplier<HexSolver> solvers, Taker taker) throws IOException {
    ImmutableList<Unit> left =
        units.stream().filter(unit -> !done.contains(unit.hash())).collect(toImmutableList());
    ImmutableMultiset.Builder<UnitReply.Status> replies = ImmutableMultiset.builder();
    try (Watch.Stage stage = watch.count("units", left.size())) {
      Optional<Splitting> splitting = split.map(how -> how.splitting(stage));
      try (WorkRun run = new WorkRun(left, solvers, splitting, limits, build, threads)) {
        watch.onStop(() -> run.cancel(PATIENCE));
        run.begin(
                reply -> {
                  try {
                    taker.take(reply);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                  replies.add(reply.status());
                  stage.step(1);
                })
            .join();
      }
      return new Worked(units.size() - left.size(), replies.build(), splitting);
    } catch (CompletionException e) {
      if (e.getCause() instanceof UncheckedIOException cause) {
        throw cause.getCause();
      }
      throw e;
    }
  }
}
