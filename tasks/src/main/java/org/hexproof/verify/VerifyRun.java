package org.hexproof.verify;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.hexproof.prove.Splitting;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.solving.Journal;
import org.hexproof.solving.Question;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.Runner;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/** Verifies templates by a plan: all are asked about at once, and told of in their order. */
public final class VerifyRun implements AutoCloseable {
  /** What takes longer, as a guess: forks, then what is larger. */
  private static final Comparator<Template> BY_COST =
      Comparator.<Template, Boolean>comparing(each -> each.promise() instanceof Promise.Pivoting)
          .thenComparing(each -> each.carrier().size());

  private final Plan plan;
  private final ImmutableList<Subject> subjects;
  private final Journal journal;
  private final ImmutableList<CertificateFolder.Names> names;
  private final PivotBoards boards;
  private final Optional<Certification> certification;
  private final Optional<Splitting> splitting;
  private final ImmutableSet<Problem> goals;
  private final CrossCheck crossCheck = new CrossCheck();
  private final SolverPool pool;

  /**
   * A run that has not begun.
   *
   * @param journal keeps answers; it stays open
   */
  public VerifyRun(Plan plan, List<Subject> subjects, Journal journal) {
    this(plan, subjects, journal, Optional.empty());
  }

  /**
   * The same, where solves of the method {@link Method.Direct} may be split.
   *
   * @param journal keeps answers; it stays open
   * @param splitting of solves that take long, by the first solver, a {@link Learner}
   */
  public VerifyRun(
      Plan plan, List<Subject> subjects, Journal journal, Optional<Splitting> splitting) {
    this.plan = plan;
    this.subjects = ImmutableList.copyOf(subjects);
    this.journal = journal;
    this.splitting = splitting;
    this.goals = splitting.isPresent() ? goals() : ImmutableSet.of();
    this.names = plan.certificates().map(this::names).orElse(ImmutableList.of());
    this.boards = new PivotBoards(names);
    this.certification = plan.certificates().map(folder -> certify());
    this.pool = new SolverPool(plan.threads(), plan.limits(), this::start, boards);
  }

  private ImmutableList<CertificateFolder.Names> names(Path path) {
    CertificateFolder folder = new CertificateFolder(path, plan.minimality());
    return subjects.stream().map(folder::next).collect(toImmutableList());
  }

  private Certification certify() {
    ImmutableListMultimap<Problem, Certification.Target> targets = CertificateFolder.targets(names);
    return new Certification(
        problem -> targets.containsKey(problem) ? targets.get(problem) : boards.targets(problem),
        Runtime.getRuntime().maxMemory() / 2 / plan.threads());
  }

  /** The problems that the promises and their weakenings are, where they are one. */
  private ImmutableSet<Problem> goals() {
    return plan.methods().stream()
        .filter(Method.Direct.class::isInstance)
        .flatMap(direct -> subjects.stream().flatMap(subject -> questions(direct, subject)))
        .filter(Question.Goal.class::isInstance)
        .map(question -> ((Question.Goal) question).problem())
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Stream<Question> questions(Method method, Subject subject) {
    Template template = subject.template();
    return Stream.concat(
            Stream.of(template.surrounded()),
            Weakening.of(template).stream().map(Weakening::position))
        .map(position -> method.question(position, template.promise()));
  }

  /** How many questions there are, if all templates are valid. */
  public static long questions(Plan plan, List<Subject> subjects) {
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
    Verifier verifier =
        new Verifier(
            plan.methods(),
            runner(),
            plan.minimality(),
            /* outsideIn= */ plan.threads() == 1,
            progress);
    ImmutableList.Builder<CompletableFuture<Finding>> findings = ImmutableList.builder();
    ImmutableSet<Template> early = early();
    for (int i = 0; i < subjects.size(); i++) {
      int order = i;
      Subject subject = subjects.get(order);
      CompletableFuture<Finding> finding =
          verifier.verify(early.contains(subject.template()) ? -1 : order, subject);
      findings.add(
          certification
              .map(made -> new Binding(made, boards))
              .map(binding -> finding.thenApply(found -> binding.bind(found, names.get(order))))
              .orElse(finding));
    }
    return findings.build();
  }

  /** One for each thread but one, lest a single thread work on the longest one in the end. */
  private ImmutableSet<Template> early() {
    return subjects.stream()
        .map(Subject::template)
        .sorted(BY_COST.reversed())
        .limit(plan.threads() - 1)
        .collect(ImmutableSet.toImmutableSet());
  }

  /** Whole searches are kept unless two solvers shall meet in each step of them. */
  private Runner runner() {
    return plan.second().isEmpty()
        ? certifying(journal.keeping(pool, plan.first().identity()))
        : pool;
  }

  /** An answer about a board is not enough where its certificate is wanted: it is asked again. */
  private Runner certifying(Runner keeping) {
    return (order, question, base) ->
        certification.isPresent() && question instanceof Question.InContext
            ? pool.ask(order, question, base)
            : keeping.ask(order, question, base);
  }

  private HexSolver start() {
    HexSolver first = first();
    return plan.second()
        .map(
            second ->
                crossCheck.of(
                    first,
                    keeping(second.identity(), second.source().get(), (p, a) -> Optional.of(a))))
        .orElse(first);
  }

  private HexSolver first() {
    HexSolver started = plan.first().source().get();
    HexSolver certified = certification.map(made -> made.of(started)).orElse(started);
    HexSolver split = splitting.map(made -> split(made, started, certified)).orElse(certified);
    return keeping(plan.first().identity(), split, this::usable);
  }

  private HexSolver split(Splitting made, HexSolver started, HexSolver certified) {
    checkArgument(started instanceof Learner, "%s can't tell what it has learned", started.name());
    return made.of((Learner) started, certified, goals::contains);
  }

  private Optional<Answer> usable(Problem problem, Answer answer) {
    if (splitting.stream().anyMatch(made -> made.isWorthAnother(answer))) {
      return Optional.empty();
    }
    return certification
        .map(made -> made.confirmed(problem, answer))
        .orElseGet(() -> Optional.of(answer));
  }

  private HexSolver keeping(
      String identity, HexSolver solver, BiFunction<Problem, Answer, Optional<Answer>> usable) {
    return journal.keeping(solver, identity, usable);
  }

  /** How the second solver agrees, so far. */
  public CrossCheck crossCheck() {
    return crossCheck;
  }

  /** The certificates so far, if they are wanted. */
  public Optional<Certification> certification() {
    return certification;
  }

  /** The solves that were split so far, if that is wanted. */
  public Optional<Splitting> splitting() {
    return splitting;
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
