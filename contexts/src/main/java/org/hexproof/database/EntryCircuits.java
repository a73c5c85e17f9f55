package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitDual;
import org.hexproof.circuit.Contraction;
import org.hexproof.circuit.Part;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Posets;

/** Writes out the circuits of entries, down to primary positions. */
public final class EntryCircuits {
  private static final int MOST_KNOWN = 1 << 16;

  private final IntFunction<DatabaseEntry> entries;
  private final ImmutableList<PrimaryList.Head> primaries;

  private EntryCircuits(
      ImmutableList<PrimaryList.Head> primaries, IntFunction<DatabaseEntry> entries) {
    this.primaries = primaries;
    this.entries = entries;
  }

  /** Circuits of entries by their numbers, and of the list that they refer to. */
  public EntryCircuits(
      IntFunction<DatabaseEntry> entries, ImmutableList<PrimaryPosition> primaries) {
    this(
        primaries.stream()
            .map(
                position ->
                    new PrimaryList.Head(position.name(), position.drawing().terminals().size()))
            .collect(ImmutableList.toImmutableList()),
        entries);
  }

  public static EntryCircuits of(Database database) throws IOException {
    return new EntryCircuits(
        database.regions(),
        remembering(
            number -> {
              try {
                return database.entry(number);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            }));
  }

  /** Most parts are among the entries that come first. */
  private static IntFunction<DatabaseEntry> remembering(IntFunction<DatabaseEntry> entries) {
    Map<Integer, DatabaseEntry> known = new HashMap<>();
    return number -> {
      DatabaseEntry entry = known.get(number);
      if (entry == null) {
        entry = entries.apply(number);
        if (known.size() < MOST_KNOWN) {
          known.put(number, entry);
        }
      }
      return entry;
    };
  }

  /**
   * The circuit of the value that {@link DatabaseEntry#reference} refers to; fails if an entry
   * can't be read.
   */
  public Circuit circuit(String name, int reference) {
    return circuit(
        name,
        "entry " + reference / DatabaseEntry.SYMMETRIES,
        writer -> writer.add(reference, new int[] {1, 2, 3}, false, false));
  }

  /** The circuit of what a symmetry makes of a pinwheel; fails if an entry can't be read. */
  public Circuit circuit(String name, DatabaseEntry.Pinwheel pinwheel, TerminalSymmetry then) {
    int[] nodes = then.before(new int[] {1, 2, 3});
    return circuit(
        name,
        pinwheel.words(),
        writer -> writer.addPinwheel(pinwheel, nodes, then.dual(), then.mirrors()));
  }

  private Circuit circuit(String name, String what, Consumer<Writer> adding) {
    Writer writer = new Writer();
    try {
      adding.accept(writer);
    } catch (IndexOutOfBoundsException | StackOverflowError e) {
      throw new UncheckedIOException(
          new DatabaseException(
              "the database is damaged: " + what + " is made of what is not there", e));
    }
    return Contraction.of(new Circuit(name, 3, writer.parts.build()));
  }

  /** Puts parts at nodes. Parts of exchanged positions are exchanged themselves. */
  private final class Writer {
    private final ImmutableList.Builder<Part> parts = ImmutableList.builder();
    private int nodes = 3;

    private void add(int reference, int[] nodesOfWhole, boolean exchanged, boolean mirrored) {
      DatabaseEntry entry = entries.apply(reference / DatabaseEntry.SYMMETRIES);
      TerminalSymmetry outer = TerminalSymmetry.ALL.get(reference % DatabaseEntry.SYMMETRIES);
      TerminalSymmetry inner = TerminalSymmetry.ALL.get(entry.change()).inverse();
      int[] own = inner.before(outer.before(nodesOfWhole));
      boolean dual = exchanged ^ outer.dual() ^ inner.dual();
      boolean turned = mirrored ^ outer.mirrors() ^ inner.mirrors();
      if (entry.origin() instanceof DatabaseEntry.Written written) {
        addWritten(written.circuit(), own, dual, turned);
      } else if (entry.origin() instanceof DatabaseEntry.Atom atom) {
        addAtom(atom.atom(), own, dual);
      } else if (entry.origin() instanceof DatabaseEntry.Primary primary) {
        addPrimary(primaries.get(primary.place()), own, dual, turned);
      } else if (entry.origin() instanceof DatabaseEntry.Pinwheel pinwheel) {
        addPinwheel(pinwheel, own, dual, turned);
      }
    }

    private void addWritten(Circuit circuit, int[] own, boolean dual, boolean turned) {
      int inner = nodes - 3;
      for (Part part : (dual ? CircuitDual.of(circuit) : circuit).parts()) {
        int[] at = placed(part.nodes(), own, inner);
        boolean three = at.length == 3 && !part.isJoint();
        parts.add(
            new Part(
                part.name(),
                part.dual(),
                ImmutableIntArray.copyOf(at),
                three && part.mirrored() != turned));
      }
    }

    /** Nodes of a circuit, whose terminals have nodes, in the whole. */
    private int[] placed(ImmutableIntArray ofCircuit, int[] own, int inner) {
      int[] at = ofCircuit.stream().map(node -> node <= 3 ? own[node - 1] : node + inner).toArray();
      nodes = Math.max(nodes, Arrays.stream(at).max().orElse(0));
      return at;
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
      parts.add(Part.joint(ImmutableIntArray.copyOf(at)));
    }

    private void addPrimary(PrimaryList.Head position, int[] own, boolean dual, boolean turned) {
      if (position.terminals() == 3) {
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

    private void addPinwheel(
        DatabaseEntry.Pinwheel pinwheel, int[] own, boolean dual, boolean turned) {
      Wiring wiring = dual ? Wiring.STAR : Wiring.PINWHEEL;
      int inner = nodes - 3;
      List<int[]> at = wiring.parts().stream().map(part -> placed(part, own, inner)).toList();
      // The terminals of a pinwheel's or a star's parts go round the other way than its own.
      add(pinwheel.first(), at.get(0), dual, !turned);
      add(pinwheel.second(), at.get(1), dual, !turned);
      add(pinwheel.third(), at.get(2), dual, !turned);
    }
  }
}
