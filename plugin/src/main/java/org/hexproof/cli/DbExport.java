package org.hexproof.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.hexproof.database.Database;
import org.hexproof.database.Entry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.database.TextLine;
import org.hexproof.database.View;
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
    if (labelled) {
      for (Map.Entry<Integer, Game> value : lookup.values(entry).entrySet()) {
        write(out, entry, value.getKey(), value.getValue());
      }
    } else {
      write(out, entry, entry.reference(0), lookup.seen(View.GENERAL, entry.reference(0)));
    }
  }

  private void write(Writer out, Entry entry, int reference, Game value) throws IOException {
    TextLine line = new TextLine(entry.cells(), value, circuits.circuit("G", reference));
    out.write(line.text(ascii) + "\n");
  }
}
