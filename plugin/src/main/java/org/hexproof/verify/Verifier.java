package org.hexproof.verify;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/**
 * Decides templates. A template is valid if Black keeps the promise with White to move and every
 * cell outside in White's hands; it is minimal if none of its {@link Weakening weakenings} is
 * valid. Minimality is asked only of valid templates.
 */
public final class Verifier {
  private final Method method;
  private final SolverPool solvers;
  private final Limits limits;
  private final boolean minimality;
  private final Consumer<Answer> progress;

  /**
   * Puts its questions by this method to these solvers.
   *
   * @param limits of each solve
   * @param minimality whether minimality is asked
   * @param progress is told of each solve that ends, from the solvers' threads
   */
  public Verifier(
      Method method,
      SolverPool solvers,
      Limits limits,
      boolean minimality,
      Consumer<Answer> progress) {
    this.method = method;
    this.solvers = solvers;
    this.limits = limits;
    this.minimality = minimality;
    this.progress = progress;
  }

  /**
   * Begins to decide a template.
   *
   * @param order templates with a smaller number go first
   */
  public CompletableFuture<Finding> verify(int order, Subject subject) {
    Promise promise = subject.template().promise();
    Optional<Problem> validity = method.problem(subject.template().surrounded(), promise);
    if (validity.isEmpty()) {
      return CompletableFuture.completedFuture(cannotAsk(subject));
    }
    return ask(order, validity.get())
        .thenCompose(
            answer -> {
              Tally tally = new Tally(subject, answer);
              if (!minimality || !tally.valid().orElse(false)) {
                return CompletableFuture.completedFuture(tally.finding(false));
              }
              return weaken(order, subject, tally);
            });
  }

  private CompletableFuture<Finding> weaken(int order, Subject subject, Tally tally) {
    ImmutableList<Weakening> weakenings = Weakening.of(subject.template());
    ImmutableList<CompletableFuture<Answer>> answers =
        weakenings.stream()
            .map(weakening -> ask(order, posed(weakening.position(), subject)))
            .collect(ImmutableList.toImmutableList());
    return CompletableFuture.allOf(answers.toArray(CompletableFuture[]::new))
        .thenApply(
            done -> {
              for (int i = 0; i < answers.size(); i++) {
                tally.add(weakenings.get(i).cell(), answers.get(i).join());
              }
              return tally.finding(true);
            });
  }

  /** A method that can ask for the template can ask for its weakenings. */
  private Problem posed(Position position, Subject subject) {
    return method.problem(position, subject.template().promise()).orElseThrow();
  }

  private CompletableFuture<Answer> ask(int order, Problem problem) {
    return solvers
        .solve(order, problem, limits)
        .whenComplete((answer, failure) -> progress.accept(answer));
  }

  private static String words(Answer.Undecided.Reason reason) {
    return switch (reason) {
      case TIME -> "not decided within the time limit";
      case MEMORY -> "not decided within the memory limit";
      case CANCELLED -> "stopped";
    };
  }

  private Finding cannotAsk(Subject subject) {
    String trouble =
        "the method '"
            + method.name()
            + "' cannot decide templates of kind "
            + subject.template().kind().label()
            + " yet";
    return new Finding(
        subject,
        method.name(),
        Optional.empty(),
        Optional.empty(),
        ImmutableSortedSet.of(),
        Optional.empty(),
        0,
        0,
        Duration.ZERO,
        Verdict.UNDECIDED,
        ImmutableList.of(trouble),
        false);
  }

  /** Adds up the answers for one template. */
  private final class Tally {
    private final Subject subject;
    private final Optional<Boolean> valid;
    private final Optional<Cell> refutation;
    private final Set<Cell> redundant = new LinkedHashSet<>();
    private final Set<Cell> essential = new LinkedHashSet<>();
    private final Set<String> troubles = new LinkedHashSet<>();
    private boolean failed;
    private int solves;
    private long nodes;
    private Duration time = Duration.ZERO;

    Tally(Subject subject, Answer validity) {
      this.subject = subject;
      this.valid = blackWins("validity", validity);
      this.refutation =
          validity instanceof Answer.Decided decided && decided.winner() == Color.WHITE
              ? decided.line().stream().findFirst()
              : Optional.empty();
    }

    Optional<Boolean> valid() {
      return valid;
    }

    void add(Cell cell, Answer answer) {
      blackWins("minimality at " + cell, answer)
          .ifPresent(wins -> (wins ? redundant : essential).add(cell));
    }

    private Optional<Boolean> blackWins(String what, Answer answer) {
      solves++;
      time = time.plus(answer.time());
      if (answer instanceof Answer.Decided decided) {
        nodes += decided.nodes();
        return Optional.of(decided.winner() == Color.BLACK);
      }
      if (answer instanceof Answer.Undecided undecided) {
        nodes += undecided.nodes();
        troubles.add(what + ": " + words(undecided.reason()));
      } else if (answer instanceof Answer.Failed failure) {
        failed = true;
        troubles.add(what + ": the solver failed: " + failure.message());
      }
      return Optional.empty();
    }

    Finding finding(boolean asked) {
      boolean complete =
          redundant.size() + essential.size() == Weakening.of(subject.template()).size();
      return new Finding(
          subject,
          method.name(),
          valid,
          asked ? minimal(complete) : Optional.empty(),
          ImmutableSortedSet.copyOf(redundant),
          refutation,
          solves,
          nodes,
          time,
          Finding.verdict(
              subject.template().claim(),
              valid,
              ImmutableSet.copyOf(redundant),
              ImmutableSet.copyOf(essential),
              complete,
              asked),
          ImmutableList.copyOf(troubles),
          failed);
    }

    private Optional<Boolean> minimal(boolean complete) {
      if (!redundant.isEmpty()) {
        return Optional.of(false);
      }
      return complete ? Optional.of(true) : Optional.empty();
    }
  }
}
