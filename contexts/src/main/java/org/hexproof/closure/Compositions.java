package org.hexproof.closure;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.FormReader;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.value.Game;
import org.hexproof.value.OrbitTable;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Looks for values among all pinwheels of three entries of a database with few atoms, and what
 * renumbering and duality make of those. Settled outcomes are entries, so that sums of two entries
 * are among them.
 *
 * <p>As in a {@link Closure}, a pinwheel follows from those with options in place of a part; but
 * all that is kept of it is its {@link Standings}. One thread at a time.
 */
public final class Compositions {
  /** The parts of a pinwheel have so many atoms together at most. */
  static final int MOST_SUM = 14;

  private static final int MOST_ATOMS = MOST_SUM - 2;

  /** Of longer values too many followers would have to be compared. */
  static final int MOST_WANTED_ATOMS = 100;

  /** About so many labelled values are parts, those of the fewest cells. */
  private static final int MOST_PARTS = 6000;

  /**
   * A pinwheel that makes a value.
   *
   * @param then what makes the value of the pinwheel's
   * @param cells of the three entries together
   */
  public record Composition(DatabaseEntry.Pinwheel pinwheel, TerminalSymmetry then, int cells) {}

  private final Values values = new Values(new Store(Posets.P3));
  private final PinwheelSymmetries symmetries = new PinwheelSymmetries(TerminalSymmetry.members());
  private final OrbitTable orbits = new OrbitTable(values.store(), TerminalSymmetry.members());
  private final Parts parts = new Parts(values.store());
  private final Int2IntMap references = new Int2IntOpenHashMap();
  private final Int2IntMap cells = new Int2IntOpenHashMap();

  /** Reads the entries that may be parts. */
  public Compositions(Database database) throws IOException {
    FormReader reader = new FormReader(values);
    database.entries(
        entry -> {
          if (entry.atoms() <= MOST_ATOMS) {
            add(entry, reader.read(entry.form()));
          }
          return references.size() < MOST_PARTS;
        });
    List<Integer> byAtoms =
        IntStream.range(0, orbits.size())
            .boxed()
            .sorted(Comparator.comparingInt(this::atoms))
            .toList();
    int begun = 0;
    for (int orbit : byAtoms) {
      if (atoms(orbit) > begun) {
        begun = atoms(orbit);
        parts.begin(begun);
      }
      for (int value : orbits.values(orbit)) {
        parts.add(value);
      }
    }
    for (int part = 0; part < parts.size(); part++) {
      parts.setMirrored(part, parts.find(orbits.image(parts.value(part), symmetries.mirror())));
    }
  }

  private int atoms(int orbit) {
    return values.store().atoms(orbits.representative(orbit));
  }

  private void add(DatabaseEntry entry, int value) {
    orbits.add(value);
    for (int member = 0; member < DatabaseEntry.SYMMETRIES; member++) {
      int image = orbits.image(value, member);
      references.putIfAbsent(image, entry.reference(member));
      cells.putIfAbsent(image, entry.cells());
    }
  }

  /**
   * Finds a game over {@link Posets#P3}, in any form, whose value has at most a hundred atoms; of
   * the pinwheels of fewest atoms the one of fewest cells. Nothing if it is stopped.
   */
  public Optional<Composition> find(Game game, BooleanSupplier stopped) {
    int value = values.of(game);
    return values.store().atoms(value) <= MOST_WANTED_ATOMS && values.isPassable(value)
        ? new Search(value, stopped).run()
        : Optional.empty();
  }

  private final class Search {
    private final Standings standings;
    private final Blocks blocks;
    private final PinwheelBatches batches;
    private final ProgressMonitor monitor;
    private Optional<Composition> best = Optional.empty();

    Search(int value, BooleanSupplier stopped) {
      standings = new Standings(values, orbits, value);
      blocks = new Blocks(parts, standings::image, symmetries);
      BlockFiller filler = new BlockFiller(standings, parts, blocks, symmetries);
      batches = new PinwheelBatches(parts, blocks, List.of(filler));
      monitor =
          new ProgressMonitor() {
            @Override
            public boolean isOver() {
              return stopped.getAsBoolean();
            }
          };
    }

    Optional<Composition> run() {
      for (int sum = 3; sum <= MOST_SUM && best.isEmpty(); sum++) {
        for (List<Stretch> batch : batches.missing(sum)) {
          if (!batches.fill(batch, monitor)) {
            return Optional.empty();
          }
          batch.forEach(blocks::close);
          batch.forEach(this::look);
        }
      }
      return best;
    }

    private void look(Stretch stretch) {
      long place = blocks.start(stretch, stretch.from());
      for (int i = stretch.from(); i < stretch.to(); i++) {
        for (int j = 0; j < parts.length(stretch.second()); j++) {
          for (int k = 0; k < parts.length(stretch.third()); k++) {
            int symmetry = standings.symmetry(blocks.get(place++));
            if (symmetry != Standings.NONE) {
              note(
                  parts.value(parts.start(stretch.first()) + i),
                  parts.value(parts.start(stretch.second()) + j),
                  parts.value(parts.start(stretch.third()) + k),
                  symmetry);
            }
          }
        }
      }
    }

    /** Options of entries need not be entries. */
    private void note(int one, int two, int three, int symmetry) {
      if (!references.containsKey(one)
          || !references.containsKey(two)
          || !references.containsKey(three)) {
        return;
      }
      int count = cells.get(one) + cells.get(two) + cells.get(three);
      if (best.isEmpty() || count < best.get().cells()) {
        best =
            Optional.of(
                new Composition(
                    new DatabaseEntry.Pinwheel(
                        references.get(one), references.get(two), references.get(three)),
                    TerminalSymmetry.ALL.get(symmetry),
                    count));
      }
    }
  }
}
