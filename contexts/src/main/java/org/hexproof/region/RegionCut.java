package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.format.RegionText;

/** What the user says of a region in a drawing. */
public record RegionCut(Optional<String> cells, Optional<String> terminals) {
  private static final String GOES_ON =
      "no edge is drawn, so the board is read as going on around these cells";
  private static final String PROMISE = "promise";
  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** The same, with the top and bottom edges as terminals of a whole board if none are named. */
  public RegionCut orEdges(Entry entry) {
    return terminals.isEmpty() && entry.diagram().edges().containsAll(BLACKS)
        ? new RegionCut(cells, Optional.of("top;bottom"))
        : this;
  }

  /** Whether the region is a template's, with what its promise joins as terminals. */
  public boolean isOfPromise() {
    return terminals.map(names -> names.equals(PROMISE)).orElse(false);
  }

  /**
   * The same with the terminals of the promise, if nothing is said of the region and the drawing is
   * a template.
   */
  public Optional<RegionCut> ofPromise(Entry entry) {
    if (cells.isPresent() || terminals.isPresent()) {
      return Optional.empty();
    }
    RegionCut promise = new RegionCut(Optional.empty(), Optional.of(PROMISE));
    try {
      return promise.closed(entry).cells().equals(cells(entry))
          ? Optional.of(promise)
          : Optional.empty();
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  /**
   * How the drawing is read, where it leaves a choice.
   *
   * @throws FormatException if a template's promise is wanted and it is none
   */
  public ImmutableList<String> remarks(Entry entry) throws FormatException {
    if (isOfPromise()) {
      return entry.interpret(Optional.empty()).remarks();
    }
    Diagram diagram = entry.diagram();
    ImmutableList.Builder<String> remarks = ImmutableList.builder();
    remarks.addAll(entry.remarks());
    if (cells.isEmpty()) {
      remarks.addAll(RegionReading.of(diagram).remarks());
    }
    if (terminals.isEmpty()
        && diagram.edges().isEmpty()
        && diagram.shaded().isEmpty()
        && diagram.visible().size() == diagram.position().board().size()) {
      remarks.add(GOES_ON);
    }
    return remarks.build();
  }

  /** The region between terminals that are named. */
  public ClosedRegion closed(Entry entry) throws FormatException {
    if (isOfPromise()) {
      return TemplateRegions.closed(entry.template(Optional.empty()));
    }
    return new ClosedRegion(
        entry.diagram().position(), cells(entry), terminals(entry, terminals.orElseThrow()));
  }

  /** The empty cells that are named, or all that are drawn. */
  public ImmutableSet<Cell> cells(Entry entry) throws FormatException {
    Diagram diagram = entry.diagram();
    if (cells.isPresent()) {
      ImmutableSet<Cell> named = RegionText.cells(cells.get());
      Board board = diagram.position().board();
      for (Cell cell : named) {
        if (!board.contains(cell)) {
          throw new FormatException(entry.place(), "cell " + cell + " is not on this board");
        }
      }
      return named;
    }
    ImmutableSet<Cell> drawn = RegionReading.of(diagram).cells();
    if (drawn.isEmpty()) {
      throw new FormatException(
          entry.place(), "no empty cell is drawn, so there is no region", "draw its cells as dots");
    }
    return drawn;
  }

  private static ImmutableList<Terminal> terminals(Entry entry, String text)
      throws FormatException {
    ImmutableList<Terminal> terminals = RegionText.terminals(text);
    if (terminals.size() < 2) {
      throw new FormatException(
          entry.place(),
          "a game has two terminals or more",
          "name them, as in --terminals 'b1;c3;bottom'");
    }
    for (int i = 0; i < terminals.size(); i++) {
      for (Edge edge : terminals.get(i).edges()) {
        if (!entry.diagram().edges().contains(edge)) {
          throw new FormatException(
              entry.place(),
              "terminal %s names the %s edge, which is not drawn".formatted(i + 1, edge.label()),
              hint(edge));
        }
      }
    }
    return terminals;
  }

  private static String hint(Edge edge) {
    String line =
        switch (edge) {
          case TOP -> "a line of dashes above the first row";
          case BOTTOM -> "a line of dashes below the last row";
          case LEFT -> "\\ before every row";
          case RIGHT -> "\\ after every row";
        };
    return "draw it as " + line + ", in <hexboard> as edges=\"" + edge.label() + "\"";
  }
}
