package org.hexproof.compose;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.format.Diagram;
import org.hexproof.format.Shading;
import org.hexproof.realize.Composition;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Juxtaposition;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/**
 * A template on a whole board, where Black joins top and bottom if the template does its part.
 *
 * @param position the board
 * @param promise what the template promises
 * @param cells where the template's carrier and black stones lie on the board
 * @param context the empty cells of a context with three terminals, in its order
 */
public record PlacedTemplate(
    Position position,
    Promise promise,
    ImmutableBiMap<Cell, Cell> cells,
    ImmutableList<Cell> context) {
  /**
   * An edge or interior template, with its stones led to the top and bottom.
   *
   * @param surrounded the template with White on all other cells
   * @throws IllegalArgumentException if no black stones can be led out, or the promise is another
   */
  public static PlacedTemplate framed(Position surrounded, Promise promise) {
    Problem problem = new Problem(surrounded, Color.WHITE, goal(promise));
    FramedProblem framed =
        FramedProblem.of(problem)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "the template's stones can't be led to the top and bottom of a board"));
    return new PlacedTemplate(
        framed.problem().position(),
        promise,
        placed(surrounded, framed::image),
        ImmutableList.of());
  }

  private static ImmutableBiMap<Cell, Cell> placed(Position surrounded, UnaryOperator<Cell> image) {
    return ImmutableBiMap.copyOf(
        Maps.asMap(Sets.union(surrounded.empty(), surrounded.black()), image::apply));
  }

  private static Goal goal(Promise promise) {
    checkArgument(
        !(promise instanceof Promise.OfPair),
        "a template of kind %s needs a context with three terminals",
        promise.kind().label());
    checkArgument(
        !(promise instanceof Promise.Interior) || promise.named().size() == 2,
        "an interior template of %s stones fits no frame: only two can be led to the edges",
        promise.named().size());
    return promise.goal().orElseThrow();
  }

  /**
   * A template with A, B and an edge, juxtaposed to a context with three terminals: the first is
   * led to B, the second to A and the third to the top ([H3T], equation 6).
   *
   * @param surrounded the template with White on all other cells
   * @throws IllegalArgumentException if the promise is another one, A or B can't be reached, the
   *     context can't be drawn, or the board would be too large
   */
  public static PlacedTemplate juxtaposed(
      Position surrounded, Promise promise, Hypergraph context, Effort effort) {
    if (!(promise instanceof Promise.OfPair pair)) {
      throw new IllegalArgumentException(
          "a context with three terminals needs a template with A, B and an edge, and this is one"
              + " of kind "
              + promise.kind().label());
    }
    Board board = surrounded.board();
    Symmetry symmetry = Symmetry.toBottom(pair.edge());
    UnaryOperator<Cell> image = cell -> symmetry.apply(cell, board);
    Position stones =
        Position.of(
            symmetry.apply(board), Cell.moved(surrounded.black(), image), ImmutableSet.of());
    Composition composition =
        Juxtaposition.compose(
            stones,
            Cell.moved(surrounded.empty(), image),
            image.apply(pair.a()),
            image.apply(pair.b()),
            context,
            effort);
    return new PlacedTemplate(
        composition.position(),
        promise,
        placed(surrounded, cell -> composition.template().get(image.apply(cell))),
        composition.context());
  }

  /** The same on a square board, see {@link SquareBoard}. */
  public PlacedTemplate squared() {
    SquareBoard square = SquareBoard.of(position);
    return new PlacedTemplate(
        square.position(),
        promise,
        ImmutableBiMap.copyOf(Maps.transformValues(cells, square::moved)),
        context.stream().map(square::moved).collect(ImmutableList.toImmutableList()));
  }

  /**
   * The board when the template has more stones.
   *
   * @param changed the template on its own board
   */
  public Problem problem(Position changed, Color toMove) {
    Position whole = position;
    for (Cell cell : cells.keySet()) {
      Content content = changed.at(cell);
      if (whole.at(cells.get(cell)) != content) {
        whole = whole.with(cells.get(cell), content);
      }
    }
    return new Problem(whole, toMove, Goal.TOP_TO_BOTTOM);
  }

  /** The template's cell that lies on this cell of the board, if one does. */
  public Optional<Cell> origin(Cell cell) {
    return Optional.ofNullable(cells.inverse().get(cell));
  }

  /** The board with the template shaded and the stones of its promise labelled. */
  public Diagram diagram(String name) {
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    promise.labels().forEach((cell, label) -> labels.put(cells.get(cell), label));
    return Diagram.of(position, Optional.of(Color.WHITE))
        .withName(name)
        .withShaded(cells.values(), Shading.TEMPLATE)
        .withLabels(labels.buildOrThrow());
  }
}
