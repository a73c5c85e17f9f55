package org.hexproof.database;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitReader;
import org.hexproof.circuit.Part;
import org.hexproof.circuit.Symmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;

/** Writes out the circuits that a settled closure found, down to primary positions. */
public final class ClosureCircuits {
  private final Closure closure;
  private final OrbitTable orbits;
  private final Recipes recipes;
  private final ImmutableList<PrimaryPosition> primaries;

  /**
   * Reads a settled closure.
   *
   * @param primaries those that it was made with
   */
  public ClosureCircuits(Closure closure, ImmutableList<PrimaryPosition> primaries) {
    this.closure = closure;
    this.orbits = closure.orbits();
    this.recipes = closure.recipes();
    this.primaries = primaries;
  }

  /** The circuit of the fewest cells for a value that the closure contains. */
  public Circuit circuit(String name, int value) {
    checkArgument(
        orbits.contains(value) && closure.contains(orbits.orbit(value)),
        "the value %s is not in the closure",
        value);
    Writer writer = new Writer();
    writer.add(value, new int[] {1, 2, 3}, false, false);
    return new Circuit(name, 3, writer.parts.build());
  }

  /** Puts parts at nodes. Parts of exchanged positions are exchanged themselves. */
  private final class Writer {
    private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
    private int nodes = 3;

    private void add(int value, int[] nodesOfWhole, boolean exchanged, boolean mirrored) {
      if (value < Posets.P3.size()) {
        addAtom(value, nodesOfWhole, exchanged);
        return;
      }
      int orbit = orbits.orbit(value);
      int change = orbits.product(orbits.member(value), orbits.inverse(recipes.member(orbit)));
      Symmetry symmetry = Symmetry.ALL.get(change);
      int[] own = symmetry.before(nodesOfWhole);
      boolean dual = symmetry.dual() != exchanged;
      boolean turned = symmetry.mirrors() != mirrored;
      if (recipes.isPrimary(orbit)) {
        addPrimary(primaries.get(recipes.primary(orbit)), own, dual, turned);
      } else {
        addPinwheel(orbit, own, dual, turned);
      }
    }

    private void addAtom(int atom, int[] at, boolean exchanged) {
      String name = Posets.P3.name(atom);
      switch (name) {
        case "a" -> addJoined(at[1], at[2]);
        case "b" -> addJoined(at[0], at[2]);
        case "c" -> addJoined(at[0], at[1]);
        default -> {
          if (name.equals(Posets.TOP) != exchanged) {
            addJoined(at);
          }
        }
      }
    }

    private void addJoined(int... at) {
      parts.add(new Part(CircuitReader.JOINED, false, ImmutableIntArray.copyOf(at), false));
    }

    private void addPrimary(PrimaryPosition position, int[] own, boolean dual, boolean turned) {
      if (position.drawing().terminals().size() == 3) {
        parts.add(new Part(position.name(), dual, ImmutableIntArray.copyOf(own), turned));
        return;
      }
      // Terminal 3 is alone; of the dual, terminals 1 and 2 are joined, and the cell leads to 3.
      if (dual) {
        addJoined(own[0], own[1]);
      }
      int end = dual ? own[2] : own[0];
      parts.add(new Part(position.name(), false, ImmutableIntArray.of(end, own[1]), false));
    }

    private void addPinwheel(int orbit, int[] own, boolean dual, boolean turned) {
      Wiring wiring = dual ? Wiring.STAR : Wiring.PINWHEEL;
      int inner = nodes - 3;
      for (ImmutableIntArray part : wiring.parts()) {
        nodes = Math.max(nodes, inner + part.stream().max().orElseThrow());
      }
      for (int i = 0; i < wiring.parts().size(); i++) {
        int[] at =
            wiring.parts().get(i).stream()
                .map(node -> node <= 3 ? own[node - 1] : node + inner)
                .toArray();
        int value = closure.parts().value(recipes.part(orbit, i));
        // The terminals of a pinwheel's or a star's parts go round the other way than its own.
        add(value, at, dual, !turned);
      }
    }
  }
}
