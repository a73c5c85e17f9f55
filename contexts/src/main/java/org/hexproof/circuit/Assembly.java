package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.hexproof.shannon.NodeClasses;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.SubsetPoset;
import org.hexproof.value.Sum;
import org.hexproof.value.SumTable;
import org.hexproof.value.Values;

/**
 * Computes the values of circuits with one wiring. Parts are added one by one; after each, only the
 * nodes that are still needed are kept, and the outcome is which of them are joined. The part that
 * leaves the fewest nodes comes first. Sums respect equivalence for passable values, so each
 * partial circuit is brought into canonical form before the next part is added.
 *
 * <p>What was computed is remembered for as long as the object lives. One thread at a time.
 */
public final class Assembly {
  private static final int MAX_NODES = 9;

  private record Step(int part, SumTable table) {}

  private final Wiring wiring;
  private final int highestNode;
  private final Values parts;
  private final Values result;
  private final long maxBytes;
  private final List<Step> steps = new ArrayList<>();
  private final List<Sum> sums = new ArrayList<>();
  private final Store start;

  /**
   * Prepares for a wiring.
   *
   * @param parts where the values of the parts are, over {@link Posets#P3}
   * @param result where to put the results: over {@link Posets#P3}, or {@link Posets#BOOLEAN} for a
   *     wiring with two terminals
   * @param maxBytes how much memory the values of each partial circuit may take
   * @throws GameTooLargeException if too many nodes are needed at once
   */
  public Assembly(Wiring wiring, Values parts, Values result, long maxBytes) {
    FinitePoset outcomes = wiring.outer() == 2 ? Posets.BOOLEAN : Posets.P3;
    checkArgument(parts.poset().equals(Posets.P3), "parts have values over P3");
    checkArgument(result.poset().equals(outcomes), "the result's poset is another one");
    this.wiring = wiring;
    this.highestNode =
        wiring.parts().stream()
            .flatMapToInt(ImmutableIntArray::stream)
            .reduce(wiring.outer(), Math::max);
    this.parts = parts;
    this.result = result;
    this.maxBytes = maxBytes;
    Nodes outer = new Nodes(ImmutableIntArray.copyOf(IntStream.rangeClosed(1, wiring.outer())));
    Poset poset = SubsetPoset.of(outer.pairNames(), List.of(new BitSet()));
    this.start = new Store(poset);
    prepare(outer, (SubsetPoset) poset, outcomes);
  }

  /** In which order the parts are added, each with the nodes that are needed then. */
  private ImmutableMap<Integer, Nodes> plan(Nodes nodes) {
    ImmutableMap.Builder<Integer, Nodes> plan = ImmutableMap.builder();
    Nodes live = nodes;
    List<Integer> open =
        new ArrayList<>(IntStream.range(0, wiring.parts().size()).boxed().toList());
    while (!open.isEmpty()) {
      int part = cheapest(live, open);
      open.remove(Integer.valueOf(part));
      live = after(live, part, open);
      if (live.nodes().length() > MAX_NODES) {
        throw new GameTooLargeException(
            "the circuit needs %s nodes at once; exact values are computed for at most %s",
            live.nodes().length(), MAX_NODES);
      }
      plan.put(part, live);
    }
    return plan.buildOrThrow();
  }

  private void prepare(Nodes nodes, SubsetPoset poset, FinitePoset outcomes) {
    Store store = start;
    Nodes live = nodes;
    SubsetPoset states = poset;
    for (Map.Entry<Integer, Nodes> step : plan(nodes).entrySet()) {
      int part = step.getKey();
      Nodes next = step.getValue();
      BitSet[] reached = reach(live, states, part, next);
      SubsetPoset nextStates = SubsetPoset.of(next.pairNames(), List.of(reached));
      ImmutableMap<BitSet, Integer> known = nextStates.atoms();
      int width = Posets.P3.size();
      boolean last = steps.size() + 1 == wiring.parts().size();
      SumTable table =
          new SumTable(
              states,
              Posets.P3,
              last ? outcomes : nextStates,
              (state, atom) -> {
                BitSet pairs = reached[state * width + atom];
                return last ? outcome(pairs, outcomes) : known.get(pairs);
              });
      Values to = last ? result : new Values(new Store(nextStates, maxBytes));
      steps.add(new Step(part, table));
      sums.add(new Sum(store, parts.store(), to, table));
      store = to.store();
      live = next;
      states = nextStates;
    }
  }

  private int cheapest(Nodes live, List<Integer> open) {
    return Collections.min(
        open, Comparator.comparingInt(part -> after(live, part, open).nodes().length()));
  }

  /** The outer nodes and those that both what is done then and what is open still touch. */
  private Nodes after(Nodes live, int part, List<Integer> open) {
    TreeSet<Integer> needed = new TreeSet<>();
    open.stream()
        .filter(other -> other != part)
        .forEach(other -> needed.addAll(wiring.parts().get(other).asList()));
    TreeSet<Integer> nodes = new TreeSet<>(live.nodes().asList());
    nodes.addAll(wiring.parts().get(part).asList());
    nodes.removeIf(node -> node > wiring.outer() && !needed.contains(node));
    return new Nodes(ImmutableIntArray.copyOf(nodes));
  }

  /** For each state and each outcome of the part, the joined pairs of the next nodes. */
  private BitSet[] reach(Nodes live, SubsetPoset states, int part, Nodes next) {
    int width = Posets.P3.size();
    BitSet[] reached = new BitSet[states.size() * width];
    for (int state = 0; state < states.size(); state++) {
      int[] blocks = live.blocks(states.set(state));
      for (int atom = 0; atom < width; atom++) {
        reached[state * width + atom] = next.pairs(join(live, blocks, part, atom));
      }
    }
    return reached;
  }

  private NodeClasses join(Nodes live, int[] blocks, int part, int atom) {
    NodeClasses joined = new NodeClasses(highestNode);
    for (int place = 0; place < blocks.length; place++) {
      joined.join(live.nodes().get(place), live.nodes().get(blocks[place]));
    }
    joined.join(wiring.parts().get(part), atom);
    return joined;
  }

  /** Pairs of the outer nodes 1-2, 1-3, 2-3 as an outcome. */
  private static int outcome(BitSet pairs, FinitePoset outcomes) {
    if (outcomes.size() == 2 || pairs.cardinality() == 3) {
      return pairs.isEmpty() ? outcomes.bottom() : outcomes.top();
    }
    return pairs.isEmpty()
        ? outcomes.bottom()
        : outcomes.find(List.of("c", "b", "a").get(pairs.nextSetBit(0)));
  }

  /**
   * The value of the circuit with these parts, one for each part of the wiring, which are passable.
   */
  public int value(int... values) {
    checkArgument(values.length == steps.size(), "the wiring has %s parts", steps.size());
    int value = start.poset().bottom();
    for (int i = 0; i < steps.size(); i++) {
      value = sums.get(i).of(value, values[steps.get(i).part()]);
    }
    return steps.isEmpty() ? result.bottom() : value;
  }
}
