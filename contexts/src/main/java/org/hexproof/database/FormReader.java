package org.hexproof.database;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** Reads forms as entries have them, which are many: no names, no blanks, no places of errors. */
public final class FormReader {
  private final Values values;
  private final int a = Posets.P3.find("a");
  private String text = "";
  private int next;

  /** Reads into values over {@link Posets#P3}. */
  public FormReader(Values values) {
    this.values = values;
  }

  public int read(String form) throws DatabaseException {
    text = form;
    next = 0;
    int value = game();
    if (next < text.length()) {
      throw damaged();
    }
    return value;
  }

  private DatabaseException damaged() {
    return new DatabaseException("the database is damaged: '" + text + "' is not a value");
  }

  private int game() throws DatabaseException {
    char first = take();
    if (first == '{') {
      return values.of(options('|'), options('}'));
    }
    return switch (first) {
      case 'F' -> values.bottom();
      case 'T' -> values.top();
      case 'a', 'b', 'c' -> a + first - 'a';
      default -> throw damaged();
    };
  }

  private int[] options(char end) throws DatabaseException {
    IntArrayList options = new IntArrayList(4);
    char found = ',';
    while (found == ',') {
      options.add(game());
      found = take();
    }
    if (found != end) {
      throw damaged();
    }
    return options.toIntArray();
  }

  private char take() {
    return next < text.length() ? text.charAt(next++) : 0;
  }
}
