package org.hexproof.report;

import com.google.common.base.Strings;
import java.io.IOException;
import java.io.Writer;
import java.util.OptionalInt;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseEntry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.database.View;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;

/** What is known of an entry of a database, a line for each. */
public record EntryText(Database database, boolean ascii, Writer out) {
  public void show(int number) throws IOException {
    DatabaseEntry entry = database.entry(number);
    int reference = entry.reference(0);
    Lookup lookup = new Lookup(database);
    Game value = lookup.seen(View.GENERAL, reference);
    write("entry", Integer.toString(number));
    write("value", GameWriter.write(value, Posets.P3, ascii));
    write("cells", Integer.toString(entry.cells()));
    write("atoms", Integer.toString(entry.atoms()));
    write("depth", Integer.toString(entry.depth()));
    write("labelled", Integer.toString(entry.labelled()));
    write("circuit", EntryCircuits.of(database).circuit("G", reference).toString());
    write("made of", made(entry.origin()));
    for (View view : new View[] {View.CORNER, View.FORK}) {
      Game seen = lookup.seen(view, reference);
      write(
          view.label(), GameWriter.write(seen, view.poset(), ascii) + smallest(view, seen, entry));
    }
  }

  private void write(String name, String text) throws IOException {
    out.write(Strings.padEnd(name + ":", 10, ' ') + text + "\n");
  }

  private String made(DatabaseEntry.Origin origin) throws IOException {
    if (origin instanceof DatabaseEntry.Atom) {
      return "nothing, since it is settled";
    }
    if (origin instanceof DatabaseEntry.Primary primary) {
      return "the small region " + database.regions().get(primary.place()).name();
    }
    if (origin instanceof DatabaseEntry.Pinwheel pinwheel) {
      return pinwheel.words();
    }
    return "the circuit as it was imported";
  }

  /** Whether another value takes fewer cells that is the same in the view. */
  private String smallest(View view, Game seen, DatabaseEntry entry) throws IOException {
    OptionalInt reference = database.find(view, seen);
    int number = reference.orElseThrow() / DatabaseEntry.SYMMETRIES;
    if (number == entry.number()) {
      return "";
    }
    int cells = database.entry(number).cells();
    return ", also entry " + number + " with " + Counted.of(cells, "cell");
  }
}
