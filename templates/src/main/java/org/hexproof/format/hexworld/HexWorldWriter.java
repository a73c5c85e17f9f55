package org.hexproof.format.hexworld;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.GameMove;
import org.hexproof.format.PlayedGame;
import org.hexproof.format.Writer;

/**
 * Writes a HexWorld link. There are no set-up stones, so the stones of a position are written as
 * moves, with passes where one side has more of them; the last pass hands the turn to whom the
 * diagram says. Name, labels, shading and hidden cells can't be said there and are left out.
 */
public final class HexWorldWriter implements Writer {
  private static final String USUAL_VIEW = "c1";

  @Override
  public String write(Diagram diagram) {
    Position position = diagram.position();
    Link link = new Link(position.board(), USUAL_VIEW);
    link.stones(position);
    diagram.toMove().ifPresent(link::turn);
    return link.text();
  }

  /** The game with its moves, but for swaps of sides, which change no stone, and its cursor. */
  public String write(PlayedGame game) {
    Link link = new Link(game.start().board(), game.view().isEmpty() ? USUAL_VIEW : game.view());
    link.stones(game.start());
    ImmutableList<GameMove> moves = game.moves();
    for (int i = 0; i < moves.size() && !link.isOver; i++) {
      if (i == game.shown()) {
        link.text.append(',');
      }
      link.move(moves.get(i));
    }
    return link.text();
  }

  private static final class Link {
    private final StringBuilder text = new StringBuilder("https://hexworld.org/board/#");
    private Color toMove = Color.BLACK;
    private boolean isOver;

    Link(Board board, String view) {
      text.append(board.cols());
      if (board.rows() != board.cols()) {
        text.append('x').append(board.rows());
      }
      text.append(view).append(',');
    }

    /** Set-up stones as moves. */
    void stones(Position position) {
      Iterator<Cell> black = position.black().iterator();
      Iterator<Cell> white = position.white().iterator();
      while (black.hasNext() || white.hasNext()) {
        Iterator<Cell> own = toMove == Color.BLACK ? black : white;
        turned(own.hasNext() ? own.next().toString() : ":p");
      }
    }

    /** Passes, unless it is the turn of this side. */
    void turn(Color color) {
      if (toMove != color) {
        turned(":p");
      }
    }

    void move(GameMove move) {
      switch (move.kind()) {
        case SWAP_SIDES -> {}
        case RESIGN, FORFEIT -> {
          text.append(move.kind() == GameMove.Kind.RESIGN ? ":r" : ":f");
          text.append(move.player() == Color.BLACK ? 'b' : 'w');
          isOver = true;
        }
        case STONE, PASS, SWAP_PIECES -> {
          turn(move.player());
          turned(sign(move));
        }
      }
    }

    private static String sign(GameMove move) {
      Optional<Cell> cell = move.cell();
      return cell.map(Cell::toString).orElse(move.kind() == GameMove.Kind.PASS ? ":p" : ":s");
    }

    private void turned(String sign) {
      text.append(sign);
      toMove = toMove.opposite();
    }

    String text() {
      return text.append('\n').toString();
    }
  }
}
