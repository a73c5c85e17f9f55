package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;

/** Plays a game in which the sides take turns, move by move. */
public final class GamePlay {
  private final Position start;
  private final List<GameMove> moves = new ArrayList<>();
  private Position position;
  private Color toMove;
  private boolean isOver;
  private int shown = -1;
  private Diagram diagram;

  /** A game without moves as yet. */
  public GamePlay(Position start, Color first) {
    this.start = start;
    this.position = start;
    this.toMove = first;
    this.diagram = Diagram.of(start, Optional.of(first));
  }

  /** Puts a stone on a cell; fails at the place, if that can't be. */
  public void stone(String name, Place place) throws FormatException {
    check(place);
    Board board = position.board();
    Cell cell;
    try {
      cell = Cell.parse(name);
      board.index(cell);
    } catch (IllegalArgumentException e) {
      throw new FormatException(
          place,
          e.getMessage(),
          ("the board has %s columns and %s rows; in COLSxROWS the columns come"
                  + " first, unlike on HexWiki")
              .formatted(board.cols(), board.rows()));
    }
    if (position.at(cell) != Content.EMPTY) {
      throw new FormatException(place, "there is a stone on " + cell + " already");
    }
    moves.add(GameMove.stone(toMove, cell));
    position = position.with(cell, toMove.stone());
    toMove = toMove.opposite();
  }

  /**
   * Anything but a stone, by the side whose turn it is; fails at the place, if that can't be. After
   * a swap of sides it is the turn of the same side, whom the other player plays now.
   */
  public void other(GameMove.Kind kind, Place place) throws FormatException {
    check(place);
    moves.add(GameMove.of(toMove, kind));
    switch (kind) {
      case SWAP_PIECES -> {
        position = SwapPieces.play(position, toMove, place);
        toMove = toMove.opposite();
      }
      case PASS -> toMove = toMove.opposite();
      case STONE, SWAP_SIDES, RESIGN, FORFEIT -> isOver |= kind.ends();
    }
  }

  /** Whose turn it is. */
  public Color toMove() {
    return toMove;
  }

  /** A side gives up, be it its turn or not. */
  public void end(GameMove.Kind kind, Color loser, Place place) throws FormatException {
    check(place);
    moves.add(GameMove.of(loser, kind));
    isOver = true;
  }

  private void check(Place place) throws FormatException {
    if (isOver) {
      throw new FormatException(place, "a move after the game was given up");
    }
  }

  /** The game is shown as it is now, though moves may follow. */
  public void show() {
    shown = moves.size();
    diagram = Diagram.of(position, Optional.of(toMove));
  }

  /** The game so far, shown at its end if no {@link #show} was before. */
  public PlayedEntry entry(Place place, String view) {
    if (shown < 0) {
      show();
    }
    return new PlayedEntry(
        place,
        new PlayedGame(start, ImmutableList.copyOf(moves), shown, view),
        diagram,
        Naming.BLACK_AND_WHITE);
  }
}
