package org.hexproof.division;

import java.util.Comparator;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;

/**
 * A contact that Black does not use: a cell, of two the first in reading order, and another cell, a
 * stone or an edge by its name.
 */
public record Cut(Cell cell, String other) implements Comparable<Cut> {
  private static final Comparator<Cut> ORDER =
      Comparator.comparing(Cut::cell).thenComparing(Cut::other);

  static Cut of(Cell one, Cell other) {
    return one.compareTo(other) < 0
        ? new Cut(one, other.toString())
        : new Cut(other, one.toString());
  }

  static Cut of(Cell cell, Edge edge) {
    return new Cut(cell, edge.label());
  }

  /**
   * Reads {@code c6-d7} or {@code a11-bottom}, or fails with an {@link IllegalArgumentException}.
   */
  public static Cut parse(String text) {
    int dash = text.indexOf('-');
    if (dash < 0) {
      throw new IllegalArgumentException("expected a contact like c6-c7 or a1-top, not " + text);
    }
    Cell first = Cell.parse(text.substring(0, dash));
    String second = text.substring(dash + 1);
    return Edge.find(second)
        .map(edge -> of(first, edge))
        .orElseGet(() -> of(first, Cell.parse(second)));
  }

  @Override
  public int compareTo(Cut that) {
    return ORDER.compare(this, that);
  }

  /** As in {@code c6-c7}. */
  @Override
  public String toString() {
    return cell + "-" + other;
  }
}
