package org.hexproof.api;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.solving.EntryProblem;

/** Reads whole boards, in the formats of {@link Templates}; of a game, its last position. */
public final class Boards {
  private static final MemberReading<Board> READING = new MemberReading<>(Boards::board);

  private Boards() {}

  /**
   * All boards of a file, in their order.
   *
   * @throws UnreadableException if anything in it is not a board with all its cells and edges;
   *     further faults are suppressed in the first
   * @throws IOException if the file can't be read at all
   */
  public static List<Board> read(Path file) throws IOException {
    return READING.file(file);
  }

  /**
   * The boards of a file that can be read, in their order.
   *
   * @param faults takes what is wrong with each of the others
   * @throws UnreadableException if the file as a whole can't be read
   * @throws IOException if there is no such file
   */
  public static List<Board> read(Path file, Consumer<? super UnreadableException> faults)
      throws IOException {
    return READING.file(file, faults);
  }

  /**
   * All boards of a text, in their order.
   *
   * @param name what to call the text in messages; an extension such as {@code .sgf} tells its
   *     format
   * @throws UnreadableException if anything in it is not a board with all its cells and edges;
   *     further faults are suppressed in the first
   */
  public static List<Board> parse(String name, String text) throws UnreadableException {
    return READING.text(name, text);
  }

  /**
   * The boards of a text that can be read, in their order.
   *
   * @param name what to call the text in messages, as above
   * @param faults takes what is wrong with each of the others
   * @throws UnreadableException if the text as a whole can't be read
   */
  public static List<Board> parse(
      String name, String text, Consumer<? super UnreadableException> faults)
      throws UnreadableException {
    return READING.text(name, text, faults);
  }

  private static Board board(Member member) throws FormatException {
    Diagram diagram = member.entry().diagram();
    if (!EntryProblem.isWholeBoard(diagram)) {
      throw new FormatException(
          member.place(), "a whole board is wanted, with all its cells and its four edges");
    }
    return Board.of(diagram.position(), diagram.toMove());
  }
}
