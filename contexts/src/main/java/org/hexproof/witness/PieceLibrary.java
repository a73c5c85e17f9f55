package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
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
  /** The values of pieces at one kind of place, and what matters there. */
  record Pieces(PieceOutcomes outcomes, ValueList list) {}

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
    Values to = new Values(new Store(outcomes.poset(), maxBytes), Values.DEEP_CACHE_BITS);
    return new Pieces(outcomes, all.seen(Image.of(all.store(), to, outcomes.classes()), to));
  }
}
