package org.hexproof.picture;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;

/** Draws a picture with letters, or the letter of a font, in a process of its own. */
final class Drawn {
  private Drawn() {}

  public static void main(String[] args) {
    if (args[0].equals("font")) {
      new Font(Font.SANS_SERIF, Font.PLAIN, 12)
          .createGlyphVector(new FontRenderContext(null, true, true), "A");
      return;
    }
    Board board = new Board(3, 2);
    Diagram diagram =
        new Diagram(
            "",
            Position.of(board, ImmutableSet.of(new Cell(1, 0)), ImmutableSet.of()),
            ImmutableSet.copyOf(board.cells()),
            ImmutableSet.of(Edge.BOTTOM),
            ImmutableSet.of(),
            ImmutableMap.of(new Cell(1, 0), "A", new Cell(2, 1), "b"),
            Optional.empty());
    System.out.println(
        "a picture of "
            + new PngWriter().write(diagram, Marks.NONE, Style.DEFAULT).length
            + " bytes");
  }
}
