package org.hexproof.cli;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.hexproof.database.Database;
import org.hexproof.database.Entry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.database.TextLine;
import org.hexproof.value.Game;

/** {@code hexproof db export} as text. */
final class DbExport {
  private final Database database;
  private final boolean ascii;
  private final Surroundings surroundings;
  private final EntryCircuits circuits;
  private final Lookup lookup;

  DbExport(Database database, boolean ascii, Surroundings surroundings) throws IOException {
    this.database = database;
    this.ascii = ascii;
    this.surroundings = surroundings;
    this.circuits = EntryCircuits.of(database);
    this.lookup = new Lookup(database);
  }

  /** Writes lines until all are written or Ctrl-C is pressed. */
  void write(Writer out, int maxCells, boolean labelled) throws IOException {
    try (Progress progress = Progress.of(surroundings, "entries", database.size())) {
      database.entries(
          entry -> {
            if (entry.cells() > maxCells || surroundings.interrupt().raised()) {
              return false;
            }
            progress.step();
            write(out, entry, labelled);
            return true;
          });
    }
  }

  private void write(Writer out, Entry entry, boolean labelled) throws IOException {
    ImmutableMap<Integer, Game> values = lookup.values(entry);
    for (Map.Entry<Integer, Game> value : values.entrySet()) {
      if (labelled || value.getKey() == entry.reference(0)) {
        TextLine line =
            new TextLine(entry.cells(), value.getValue(), circuits.circuit("G", value.getKey()));
        out.write(line.text(ascii) + "\n");
      }
    }
  }
}
