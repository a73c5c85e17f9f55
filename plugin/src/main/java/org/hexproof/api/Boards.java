package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.solving.EntryProblem;

/** Reads whole boards, in the formats of {@link Templates}; of a game, its last position. */
public final class Boards {
  private Boards() {}

  /**
   * All boards of a file, in their order.
   *
   * @throws UnreadableException if anything in it is not a board with all its cells and edges
   * @throws IOException if the file can't be read at all
   */
  public static List<Board> read(Path file) throws IOException {
    try {
      return boards(Formats.read(file));
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  /**
   * All boards of a text, in their order.
   *
   * @param name what to call the text in messages; an extension such as {@code .sgf} tells its
   *     format
   * @throws UnreadableException if anything in it is not a board with all its cells and edges
   */
  public static List<Board> parse(String name, String text) throws UnreadableException {
    try {
      return boards(Formats.read(name, text.getBytes(StandardCharsets.UTF_8)));
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private static List<Board> boards(List<Entry> entries) throws UnreadableException {
    ImmutableList.Builder<Board> boards = ImmutableList.builder();
    for (Entry entry : entries) {
      if (!EntryProblem.isWholeBoard(entry.diagram())) {
        throw new UnreadableException(
            entry.place() + ": a whole board is wanted, with all its cells and its four edges");
      }
      boards.add(Board.of(entry.diagram().position(), entry.diagram().toMove()));
    }
    return boards.build();
  }
}
