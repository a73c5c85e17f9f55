package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.SmallCircuits;
import org.hexproof.value.Game;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Hypergraphs for given values: the primary positions, their renumberings and duals, and what
 * concatenations, pinwheels and stars make of them.
 *
 * <p>One thread at a time.
 */
public final class SmallValues {
  /** All values of circuits of so many cells are known. */
  private static final int KNOWN_CELLS = 7;

  /** Circuits of so many cells are tried if the value is not known. */
  private static final int MAX_CELLS = 9;

  private static final long MEMORY = 1L << 30;

  private final Values values;
  private final SmallCircuits circuits;

  private SmallValues() {
    this.values = new Values(new Store(Posets.P3, MEMORY));
    this.circuits = SmallCircuits.of(KNOWN_CELLS, values);
  }

  /** Gets ready, which takes a second or two. */
  public static SmallValues known() {
    return new SmallValues();
  }

  /**
   * A hypergraph with three terminals whose value is the game's, of the fewest cells that the
   * search finds. That none is found doesn't say that there is none.
   *
   * @param game over {@link Posets#P3}, in any form
   * @throws org.hexproof.value.StoreFullException if the game is too large
   */
  public Optional<Hypergraph> find(Game game) {
    int value = values.of(game);
    if (values.store().isAtom(value)) {
      return Optional.of(settled(Posets.P3.name(value)));
    }
    if (!values.isPassable(value)) {
      return Optional.empty();
    }
    Optional<Circuit> circuit = circuits.circuit("found", value);
    for (int cells = KNOWN_CELLS + 1; cells <= MAX_CELLS && circuit.isEmpty(); cells++) {
      circuit = circuits.search("found", value, cells).stream().findFirst();
    }
    return circuit.map(CircuitGraph::of);
  }

  /** No cells, only terminals that are joined or not. */
  private static Hypergraph settled(String outcome) {
    ImmutableIntArray terminals =
        switch (outcome) {
          case "a" -> ImmutableIntArray.of(1, 2, 2);
          case "b" -> ImmutableIntArray.of(1, 2, 1);
          case "c" -> ImmutableIntArray.of(1, 1, 2);
          case Posets.TOP -> ImmutableIntArray.of(1, 1, 1);
          default -> ImmutableIntArray.of(1, 2, 3);
        };
    return new Hypergraph(terminals, ImmutableList.of());
  }
}
