package org.hexproof.sum;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.certificate.play.SumPlay;
import org.hexproof.certificate.writing.Places;
import org.hexproof.region.Group;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.value.GameTooLargeException;
import org.jgrapht.alg.util.UnionFind;

/** The black groups of a board, and what games between them come to: Black's goal, or not. */
public final class GroupSum {
  private final Problem problem;
  private final long bytes;
  private final ImmutableList<Group> groups;

  /**
   * The groups of a board.
   *
   * @param bytes how much memory the values of two summands together may take
   */
  public GroupSum(Problem problem, long bytes) {
    this.problem = problem;
    this.bytes = bytes;
    ImmutableSet<Edge> edges =
        problem.goal().alternatives().stream()
            .flatMap(List::stream)
            .flatMap(terminal -> terminal.edges().stream())
            .collect(ImmutableSet.toImmutableSet());
    groups = Group.all(problem.position(), edges);
  }

  ImmutableList<Group> groups() {
    return groups;
  }

  /**
   * The numbers of the groups that a terminal has members of; none if one of its cells is empty.
   */
  public ImmutableList<Integer> groupsOf(Terminal terminal) {
    return terminal.cells().stream().anyMatch(problem.position().empty()::contains)
        ? ImmutableList.of()
        : IntStream.range(0, groups.size())
            .filter(
                i ->
                    groups.get(i).stones().stream().anyMatch(terminal.cells()::contains)
                        || groups.get(i).edges().stream().anyMatch(terminal.edges()::contains))
            .boxed()
            .collect(toImmutableList());
  }

  /** The number of a terminal: of its group, or one of its own for an empty cell. */
  public int number(Terminal terminal) {
    for (Cell cell : terminal.cells()) {
      int empty = problem.position().empty().asList().indexOf(cell);
      if (empty >= 0) {
        return groups.size() + empty;
      }
    }
    return Iterables.getOnlyElement(groupsOf(terminal));
  }

  /**
   * The nodes of a proof that Black reaches the goal, and its end.
   *
   * @param move Black's first move, if it is his turn
   * @return nothing if what the summands are worth is not enough
   * @throws org.hexproof.value.GameTooLargeException if a play in it has too many states
   * @throws org.hexproof.value.StoreFullException if the values take too much memory
   * @throws Unanswered if a summand can't be proved within its limits
   */
  public Optional<String> proof(List<? extends Summand> given, Optional<Cell> move)
      throws Unanswered {
    List<Summand> summands = new ArrayList<>(given);
    while (play(summands).isTooLarge() && summands.size() > 2) {
      Stopping.check();
      putTogether(summands);
    }
    if (!isWon(summands)) {
      return Optional.empty();
    }
    for (int i = 0; i < summands.size(); i++) {
      simplify(summands, i);
    }
    summands.removeIf(each -> isWorthless(each));
    Lines lines = new Lines(this::place);
    List<Integer> nodes = new ArrayList<>();
    for (Summand summand : summands) {
      nodes.add(summand.prove(lines));
    }
    StringBuilder end = new StringBuilder("s ; ;");
    for (int i = 0; i < nodes.size(); i++) {
      OptionalInt lent = summands.get(i).lent();
      end.append(' ').append(lent.isPresent() ? place(lent.getAsInt()) + ":" : "");
      end.append(lines.back(nodes.get(i)));
    }
    lines.node(end.toString());
    return Optional.of(lines.text() + "e" + move.map(cell -> " " + cell).orElse("") + " 1\n");
  }

  /** Puts two summands together that have least to do with the others. */
  private void putTogether(List<Summand> summands) {
    List<Summand> best = List.of();
    int least = Integer.MAX_VALUE;
    List<Summand> own = summands.stream().filter(each -> each.lent().isEmpty()).toList();
    for (Summand first : own) {
      for (Summand second : own.subList(0, own.indexOf(first))) {
        Set<Integer> both = new HashSet<>(first.worth().groups());
        both.addAll(second.worth().groups());
        both.retainAll(visible(summands, first, second));
        if (both.size() < least) {
          least = both.size();
          best = List.of(first, second);
        }
      }
    }
    if (best.isEmpty()) {
      throw new GameTooLargeException("the parts have too many states together");
    }
    Summand first = best.get(0);
    Summand second = best.get(1);
    Set<Integer> visible = visible(summands, first, second);
    summands.removeAll(best);
    summands.add(PairSummand.of(first, second, visible, bytes));
  }

  /** The groups that the goal or other summands have. */
  private Set<Integer> visible(List<Summand> summands, Summand first, Summand second) {
    Set<Integer> visible = new HashSet<>();
    problem.goal().alternatives().stream()
        .flatMap(List::stream)
        .forEach(terminal -> visible.addAll(groupsOf(terminal)));
    for (Summand other : summands) {
      if (!other.equals(first) && !other.equals(second)) {
        visible.addAll(other.worth().groups());
      }
    }
    return visible;
  }

  private static boolean isWorthless(Summand summand) {
    return summand.worth().isOutcome(summand.game())
        && summand.worth().pairs(summand.game()).isEmpty();
  }

  /** Puts an outcome in the place of a summand's game if that is enough. */
  private void simplify(List<Summand> summands, int place) {
    Summand summand = summands.get(place);
    for (int outcome : summand.worth().outcomesBelow(summand.game())) {
      summands.set(place, summand.with(outcome));
      if (isWon(summands)) {
        return;
      }
    }
    summands.set(place, summand);
  }

  private boolean isWon(List<Summand> summands) {
    Stopping.check();
    SumPlay play = play(summands);
    return !play.isTooLarge() && play.isWon();
  }

  private SumPlay play(List<Summand> summands) {
    Lines lines = new Lines(this::place);
    List<Integer> games =
        summands.stream().map(each -> lines.number(each.worth(), each.game())).toList();
    return new SumPlay(lines, games, List.of(), outcomes -> isReached(outcomes, summands, lines));
  }

  private boolean isReached(int[] outcomes, List<Summand> summands, Lines lines) {
    Set<Joined> pairs = new HashSet<>();
    Set<Integer> held = new HashSet<>();
    for (int before = -1; before < pairs.size(); ) {
      before = pairs.size();
      for (int i = 0; i < outcomes.length; i++) {
        int lent = summands.get(i).lent().orElse(-1);
        for (Joined pair : lines.pairs(outcomes[i])) {
          if (!pair.names(lent) || held.contains(lent)) {
            pairs.add(pair);
            held.addAll(List.of(pair.first(), pair.second()));
          }
        }
      }
    }
    Set<Integer> all =
        IntStream.range(0, groups.size() + problem.position().empty().size())
            .boxed()
            .collect(Collectors.toSet());
    UnionFind<Integer> joined = Joined.all(all, pairs);
    return problem.goal().alternatives().stream()
        .anyMatch(
            terminals ->
                terminals.stream()
                        .map(terminal -> joined.find(Iterables.getOnlyElement(groupsOf(terminal))))
                        .distinct()
                        .count()
                    == 1);
  }

  private String place(int group) {
    if (group >= groups.size()) {
      return problem.position().empty().asList().get(group - groups.size()).toString();
    }
    Group found = groups.get(group);
    return found.stones().isEmpty()
        ? Places.along(found.edges().iterator().next(), problem.position().board())
        : found.stones().iterator().next().toString();
  }
}
