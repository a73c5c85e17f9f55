package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Game;

/**
 * Values up to renumbering and duality, each with how it is made in the fewest cells. Entries of
 * fewer cells have lower numbers.
 *
 * <p>One thread at a time.
 */
public interface Database extends Closeable {
  interface Visitor {
    /** Whether it wants more. */
    boolean visit(DatabaseEntry entry) throws IOException;
  }

  /**
   * How many there are.
   *
   * @param entries up to renumbering and duality
   * @param labelled all
   * @param corners all that differ as corners
   * @param forks all that differ as forks
   */
  record Counts(long entries, long labelled, long corners, long forks) {
    static final Counts NONE = new Counts(0, 0, 0, 0);

    public Counts plus(Counts other) {
      return new Counts(
          entries + other.entries,
          labelled + other.labelled,
          corners + other.corners,
          forks + other.forks);
    }
  }

  /**
   * Opens a file of either kind, {@link DatabaseFile} or {@link CompactDatabase}.
   *
   * @throws DatabaseException if there is none, or it is another kind of file or half-written; the
   *     message says which
   */
  static Database open(Path file) throws IOException {
    return CompactDatabase.isCompact(file) ? CompactDatabase.open(file) : DatabaseFile.open(file);
  }

  /** The small database that comes with the program: all values of few cells. */
  static Database shipped() {
    return CompactDatabase.shipped();
  }

  /** With what it was made, by name. */
  ImmutableSortedMap<String, String> meta() throws IOException;

  /** The small regions that entries refer to by their places in this list. */
  ImmutableList<PrimaryList.Head> regions() throws IOException;

  int size();

  /** How many values there are of each number of cells. */
  ImmutableSortedMap<Integer, Counts> counts() throws IOException;

  /** The entry with this number, or an {@link IndexOutOfBoundsException}. */
  DatabaseEntry entry(int number) throws IOException;

  /** Shows all entries in the order of their numbers, or until the visitor has enough. */
  void entries(Visitor visitor) throws IOException;

  /** The number of the entry with this form, written as in {@link DatabaseEntry#form}. */
  OptionalInt find(String form) throws IOException;

  /**
   * The reference to a value of the fewest cells that is equal, in a view, to a game over its
   * poset.
   */
  OptionalInt find(View view, Game game) throws IOException;
}
