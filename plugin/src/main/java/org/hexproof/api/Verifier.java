package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.hexproof.minimize.MinimizeTask;
import org.hexproof.minimize.Minimizer;
import org.hexproof.minimize.Request;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Watch;
import org.hexproof.verify.Method;
import org.hexproof.verify.Plan;
import org.hexproof.verify.Subject;
import org.hexproof.verify.VerifyRun;

/**
 * Tells whether templates are valid and minimal. A verifier is immutable and holds nothing: each
 * call starts native solvers of its own, each of up to 1 GiB, and ends them. Any number of threads
 * may use it.
 */
public final class Verifier {
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final int MOST_THREADS = 256;

  private final int threads;
  private final Limits limits;
  private final boolean minimality;
  private final Optional<Path> certificates;

  private Verifier(int threads, Limits limits, boolean minimality, Optional<Path> certificates) {
    this.threads = threads;
    this.limits = limits;
    this.minimality = minimality;
    this.certificates = certificates;
  }

  /** One thread, ten minutes for each solve, minimality too, and no certificates. */
  public Verifier() {
    this(1, Limits.DEFAULT, true, Optional.empty());
  }

  /**
   * The same with so many solvers side by side.
   *
   * @param threads 1 to 256
   */
  public Verifier withThreads(int threads) {
    checkArgument(
        threads >= 1 && threads <= MOST_THREADS, "1 to %s threads, not %s", MOST_THREADS, threads);
    return new Verifier(threads, limits, minimality, certificates);
  }

  /**
   * The same with another time limit.
   *
   * @param limit of each solve, of which a template takes several; positive
   */
  public Verifier withLimit(Duration limit) {
    return new Verifier(threads, Solver.limits(limit), minimality, certificates);
  }

  /** The same, but only validity is asked, which takes one solve. */
  public Verifier validityOnly() {
    return new Verifier(threads, limits, /* minimality= */ false, certificates);
  }

  /**
   * The same, but each solve writes a certificate into this folder, and only what its check
   * confirms is believed. There are none for pivoting templates, which are then undecided.
   *
   * @param folder is made if it is not there; its files are named after the templates, and those of
   *     the same name are replaced
   */
  public Verifier withCertificates(Path folder) {
    return new Verifier(threads, limits, minimality, Optional.of(folder));
  }

  /**
   * Verifies a template.
   *
   * @throws SolverException if there is no solver for this platform
   * @throws IOException if the folder of certificates can't be made
   */
  public Finding verify(Template template) throws IOException {
    return Iterables.getOnlyElement(verify(List.of(template)));
  }

  /**
   * Verifies templates. If the thread is interrupted, running solves are ended and all that is left
   * is undecided; the thread stays interrupted.
   *
   * @return a finding for each, in their order
   * @throws SolverException if there is no solver for this platform
   * @throws IOException if the folder of certificates can't be made
   */
  public List<Finding> verify(List<Template> templates) throws IOException {
    Plan plan = plan();
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    try (VerifyRun run =
        new VerifyRun(plan, templates.stream().map(Template::subject).toList(), Journal.none())) {
      List<CompletableFuture<org.hexproof.verify.Finding>> found = run.begin(ruling -> {});
      stopIfInterrupted(run, found);
      for (int i = 0; i < templates.size(); i++) {
        findings.add(Finding.of(templates.get(i), found.get(i).join()));
      }
    }
    return findings.build();
  }

  /**
   * All minimal templates inside a template, each verified.
   *
   * @return none if it is not valid; nothing if a limit was hit, or the thread is interrupted
   * @throws SolverException if the solver fails, or there is none for this platform
   * @throws IOException if the folder of certificates can't be made
   */
  public Optional<List<Finding>> minimize(Template template) throws IOException {
    Subject drawing = template.subject();
    Request all = new Request(Optional.empty(), OptionalInt.empty(), ImmutableSet.of());
    Thread caller = Thread.currentThread();
    Watch watch = Watch.until(caller::isInterrupted);
    ImmutableList.Builder<Finding> findings = ImmutableList.builder();
    Minimizer.Outcome outcome =
        new MinimizeTask(
                drawing.template(), template.name(), drawing.place(), all, plan(), Journal.none())
            .run(watch, found -> findings.add(Finding.of(new Template(found.subject()), found)))
            .outcome();
    if (outcome instanceof Minimizer.Outcome.Open open
        && open.answer() instanceof Answer.Failed e) {
      throw new SolverException(e.message());
    }
    return watch.isStopped() || outcome instanceof Minimizer.Outcome.Open
        ? Optional.empty()
        : Optional.of(findings.build());
  }

  private Plan plan() throws IOException {
    if (certificates.isPresent()) {
      Files.createDirectories(certificates.get());
    }
    return new Plan(
        ImmutableList.of(new Method.Direct(certificates.isPresent())),
        limits,
        minimality,
        threads,
        new Plan.Solvers("native " + Installed.version(), () -> Installed.solver(1)),
        Optional.empty(),
        certificates);
  }

  private static void stopIfInterrupted(VerifyRun run, List<? extends CompletableFuture<?>> all) {
    try {
      CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get();
    } catch (InterruptedException e) {
      run.cancel(PATIENCE);
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      throw new IllegalStateException("these futures never fail", e);
    }
  }
}
