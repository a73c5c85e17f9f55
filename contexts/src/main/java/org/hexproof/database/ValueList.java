package org.hexproof.database;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.io.IOException;
import java.util.List;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * All labelled values of a database as they are seen in a view, each once, those of fewer cells
 * first. They are held in memory, in twelve bytes each and what the store takes, so that searches
 * can go through them again and again.
 *
 * <p>Several threads may read it, each with its own {@link Values} of the store.
 */
public final class ValueList {
  /** What a list shall have. */
  public interface Filter {
    Filter ALL = (store, value, cells) -> true;

    /** Whether to take the value, which is in the store. */
    boolean takes(Store store, int value, int cells);
  }

  /** Where entries come from. */
  interface Source {
    /** Shows all entries, those of fewer cells first, or until the visitor has enough. */
    void entries(Database.Visitor visitor) throws IOException;
  }

  private final Store store;
  private final int[] values;
  private final int[] cells;
  private final int[] references;

  private ValueList(Store store, IntArrayList values, IntArrayList cells, IntArrayList references) {
    this.store = store;
    this.values = values.toIntArray();
    this.cells = cells.toIntArray();
    this.references = references.toIntArray();
  }

  /** The values of at most so many cells; they may take {@code maxBytes} in each of two stores. */
  public static ValueList of(
      Database database, View view, int maxCells, Filter filter, long maxBytes) throws IOException {
    return of(database::entries, view, maxCells, filter, maxBytes);
  }

  static ValueList of(Source source, View view, int maxCells, Filter filter, long maxBytes)
      throws IOException {
    Values general = new Values(new Store(Posets.P3, maxBytes));
    Values seen = view == View.GENERAL ? general : new Values(new Store(view.poset(), maxBytes));
    List<Image> images =
        TerminalSymmetry.ALL.stream()
            .map(symmetry -> view.image(general.store(), seen, symmetry))
            .toList();
    FormReader reader = new FormReader(general);
    IntOpenHashSet known = new IntOpenHashSet();
    IntArrayList values = new IntArrayList();
    IntArrayList cells = new IntArrayList();
    IntArrayList references = new IntArrayList();
    source.entries(
        entry -> {
          if (entry.cells() > maxCells) {
            return false;
          }
          int value = reader.read(entry.form());
          for (int i = 0; i < images.size(); i++) {
            int image = images.get(i).of(value);
            if (known.add(image) && filter.takes(seen.store(), image, entry.cells())) {
              values.add(image);
              cells.add(entry.cells());
              references.add(entry.reference(i));
            }
          }
          return true;
        });
    return new ValueList(seen.store(), values, cells, references);
  }

  /** The images of the values, each once, by what takes the fewest cells. */
  public ValueList seen(Image image, Values to) {
    IntOpenHashSet known = new IntOpenHashSet();
    IntArrayList images = new IntArrayList();
    IntArrayList fewest = new IntArrayList();
    IntArrayList first = new IntArrayList();
    for (int place = 0; place < values.length; place++) {
      int each = image.of(values[place]);
      if (known.add(each)) {
        images.add(each);
        fewest.add(cells[place]);
        first.add(references[place]);
      }
    }
    return new ValueList(to.store(), images, fewest, first);
  }

  public Store store() {
    return store;
  }

  public int size() {
    return values.length;
  }

  /** A value's handle in the store, by its place from 0. */
  public int value(int place) {
    return values[place];
  }

  /** The fewest cells that the value takes. */
  public int cells(int place) {
    return cells[place];
  }

  /** The reference to the labelled value that takes so many cells. */
  public int reference(int place) {
    return references[place];
  }
}
