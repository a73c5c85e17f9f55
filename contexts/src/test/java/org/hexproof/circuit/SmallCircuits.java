package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.Int2ObjectMap;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Image;
import org.hexproof.value.Values;

/**
 * The values of all small circuits that concatenations, pinwheels and stars make of the primary
 * positions, each with a circuit of the fewest cells. With a value those of its renumberings and
 * its dual are there.
 *
 * <p>One thread at a time.
 */
public final class SmallCircuits {
  private static final long MEMORY = 1L << 30;

  /** The ways to join positions; they are closed under duality. */
  private enum Shape {
    CONCATENATION,
    PINWHEEL,
    STAR;

    private Wiring wiring() {
      return switch (this) {
        case CONCATENATION -> Wiring.CONCATENATION;
        case PINWHEEL -> Wiring.PINWHEEL;
        case STAR -> Wiring.STAR;
      };
    }

    /** Whether the terminals of the parts go round the other way than those of the whole. */
    private boolean mirrors() {
      return this != CONCATENATION;
    }
  }

  /** How a value is come by. */
  private sealed interface Plan {
    record Primary(PrimaryPosition position) implements Plan {}

    record Joined(Shape shape, ImmutableIntArray parts) implements Plan {}
  }

  private record Entry(Plan plan, TerminalSymmetry symmetry, int cells) {}

  private final Values values;
  private final ImmutableList<Image> images;
  private final ImmutableList<PrimaryPosition> primaries = PrimaryList.shipped();
  private final Int2ObjectMap<Entry> entries = new Int2ObjectOpenHashMap<>();
  private final List<IntList> bySize = new ArrayList<>(List.of(new IntArrayList()));
  private final Assembly concatenation;
  private final Assembly pinwheel;

  private SmallCircuits(Values values) {
    this.values = values;
    this.images =
        TerminalSymmetry.ALL.stream()
            .map(symmetry -> symmetry.image(values))
            .collect(ImmutableList.toImmutableList());
    this.concatenation = new Assembly(Wiring.CONCATENATION, values, values, MEMORY);
    this.pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
  }

  /**
   * All circuits of at most so many cells.
   *
   * @param values over {@link org.hexproof.value.Posets#P3}; takes the values
   * @throws org.hexproof.value.StoreFullException if they take too much memory
   */
  public static SmallCircuits of(int maxCells, Values values) {
    SmallCircuits circuits = new SmallCircuits(values);
    for (int cells = 1; cells <= maxCells; cells++) {
      circuits.bySize.add(new IntArrayList());
      circuits.addPrimaries(cells);
      circuits.join(cells, (shape, parts, value, size) -> circuits.add(shape, parts, value, size));
    }
    return circuits;
  }

  private interface Visitor {
    void visit(Shape shape, int[] parts, int value, int cells);
  }

  /** The values of so many cells that fewer don't have. */
  public IntList ofSize(int cells) {
    return bySize.get(cells);
  }

  /** The least number of cells, for a value that is there. */
  public Optional<Integer> cells(int value) {
    return Optional.ofNullable(entries.get(value)).map(Entry::cells);
  }

  private void addPrimaries(int cells) {
    for (PrimaryPosition position : primaries) {
      if (position.cells() == cells) {
        add(new Plan.Primary(position), values.of(position.value()), cells);
      }
    }
  }

  private void add(Shape shape, int[] parts, int value, int cells) {
    if (!values.store().isAtom(value) && !entries.containsKey(value)) {
      add(new Plan.Joined(shape, ImmutableIntArray.copyOf(parts)), value, cells);
    }
  }

  private void add(Plan plan, int value, int cells) {
    for (int i = 0; i < images.size(); i++) {
      int image = images.get(i).of(value);
      if (!entries.containsKey(image)) {
        entries.put(image, new Entry(plan, TerminalSymmetry.ALL.get(i), cells));
        bySize.get(cells).add(image);
      }
    }
  }

  /** Concatenations and pinwheels; stars are the duals of pinwheels. */
  private void join(int cells, Visitor visitor) {
    for (int first = Math.max(1, cells - bySize.size() + 1); 2 * first <= cells; first++) {
      for (int g : bySize.get(first).toIntArray()) {
        for (int h : bySize.get(cells - first).toIntArray()) {
          int[] parts = {g, h};
          visitor.visit(Shape.CONCATENATION, parts, concatenation.value(parts), cells);
        }
      }
    }
    for (int first = 1; 3 * first <= cells; first++) {
      for (int second = first; first + 2 * second <= cells; second++) {
        joinThree(first, second, cells - first - second, visitor);
      }
    }
  }

  private void joinThree(int first, int second, int third, Visitor visitor) {
    if (third >= bySize.size()) {
      return;
    }
    for (int g : bySize.get(first).toIntArray()) {
      for (int h : bySize.get(second).toIntArray()) {
        for (int k : bySize.get(third).toIntArray()) {
          int[] parts = {g, h, k};
          visitor.visit(Shape.PINWHEEL, parts, pinwheel.value(parts), first + second + third);
        }
      }
    }
  }

  /**
   * The circuits of exactly so many cells that join two or three of those that are there and have
   * the value. Of parts with equal values and of mirror images one is enough.
   *
   * @param cells may be more than are there
   */
  public ImmutableList<Circuit> search(String name, int value, int cells) {
    // The changes that lead from values that may be found to the wanted one.
    Int2ObjectMap<TerminalSymmetry> wanted = new Int2ObjectOpenHashMap<>();
    for (TerminalSymmetry symmetry : TerminalSymmetry.ALL) {
      wanted.putIfAbsent(symmetry.inverse().image(values).of(value), symmetry);
    }
    ImmutableList.Builder<Circuit> found = ImmutableList.builder();
    join(
        cells,
        (shape, parts, result, size) -> {
          TerminalSymmetry symmetry = wanted.get(result);
          if (symmetry != null) {
            Plan plan = new Plan.Joined(shape, ImmutableIntArray.copyOf(parts));
            found.add(circuit(name, new Entry(plan, symmetry, size)));
          }
        });
    return found.build();
  }

  /** The circuit of a value that is there. */
  public Optional<Circuit> circuit(String name, int value) {
    return Optional.ofNullable(entries.get(value)).map(entry -> circuit(name, entry));
  }

  private Circuit circuit(String name, Entry entry) {
    Writer writer = new Writer();
    writer.add(entry, new int[] {1, 2, 3}, false, false);
    return new Circuit(name, 3, writer.parts.build());
  }

  /** Writes out what plans are made of. */
  private final class Writer {
    private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
    private int nodes = 3;

    private void add(Entry entry, int[] nodesOfWhole, boolean exchanged, boolean mirrored) {
      int[] own = entry.symmetry().before(nodesOfWhole);
      boolean dual = entry.symmetry().dual() != exchanged;
      boolean turned = entry.symmetry().mirrors() != mirrored;
      if (entry.plan() instanceof Plan.Primary primary) {
        add(primary.position(), own, dual, turned);
        return;
      }
      Plan.Joined joined = (Plan.Joined) entry.plan();
      add(joined, own, dual, turned);
    }

    private void add(PrimaryPosition position, int[] own, boolean dual, boolean turned) {
      if (position.drawing().terminals().size() == 3) {
        parts.add(new Part(position.name(), dual, ImmutableIntArray.copyOf(own), turned));
        return;
      }
      // Terminal 3 is alone; of the dual, terminals 1 and 2 are joined, and the cell leads to 3.
      if (dual) {
        parts.add(Part.joint(ImmutableIntArray.of(own[0], own[1])));
      }
      int end = dual ? own[2] : own[0];
      parts.add(new Part(position.name(), false, ImmutableIntArray.of(end, own[1]), false));
    }

    private void add(Plan.Joined joined, int[] own, boolean dual, boolean turned) {
      boolean pinwheel = joined.shape() == Shape.PINWHEEL;
      Shape shape = dual && pinwheel ? Shape.STAR : joined.shape();
      ImmutableIntArray values = joined.parts();
      if (dual && shape == Shape.CONCATENATION) {
        values = ImmutableIntArray.of(values.get(1), values.get(0));
      }
      int inner = nodes - 3;
      for (ImmutableIntArray part : shape.wiring().parts()) {
        nodes = Math.max(nodes, inner + part.stream().max().orElseThrow());
      }
      for (int i = 0; i < values.length(); i++) {
        int[] at =
            shape.wiring().parts().get(i).stream()
                .map(node -> node <= 3 ? own[node - 1] : node + inner)
                .toArray();
        add(entries.get(values.get(i)), at, dual, turned != shape.mirrors());
      }
    }
  }
}
