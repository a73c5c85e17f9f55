package org.hexproof.database;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.OptionalInt;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Values;

/**
 * Where the values are that differ in a view: a hash of each, with the reference to the labelled
 * value of the fewest cells. Several values may have a hash, so what is found has to be looked at.
 */
final class ViewIndex {
  private static final int BYTES = 2 * Integer.BYTES;

  /** Hashes above the references, in rising order. */
  private final long[] rows;

  private ViewIndex(long[] rows) {
    this.rows = rows;
    Arrays.sort(rows);
  }

  /** Of a list of all values. */
  static ViewIndex of(ValueList list) {
    Values values = new Values(list.store());
    long[] rows = new long[list.size()];
    for (int place = 0; place < rows.length; place++) {
      rows[place] = row(hash(Lookup.text(values, list.value(place))), list.reference(place));
    }
    return new ViewIndex(rows);
  }

  private static int hash(String form) {
    return Hashing.murmur3_32_fixed().hashString(form, StandardCharsets.US_ASCII).asInt();
  }

  private static long row(int hash, int reference) {
    return ((long) hash << Integer.SIZE) | reference;
  }

  /** Reads what {@link #text} wrote, or fails with an {@link IllegalArgumentException}. */
  static ViewIndex read(String text) {
    ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(text));
    if (bytes.remaining() % BYTES != 0) {
      throw new IllegalArgumentException("an index has " + BYTES + " bytes for each value");
    }
    int size = bytes.remaining() / BYTES;
    long[] rows = new long[size];
    for (int i = 0; i < size; i++) {
      rows[i] = row(bytes.getInt(Integer.BYTES * i), bytes.getInt(Integer.BYTES * (size + i)));
    }
    return new ViewIndex(rows);
  }

  /** As text in one line; all hashes come first, since these can't be packed. */
  String text() {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES * rows.length);
    for (long row : rows) {
      bytes.putInt((int) (row >> Integer.SIZE));
    }
    for (long row : rows) {
      bytes.putInt((int) row);
    }
    return Base64.getEncoder().encodeToString(bytes.array());
  }

  /** The reference to a value that is equal in the view. */
  OptionalInt find(Database database, View view, Game game) throws IOException {
    Values values = new Values(view.poset());
    Game form = values.form(values.of(game));
    int hash = hash(GameWriter.write(form, view.poset(), true));
    int at = Arrays.binarySearch(rows, row(hash, 0));
    for (int i = at < 0 ? -at - 1 : at;
        i < rows.length && (int) (rows[i] >> Integer.SIZE) == hash;
        i++) {
      int reference = (int) rows[i];
      if (new Lookup(database).seen(view, reference).equals(form)) {
        return OptionalInt.of(reference);
      }
    }
    return OptionalInt.empty();
  }
}
