package org.hexproof.format.hdg;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.format.Lattice;
import org.hexproof.format.ShadingRule;
import org.hexproof.format.Writer;

/**
 * Writes HexProver's diagrams, as {@link HdgReader} reads them. White stones, shaded cells and
 * cells that are not drawn all become holes: none of them is of use to Black.
 */
public final class HdgWriter implements Writer {
  @Override
  public String write(Diagram diagram) {
    checkArgument(
        !diagram.toMove().equals(Optional.of(Color.BLACK)), "in hdg White always moves first");
    checkArgument(
        diagram.name().lines().count() <= 1 && diagram.name().equals(diagram.name().strip()),
        "hdg can't write a name with line breaks or blanks around it: '%s'",
        diagram.name());
    checkArgument(
        diagram.visible().containsAll(diagram.position().black()),
        "hdg can't say that a black stone is not drawn");
    checkArgument(
        !diagram.position().black().isEmpty() || diagram.position().white().isEmpty(),
        "hdg has no white stones and no edges at the sides; yaml has White's template reflected");
    ImmutableSet<Cell> down = down(diagram);
    ImmutableSet<Cell> carrier = ShadingRule.of(diagram).carrier();
    return (diagram.name().isEmpty() ? "" : "; " + diagram.name() + "\n")
        + Lattice.write(
            diagram.position().board(),
            diagram.edges(),
            HdgReader.PITCH,
            cell -> down.contains(cell) ? 'V' : symbol(diagram, carrier, cell));
  }

  /** The named stones that are to be joined to the bottom. */
  private static ImmutableSet<Cell> down(Diagram diagram) {
    ImmutableSet<Cell> named = ImmutableSet.copyOf(new TreeSet<>(diagram.labels().keySet()));
    checkArgument(
        diagram.position().black().containsAll(named)
            && diagram.labels().values().stream().allMatch("A"::equals),
        "hdg can only name black stones, with the label A, not %s",
        diagram.labels());
    boolean top = diagram.edges().contains(Edge.TOP);
    boolean bottom = diagram.edges().contains(Edge.BOTTOM);
    if (named.isEmpty() || (bottom && !top)) {
      return ImmutableSet.of();
    }
    if (top && !bottom) {
      return named;
    }
    checkArgument(
        !top && named.size() == 2,
        "hdg can join a group to one edge or two stones to each other, but not %s",
        diagram.labels());
    return ImmutableSet.of(named.asList().get(1));
  }

  private static char symbol(Diagram diagram, ImmutableSet<Cell> carrier, Cell cell) {
    return switch (diagram.position().at(cell)) {
      case BLACK -> diagram.labels().containsKey(cell) ? 'A' : 'O';
      case WHITE -> 'X';
      case EMPTY -> carrier.contains(cell) ? '.' : 'X';
    };
  }
}
