package org.hexproof.circuit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * What {@link CircuitReader} reads: positions with given values and circuits, each of which may use
 * those before it. The last circuit is what the file is about.
 *
 * @param primaries the standard positions and those that the file gives
 * @param circuits at least one
 */
public record CircuitFile(Primaries primaries, ImmutableList<Circuit> circuits) {
  public CircuitFile {
    checkArgument(!circuits.isEmpty(), "no circuit");
  }

  public Circuit main() {
    return circuits.get(circuits.size() - 1);
  }

  /** The poset of its outcomes: Boolean for two terminals, else P3. */
  public FinitePoset poset() {
    return main().outer() == 2 ? Posets.BOOLEAN : Posets.P3;
  }

  /** The number of empty cells of all parts of the main circuit; empty if one is not known. */
  public OptionalInt cells() {
    Primaries known = primaries;
    OptionalInt cells = OptionalInt.empty();
    for (Circuit circuit : circuits) {
      cells = cells(circuit, known);
      known =
          known.with(
              new Primary(circuit.name(), circuit.outer(), cells, Game.atom(Posets.P3.bottom())));
    }
    return cells;
  }

  private static OptionalInt cells(Circuit circuit, Primaries known) {
    int sum = 0;
    for (Part part : circuit.parts()) {
      OptionalInt cells =
          part.isJoint()
              ? OptionalInt.of(0)
              : known.find(part.name()).map(Primary::cells).orElse(OptionalInt.empty());
      if (cells.isEmpty()) {
        return cells;
      }
      sum += cells.getAsInt();
    }
    return OptionalInt.of(sum);
  }

  /**
   * The value of the main circuit.
   *
   * @param result a store over {@link #poset()}
   * @throws IllegalArgumentException if a part's value is not passable, since sums of such games
   *     depend on more than their values
   * @throws org.hexproof.value.GameTooLargeException if too many nodes are open at once
   */
  public int value(Values result, long maxBytes) {
    Values parts = new Values(Posets.P3);
    Primaries known = primaries;
    for (Circuit circuit : circuits.subList(0, circuits.size() - 1)) {
      Values inner = circuit.outer() == 2 ? new Values(Posets.BOOLEAN) : parts;
      int value = value(circuit, known, parts, inner, maxBytes);
      Game form =
          circuit.outer() == 2 ? parts.form(joinOfTwo(inner, parts).of(value)) : parts.form(value);
      known = known.with(new Primary(circuit.name(), circuit.outer(), OptionalInt.empty(), form));
    }
    return value(main(), known, parts, result, maxBytes);
  }

  private static Image joinOfTwo(Values inner, Values parts) {
    return Image.of(
        inner.store(), parts, ImmutableIntArray.of(parts.bottom(), parts.poset().find("c")));
  }

  /** The dual of a value whose only outcomes are whether terminals 1 and 2 are joined. */
  private static int dualOfTwo(int value, Values parts) {
    Values booleans = new Values(Posets.BOOLEAN);
    int joined = Posets.P3.find("c");
    Image toBooleans =
        Image.of(
            parts.store(),
            booleans,
            atom -> Posets.P3.leq(joined, atom) ? booleans.top() : booleans.bottom());
    Image dual = Image.dual(booleans.store(), booleans, Posets.BOOLEAN.duality().orElseThrow());
    return joinOfTwo(booleans, parts).of(dual.of(toBooleans.of(value)));
  }

  private static int value(
      Circuit circuit, Primaries known, Values parts, Values result, long maxBytes) {
    Image dual = Image.dual(parts.store(), parts, Posets.P3.duality().orElseThrow());
    List<ImmutableIntArray> nodes = new ArrayList<>();
    int[] values = new int[circuit.parts().size()];
    int fresh = circuit.nodes();
    for (Part part : circuit.parts()) {
      int value = parts.of(form(part, known));
      checkArgument(parts.isPassable(value), "the value of %s is not passable", part);
      boolean two = part.nodes().length() == 2;
      if (part.dual()) {
        value = two ? dualOfTwo(value, parts) : dual.of(value);
      }
      values[nodes.size()] = value;
      if (two) {
        fresh++;
        nodes.add(ImmutableIntArray.of(part.nodes().get(0), part.nodes().get(1), fresh));
      } else {
        nodes.add(part.nodes());
      }
    }
    Wiring wiring = new Wiring(circuit.outer(), ImmutableList.copyOf(nodes));
    return new Assembly(wiring, parts, result, maxBytes).value(values);
  }

  private static Game form(Part part, Primaries known) {
    if (part.isJoint()) {
      String joined = part.nodes().length() == 2 ? "c" : Posets.TOP;
      return Game.atom(Posets.P3.find(joined));
    }
    return known.find(part.name()).orElseThrow().value();
  }
}
