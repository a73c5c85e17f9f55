package org.hexproof.compose;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitDual;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.circuit.Wiring;
import org.hexproof.closure.Compositions;
import org.hexproof.closure.Compositions.Composition;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.realize.NamedContexts;
import org.hexproof.value.Game;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * A circuit of a value over {@link Posets#P3}: that of a database, or of a value with a name, or
 * what is composed of entries.
 *
 * @param where what it was found as
 */
public record KnownCircuit(Circuit circuit, String where) {
  /** More steps give boards that are too large. */
  private static final int MOST_STEPS = 12;

  private static final ImmutableList<String> TOWERS =
      ImmutableList.of("superswitch:", "simpleswitch:", "tripleswitch:", "hex-tripleswitch:");

  /**
   * Finds one.
   *
   * @throws IOException if the database can't be read
   */
  public static Optional<KnownCircuit> of(Game game, Database database) throws IOException {
    OptionalInt reference = new Lookup(database).exact(game);
    if (reference.isPresent()) {
      return Optional.of(
          new KnownCircuit(
              ofReference(reference.getAsInt(), database), Lookup.where(reference.getAsInt())));
    }
    Optional<KnownCircuit> named = named(game);
    return named.isPresent() ? named : composed(game, database, () -> false);
  }

  /**
   * The circuit that a reference of a database stands for.
   *
   * @throws IOException if the database can't be read
   */
  public static Circuit ofReference(int reference, Database database) throws IOException {
    return read(database, circuits -> circuits.circuit("G", reference));
  }

  private static Circuit read(Database database, Function<EntryCircuits, Circuit> reading)
      throws IOException {
    try {
      return reading.apply(EntryCircuits.of(database));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** That of a value which has a name, perhaps with other numbers or with the players exchanged. */
  public static Optional<KnownCircuit> named(Game game) {
    Values values = new Values(Posets.P3);
    int value = values.of(game);
    for (String name : names(values.store().depth(value))) {
      int named = values.of(NamedValue.parse(name, Posets.P3).orElseThrow());
      for (TerminalSymmetry symmetry : TerminalSymmetry.ALL) {
        if (symmetry.image(values).of(named) == value) {
          return Optional.of(
              new KnownCircuit(
                  changed(NamedContexts.circuit(name).orElseThrow(), symmetry),
                  name + symmetry.words()));
        }
      }
    }
    return Optional.empty();
  }

  /** The names of those that are so deep, as far as circuits are known. */
  private static ImmutableList<String> names(int depth) {
    ImmutableList.Builder<String> names = ImmutableList.<String>builder().add("tester");
    for (String tower : TOWERS) {
      for (int steps = 0; steps <= Math.min(MOST_STEPS, depth); steps++) {
        String name = tower + steps;
        if (isKnown(name)) {
          names.add(name);
        }
      }
    }
    return names.build();
  }

  private static boolean isKnown(String name) {
    try {
      return NamedContexts.circuit(name).isPresent();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * A pinwheel of three entries of few atoms, or a sum of two; nothing if the search is stopped.
   *
   * @throws IOException if the database can't be read
   */
  public static Optional<KnownCircuit> composed(
      Game game, Database database, BooleanSupplier stopped) throws IOException {
    Optional<Composition> found = new Compositions(database).find(game, stopped);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    DatabaseEntry.Pinwheel pinwheel = found.get().pinwheel();
    TerminalSymmetry then = found.get().then();
    return Optional.of(
        new KnownCircuit(
            read(database, circuits -> circuits.circuit("G", pinwheel, then)),
            pinwheel.words() + then.words()));
  }

  private static Circuit changed(Circuit circuit, TerminalSymmetry symmetry) {
    Circuit exchanged = symmetry.dual() ? CircuitDual.of(circuit) : circuit;
    Wiring renumbering =
        new Wiring(
            3, ImmutableList.of(ImmutableIntArray.copyOf(symmetry.before(new int[] {1, 2, 3}))));
    return renumbering.wired("G", symmetry.mirrors(), ImmutableList.of(exchanged));
  }

  /** The empty cells of the position. */
  public int cells() {
    return CircuitGraph.of(circuit).cells().size();
  }
}
