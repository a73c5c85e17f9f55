package org.hexproof.format;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.stream.Collectors.joining;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;

/** Cells and terminals as they are written on the command line. */
public final class RegionText {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace().or(CharMatcher.is(','))).omitEmptyStrings();

  private RegionText() {}

  /**
   * Cells separated by spaces or commas, as in {@code b2 c2}; {@code b2-d4} are all cells of
   * columns b to d in rows 2 to 4. There is one at least, or an {@link IllegalArgumentException}.
   */
  public static ImmutableSet<Cell> cells(String text) {
    Set<Cell> cells = new LinkedHashSet<>();
    for (String word : WORDS.split(text)) {
      int dash = word.indexOf('-');
      Cell corner = Cell.parse(dash < 0 ? word : word.substring(0, dash));
      cells.addAll(range(corner, dash < 0 ? corner : Cell.parse(word.substring(dash + 1))));
    }
    checkArgument(!cells.isEmpty(), "expected cells, as in b2 c2");
    return ImmutableSet.copyOf(cells);
  }

  private static List<Cell> range(Cell one, Cell other) {
    List<Cell> range = new ArrayList<>();
    for (int row = Math.min(one.row(), other.row());
        row <= Math.max(one.row(), other.row());
        row++) {
      for (int col = Math.min(one.col(), other.col());
          col <= Math.max(one.col(), other.col());
          col++) {
        range.add(new Cell(col, row));
      }
    }
    return range;
  }

  /** A terminal as {@link #terminals} reads it. */
  public static String terminal(Terminal terminal) {
    return terminal.members().collect(joining(" "));
  }

  /**
   * Terminals in order, separated by semicolons, each with cells and edges, as in {@code b1;c3
   * d3;bottom}, or an {@link IllegalArgumentException}.
   */
  public static ImmutableList<Terminal> terminals(String text) {
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    int number = 1;
    for (String part : Splitter.on(';').split(text)) {
      checkArgument(!part.isBlank(), "terminal %s has no cell and no edge", number);
      ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
      ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
      for (String word : WORDS.split(part)) {
        Edge.find(word).ifPresentOrElse(edges::add, () -> cells.add(Cell.parse(word)));
      }
      terminals.add(new Terminal(cells.build(), edges.build()));
      number++;
    }
    return terminals.build();
  }
}
