package org.hexproof.find;

import com.google.common.collect.ImmutableSortedMap;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solving.SolverPool;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;

/**
 * The wish for the templates of a request.
 *
 * @param source what they say of where they come from
 * @param limits of each decision
 * @param threads how many walks go side by side, which does not change what is found
 */
public record FindTask(FindRequest request, String source, Limits limits, int threads) {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  /**
   * What was found.
   *
   * @param sizes how many templates there are of so many cells
   * @param shutIn how many were left out since they can't be put into a context
   * @param apart how many were left out since they are put together of smaller ones
   * @param decisions how many carriers the solvers decided
   * @param undecided how many walks hit a limit
   * @param failed how many walks ended since their solver failed
   * @param basis what the decisions rest on
   */
  public record Found(
      ImmutableSortedMap<Integer, Integer> sizes,
      int shutIn,
      int apart,
      long decisions,
      int undecided,
      int failed,
      Basis basis) {
    public int templates() {
      return sizes.values().stream().mapToInt(Integer::intValue).sum();
    }
  }

  /** Takes what each walk came to, in the order of the walks. */
  @FunctionalInterface
  public interface Taker<X extends Exception> {
    void take(TemplateFinder.Walked walked) throws X;
  }

  /**
   * Finds them.
   *
   * @param solvers starts a solver for each thread
   * @throws X if the taker does; then nothing more is looked for
   */
  @SuppressWarnings("try")
  public <X extends Exception> Found run(Watch watch, Supplier<HexSolver> solvers, Taker<X> taker)
      throws X {
    TemplateFinder finder = new TemplateFinder(request, source);
    Grounds grounds = new Grounds();
    Tally tally = new Tally();
    try (Watch.Stage stage = watch.count("walks", finder.walks());
        SolverPool pool = new SolverPool(threads, limits, () -> grounds.of(solvers.get()))) {
      watch.onStop(() -> pool.cancel(PATIENCE));
      try {
        List<CompletableFuture<Answer>> answers = finder.begin(pool);
        for (int i = 0; i < answers.size() && tally.templates < request.limit(); i++) {
          TemplateFinder.Walked walked = finder.end(i, answers.get(i).join());
          stage.aside(() -> taker.take(walked));
          tally.add(walked);
          stage.step(1);
        }
      } finally {
        pool.cancel(PATIENCE);
      }
    }
    return tally.found(grounds.basis());
  }

  /** Adds up what the walks came to. */
  private static final class Tally {
    private final TreeMap<Integer, Integer> sizes = new TreeMap<>();
    private int templates;
    private int shutIn;
    private int apart;
    private long decisions;
    private int undecided;
    private int failed;

    void add(TemplateFinder.Walked walked) {
      for (Template template : walked.templates()) {
        sizes.merge(template.carrier().size(), 1, Integer::sum);
      }
      templates += walked.templates().size();
      shutIn += walked.shutIn();
      apart += walked.apart();
      decisions += walked.decisions();
      undecided += walked.answer() instanceof Answer.Undecided ? 1 : 0;
      failed += walked.answer() instanceof Answer.Failed ? 1 : 0;
    }

    Found found(Basis basis) {
      return new Found(
          ImmutableSortedMap.copyOfSorted(sizes),
          shutIn,
          apart,
          decisions,
          undecided,
          failed,
          basis);
    }
  }
}
