package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.Formats;
import org.hexproof.solving.EntryProblem;

/** Reads whole boards, in the formats of {@link Templates}; of a game, its last position. */
public final class Boards {
  private Boards() {}

  /**
   * All boards of a file, in their order.
   *
   * @throws UnreadableException if anything in it is not a board with all its cells and edges;
   *     further faults are suppressed in the first
   * @throws IOException if the file can't be read at all
   */
  public static List<Board> read(Path file) throws IOException {
    Faults faults = new Faults();
    List<Board> boards = read(file, faults);
    faults.check();
    return boards;
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
    try {
      return boards(Formats.read(file), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
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
    Faults faults = new Faults();
    List<Board> boards = parse(name, text, faults);
    faults.check();
    return boards;
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
    try {
      return boards(Formats.read(name, text.getBytes(StandardCharsets.UTF_8)), faults);
    } catch (FormatException e) {
      throw new UnreadableException(e);
    }
  }

  private static List<Board> boards(
      List<Member> members, Consumer<? super UnreadableException> faults) {
    ImmutableList.Builder<Board> boards = ImmutableList.builder();
    for (Member member : members) {
      try {
        Diagram diagram = member.entry().diagram();
        if (!EntryProblem.isWholeBoard(diagram)) {
          throw new FormatException(
              member.place(), "a whole board is wanted, with all its cells and its four edges");
        }
        boards.add(Board.of(diagram.position(), diagram.toMove()));
      } catch (FormatException e) {
        faults.accept(new UnreadableException(e));
      }
    }
    return boards.build();
  }
}
