package org.hexproof.work;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexproof.file.Folders;
import org.hexproof.prove.Splitting;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learner;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Question;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.SolverPool;

/**
 * Answers units: each question is solved once, and each certificate is checked before it is told.
 */
public final class WorkRun implements AutoCloseable {
  private final ImmutableListMultimap<Problem, Unit> units;
  private final Path folder;
  private final String build;
  private final SolverPool pool;

  /**
   * A run that has not begun.
   *
   * @param source starts a solver that writes certificates, a {@link Learner} where it is split
   * @param splitting of solves that take long
   * @param build the hash of this build of the program
   * @param threads how many solvers work side by side
   * @throws IOException if there is no room for certificates under way
   */
  public WorkRun(
      List<Unit> units,
      Supplier<HexSolver> source,
      Optional<Splitting> splitting,
      Limits limits,
      String build,
      int threads)
      throws IOException {
    this.build = build;
    this.units = Multimaps.index(units, Unit::problem);
    folder = Folders.here().scratch("hexproof-work");
    Certification certification =
        new Certification(this::targets, Runtime.getRuntime().maxMemory() / 2 / threads);
    pool = new SolverPool(threads, limits, () -> solver(source.get(), certification, splitting));
  }

  private static HexSolver solver(
      HexSolver started, Certification certification, Optional<Splitting> splitting) {
    HexSolver certified = certification.of(started);
    return splitting
        .map(made -> made.of((Learner) started, certified, problem -> true))
        .orElse(certified);
  }

  private ImmutableList<Certification.Target> targets(Problem problem) {
    return units.get(problem).stream()
        .map(unit -> new Certification.Target(file(unit), unit.about()))
        .collect(toImmutableList());
  }

  private Path file(Unit unit) {
    return folder.resolve(unit.hash() + ".cert.gz");
  }

  /**
   * Begins, to be done once.
   *
   * @param replies is told of each answer, from one thread at a time; not of what was cancelled
   * @return done when all is answered; fails, and ends what runs, if a reply can't be taken
   */
  public CompletableFuture<Void> begin(Consumer<UnitReply> replies) {
    Map<String, Integer> orders = new HashMap<>();
    return CompletableFuture.allOf(
        units.keySet().stream()
            .map(
                problem -> {
                  Unit first = units.get(problem).get(0);
                  return pool.ask(
                          orders.computeIfAbsent(first.stem(), stem -> orders.size()),
                          new Question.Goal(problem),
                          first.base())
                      .thenAccept(ruling -> tell(problem, ruling, replies));
                })
            .toArray(CompletableFuture[]::new));
  }

  private synchronized void tell(Problem problem, Ruling ruling, Consumer<UnitReply> replies) {
    Answer answer = ruling.answer();
    if (answer.isUndecided(Answer.Undecided.Reason.CANCELLED)) {
      return;
    }
    try {
      for (Unit unit : units.get(problem)) {
        replies.accept(reply(unit, answer));
      }
    } catch (IOException e) {
      cancel(Duration.ZERO);
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      cancel(Duration.ZERO);
      throw e;
    }
  }

  private UnitReply reply(Unit unit, Answer answer) throws IOException {
    if (answer instanceof Answer.Decided decided) {
      byte[] certificate = Files.readAllBytes(file(unit));
      Files.delete(file(unit));
      return UnitReply.decided(unit, decided, build, certificate);
    }
    if (answer instanceof Answer.Undecided undecided) {
      return UnitReply.open(
          unit,
          UnitReply.Status.UNDECIDED,
          undecided.reason().label(),
          undecided.nodes(),
          undecided.time(),
          build);
    }
    Answer.Failed failed = (Answer.Failed) answer;
    return UnitReply.open(unit, UnitReply.Status.FAILED, failed.message(), 0, failed.time(), build);
  }

  /** Ends what runs and lets nothing begin; any thread may call it. */
  public void cancel(Duration patience) {
    pool.cancel(patience);
  }

  /** Waits for what was begun, then ends the solvers. */
  @Override
  public void close() throws IOException {
    pool.close();
    MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
  }
}
