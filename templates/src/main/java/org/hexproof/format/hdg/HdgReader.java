package org.hexproof.format.hdg;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Lattice;
import org.hexproof.format.Member;
import org.hexproof.format.Place;
import org.hexproof.format.Reader;
import org.hexproof.format.Source;
import org.hexproof.format.TextLine;

/**
 * HexProver's diagrams. Each cell is four characters from the next, and neighbouring rows are
 * shifted by two. {@code .} is an empty cell, {@code A} a stone that counts as joined to the top
 * edge, {@code V} one that counts as joined to the bottom edge, {@code O} another stone, {@code X}
 * a hole; dashes above and below are the edges; lines that begin with {@code ;} are comments, the
 * first of them above a diagram its name. The promise is that top and bottom get joined.
 *
 * <p>The stones that the promise names get the label A: the {@code A} above a bottom edge, the
 * {@code V} below a top edge, or one {@code A} and one {@code V} without edges. A full board
 * between two edges is a whole board.
 */
public final class HdgReader implements Reader {
  static final int PITCH = 4;

  @Override
  public ImmutableList<Member> read(Source source) throws FormatException {
    ImmutableList.Builder<Member> members = ImmutableList.builder();
    for (ImmutableList<TextLine> paragraph : TextLine.paragraphs(TextLine.of(source))) {
      member(paragraph).ifPresent(members::add);
    }
    ImmutableList<Member> found = members.build();
    if (found.isEmpty()) {
      throw new FormatException(new Place(source.name(), 1, 1), "there is no diagram");
    }
    return found;
  }

  /** The diagram of some lines, if they are not all comments. */
  private static Optional<Member> member(ImmutableList<TextLine> paragraph) {
    String name = "";
    List<TextLine> drawing = new ArrayList<>();
    for (TextLine line : paragraph) {
      String text = line.text().strip();
      if (!text.startsWith(";")) {
        drawing.add(line);
      } else if (drawing.isEmpty() && name.isEmpty()) {
        name = text.substring(1).strip();
      }
    }
    if (drawing.isEmpty()) {
      return Optional.empty();
    }
    String called = name;
    Place start = drawing.get(0).start();
    return Optional.of(
        Member.of(start, called, () -> new DiagramEntry(start, diagram(called, drawing))));
  }

  private static Diagram diagram(String name, List<TextLine> drawing) throws FormatException {
    Place start = drawing.get(0).start();
    List<TextLine> rows = new ArrayList<>(drawing);
    Set<Edge> edges = EnumSet.noneOf(Edge.class);
    if (rows.get(0).isEdge()) {
      rows.remove(0);
      edges.add(Edge.TOP);
    }
    if (!rows.isEmpty() && rows.get(rows.size() - 1).isEdge()) {
      rows.remove(rows.size() - 1);
      edges.add(Edge.BOTTOM);
    }
    if (rows.isEmpty()) {
      throw new FormatException(start, "the diagram has no rows");
    }
    Lattice lattice =
        Lattice.read(ImmutableList.copyOf(rows), PITCH, OptionalInt.empty(), OptionalInt.empty());
    ImmutableSet.Builder<Cell> visible = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> up = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> down = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> others = ImmutableSet.builder();
    for (Map.Entry<Cell, Lattice.Symbol> entry : lattice.symbols().entrySet()) {
      switch (entry.getValue().character()) {
        case '.' -> {}
        case 'A' -> up.add(entry.getKey());
        case 'V' -> down.add(entry.getKey());
        case 'O' -> others.add(entry.getKey());
        case 'X' -> {
          continue;
        }
        default ->
            throw new FormatException(
                entry.getValue().place(),
                Lattice.quote(entry.getValue()) + " is no symbol of a diagram",
                "expected . empty, A up, V down, O stone, X hole, or a line of dashes");
      }
      visible.add(entry.getKey());
    }
    ImmutableSet<Cell> named = named(up.build(), down.build(), edges, start);
    ImmutableSet<Cell> black =
        ImmutableSet.<Cell>builder()
            .addAll(up.build())
            .addAll(down.build())
            .addAll(others.build())
            .build();
    return new Diagram(
        name,
        Position.of(lattice.board(), black, ImmutableSet.of()),
        visible.build(),
        withSides(edges, visible.build(), lattice.board()),
        ImmutableSet.of(),
        named.stream().collect(ImmutableMap.toImmutableMap(cell -> cell, cell -> "A")),
        Optional.empty());
  }

  private static ImmutableSet<Cell> named(
      ImmutableSet<Cell> up, ImmutableSet<Cell> down, Set<Edge> edges, Place start)
      throws FormatException {
    if (up.isEmpty() && down.isEmpty()) {
      return ImmutableSet.of();
    }
    if (down.isEmpty() && edges.equals(EnumSet.of(Edge.BOTTOM))) {
      return up;
    }
    if (up.isEmpty() && edges.equals(EnumSet.of(Edge.TOP))) {
      return down;
    }
    if (up.size() == 1 && down.size() == 1 && edges.isEmpty()) {
      return ImmutableSet.<Cell>builder().addAll(up).addAll(down).build();
    }
    throw new FormatException(
        start,
        "this mix of A, V and edges has no meaning here",
        "possible are A above a bottom edge, V below a top edge, or one A and one V without edges");
  }

  private static ImmutableSet<Edge> withSides(
      Set<Edge> edges, ImmutableSet<Cell> visible, Board board) {
    boolean whole = edges.size() == 2 && visible.size() == board.size();
    return ImmutableSet.copyOf(whole ? EnumSet.allOf(Edge.class) : edges);
  }
}
