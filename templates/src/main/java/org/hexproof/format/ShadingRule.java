package org.hexproof.format;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;

/**
 * Which cells of a drawing are a template's, where some are shaded. HexWiki shades in three ways:
 *
 * <ul>
 *   <li>Where only the cells of a template are drawn, shaded ones don't belong to it: Blue may have
 *       them.
 *   <li>Where a whole rectangle is drawn, the shaded cells are the template, if they and the stones
 *       beside them hang together and reach an edge or join stones; otherwise they don't belong to
 *       it.
 *   <li>Where only the cells of a template are drawn and a stone is shaded, or no empty cell is
 *       without shading, or without the shaded cells it does not hang together, the shading is to
 *       show a part of it.
 * </ul>
 *
 * @param remark how the shading was read, if that was left open; otherwise an empty text
 */
public record ShadingRule(ImmutableSet<Cell> carrier, ImmutableSet<Cell> black, String remark) {
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** The cells of a template of Black's that connects to the top or bottom or joins stones. */
  public static ShadingRule of(Diagram diagram) {
    return of(diagram, Sets.intersection(diagram.edges(), BLACKS).immutableCopy());
  }

  /** The cells of a template of Black's that may connect to these edges. */
  static ShadingRule of(Diagram diagram, ImmutableSet<Edge> edges) {
    ImmutableSet<Cell> drawn = intersection(diagram.position().empty(), diagram.visible());
    ImmutableSet<Cell> black = diagram.position().black();
    ImmutableSet<Cell> shaded = intersection(drawn, diagram.shaded());
    ImmutableSet<Cell> rest = Sets.difference(drawn, shaded).immutableCopy();
    ImmutableSet<Cell> own = own(diagram, shaded);
    if (diagram.shading() == Shading.TEMPLATE && !diagram.shaded().isEmpty()) {
      return new ShadingRule(shaded, own, "");
    }
    if (diagram.shading() != Shading.UNSAID || shaded.isEmpty()) {
      return new ShadingRule(rest, black, "");
    }
    if (diagram.visible().size() == diagram.position().board().size()) {
      if (isTemplate(diagram.position().board(), shaded, own, edges)) {
        return new ShadingRule(
            shaded, own, "the shaded cells are read as the template, the others as outside");
      }
    } else if (rest.isEmpty()
        || intersection(black, diagram.shaded()).size() > 0
        || (!hangsTogether(diagram.position().board(), rest, black)
            && hangsTogether(diagram.position().board(), drawn, black))) {
      return new ShadingRule(
          drawn, black, "all cells that are drawn are read as the template, shaded or not");
    }
    return new ShadingRule(
        rest, black, "shaded cells are read as outside the template: " + names(shaded));
  }

  private static ImmutableSet<Cell> intersection(Set<Cell> some, Set<Cell> others) {
    return Sets.intersection(some, others).immutableCopy();
  }

  private static String names(Collection<Cell> cells) {
    return cells.stream().sorted().map(Cell::toString).collect(joining(" "));
  }

  /** The shaded black stones; if there are none, the groups that touch the shaded empty cells. */
  private static ImmutableSet<Cell> own(Diagram diagram, ImmutableSet<Cell> shaded) {
    ImmutableSet<Cell> black = diagram.position().black();
    ImmutableSet<Cell> marked = intersection(black, diagram.shaded());
    if (!marked.isEmpty()) {
      return marked;
    }
    return intersection(black, diagram.position().board().flood(shaded, black::contains));
  }

  private static boolean isTemplate(
      Board board, ImmutableSet<Cell> carrier, ImmutableSet<Cell> black, ImmutableSet<Edge> edges) {
    if (black.isEmpty() || !hangsTogether(board, carrier, black)) {
      return false;
    }
    boolean reachesEdge =
        edges.stream()
            .anyMatch(edge -> carrier.stream().anyMatch(cell -> board.touches(cell, edge)));
    return reachesEdge || !hangsTogether(board, ImmutableSet.of(), black);
  }

  private static boolean hangsTogether(
      Board board, ImmutableSet<Cell> carrier, ImmutableSet<Cell> black) {
    ImmutableSet<Cell> all = Sets.union(carrier, black).immutableCopy();
    return !all.isEmpty()
        && board.flood(ImmutableSet.of(all.asList().get(0)), all::contains).containsAll(all);
  }
}
