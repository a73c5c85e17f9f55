package org.hexproof.database;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.hexproof.format.FormatException;

/**
 * Writes a {@link CompactDatabase}: a head of lines like {@code name: text}, with an {@link
 * ViewIndex index} of the values in each other view, an empty line, and a line for each entry: its
 * form, cells, labelled values, change and origin. The origin is {@code a1} for an atom, {@code p4}
 * for a primary position, {@code w17,230,1200} for a pinwheel or {@code t} and the text of a
 * circuit.
 */
public final class CompactWriter {
  /** Begins the names of lines with numbers of values. */
  static final String COUNT = "count ";

  /** Begins the names of lines with an index, in the words of its view. */
  static final String INDEX = "index ";

  private static final long INDEX_BYTES = 1L << 30;

  private static final Set<String> OF_FILES =
      Set.of(DatabaseFile.SCHEMA_NAME, DatabaseFile.SIZE_NAME);
  private static final int FIELDS = 5;

  private CompactWriter() {}

  /**
   * Writes the entries of at most so many cells, which refer to no others. The stream stays open.
   */
  public static void write(Database database, int maxCells, OutputStream out) throws IOException {
    GZIPOutputStream packed = new Packed(out);
    Writer text = new BufferedWriter(new OutputStreamWriter(packed, StandardCharsets.UTF_8));
    text.write(CompactDatabase.FIRST_LINE + "\n");
    for (Map.Entry<String, String> parameter : database.meta().entrySet()) {
      if (!OF_FILES.contains(parameter.getKey())) {
        text.write(parameter.getKey() + ": " + parameter.getValue() + "\n");
      }
    }
    if (maxCells < database.counts().lastKey()) {
      text.write("cells: at most " + maxCells + "\n");
    }
    for (Map.Entry<Integer, Database.Counts> count :
        database.counts().headMap(maxCells, true).entrySet()) {
      Database.Counts of = count.getValue();
      text.write(COUNT + count.getKey() + ": ");
      text.write(Joiner.on(' ').join(of.entries(), of.labelled(), of.corners(), of.forks()) + "\n");
    }
    for (View view : DatabaseFile.CLASSES) {
      ValueList list = ValueList.of(database, view, maxCells, ValueList.Filter.ALL, INDEX_BYTES);
      text.write(INDEX + view.label() + ": " + ViewIndex.of(list).text() + "\n");
    }
    text.write("\n");
    database.entries(
        entry -> {
          if (entry.cells() > maxCells) {
            return false;
          }
          text.write(line(entry) + "\n");
          return true;
        });
    text.flush();
    packed.finish();
  }

  private static String line(DatabaseEntry entry) {
    return Joiner.on(' ')
        .join(
            entry.form(), entry.cells(), entry.labelled(), entry.change(), origin(entry.origin()));
  }

  private static String origin(DatabaseEntry.Origin origin) {
    if (origin instanceof DatabaseEntry.Atom atom) {
      return "a" + atom.atom();
    }
    if (origin instanceof DatabaseEntry.Primary primary) {
      return "p" + primary.place();
    }
    if (origin instanceof DatabaseEntry.Pinwheel pinwheel) {
      return "w" + pinwheel.first() + "," + pinwheel.second() + "," + pinwheel.third();
    }
    return "t" + ((DatabaseEntry.Written) origin).circuit();
  }

  /** Reads an entry's line, or fails with an {@link IllegalArgumentException}. */
  static DatabaseEntry entry(int number, String line) {
    String[] fields = line.split(" ", FIELDS);
    checkArgument(fields.length == FIELDS, "a line has %s fields", FIELDS);
    return new DatabaseEntry(
        number,
        fields[0],
        Integer.parseInt(fields[1]),
        DatabaseEntry.atoms(fields[0]),
        Integer.parseInt(fields[2]),
        Integer.parseInt(fields[3]),
        origin(fields[4]));
  }

  private static DatabaseEntry.Origin origin(String text) {
    String rest = text.substring(1);
    return switch (text.charAt(0)) {
      case 'a' -> new DatabaseEntry.Atom(Integer.parseInt(rest));
      case 'p' -> new DatabaseEntry.Primary(Integer.parseInt(rest));
      case 'w' -> pinwheel(rest.split(",", -1));
      case 't' -> written(rest);
      default -> throw new IllegalArgumentException("unknown origin " + text);
    };
  }

  private static DatabaseEntry.Pinwheel pinwheel(String[] parts) {
    checkArgument(parts.length == 3, "a pinwheel has three parts");
    return new DatabaseEntry.Pinwheel(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
  }

  private static DatabaseEntry.Written written(String circuit) {
    try {
      return DatabaseEntry.Written.read(circuit);
    } catch (FormatException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  private static final class Packed extends GZIPOutputStream {
    Packed(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
