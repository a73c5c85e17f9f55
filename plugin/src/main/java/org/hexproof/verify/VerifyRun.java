package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.Runner;
import org.hexproof.solving.SolverPool;

/** Verifies templates by a plan: all are asked about at once, and told of in their order. */
public final class VerifyRun implements AutoCloseable {
  private final Plan plan;
  private final ImmutableList<Subject> subjects;
  private final Optional<Journal> journal;
  private final Optional<Certification> certification;
  private final CrossCheck crossCheck = new CrossCheck();
  private final SolverPool pool;

  /**
   * A run that has not begun.
   *
   * @param journal keeps answers; it stays open
   */
  public VerifyRun(Plan plan, List<Subject> subjects, Optional<Journal> journal) {
    this.plan = plan;
    this.subjects = ImmutableList.copyOf(subjects);
    this.journal = journal;
    this.certification = plan.certificates().map(this::certification);
    this.pool = new SolverPool(plan.threads(), plan.limits(), this::start);
  }

  private Certification certification(Path folder) {
    ImmutableListMultimap<Problem, Certification.Target> targets =
        CertificateFolder.targets(folder, subjects, plan.minimality());
    return new Certification(targets::get, Runtime.getRuntime().maxMemory() / 2 / plan.threads());
  }

  /** How many questions there are, if all templates are valid. */
  public long questions() {
    return subjects.stream()
        .mapToLong(subject -> 1 + (plan.minimality() ? Weakening.of(subject.template()).size() : 0))
        .map(positions -> plan.methods().size() * positions)
        .sum();
  }

  /**
   * Begins, to be done once.
   *
   * @param progress is told of each ruling, from the threads that found it
   * @return futures that never fail, in the order of the templates
   */
  public ImmutableList<CompletableFuture<Finding>> begin(Consumer<Ruling> progress) {
    Verifier verifier = new Verifier(plan.methods(), runner(), plan.minimality(), progress);
    ImmutableList.Builder<CompletableFuture<Finding>> findings = ImmutableList.builder();
    Optional<CertificateFolder> folder =
        plan.certificates().map(path -> new CertificateFolder(path, plan.minimality()));
    for (int i = 0; i < subjects.size(); i++) {
      Subject subject = subjects.get(i);
      CompletableFuture<Finding> finding = verifier.verify(i, subject);
      findings.add(
          folder
              .map(names -> names.next(subject))
              .map(names -> finding.thenApply(found -> bind(found, names)))
              .orElse(finding));
    }
    return findings.build();
  }

  private Finding bind(Finding finding, CertificateFolder.Names names) {
    return certification.map(made -> new Binding(made).bind(finding, names)).orElse(finding);
  }

  /** Whole searches are kept unless two solvers shall meet in each step of them. */
  private Runner runner() {
    return journal
        .filter(kept -> plan.second().isEmpty())
        .map(kept -> kept.keeping(pool, plan.first().identity()))
        .orElse(pool);
  }

  private HexSolver start() {
    HexSolver first = first();
    return plan.second()
        .map(
            second ->
                crossCheck.of(
                    first, keeping(second.identity(), second.source().get(), (p, a) -> true)))
        .orElse(first);
  }

  private HexSolver first() {
    HexSolver started = plan.first().source().get();
    return certification
        .map(made -> keeping(plan.first().identity(), made.of(started), made::holds))
        .orElseGet(() -> keeping(plan.first().identity(), started, (problem, answer) -> true));
  }

  private HexSolver keeping(
      String identity, HexSolver solver, BiPredicate<Problem, Answer> usable) {
    return journal.map(kept -> kept.keeping(solver, identity, usable)).orElse(solver);
  }

  /** How the second solver agrees, so far. */
  public CrossCheck crossCheck() {
    return crossCheck;
  }

  /** The certificates so far, if they are wanted. */
  public Optional<Certification> certification() {
    return certification;
  }

  /** Ends what runs and lets nothing begin; any thread may call it. */
  public void cancel(Duration patience) {
    pool.cancel(patience);
  }

  /** Waits for what was begun, then ends the solvers. */
  @Override
  public void close() {
    pool.close();
  }
}
