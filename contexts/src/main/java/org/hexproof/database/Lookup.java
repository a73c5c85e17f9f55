package org.hexproof.database;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** Finds values in a database. One thread at a time. */
public final class Lookup {
  private static final int MOST_VALUES = 1 << 20;

  private final Database database;
  private Values values = new Values(Posets.P3);
  private final Image[] images = new Image[DatabaseEntry.SYMMETRIES];

  public Lookup(Database database) {
    this.database = database;
  }

  /**
   * The reference to a value over {@link Posets#P3}, in any form; empty if neither it nor what
   * renumbering and duality make of it is there.
   */
  public OptionalInt exact(Game game) throws IOException {
    forget();
    int value = values.of(game);
    for (int i = 0; i < DatabaseEntry.SYMMETRIES; i++) {
      OptionalInt number = database.find(text(values, image(i).of(value)));
      if (number.isPresent()) {
        return OptionalInt.of(
            DatabaseEntry.SYMMETRIES * number.getAsInt()
                + TerminalSymmetry.ALL.indexOf(TerminalSymmetry.ALL.get(i).inverse()));
      }
    }
    return OptionalInt.empty();
  }

  private Image image(int symmetry) {
    if (images[symmetry] == null) {
      images[symmetry] = TerminalSymmetry.ALL.get(symmetry).image(values);
    }
    return images[symmetry];
  }

  /** The value that a reference refers to, as it is seen in a view. */
  public Game seen(View view, int reference) throws IOException {
    forget();
    int value =
        new FormReader(values).read(database.entry(reference / DatabaseEntry.SYMMETRIES).form());
    if (view == View.GENERAL) {
      return values.form(image(reference % DatabaseEntry.SYMMETRIES).of(value));
    }
    Values seen = new Values(view.poset());
    TerminalSymmetry symmetry = TerminalSymmetry.ALL.get(reference % DatabaseEntry.SYMMETRIES);
    return seen.form(view.image(values.store(), seen, symmetry).of(value));
  }

  private void forget() {
    if (values.store().size() > MOST_VALUES) {
      values = new Values(Posets.P3);
      Arrays.fill(images, null);
    }
  }

  /** All labelled values of an entry, each once, by reference. */
  public ImmutableMap<Integer, Game> values(DatabaseEntry entry) throws IOException {
    forget();
    int value = new FormReader(values).read(entry.form());
    Map<Integer, Integer> references = new LinkedHashMap<>();
    for (int i = 0; i < DatabaseEntry.SYMMETRIES; i++) {
      int image = image(i).of(value);
      references.putIfAbsent(image, entry.reference(i));
    }
    ImmutableMap.Builder<Integer, Game> games = ImmutableMap.builder();
    references.forEach((image, reference) -> games.put(reference, values.form(image)));
    return games.buildOrThrow();
  }

  /** Which entry it is, and what changes its value to the wanted one. */
  public static String where(int reference) {
    return "entry "
        + reference / DatabaseEntry.SYMMETRIES
        + TerminalSymmetry.ALL.get(reference % DatabaseEntry.SYMMETRIES).words();
  }

  /** A value as the forms of a database are written. */
  static String text(Values values, int value) {
    return GameWriter.write(values.form(value), values.poset(), true);
  }
}
