package org.hexproof.format;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Template;

/**
 * A drawn board, as the formats of diagrams see it.
 *
 * @param name what the file calls it, or an empty text
 * @param visible the cells that are drawn; on a whole board all of them
 * @param labels short texts on cells
 * @param tints the colours of shaded cells by name, where it is not the usual one
 * @param coordinates whether letters and numbers are drawn beside the board
 */
public record Diagram(
    String name,
    Position position,
    ImmutableSet<Cell> visible,
    ImmutableSet<Edge> edges,
    ImmutableSet<Cell> shaded,
    ImmutableMap<Cell, String> labels,
    Optional<Color> toMove,
    Shading shading,
    ImmutableMap<Cell, String> tints,
    boolean coordinates) {
  /** A diagram with coordinates, in which shaded cells are outside the template. */
  public Diagram(
      String name,
      Position position,
      ImmutableSet<Cell> visible,
      ImmutableSet<Edge> edges,
      ImmutableSet<Cell> shaded,
      ImmutableMap<Cell, String> labels,
      Optional<Color> toMove) {
    this(
        name,
        position,
        visible,
        edges,
        shaded,
        labels,
        toMove,
        Shading.OUTSIDE,
        ImmutableMap.of(),
        /* coordinates= */ true);
  }

  /** A whole board with all four edges. */
  public static Diagram of(Position position, Optional<Color> toMove) {
    return new Diagram(
        "",
        position,
        ImmutableSet.copyOf(position.board().cells()),
        ImmutableSet.copyOf(Edge.values()),
        ImmutableSet.of(),
        ImmutableMap.of(),
        toMove);
  }

  /**
   * The drawing of a template: the carrier and the stones, the edge that it connects to, and the
   * labels that its promise needs.
   */
  public static Diagram of(Template template) {
    ImmutableSet<Cell> outside =
        template.stones().empty().stream()
            .filter(cell -> !template.carrier().contains(cell))
            .collect(ImmutableSet.toImmutableSet());
    return new Diagram(
        template.name(),
        template.stones(),
        template.board().cells().stream()
            .filter(cell -> !outside.contains(cell))
            .collect(ImmutableSet.toImmutableSet()),
        template.promise().edges(),
        ImmutableSet.of(),
        template.promise().labels(),
        Optional.empty());
  }

  /**
   * A template in play: the stones that are there now, and the cells that are not needed any more
   * shaded, unless a stone would be cut off from the others, which would be no template.
   *
   * @param carrier the cells that are needed
   * @param marks labels beside those of the promise
   */
  public static Diagram of(
      Template template, Position stones, ImmutableSet<Cell> carrier, Map<Cell, String> marks) {
    Diagram drawn = of(template);
    Set<Cell> free = Sets.difference(template.carrier(), carrier);
    ImmutableSet<Cell> shaded =
        !carrier.isEmpty() && Template.isConnected(stones, carrier)
            ? Sets.intersection(free, stones.empty()).immutableCopy()
            : ImmutableSet.of();
    Map<Cell, String> labels = new TreeMap<>(drawn.labels());
    labels.putAll(marks);
    return new Diagram(
        "",
        stones,
        drawn.visible(),
        drawn.edges(),
        shaded,
        ImmutableMap.copyOf(labels),
        Optional.empty());
  }

  /**
   * A part of a board that is read as a template: these cells with their stones and labels, and the
   * drawn edges that they touch.
   */
  public Diagram part(ImmutableSet<Cell> cells) {
    Board board = position.board();
    for (Cell cell : cells) {
      checkArgument(board.contains(cell), "%s is not on the board", cell);
    }
    return new Diagram(
        name,
        Position.of(
            board,
            Sets.intersection(position.black(), cells),
            Sets.intersection(position.white(), cells)),
        cells,
        edges.stream()
            .filter(edge -> board.along(edge).stream().anyMatch(cells::contains))
            .collect(ImmutableSet.toImmutableSet()),
        ImmutableSet.of(),
        ImmutableMap.copyOf(Maps.filterKeys(labels, cells::contains)),
        Optional.empty());
  }

  public Diagram withName(String other) {
    return new Diagram(
        other, position, visible, edges, shaded, labels, toMove, shading, tints, coordinates);
  }

  public Diagram withEdges(ImmutableSet<Edge> others) {
    return new Diagram(
        name, position, visible, others, shaded, labels, toMove, shading, tints, coordinates);
  }

  public Diagram withShaded(ImmutableSet<Cell> others, Shading meaning) {
    return new Diagram(
        name, position, visible, edges, others, labels, toMove, meaning, tints, coordinates);
  }

  public Diagram withLabels(Map<Cell, String> others) {
    return new Diagram(
        name,
        position,
        visible,
        edges,
        shaded,
        ImmutableMap.copyOf(others),
        toMove,
        shading,
        tints,
        coordinates);
  }
}
