package org.hexproof.format.sgf;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.format.CellRun;
import org.hexproof.format.Diagram;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.Shading;
import org.hexproof.format.Writer;

/**
 * Writes Hex games in Smart Game Format, with GM[11] and points such as {@code a1}. Hidden cells
 * are said by VW, shaded ones by DD (FF[4]), or by SL if they are the template; which edges are
 * drawn can't be said and is left out.
 */
public final class SgfWriter implements Writer {
  private static final int LINE_LENGTH = 76;

  @Override
  public String write(Diagram diagram) {
    Board board = diagram.position().board();
    checkArgument(!diagram.visible().isEmpty(), "SGF has no board without a visible cell");
    Text text = new Text();
    text.begin(board);
    if (!diagram.name().isBlank()) {
      text.property("GN", SgfValue.escape(diagram.name()));
    }
    text.points("AB", diagram.position().black());
    text.points("AW", diagram.position().white());
    diagram.toMove().ifPresent(color -> text.property("PL", color == Color.BLACK ? "B" : "W"));
    if (diagram.visible().size() < board.size()) {
      text.rectangles("VW", diagram.visible());
    }
    text.rectangles(diagram.shading() == Shading.TEMPLATE ? "SL" : "DD", diagram.shaded());
    String name = "LB";
    for (Cell cell : new TreeSet<>(diagram.labels().keySet())) {
      text.add(name + "[" + cell + ":" + SgfValue.escape(diagram.labels().get(cell)) + "]");
      name = "";
    }
    text.add(")");
    return text.end();
  }

  /** The set-up stones, and a node for each move. */
  public String write(PlayedGame game) {
    Text text = new Text();
    text.begin(game.start().board());
    text.points("AB", game.start().black());
    text.points("AW", game.start().white());
    for (GameMove move : game.moves()) {
      text.add(";" + (move.player() == Color.BLACK ? "B" : "W") + "[" + move.text() + "]");
    }
    text.add(")");
    return text.end();
  }

  /** Every node, property and variation of the tree. */
  public String write(GameTree tree) {
    Text text = new Text();
    text.tree(tree);
    return text.end();
  }

  /** Breaks lines between values, where SGF allows it. */
  private static final class Text {
    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    void begin(Board board) {
      add("(;");
      property("FF", "4");
      property("GM", "11");
      property(
          "SZ",
          board.cols() == board.rows()
              ? String.valueOf(board.cols())
              : board.cols() + ":" + board.rows());
    }

    void add(String piece) {
      if (text.length() - lineStart + piece.length() > LINE_LENGTH && text.length() > lineStart) {
        text.append('\n');
        lineStart = text.length();
      }
      text.append(piece);
      lineStart = Math.max(lineStart, text.lastIndexOf("\n") + 1);
    }

    void property(String name, String value) {
      add(name + "[" + value + "]");
    }

    void points(String name, Collection<Cell> cells) {
      String start = name;
      for (Cell cell : cells) {
        property(start, cell.toString());
        start = "";
      }
    }

    /** Cells as compressed runs along rows. */
    void rectangles(String name, Set<Cell> cells) {
      String start = name;
      for (CellRun run : CellRun.of(cells)) {
        property(start, run.text(":"));
        start = "";
      }
    }

    void tree(GameTree tree) {
      add("(");
      for (SgfNode node : tree.sequence()) {
        add(";");
        for (SgfProperty property : node.properties()) {
          String name = property.name();
          for (SgfValue value : property.values()) {
            property(name, value.raw());
            name = "";
          }
        }
      }
      tree.variations().forEach(this::tree);
      add(")");
    }

    String end() {
      return text.append('\n').toString();
    }
  }
}
