package org.hexproof.minimize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Runner;
import org.hexproof.template.Template;

/** Finds minimal templates inside a drawing. */
public final class Minimizer {
  /** How a search ended. */
  public sealed interface Outcome {
    /** The drawing itself does not keep its promise. */
    record NotValid() implements Outcome {}

    /** A question was not answered but so, and what was found before was told. */
    record Open(Answer answer) implements Outcome {}

    /**
     * All that is wanted was found.
     *
     * @param apart how many other minimal parts of the drawing were met that are no templates,
     *     since they have no cell, lack the cell b of a pivoting template or do not hang together
     */
    record Done(int apart) implements Outcome {}
  }

  private final Elements ground;
  private final Request request;
  private final String source;
  private final Consumer<Template> found;
  private final Validity validity;
  private final Duality duality;
  private final Set<BigInteger> minimal = new LinkedHashSet<>();

  /** The best that was found, where one is wanted. */
  private Optional<BigInteger> best = Optional.empty();

  private int apart;

  /**
   * A search that has not begun.
   *
   * @param drawing with the carrier cells that the request names
   * @param runner answers the questions
   * @param source what the templates say of where they come from
   * @param found is told of each template, once
   */
  public Minimizer(
      Template drawing, Runner runner, Request request, String source, Consumer<Template> found) {
    this.ground = new Elements(drawing);
    this.request = request;
    this.source = source;
    this.found = found;
    this.validity = new Validity(ground, runner.inTurn());
    this.duality = new Duality(validity, ground.all());
  }

  /** How many positions were asked about so far. */
  public long questions() {
    return validity.questions();
  }

  /** What the answers so far rest on. */
  public Basis basis() {
    return validity.basis();
  }

  /** Finds what is wanted, to be done once. */
  public Outcome run() {
    try {
      if (!duality.has(ground.all())) {
        return new Outcome.NotValid();
      }
      if (request.order().isPresent()) {
        findBest(request.order().get());
        best.ifPresent(this::tell);
      } else {
        for (BigInteger window : windows()) {
          new JointGeneration(duality, ground.places(), Integer.MAX_VALUE, this::each)
              .search(window);
        }
      }
      return new Outcome.Done(apart);
    } catch (Unanswered e) {
      best.ifPresent(this::tell);
      return new Outcome.Open(e.answer());
    }
  }

  /** The parts of the drawing that are as wide as templates may be. */
  private ImmutableList<BigInteger> windows() {
    int width = Math.min(request.width().orElse(ground.columns()), ground.columns());
    ImmutableList.Builder<BigInteger> windows = ImmutableList.builder();
    for (int first = 0; first + width <= ground.columns(); first++) {
      ground.window(first, first + width - 1).ifPresent(windows::add);
    }
    return windows.build();
  }

  private int each(BigInteger set) {
    if (isNew(set) && isWanted(set)) {
      tell(set);
    }
    return Integer.MAX_VALUE;
  }

  /** Whether it is met for the first time; counts those that are no templates. */
  private boolean isNew(BigInteger set) {
    boolean isNew = minimal.add(set);
    if (isNew && template(set).isEmpty()) {
      apart++;
    }
    return isNew;
  }

  private boolean isWanted(BigInteger set) {
    return Duality.contains(set, required())
        && ground.carrier(set).containsAll(request.keep())
        && template(set).isPresent();
  }

  private BigInteger required() {
    Set<Cell> cells = new LinkedHashSet<>(request.keep());
    ground.drawing().promise().pivot().ifPresent(cells::add);
    return ground.places(cells);
  }

  private void tell(BigInteger set) {
    template(set).ifPresent(found);
  }

  private Optional<Template> template(BigInteger set) {
    return ground.template(set, ground.drawing().name(), source);
  }

  private void findBest(Preference order) throws Unanswered {
    if (order != Preference.FEWEST) {
      Optional<BigInteger> greedy = greedy(order);
      if (greedy.map(this::isWanted).orElse(true)) {
        best = greedy;
        return;
      }
    }
    Choice choice = new Choice(comparator(order), order == Preference.FEWEST);
    for (BigInteger window : windows()) {
      new JointGeneration(duality, ground.places(), choice.most(), choice::accept).search(window);
    }
  }

  /** Chooses the best of all those that are told of. */
  private final class Choice {
    private final Comparator<BigInteger> comparator;
    private final boolean isBounded;

    Choice(Comparator<BigInteger> comparator, boolean isBounded) {
      this.comparator = comparator;
      this.isBounded = isBounded;
    }

    int most() {
      return isBounded && best.isPresent() ? size(best.get()) - 1 : Integer.MAX_VALUE;
    }

    int accept(BigInteger other) {
      isNew(other);
      if (isWanted(other) && (best.isEmpty() || comparator.compare(other, best.get()) < 0)) {
        best = Optional.of(other);
      }
      return most();
    }
  }

  private int size(BigInteger set) {
    return set.and(ground.places()).bitCount();
  }

  /** The best minimal part, be it wanted or not, by giving up what is worst first. */
  private Optional<BigInteger> greedy(Preference order) throws Unanswered {
    ImmutableList<Integer> worstFirst = worstFirst(order);
    Optional<BigInteger> best = Optional.empty();
    for (BigInteger window : order == Preference.NARROWEST ? narrowest() : windows()) {
      if (duality.has(window)) {
        BigInteger set = duality.shrunk(window, worstFirst);
        if (best.isEmpty() || comparator(order).compare(set, best.get()) < 0) {
          best = Optional.of(set);
        }
      }
    }
    return best;
  }

  private ImmutableList<Integer> worstFirst(Preference order) {
    ImmutableList<Integer> fromTheLeft = ground.fromTheLeft();
    return order == Preference.RIGHT
        ? fromTheLeft
        : ImmutableList.copyOf(Lists.reverse(fromTheLeft));
  }

  /** The leftmost of the narrowest windows that keep the promise, if it is narrow enough. */
  private ImmutableList<BigInteger> narrowest() throws Unanswered {
    int last = ground.columns() - 1;
    int width = request.width().orElse(ground.columns());
    Optional<BigInteger> best = Optional.empty();
    for (int first = 0; first <= last; first++) {
      // The next one can be narrower only if it ends no later than this one.
      while (last - first + 1 > 0 && keeps(first, last)) {
        if (last - first + 1 <= width) {
          best = ground.window(first, last);
          width = last - first;
        }
        last--;
      }
      last = Math.min(last + 1, ground.columns() - 1);
    }
    return best.map(ImmutableList::of).orElse(ImmutableList.of());
  }

  private boolean keeps(int first, int last) throws Unanswered {
    Optional<BigInteger> window = ground.window(first, last);
    return window.isPresent() && duality.has(window.get());
  }

  private Comparator<BigInteger> comparator(Preference order) {
    ImmutableList<Integer> worstFirst = worstFirst(order);
    Comparator<BigInteger> byWorst =
        (one, other) ->
            worstFirst.stream()
                .map(element -> Boolean.compare(one.testBit(element), other.testBit(element)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    return switch (order) {
      case NARROWEST -> Comparator.comparingInt(ground::width).thenComparing(byWorst);
      case FEWEST -> Comparator.comparingInt(this::size).thenComparing(byWorst);
      case LEFT, RIGHT -> byWorst;
    };
  }
}
