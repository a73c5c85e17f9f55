package org.hexproof.verify;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;

/**
 * Decides templates. A template is valid if Black keeps the promise with White to move and every
 * cell outside in White's hands; it is minimal if none of its {@link Weakening weakenings} is
 * valid. Minimality is asked only of valid templates.
 */
public final class Verifier {
  private final ImmutableList<Decider> deciders;
  private final boolean minimality;
  private final Consumer<Answer> progress;

  /**
   * Decides in these ways, each of which checks the others.
   *
   * @param minimality whether minimality is asked
   * @param progress is told of each answer, from the threads that found it
   */
  public Verifier(ImmutableList<Decider> deciders, boolean minimality, Consumer<Answer> progress) {
    this.deciders = deciders;
    this.minimality = minimality;
    this.progress = progress;
  }

  /**
   * Begins to decide a template, in every way that has no objection to it.
   *
   * @param order templates with a smaller number go first
   */
  public CompletableFuture<Finding> verify(int order, Subject subject) {
    Tally tally = new Tally(subject, applicable(subject));
    if (tally.ways.isEmpty()) {
      return CompletableFuture.completedFuture(tally.finding(false));
    }
    return ask(order, tally, subject.template().surrounded())
        .thenCompose(
            rulings -> {
              tally.addValidity(rulings);
              if (!minimality || !tally.valid().orElse(false)) {
                return CompletableFuture.completedFuture(tally.finding(false));
              }
              return weaken(order, tally);
            });
  }

  private ImmutableList<Decider> applicable(Subject subject) {
    return deciders.stream()
        .filter(decider -> decider.objection(subject.template()).isEmpty())
        .collect(ImmutableList.toImmutableList());
  }

  private CompletableFuture<Finding> weaken(int order, Tally tally) {
    ImmutableList<Weakening> weakenings = Weakening.of(tally.subject.template());
    return all(weakenings.stream().map(weakening -> ask(order, tally, weakening.position())))
        .thenApply(
            rulings -> {
              for (int i = 0; i < weakenings.size(); i++) {
                tally.add(weakenings.get(i).cell(), rulings.get(i));
              }
              return tally.finding(true);
            });
  }

  /** What the ways say, in their order. */
  private CompletableFuture<ImmutableList<Ruling>> ask(int order, Tally tally, Position position) {
    return all(
        tally.ways.stream()
            .map(
                way ->
                    way.decide(order, tally.subject.template(), position)
                        .whenComplete((ruling, failure) -> progress.accept(ruling.answer()))));
  }

  private static <T> CompletableFuture<ImmutableList<T>> all(Stream<CompletableFuture<T>> futures) {
    ImmutableList<CompletableFuture<T>> list = futures.collect(ImmutableList.toImmutableList());
    return CompletableFuture.allOf(list.toArray(CompletableFuture[]::new))
        .thenApply(
            done ->
                list.stream()
                    .map(CompletableFuture::join)
                    .collect(ImmutableList.toImmutableList()));
  }

  private static ImmutableList<Answer> answers(ImmutableList<Ruling> rulings) {
    return rulings.stream().map(Ruling::answer).collect(ImmutableList.toImmutableList());
  }

  private static String words(Answer.Undecided.Reason reason) {
    return switch (reason) {
      case TIME -> "not decided within the time limit";
      case MEMORY -> "not decided within the memory limit";
      case CANCELLED -> "stopped";
    };
  }

  private static String names(ImmutableList<Decider> ways) {
    return ways.stream().map(Decider::name).collect(joining("+"));
  }

  /** Adds up the answers for one template. */
  private final class Tally {
    private final Subject subject;
    private final ImmutableList<Decider> ways;
    private final Set<Cell> redundant = new LinkedHashSet<>();
    private final Set<Cell> essential = new LinkedHashSet<>();
    private final Set<String> troubles = new LinkedHashSet<>();
    private final Set<String> remarks = new LinkedHashSet<>();
    private Optional<Boolean> valid = Optional.empty();
    private Optional<Cell> refutation = Optional.empty();
    private boolean failed;
    private int solves;
    private long nodes;
    private Duration time = Duration.ZERO;

    Tally(Subject subject, ImmutableList<Decider> ways) {
      this.subject = subject;
      this.ways = ways;
      remarks.addAll(subject.remarks());
      for (Decider decider : deciders) {
        decider.objection(subject.template()).ifPresent(troubles::add);
      }
    }

    void addValidity(ImmutableList<Ruling> rulings) {
      ImmutableList<Answer> answers = answers(rulings);
      valid = blackWins("validity", answers);
      for (Ruling ruling : rulings) {
        ruling.remark().ifPresent(remarks::add);
      }
      if (!valid.orElse(true)) {
        refutation =
            answers.stream()
                .flatMap(
                    answer ->
                        answer instanceof Answer.Decided decided
                            ? decided.line().stream().limit(1)
                            : Stream.empty())
                .findFirst();
      }
    }

    Optional<Boolean> valid() {
      return valid;
    }

    void add(Cell cell, ImmutableList<Ruling> rulings) {
      blackWins("minimality at " + cell, answers(rulings))
          .ifPresent(wins -> (wins ? redundant : essential).add(cell));
    }

    /** What the ways that decided agree on; nothing if a way failed or they contradict. */
    private Optional<Boolean> blackWins(String what, ImmutableList<Answer> answers) {
      Map<Color, String> winners = new EnumMap<>(Color.class);
      boolean broken = false;
      for (int i = 0; i < answers.size(); i++) {
        Answer answer = answers.get(i);
        solves++;
        time = time.plus(answer.time());
        if (answer instanceof Answer.Decided decided) {
          nodes += decided.nodes();
          winners.putIfAbsent(decided.winner(), ways.get(i).name());
        } else if (answer instanceof Answer.Undecided undecided) {
          nodes += undecided.nodes();
          troubles.add(what + said(i) + ": " + words(undecided.reason()));
        } else if (answer instanceof Answer.Failed failure) {
          broken = true;
          troubles.add(what + said(i) + ": the solver failed: " + failure.message());
        }
      }
      if (winners.size() > 1) {
        broken = true;
        troubles.add(
            "%s: the methods contradict each other: %s says the promise is kept, %s says it is not"
                .formatted(what, winners.get(Color.BLACK), winners.get(Color.WHITE)));
      }
      failed |= broken;
      return broken || winners.isEmpty()
          ? Optional.empty()
          : Optional.of(winners.containsKey(Color.BLACK));
    }

    private String said(int way) {
      return ways.size() == 1 ? "" : " by " + ways.get(way).name();
    }

    Finding finding(boolean asked) {
      boolean complete =
          redundant.size() + essential.size() == Weakening.of(subject.template()).size();
      return new Finding(
          subject,
          names(ways.isEmpty() ? deciders : ways),
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
          ImmutableList.copyOf(remarks),
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
