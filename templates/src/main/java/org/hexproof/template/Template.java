package org.hexproof.template;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;

/**
 * A shape on a board with a promise. The carrier holds the empty cells of the shape; every other
 * empty cell of the board lies outside and belongs to White as far as the promise goes.
 *
 * @param source where it comes from, or an empty text
 */
public record Template(
    String name,
    ImmutableList<String> aliases,
    Position stones,
    ImmutableSet<Cell> carrier,
    Promise promise,
    TemplateClaim claim,
    String source) {
  /**
   * All cells are on the board, the carrier under no stones, the named stones there, and the
   * carrier and the black stones hang together.
   */
  public Template {
    checkArgument(!carrier.isEmpty(), "the template has no carrier");
    for (Cell cell : carrier) {
      checkArgument(stones.at(cell) == Content.EMPTY, "carrier cell %s has a stone", cell);
    }
    for (Cell cell : promise.named()) {
      checkArgument(
          stones.at(cell) == Content.BLACK, "there is no black stone on %s, which is named", cell);
    }
    for (Cell cell : promise.pivot().stream().toList()) {
      checkArgument(carrier.contains(cell), "cell %s, which is named, is not empty", cell);
    }
    checkConnected(stones, carrier);
  }

  private static void checkConnected(Position stones, ImmutableSet<Cell> carrier) {
    Set<Cell> apart = apart(stones, carrier);
    checkArgument(
        apart.isEmpty(),
        "the carrier is split in two: nothing leads from %s to %s",
        carrier.asList().get(0),
        apart);
  }

  /** Whether these cells, of which there is at least one, and the black stones hang together. */
  public static boolean isConnected(Position stones, ImmutableSet<Cell> carrier) {
    return apart(stones, carrier).isEmpty();
  }

  private static Set<Cell> apart(Position stones, ImmutableSet<Cell> carrier) {
    Set<Cell> all = Sets.union(carrier, stones.black());
    return Sets.difference(
        all, stones.board().flood(ImmutableSet.of(carrier.asList().get(0)), all::contains));
  }

  public Board board() {
    return stones.board();
  }

  public Template called(String other) {
    return new Template(other, aliases, stones, carrier, promise, claim, source);
  }

  /** The template on a board that is turned or reflected. */
  public Template at(Symmetry symmetry) {
    Board board = board();
    UnaryOperator<Cell> image = cell -> symmetry.apply(cell, board);
    return new Template(
        name,
        aliases,
        stones.moved(symmetry.apply(board), image),
        Cell.moved(carrier, image),
        promise.moved(image, symmetry::apply),
        new TemplateClaim(
            claim.valid(), claim.redundant().map(cells -> Cell.moved(cells, image)), claim.text()),
        source);
  }

  public Kind kind() {
    return promise.kind();
  }

  /**
   * The row of the stone that the promise names, the farthest of several, counted from 1 at the
   * edge; nothing where no edge is promised.
   */
  public OptionalInt row() {
    return promise.edges().stream()
        .flatMapToInt(edge -> promise.named().stream().mapToInt(cell -> row(cell, edge)))
        .max();
  }

  private int row(Cell cell, Edge edge) {
    return switch (edge) {
      case TOP -> cell.row() + 1;
      case BOTTOM -> board().rows() - cell.row();
      case LEFT -> cell.col() + 1;
      case RIGHT -> board().cols() - cell.col();
    };
  }

  /** The template with White on every cell outside it: nothing out there helps Black. */
  public Position surrounded() {
    return Position.amidWhite(stones.board(), stones.black(), carrier);
  }
}
