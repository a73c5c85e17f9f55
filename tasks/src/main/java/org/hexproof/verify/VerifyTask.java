package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.hexproof.prove.Splitting;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;

/**
 * The wish to have templates verified.
 *
 * @param journal keeps what is solved
 * @param split what becomes of solves that take long, if they are split
 */
public record VerifyTask(
    Plan plan, ImmutableList<Subject> subjects, Journal journal, Optional<Splitting.Manner> split) {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * What is known in the end besides the findings.
   *
   * @param solves how many positions were asked for
   * @param crossCheck how the second solver agrees
   * @param certification the certificates, if they were wanted
   * @param splitting the solves that were split, if they were to be
   */
  public record Verified(
      long solves,
      CrossCheck crossCheck,
      Optional<Certification> certification,
      Optional<Splitting> splitting) {}

  /** Takes what is found, in the order of the templates. */
  @FunctionalInterface
  public interface Taker<X extends Exception> {
    void take(Finding finding, Watch.Stage stage) throws X;
  }

  /**
   * Verifies all until the watch is stopped.
   *
   * @throws X if the taker does; then nothing more is verified
   */
  public <X extends Exception> Verified run(Watch watch, Taker<X> taker) throws X {
    long solves = 0;
    try (Watch.Stage stage = watch.count("solves", VerifyRun.questions(plan, subjects));
        VerifyRun run =
            new VerifyRun(plan, subjects, journal, split.map(how -> how.splitting(stage)))) {
      watch.onStop(() -> run.cancel(PATIENCE));
      for (CompletableFuture<Finding> pending : run.begin(ruling -> stage.step(1))) {
        Finding finding = pending.join();
        if (watch.isStopped()) {
          break;
        }
        solves += finding.solves();
        taker.take(finding, stage);
      }
      return new Verified(solves, run.crossCheck(), run.certification(), run.splitting());
    }
  }
}
