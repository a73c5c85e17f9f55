package org.hexproof.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;

/**
 * A part of a board that is read as a template: these cells with their stones, and the drawn edges
 * that they touch.
 *
 * @param words cells, and ranges as in {@code b2-f6}: all cells from one column to another in all
 *     rows from one to another
 */
record BoardPart(ImmutableSet<String> words) {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace().or(CharMatcher.is(','))).omitEmptyStrings();
  private static final Splitter ENDS = Splitter.on(CharMatcher.is('-')).omitEmptyStrings();

  /** Reads them; whether they are cells of a board is seen later. */
  static BoardPart parse(String text) throws CommandException {
    ImmutableSet<String> words = ImmutableSet.copyOf(WORDS.split(text));
    if (words.isEmpty()) {
      throw CommandException.usage("--cells wants cells, as in 'b2-f6' or 'b2 c2 a3'");
    }
    for (String word : words) {
      ends(word);
    }
    return new BoardPart(words);
  }

  /** The cell, or the corners of the range. */
  private static List<Cell> ends(String word) throws CommandException {
    List<String> ends = ENDS.splitToList(word);
    try {
      if (ends.size() == 1 || ends.size() == 2) {
        return ends.stream().map(Cell::parse).toList();
      }
    } catch (IllegalArgumentException e) {
      // said below
    }
    throw CommandException.usage(
        "--cells wants cells, as in 'b2-f6' or 'b2 c2', not '" + word + "'");
  }

  /** The part of a board. */
  Entry of(Entry entry) throws CommandException {
    Diagram diagram = entry.diagram();
    Board board = diagram.position().board();
    ImmutableSet.Builder<Cell> named = ImmutableSet.builder();
    for (String word : words) {
      List<Cell> ends = ends(word);
      for (Cell end : ends) {
        if (!board.contains(end)) {
          throw CommandException.unreadable(
              new FormatException(
                  entry.place(),
                  "--cells: " + end + " is not on the board",
                  "the last cell is " + board.cell(board.size() - 1)));
        }
      }
      range(ends.get(0), ends.get(ends.size() - 1)).forEach(named::add);
    }
    return new DiagramEntry(entry.place(), part(diagram, named.build()), entry.remarks());
  }

  private static Stream<Cell> range(Cell one, Cell other) {
    int left = Math.min(one.col(), other.col());
    int right = Math.max(one.col(), other.col());
    int top = Math.min(one.row(), other.row());
    int bottom = Math.max(one.row(), other.row());
    return Stream.iterate(top, row -> row <= bottom, row -> row + 1)
        .flatMap(
            row ->
                Stream.iterate(left, col -> col <= right, col -> col + 1)
                    .map(col -> new Cell(col, row)));
  }

  private static Diagram part(Diagram diagram, ImmutableSet<Cell> cells) {
    Position position = diagram.position();
    Board board = position.board();
    ImmutableSet<Edge> edges =
        diagram.edges().stream()
            .filter(edge -> board.along(edge).stream().anyMatch(cells::contains))
            .collect(ImmutableSet.toImmutableSet());
    return new Diagram(
        diagram.name(),
        Position.of(
            board,
            Sets.intersection(position.black(), cells),
            Sets.intersection(position.white(), cells)),
        cells,
        edges,
        ImmutableSet.of(),
        ImmutableMap.copyOf(Maps.filterKeys(diagram.labels(), cells::contains)),
        Optional.empty());
  }
}
