package org.hexproof.format.sgf;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.FormatException;
import org.hexproof.format.GameMove;
import org.hexproof.format.Place;
import org.hexproof.format.SwapPieces;

/** What the properties of a node do to the board: set-up first, then whose turn it is, the move. */
record SgfRules(Board board, SgfDialect dialect) {
  SgfState after(SgfState before, SgfNode node) throws FormatException {
    SgfState state =
        setUp(before.withLabels(ImmutableMap.of()).withSelected(ImmutableSet.of()), node);
    SgfProperty move = null;
    for (SgfProperty property : node.properties()) {
      switch (property.id()) {
        case "PL" -> state = state.withToMove(player(single(property)));
        case "LB" -> state = state.withLabels(labels(state.labels(), property));
        case "VW" -> state = state.withVisible(visible(property));
        case "SL" -> state = state.withSelected(points(property));
        case "DD" -> state = state.withShaded(points(property));
        case "B", "W" -> {
          if (move != null) {
            throw new FormatException(property.place(), "two moves in one node");
          }
          move = property;
        }
        default -> {}
      }
    }
    return move == null ? state : move(state, move);
  }

  /** The board with the stones that a node sets up. */
  SgfState setUp(SgfState state, SgfNode node) throws FormatException {
    Position position = state.position();
    Map<Cell, String> set = new TreeMap<>();
    for (SgfProperty property : node.properties()) {
      String id = property.id();
      if (!id.equals("AB") && !id.equals("AW") && !id.equals("AE")) {
        continue;
      }
      Content content = id.equals("AE") ? Content.EMPTY : dialect.color(id.substring(1)).stone();
      for (SgfValue value : property.values()) {
        for (Cell cell : rectangle(value)) {
          String other = set.put(cell, id);
          if (other != null && !other.equals(id)) {
            throw new FormatException(
                value.place(), "cell " + cell + " is set by " + other + " and by " + id);
          }
          position = position.with(cell, content);
        }
      }
    }
    return set.isEmpty() ? state : state.withPosition(position);
  }

  /** Who makes the move of a node, if it has one, be it legal or not. */
  Optional<Color> mover(SgfNode node) {
    return node.properties().stream()
        .map(SgfProperty::id)
        .filter(id -> id.equals("B") || id.equals("W"))
        .map(dialect::color)
        .findFirst();
  }

  Optional<GameMove> move(SgfNode node) throws FormatException {
    for (SgfProperty property : node.properties()) {
      if (property.id().equals("B") || property.id().equals("W")) {
        return Optional.of(move(property));
      }
    }
    return Optional.empty();
  }

  private GameMove move(SgfProperty property) throws FormatException {
    SgfValue value = single(property);
    String text = value.text().strip().toLowerCase(Locale.ROOT);
    boolean little = dialect == SgfDialect.LITTLE_GOLEM;
    GameMove.Kind kind =
        switch (text) {
          case "resign" -> GameMove.Kind.RESIGN;
          case "forfeit" -> GameMove.Kind.FORFEIT;
          case "", "pass" -> GameMove.Kind.PASS;
          case "swap" -> GameMove.Kind.SWAP_PIECES;
          case "swap-sides" -> little ? GameMove.Kind.STONE : GameMove.Kind.SWAP_SIDES;
          case "swap-pieces" -> little ? GameMove.Kind.STONE : GameMove.Kind.SWAP_PIECES;
          default -> GameMove.Kind.STONE;
        };
    return new GameMove(
        dialect.color(property.id()),
        kind,
        kind == GameMove.Kind.STONE ? Optional.of(cell(text, value.place())) : Optional.empty());
  }

  private SgfState move(SgfState state, SgfProperty property) throws FormatException {
    GameMove move = move(property);
    Color mover = move.player();
    if (move.kind().ends()) {
      return state.withToMove(mover);
    }
    SgfState next = settled(state, mover).withToMove(mover.opposite());
    Position position = next.position();
    Place place = single(property).place();
    if (move.kind() == GameMove.Kind.SWAP_PIECES) {
      return next.withPosition(SwapPieces.play(position, mover, place))
          .withSwap(new SgfState.Swap(position, mover));
    }
    if (move.cell().isEmpty()) {
      return next;
    }
    Cell cell = move.cell().get();
    if (position.at(cell) != Content.EMPTY) {
      throw new FormatException(place, "there is a stone on " + cell + " already");
    }
    return next.withPosition(position.with(cell, mover.stone()));
  }

  /**
   * Before a move of this side. After a swap of pieces the other side moves. In many records the
   * one that swapped moves again: there the sides were swapped, whatever it is called, and the
   * first stone is where it was.
   */
  private static SgfState settled(SgfState state, Color mover) {
    return state
        .swap()
        .filter(swap -> swap.mover() == mover)
        .map(swap -> state.withPosition(swap.before()))
        .orElse(state.withPosition(state.position()));
  }

  private static SgfValue single(SgfProperty property) throws FormatException {
    if (property.values().size() != 1) {
      throw new FormatException(
          property.values().get(1).place(), property.id() + " takes one value only");
    }
    return property.values().get(0);
  }

  private Color player(SgfValue value) throws FormatException {
    return switch (value.text().strip().toLowerCase(Locale.ROOT)) {
      case "b", "black" -> dialect.color("B");
      case "w", "white" -> dialect.color("W");
      default ->
          throw new FormatException(
              value.place(), "'" + value.text() + "' is no player", "PL is PL[B] or PL[W]");
    };
  }

  private ImmutableMap<Cell, String> labels(ImmutableMap<Cell, String> before, SgfProperty property)
      throws FormatException {
    Map<Cell, String> labels = new TreeMap<>(before);
    for (SgfValue value : property.values()) {
      int colon = value.colon();
      if (colon < 0) {
        throw new FormatException(
            value.place(), "a label without its point", "labels are written LB[c3:text]");
      }
      String text = SgfValue.unescape(value.raw().substring(colon + 1));
      labels.put(cell(value.raw().substring(0, colon), value.place()), text);
    }
    return ImmutableMap.copyOf(labels);
  }

  /** VW without points shows the whole board again. */
  private ImmutableSet<Cell> visible(SgfProperty property) throws FormatException {
    ImmutableSet<Cell> cells = points(property);
    return cells.isEmpty() ? ImmutableSet.copyOf(board.cells()) : cells;
  }

  private ImmutableSet<Cell> points(SgfProperty property) throws FormatException {
    TreeSet<Cell> cells = new TreeSet<>();
    for (SgfValue value : property.values()) {
      if (!value.raw().isBlank()) {
        cells.addAll(rectangle(value));
      }
    }
    return ImmutableSet.copyOf(cells);
  }

  /** A point, or the rectangle of points between two corners, as in {@code a1:c3}. */
  private ImmutableSet<Cell> rectangle(SgfValue value) throws FormatException {
    int colon = value.colon();
    if (colon < 0) {
      return ImmutableSet.of(cell(value.text(), value.place()));
    }
    Cell from = cell(value.raw().substring(0, colon), value.place());
    Cell to = cell(value.raw().substring(colon + 1), value.place());
    if (from.col() > to.col() || from.row() > to.row()) {
      throw new FormatException(
          value.place(), "the corners " + from + ":" + to + " are not upper left and lower right");
    }
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    for (int row = from.row(); row <= to.row(); row++) {
      for (int col = from.col(); col <= to.col(); col++) {
        cells.add(new Cell(col, row));
      }
    }
    return cells.build();
  }

  private Cell cell(String text, Place place) throws FormatException {
    Cell cell = dialect.point(text.strip(), place);
    if (!board.contains(cell)) {
      throw new FormatException(
          place,
          "point " + text.strip() + " is not on the board",
          "the board has " + board.cols() + " columns and " + board.rows() + " rows");
    }
    return cell;
  }
}
