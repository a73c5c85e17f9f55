package org.hexproof.verify;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimaps;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solving.Failures;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.Runner;
import org.hexproof.template.Template;

/**
 * Decides templates. A template is valid if Black keeps the promise with White to move and every
 * cell outside in White's hands; it is minimal if none of its {@link Weakening weakenings} is
 * valid. Minimality is asked only of valid templates.
 *
 * @param runner answers the questions
 * @param minimality whether minimality is asked
 * @param outsideIn whether cells are asked row by row from both ends, no longer in reading order: a
 *     single solver does a cell and its mirror image at once if it is asked for one after the other
 * @param progress is told of each ruling, from the threads that found it
 */
public record Verifier(
    ImmutableList<Method> methods,
    Runner runner,
    boolean minimality,
    boolean outsideIn,
    Consumer<Ruling> progress) {
  /**
   * Begins to decide a template, in every way that has no objection to it.
   *
   * @param order templates with a smaller number go first
   * @return a future that never fails: whatever is thrown meanwhile leaves this template undecided
   */
  public CompletableFuture<Finding> verify(int order, Subject subject) {
    Tally tally = new Tally(subject);
    CompletableFuture<Finding> finding;
    try {
      finding = begin(order, tally);
    } catch (RuntimeException | Error e) {
      finding = CompletableFuture.failedFuture(e);
    }
    return finding.exceptionally(tally::broken);
  }

  private CompletableFuture<Finding> begin(int order, Tally tally) {
    tally.choose();
    if (tally.ways.isEmpty()) {
      return CompletableFuture.completedFuture(tally.finding(false));
    }
    return ask(order, tally, tally.subject.template().surrounded())
        .thenCompose(
            said -> {
              tally.addValidity(said);
              if (!minimality || !tally.valid().orElse(false)) {
                return CompletableFuture.completedFuture(tally.finding(false));
              }
              return weaken(order, tally);
            });
  }

  private CompletableFuture<Finding> weaken(int order, Tally tally) {
    ImmutableList<Weakening> weakenings = Weakening.of(tally.subject.template());
    ImmutableMap<Weakening, CompletableFuture<ImmutableList<Said>>> asked =
        Maps.toMap(
            outsideIn ? outsideIn(weakenings) : weakenings,
            each -> ask(order, tally, each.position()));
    return all(weakenings.stream().map(asked::get))
        .thenApply(
            said -> {
              for (int i = 0; i < weakenings.size(); i++) {
                tally.add(weakenings.get(i).cell(), said.get(i));
              }
              return tally.finding(true);
            });
  }

  private static ImmutableList<Weakening> outsideIn(ImmutableList<Weakening> weakenings) {
    ImmutableList.Builder<Weakening> ordered = ImmutableList.builder();
    Multimaps.index(weakenings, weakening -> weakening.cell().row())
        .asMap()
        .values()
        .forEach(
            row -> {
              Deque<Weakening> left = new ArrayDeque<>(row);
              while (!left.isEmpty()) {
                ordered.add(left.pollFirst());
                if (!left.isEmpty()) {
                  ordered.add(left.pollLast());
                }
              }
            });
    return ordered.build();
  }

  /**
   * What was said of a question.
   *
   * @param way the one by which it was said
   * @param before why another way could not be taken, if so
   */
  private record Said(Method way, Ruling ruling, Optional<String> before) {}

  /** What the ways say, in their order. */
  private CompletableFuture<ImmutableList<Said>> ask(int order, Tally tally, Position position) {
    return all(tally.ways.stream().map(way -> ask(order, tally, way, position)));
  }

  /** What a way says, or the one that is taken instead. */
  private CompletableFuture<Said> ask(int order, Tally tally, Method way, Position position) {
    Template template = tally.subject.template();
    Optional<Method> otherwise =
        way.otherwise().filter(other -> !tally.has(other) && isOpen(other, template));
    return ruling(order, way, template, position)
        .thenCompose(
            ruling ->
                otherwise.isPresent() && ruling instanceof Ruling.OutOfReach out
                    ? ruling(order, otherwise.get(), template, position)
                        .thenApply(
                            other -> new Said(otherwise.get(), other, Optional.of(out.reason())))
                    : CompletableFuture.completedFuture(new Said(way, ruling, Optional.empty())))
        .whenComplete((said, failure) -> progress.accept(said.ruling()));
  }

  private static boolean isOpen(Method way, Template template) {
    return way.objection(template).isEmpty();
  }

  private CompletableFuture<Ruling> ruling(
      int order, Method way, Template template, Position position) {
    return runner.ask(order, way.question(position, template.promise()), template.surrounded());
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

  private static String names(ImmutableList<Method> ways) {
    return ways.stream().map(Method::name).collect(joining("+"));
  }

  /** Adds up the answers for one template. */
  private final class Tally {
    private final Subject subject;
    private final Set<Cell> redundant = new LinkedHashSet<>();
    private final Set<Cell> essential = new LinkedHashSet<>();
    private final Set<String> troubles = new LinkedHashSet<>();
    private final Set<String> remarks = new LinkedHashSet<>();
    private final Set<String> taken = new LinkedHashSet<>();
    private ImmutableList<Method> ways = ImmutableList.of();
    private Optional<Boolean> valid = Optional.empty();
    private ImmutableList<Cell> line = ImmutableList.of();
    private boolean failed;
    private int solves;
    private long nodes;
    private Duration time = Duration.ZERO;
    private Basis basis = Basis.NOTHING;

    Tally(Subject subject) {
      this.subject = subject;
      remarks.addAll(subject.remarks());
    }

    /** Takes the ways without objection. */
    void choose() {
      ImmutableList.Builder<Method> chosen = ImmutableList.builder();
      for (Method method : methods) {
        Optional<String> objection = method.objection(subject.template());
        objection.ifPresent(troubles::add);
        if (objection.isEmpty()) {
          chosen.add(method);
        }
      }
      ways = chosen.build();
    }

    /** Whether this way is taken anyway. */
    boolean has(Method way) {
      return ways.stream().anyMatch(other -> other.name().equals(way.name()));
    }

    void addValidity(ImmutableList<Said> said) {
      valid = blackWins("validity", said);
      ImmutableList.Builder<Method> able = ImmutableList.builder();
      for (Said one : said) {
        if (one.ruling() instanceof Ruling.Answered answered) {
          able.add(one.way());
          one.before().ifPresent(reason -> remarks.add("asked on a whole board: " + reason));
          answered.remark().ifPresent(remarks::add);
          if (!valid.orElse(true) && line.isEmpty()) {
            line = answered.answer().decided().map(Answer.Decided::line).orElse(ImmutableList.of());
          }
        }
      }
      ways = able.build();
    }

    Optional<Boolean> valid() {
      return valid;
    }

    void add(Cell cell, ImmutableList<Said> said) {
      blackWins("minimality at " + cell, said)
          .ifPresent(wins -> (wins ? redundant : essential).add(cell));
    }

    /** What the ways that decided agree on; nothing if a way failed or they contradict. */
    private Optional<Boolean> blackWins(String what, ImmutableList<Said> said) {
      Map<Color, String> winners = new EnumMap<>(Color.class);
      List<String> left = new ArrayList<>();
      boolean broken = false;
      for (Said one : said) {
        String way = one.way().name();
        if (one.ruling() instanceof Ruling.OutOfReach out) {
          one.before().ifPresent(reason -> left.add(what + ": " + reason));
          left.add("%s: out of reach of the method '%s': %s".formatted(what, way, out.reason()));
        } else {
          Answer answer = one.ruling().answer();
          taken.add(way);
          solves++;
          time = time.plus(answer.time());
          nodes += answer.nodes();
          basis = basis.and(answer.basis());
          if (answer instanceof Answer.Decided decided) {
            winners.putIfAbsent(decided.winner(), way);
          } else if (answer instanceof Answer.Undecided undecided) {
            troubles.add(what + by(way) + ": " + undecided.reason().words());
          } else if (answer instanceof Answer.Failed failure) {
            broken = true;
            troubles.add(what + by(way) + ": the solver failed: " + failure.message());
          }
        }
      }
      (winners.isEmpty() ? troubles : remarks).addAll(left);
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

    private String by(String way) {
      return ways.size() == 1 ? "" : " by " + way;
    }

    /** The finding where something was thrown. */
    Finding broken(Throwable thrown) {
      Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
      troubles.add("a fault in the program: " + Failures.words(cause));
      failed = true;
      valid = Optional.empty();
      basis = Basis.NOTHING;
      return finding(false);
    }

    Finding finding(boolean asked) {
      boolean complete =
          redundant.size() + essential.size() == Weakening.of(subject.template()).size();
      return new Finding(
          subject,
          taken.isEmpty() ? names(methods) : String.join("+", taken),
          valid,
          asked ? minimal(complete) : Optional.empty(),
          ImmutableSortedSet.copyOf(redundant),
          line,
          solves,
          nodes,
          time,
          basis,
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
