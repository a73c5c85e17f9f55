package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.database.Database;
import org.hexproof.database.ValueList;
import org.hexproof.database.View;
import org.hexproof.value.Image;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The values that pieces can have: those of a database, as far as they differ where a piece lies.
 *
 * <p>One thread at a time.
 */
public final class PieceLibrary {
  private static final int CACHE_BITS = 20;

  /** The values of pieces at one kind of place, those of fewer cells first. */
  static final class Pieces {
    private final PieceOutcomes outcomes;
    private final Store store;
    private final int[] values;
    private final int[] cells;
    private final int[] references;

    private Pieces(
        PieceOutcomes outcomes,
        Store store,
        IntArrayList values,
        IntArrayList cells,
        IntArrayList references) {
      this.outcomes = outcomes;
      this.store = store;
      this.values = values.toIntArray();
      this.cells = cells.toIntArray();
      this.references = references.toIntArray();
    }

    /** What matters there. */
    PieceOutcomes outcomes() {
      return outcomes;
    }

    Store store() {
      return store;
    }

    int size() {
      return values.length;
    }

    int value(int place) {
      return values[place];
    }

    /** How many empty cells it takes. */
    int cells(int place) {
      return cells[place];
    }

    /** Where the database has it. */
    int reference(int place) {
      return references[place];
    }
  }

  private final ValueList all;
  private final long maxBytes;
  private final Map<ImmutableList<Object>, Pieces> known = new HashMap<>();

  private PieceLibrary(ValueList all, long maxBytes) {
    this.all = all;
    this.maxBytes = maxBytes;
  }

  /**
   * Reads a database.
   *
   * @param maxCells values of more cells are left out
   * @param maxBytes how much memory the values at each kind of place may take
   * @throws IOException if it can't be read
   * @throws org.hexproof.value.StoreFullException if the values take more memory
   */
  public static PieceLibrary of(Database database, int maxCells, long maxBytes) throws IOException {
    return new PieceLibrary(
        ValueList.of(database, View.GENERAL, maxCells, ValueList.Filter.ALL, maxBytes), maxBytes);
  }

  /** The values where only these outcomes of a piece matter. */
  synchronized Pieces where(PieceOutcomes outcomes) {
    return known.computeIfAbsent(outcomes.key(), key -> seen(outcomes));
  }

  private Pieces seen(PieceOutcomes outcomes) {
    Values to = new Values(new Store(outcomes.poset(), maxBytes), CACHE_BITS);
    Image image = Image.of(all.store(), to, outcomes.classes());
    IntOpenHashSet seen = new IntOpenHashSet();
    IntArrayList values = new IntArrayList();
    IntArrayList cells = new IntArrayList();
    IntArrayList references = new IntArrayList();
    for (int place = 0; place < all.size(); place++) {
      int each = image.of(all.value(place));
      if (seen.add(each)) {
        values.add(each);
        cells.add(all.cells(place));
        references.add(all.reference(place));
      }
    }
    return new Pieces(outcomes, to.store(), values, cells, references);
  }
}
