package org.hexproof.laboratory;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.word.Labelled;

/** What is changed of a drawing; what can't be is refused. */
final class Edit {
  /** The kind of drawing that is no template. */
  static final String BOARD = "board";

  private Edit() {}

  /** What a cell can be made. */
  enum Mark implements Labelled {
    BLACK,
    WHITE,
    EMPTY,
    OUTSIDE,
    GOAL
  }

  /** An empty board with Black to move, or a template of empty cells only. */
  static Draft begin(String kind, Board board) {
    Draft draft = Draft.board("", Position.empty(board), ImmutableMap.of(), Color.BLACK);
    return kind.equals(BOARD) ? draft : kind(draft, kind);
  }

  static Draft set(Draft draft, Cell cell, Mark mark) {
    if (draft.isBoard() && (mark == Mark.OUTSIDE || mark == Mark.GOAL)) {
      throw new RefusedException(
          "this is a whole board: all cells belong to it, and no stone is named",
          "choose a kind of template first");
    }
    return switch (mark) {
      case BLACK -> draft.with(cell, Content.BLACK, true).withFittingLabels();
      case WHITE -> draft.with(cell, Content.WHITE, true).withFittingLabels();
      case EMPTY -> draft.with(cell, Content.EMPTY, true).withFittingLabels();
      case OUTSIDE -> draft.with(cell, Content.EMPTY, false).withFittingLabels();
      case GOAL -> goal(draft, cell);
    };
  }

  /** Names a cell: A, or B where there is an A already and the kind has both. */
  private static Draft goal(Draft draft, Cell cell) {
    Kind kind = draft.kind().orElseThrow();
    Draft stone = draft.with(cell, Content.BLACK, true);
    if (kind == Kind.EDGE || kind == Kind.INTERIOR) {
      return stone.withLabel(cell, "A");
    }
    if (Sets.difference(draft.labelled("A"), ImmutableSet.of(cell)).isEmpty()) {
      return stone.withLabel(cell, "A");
    }
    Draft second =
        (kind == Kind.CONNECTS_BOTH ? stone : draft.with(cell, Content.EMPTY, true))
            .withoutLabel("B");
    return second.withLabel(cell, "B");
  }

  /** Draws an edge of Black's, in the place of the other one, or takes it away. */
  static Draft edge(Draft draft, Edge edge, boolean on) {
    if (draft.isBoard()) {
      throw new RefusedException(
          "a whole board has all its edges", "choose a kind of template first");
    }
    if (edge == Edge.LEFT || edge == Edge.RIGHT) {
      throw new RefusedException(
          "the left and the right edge are White's",
          "a template connects to the top or the bottom; turn or mirror it");
    }
    if (on && draft.kind().equals(Optional.of(Kind.INTERIOR))) {
      throw new RefusedException(
          "an interior template has no edge", "choose the kind edge, which connects to one");
    }
    if (on) {
      return draft.withEdge(Optional.of(edge));
    }
    return draft.edge().equals(Optional.of(edge)) ? draft.withEdge(Optional.empty()) : draft;
  }

  /** Makes it a template of this kind, or a whole board. */
  static Draft kind(Draft draft, String kind) {
    if (kind.equals(BOARD)) {
      return draft.isBoard()
          ? draft
          : Draft.board(draft.name(), draft.stones(), ImmutableMap.of(), Color.BLACK);
    }
    Kind wanted = Kind.parse(kind);
    Optional<Edge> edge =
        wanted == Kind.INTERIOR
            ? Optional.empty()
            : draft.edge().or(() -> Optional.of(Edge.BOTTOM));
    return draft.withKind(wanted, edge).withFittingLabels();
  }

  /** Adds a row or column at a side, or takes one away. */
  static Draft grow(Draft draft, Edge side, int by) {
    Board board = draft.board();
    boolean across = side == Edge.LEFT || side == Edge.RIGHT;
    Board grown = new Board(board.cols() + (across ? by : 0), board.rows() + (across ? 0 : by));
    int right = side == Edge.LEFT ? by : 0;
    int down = side == Edge.TOP ? by : 0;
    ImmutableSet<Cell> kept =
        board.cells().stream()
            .filter(cell -> isOn(grown, cell.col() + right, cell.row() + down))
            .collect(toImmutableSet());
    Draft rest =
        draft.with(
            Position.of(
                board,
                Sets.intersection(draft.stones().black(), kept),
                Sets.intersection(draft.stones().white(), kept)),
            Sets.intersection(draft.carrier(), kept).immutableCopy(),
            Maps.filterKeys(draft.labels(), kept::contains));
    Draft moved = Turn.moved(rest, grown, cell -> cell.moved(right, down));
    return draft.isBoard()
        ? moved.with(moved.stones(), moved.stones().empty(), moved.labels())
        : moved.withFittingLabels();
  }

  private static boolean isOn(Board board, int col, int row) {
    return col >= 0 && row >= 0 && col < board.cols() && row < board.rows();
  }

  static Draft side(Draft draft, Color toMove) {
    if (!draft.isBoard()) {
      throw new RefusedException(
          "in a template White moves first", "choose the kind board for a whole board");
    }
    return draft.withToMove(toMove);
  }
}
