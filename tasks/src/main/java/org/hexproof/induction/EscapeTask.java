package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;
import org.hexproof.file.AtomicFile;
import org.hexproof.format.file.FileNames;
import org.hexproof.ladder.Escape;
import org.hexproof.ladder.Ladder;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Certification;
import org.hexproof.solving.Watch;

/**
 * Decides whether shapes are ladder escapes. Row by row, the ladders at the least distances are put
 * to a solver; if Black wins those, a step is looked for, by which a ladder comes nearer, or to a
 * lower row whose claim holds, or is joined to the edge.
 *
 * @param certificates the folder for certificates of all that the verdicts rest on
 * @param limits of each solve
 */
public record EscapeTask(
    ImmutableList<Escape> escapes, Optional<Path> certificates, Limits limits) {
  /** How many solves a step may take, some minutes. */
  private static final long MOST_SOLVES = 400_000;

  private static final Answer TOO_WIDE =
      new Answer.Failed(
          "no board has as many columns as the ladder needs", /* asked= */ false, Duration.ZERO);

  /** Decides them in their order. */
  public ImmutableList<EscapeFinding> run(Watch watch, HexSolver solver) throws IOException {
    Run run = new Run(watch, solver);
    ImmutableList.Builder<EscapeFinding> findings = ImmutableList.builder();
    long claims = escapes.stream().mapToLong(escape -> escape.claims().size()).sum();
    try (Watch.Stage stage = watch.count("rows", claims)) {
      watch.onStop(run.asked::cancel);
      for (Escape escape : escapes) {
        findings.add(run.decide(escape, stage));
      }
    }
    return findings.build();
  }

  /** The steps and answers of one run, each found once. */
  private final class Run {
    private record Key(Ladder ladder, ImmutableList<Ladder> lower) {}

    /**
     * A step, if one was found.
     *
     * @param answers what the solver says of the positions that it ends in
     * @param failure of the solver, which ended the search
     * @param solves those that the search took
     * @param nodes the positions that the solver searched for it
     */
    private record Sought(
        Optional<Step> step,
        ImmutableList<Answer> answers,
        Optional<Answer> failure,
        long solves,
        long nodes) {
      RowFinding.Going going(Step found, int least) {
        Ladder ladder = found.window().ladder();
        ImmutableSet<Rung> rungs = found.rungs();
        return new RowFinding.Going(
            found.window().width(),
            least,
            numbers(rungs, rung -> rung.ladder().equals(ladder), Rung::ahead),
            numbers(rungs, rung -> !rung.ladder().equals(ladder), rung -> rung.ladder().row()),
            answers,
            solves,
            nodes);
      }

      private static ImmutableSortedSet<Integer> numbers(
          ImmutableSet<Rung> rungs, Predicate<Rung> which, Function<Rung, Integer> number) {
        return rungs.stream()
            .filter(which)
            .map(number)
            .collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder()));
      }
    }

    private final Watch watch;
    private final HexSolver solver;
    private final HexSolver asked;
    private final FileNames names = new FileNames("cert.gz");
    private final FileNames texts = new FileNames("txt");
    private final Map<Problem, Certification.Target> targets = new HashMap<>();
    private final Map<Problem, Answer> answers = new HashMap<>();
    private final Map<Key, Sought> steps = new HashMap<>();

    Run(Watch watch, HexSolver solver) {
      this.watch = watch;
      this.solver = solver;
      this.asked =
          certificates.isEmpty()
              ? solver
              : new Certification(
                      problem -> ImmutableList.of(targets.get(problem)),
                      Runtime.getRuntime().maxMemory() / 2)
                  .of(solver);
    }

    EscapeFinding decide(Escape escape, Watch.Stage stage) throws IOException {
      ImmutableList.Builder<RowFinding> rows = ImmutableList.builder();
      ImmutableList<Ladder> lower = ImmutableList.of();
      for (Escape.Claim claim : escape.claims()) {
        RowFinding row = decide(escape, claim, lower);
        rows.add(row);
        if (row.holds().equals(Optional.of(true))) {
          lower = ImmutableList.<Ladder>builder().addAll(lower).add(claim.ladder()).build();
        }
        stage.step(1);
      }
      return new EscapeFinding(escape, rows.build());
    }

    private RowFinding decide(Escape escape, Escape.Claim claim, ImmutableList<Ladder> lower)
        throws IOException {
      Ladder ladder = claim.ladder();
      List<Answer> bases = new ArrayList<>();
      addBases(escape, claim, claim.from() + Window.of(ladder).width(), bases);
      if (!bases.stream().allMatch(RowFinding::isWon)) {
        return new RowFinding(
            claim, Optional.empty(), ImmutableList.copyOf(bases), Optional.empty());
      }
      Key key = new Key(ladder, lower);
      if (!steps.containsKey(key)) {
        steps.put(key, search(ladder, lower));
      }
      Sought sought = steps.get(key);
      Optional<RowFinding.Going> going =
          sought.step().map(step -> sought.going(step, step.least(escape)));
      going.ifPresent(found -> addBases(escape, claim, found.least(), bases));
      return new RowFinding(claim, going, ImmutableList.copyOf(bases), sought.failure());
    }

    /** Asks about distances from the claimed one on, but for those that were, until one fails. */
    private void addBases(Escape escape, Escape.Claim claim, int end, List<Answer> bases) {
      Ladder ladder = claim.ladder();
      for (int distance = claim.from() + bases.size();
          distance < end && bases.stream().allMatch(RowFinding::isWon);
          distance++) {
        String about = "%s row %s distance %s".formatted(escape.name(), ladder.row(), distance);
        bases.add(
            escape
                .beside(ladder, distance)
                .map(beside -> ask(problem(beside), about))
                .orElse(TOO_WIDE));
      }
    }

    private Sought search(Ladder ladder, ImmutableList<Ladder> lower) throws IOException {
      Window window = Window.of(ladder);
      StepSearch search = new StepSearch(window, lower, solver, limits);
      Optional<Step> step =
          search.run(watch, MOST_SOLVES).map(replies -> new Step(window, lower, replies));
      ImmutableList.Builder<Answer> said = ImmutableList.builder();
      if (step.isPresent()) {
        String name = steps.size() + 1 + ", row " + ladder.row();
        for (Problem problem : StepCheck.problems(step.get())) {
          said.add(ask(problem, "step " + name));
        }
        tell(step.get(), name);
      }
      return new Sought(step, said.build(), search.failure(), search.solves(), search.nodes());
    }

    /** Writes the step beside the certificates. */
    private void tell(Step step, String name) throws IOException {
      if (certificates.isPresent()) {
        Path file = certificates.get().resolve(texts.next("step " + name, 1));
        String text = new StepText(step, problem -> targets.get(problem).path()).text();
        AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
      }
    }

    private Answer ask(Problem problem, String about) {
      return answers.computeIfAbsent(
          problem,
          fresh -> {
            certificates.ifPresent(
                folder ->
                    targets.put(
                        fresh,
                        new Certification.Target(
                            folder.resolve(names.next(about, targets.size() + 1)), about)));
            return asked.solve(fresh, limits);
          });
    }
  }

  private static Problem problem(Escape.Beside beside) {
    return new Problem(
        beside.position(),
        Color.WHITE,
        Goal.join(ImmutableList.of(Terminal.of(beside.head()), Terminal.of(Edge.BOTTOM))));
  }
}
