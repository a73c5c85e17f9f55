package org.hexproof.find;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.hexproof.solver.Unanswered;

/**
 * Lists the minimal sets that have a property. Each set found, be it wanted or not, splits what is
 * left: any other minimal set lacks one of its elements, the first that it lacks is the first, or
 * the second, and so on. So no part is searched twice.
 *
 * @param knowledge of the same property; grows with the search
 * @param found is told each wanted set once, unless the knowledge has it from the start
 * @param enough ends the search once it is true
 */
record MinimalSets(
    Property property,
    Knowledge knowledge,
    Demand demand,
    Random random,
    Found found,
    BooleanSupplier enough) {
  /** Is told of sets. */
  @FunctionalInterface
  interface Found {
    void accept(long set) throws Unanswered;
  }

  /**
   * Which sets are wanted.
   *
   * @param required elements that a set must have
   * @param oneOf elements of which it must have one; 0 demands nothing
   * @param most how many elements it may have
   */
  record Demand(long required, long oneOf, int most) {
    static final Demand NOTHING = new Demand(0, 0, Long.SIZE);

    boolean isMetBy(long set) {
      return (required & ~set) == 0
          && (oneOf == 0 || (set & oneOf) != 0)
          && Long.bitCount(set) <= most;
    }
  }

  /** Finds all wanted sets within this one. */
  void search(long ground) throws Unanswered {
    search(demand.required, ground);
  }

  /** Finds those with the elements of one set and, beyond these, only elements of the other. */
  private void search(long inside, long allowed) throws Unanswered {
    int size = Long.bitCount(inside);
    if (enough.getAsBoolean()
        || size > demand.most
        || (demand.oneOf != 0 && (allowed & demand.oneOf) == 0)) {
      return;
    }
    OptionalLong set = minimalWithin(inside, size == demand.most ? inside : allowed);
    if (set.isEmpty()) {
      return;
    }
    long with = inside;
    for (long element : shuffled(set.getAsLong() & ~inside)) {
      search(with, allowed & ~element);
      with |= element;
    }
  }

  private OptionalLong minimalWithin(long inside, long allowed) throws Unanswered {
    OptionalLong known = knowledge.minimalWithin(allowed, inside);
    if (known.isPresent()) {
      return known;
    }
    OptionalLong some = within(allowed);
    if (some.isEmpty()) {
      return some;
    }
    long minimal = shrunk(some.getAsLong(), inside);
    knowledge.addMinimal(minimal);
    if (demand.isMetBy(minimal)) {
      found.accept(minimal);
    }
    return OptionalLong.of(minimal);
  }

  private OptionalLong within(long set) throws Unanswered {
    if (knowledge.fails(set)) {
      return OptionalLong.empty();
    }
    OptionalLong part = property.within(set);
    if (part.isEmpty()) {
      knowledge.addFailing(set);
    }
    return part;
  }

  /** A minimal part of a set with the property; elements to keep are given up last. */
  private long shrunk(long set, long keep) throws Unanswered {
    List<Long> order = new ArrayList<>(shuffled(set & ~keep));
    order.addAll(shuffled(set & keep));
    long left = set;
    for (long element : order) {
      if ((left & element) != 0) {
        left = within(left & ~element).orElse(left);
      }
    }
    return left;
  }

  private List<Long> shuffled(long set) {
    List<Long> elements = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      elements.add(Long.lowestOneBit(left));
    }
    Collections.shuffle(elements, random);
    return elements;
  }
}
