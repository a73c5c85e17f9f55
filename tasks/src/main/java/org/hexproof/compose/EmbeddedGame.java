package org.hexproof.compose;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.embed.Bridgit;
import org.hexproof.embed.Embedding;
import org.hexproof.format.Diagram;

/**
 * A game as a position on a larger board.
 *
 * @param name what it is called, as in {@code Hex 4x4}
 * @param small its size
 * @param times how often the board was put into a larger one
 * @param bridgit the game, if it is Bridg-It
 * @param cells what its moves are called, and where they are made, in reading order
 */
public record EmbeddedGame(
    String name,
    Board small,
    int times,
    Optional<Bridgit> bridgit,
    Position position,
    ImmutableMap<String, Cell> cells) {
  /** Hex on an empty board, or an {@link IllegalArgumentException} if none is large enough. */
  public static EmbeddedGame hex(int side, int times) {
    Board small = new Board(side, side);
    Embedding embedding = Embedding.of(Position.empty(small), times);
    return new EmbeddedGame(
        "Hex " + side + "x" + side,
        small,
        times,
        Optional.empty(),
        embedding.position(),
        named(embedding, Cell::toString));
  }

  /**
   * Bridg-It before the first move; moves are called by the dots that Black would join.
   *
   * @throws IllegalArgumentException if no board is large enough
   */
  public static EmbeddedGame bridgit(Bridgit game, int times) {
    Embedding embedding = Embedding.of(game.position(), times);
    return new EmbeddedGame(
        "Bridg-It " + game.cols() + "x" + game.rows(),
        new Board(game.cols(), game.rows()),
        times,
        Optional.of(game),
        embedding.position(),
        named(embedding, Bridgit::edge));
  }

  private static ImmutableMap<String, Cell> named(
      Embedding embedding, Function<Cell, String> names) {
    return embedding.cells().entrySet().stream()
        .collect(
            ImmutableMap.toImmutableMap(cell -> names.apply(cell.getKey()), Map.Entry::getValue));
  }

  /** The same on a square board, see {@link SquareBoard}. */
  public EmbeddedGame squared() {
    SquareBoard square = SquareBoard.of(position);
    return new EmbeddedGame(
        name,
        small,
        times,
        bridgit,
        square.position(),
        ImmutableMap.copyOf(Maps.transformValues(cells, square::moved)));
  }

  /** The board, with or without the names of the moves on its cells. */
  public Diagram diagram(boolean withNames) {
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    if (withNames) {
      cells.forEach((move, cell) -> labels.put(cell, move));
    }
    return Diagram.of(position, Optional.empty()).withName(name).withLabels(labels.buildOrThrow());
  }
}
