package org.hexproof.spot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.template.Template;

/**
 * Finds templates on whole boards. A template stands for a side where, moved and turned or
 * reflected in any way that keeps which cells touch, each of its stones is one of that side, each
 * cell of its carrier is on the board and empty, and its edge is one of that side's. White stones
 * of the drawing and cells outside the carrier make no difference.
 *
 * <p>Made once for many boards: a row of the board is a word, and all places of a shape in a row
 * are tried at once.
 */
public final class Spotter {
  private final ImmutableList<Stencil> stencils;

  private Spotter(ImmutableList<Stencil> stencils) {
    this.stencils = stencils;
  }

  public static Spotter of(Iterable<Template> templates) {
    return new Spotter(
        StreamSupport.stream(templates.spliterator(), false)
            .flatMap(template -> OrientedTemplate.of(template).stream())
            .distinct()
            .map(Stencil::new)
            .collect(ImmutableList.toImmutableList()));
  }

  /** Where the templates stand for either side, Black's first, each place of a template once. */
  public ImmutableList<Match> spot(Position position) {
    return ImmutableList.<Match>builder()
        .addAll(spot(position, Color.BLACK))
        .addAll(spot(position, Color.WHITE))
        .build();
  }

  /** Where the templates stand for one side. */
  public ImmutableList<Match> spot(Position position, Color side) {
    Planes planes = Planes.of(position, side);
    List<Match> matches = new ArrayList<>();
    for (Stencil stencil : stencils) {
      stencil.forEachCorner(planes, corner -> matches.add(match(stencil.shape(), side, corner)));
    }
    return ImmutableList.sortedCopyOf(Match.ORDER, matches);
  }

  private static Match match(OrientedTemplate shape, Color side, Cell corner) {
    UnaryOperator<Cell> moved = cell -> cell.moved(corner.col(), corner.row());
    return side == Color.BLACK
        ? shape.at(side, moved, UnaryOperator.identity())
        : shape.at(side, moved.andThen(Spotter::reflected)::apply, Symmetry.REFLECTION::apply);
  }

  private static Cell reflected(Cell cell) {
    return new Cell(/* col= */ cell.row(), /* row= */ cell.col());
  }
}
