package org.hexproof.database;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.hexproof.value.Game;

/** The values of a database as lines of text. One thread at a time. */
public final class TextExport {
  private final Database database;
  private final EntryCircuits circuits;
  private final Lookup lookup;

  public TextExport(Database database) throws IOException {
    this.database = database;
    this.circuits = EntryCircuits.of(database);
    this.lookup = new Lookup(database);
  }

  /** The value that {@link DatabaseEntry#reference} refers to. */
  public TextLine line(int reference) throws IOException {
    DatabaseEntry entry = database.entry(reference / DatabaseEntry.SYMMETRIES);
    return line(entry, reference, lookup.seen(View.GENERAL, reference));
  }

  private TextLine line(DatabaseEntry entry, int reference, Game value) {
    return new TextLine(entry.cells(), value, circuits.circuit("G", reference));
  }

  /**
   * Writes the entries of at most so many cells.
   *
   * @param labelled whether all that renumbering and duality make of them are written, too
   * @param stop is asked before each entry
   */
  public void write(Writer out, int maxCells, boolean labelled, boolean ascii, BooleanSupplier stop)
      throws IOException {
    database.entries(
        entry -> {
          if (entry.cells() > maxCells || stop.getAsBoolean()) {
            return false;
          }
          if (!labelled) {
            out.write(line(entry.reference(0)).text(ascii) + "\n");
            return true;
          }
          for (Map.Entry<Integer, Game> value : lookup.values(entry).entrySet()) {
            out.write(line(entry, value.getKey(), value.getValue()).text(ascii) + "\n");
          }
          return true;
        });
  }
}
