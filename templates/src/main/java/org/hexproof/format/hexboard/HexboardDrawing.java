package org.hexproof.format.hexboard;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.Shading;

/** What the attributes of one {@code <hexboard>} tag draw. */
final class HexboardDrawing {
  private static final Pattern SIZE =
      Pattern.compile("\\s*([0-9]{1,3})\\s*[xX×]\\s*([0-9]{1,3})\\s*");

  /** What {@code coords} is where none are drawn. */
  private static final ImmutableSet<String> HIDDEN = ImmutableSet.of("none", "hide");

  private HexboardDrawing() {}

  static Diagram of(HexboardTag tag, String name, Place place) throws FormatException {
    Board board = board(tag, place);
    Optional<HexboardText> edges = tag.attribute("edges");
    HexboardContents contents = HexboardContents.read(board, tag.attribute("contents"));
    return new Diagram(
        name,
        contents.position(),
        visible(tag, board),
        edges.isPresent() ? edges(edges.get()) : ImmutableSet.copyOf(Edge.values()),
        contents.shaded(),
        contents.labels(),
        Optional.empty(),
        Shading.UNSAID,
        contents.tints(),
        !HIDDEN.contains(tag.attribute("coords").map(HexboardText::text).orElse("").strip()));
  }

  private static Board board(HexboardTag tag, Place place) throws FormatException {
    String hint = "the size is written size=\"ROWSxCOLS\", with the rows first";
    Optional<HexboardText> size = tag.attribute("size");
    if (size.isEmpty()) {
      throw new FormatException(place, "the board has no size", hint);
    }
    Matcher parts = SIZE.matcher(size.get().text());
    if (!parts.matches()) {
      throw new FormatException(
          size.get().place(0), "'" + size.get().text() + "' is not a size", hint);
    }
    return size.get()
        .place(0)
        .read(() -> new Board(Integer.parseInt(parts.group(2)), Integer.parseInt(parts.group(1))));
  }

  private static ImmutableSet<Cell> visible(HexboardTag tag, Board board) throws FormatException {
    Optional<HexboardText> visible = tag.attribute("visible");
    return visible.isPresent()
        ? new HexboardCells(board, new HexboardScanner(visible.get())).whole()
        : ImmutableSet.copyOf(board.cells());
  }

  private static ImmutableSet<Edge> edges(HexboardText text) throws FormatException {
    HexboardScanner scanner = new HexboardScanner(text);
    EnumSet<Edge> edges = EnumSet.noneOf(Edge.class);
    boolean subtract = false;
    scanner.skipBlanks();
    if (scanner.at("-")) {
      edges.addAll(EnumSet.allOf(Edge.class));
    }
    while (!scanner.atEnd()) {
      subtract |= scanner.take("-");
      scanner.skipBlanks();
      EnumSet<Edge> named = edge(scanner);
      if (subtract) {
        edges.removeAll(named);
      } else {
        edges.addAll(named);
      }
      scanner.skipBlanks();
    }
    return Sets.immutableEnumSet(edges);
  }

  private static EnumSet<Edge> edge(HexboardScanner scanner) throws FormatException {
    int start = scanner.position();
    String word = scanner.word();
    if (word.equals("all")) {
      return EnumSet.allOf(Edge.class);
    }
    if (word.equals("none")) {
      return EnumSet.noneOf(Edge.class);
    }
    Optional<Edge> edge = Edge.find(word);
    if (edge.isPresent()) {
      return EnumSet.of(edge.get());
    }
    scanner.back(start);
    throw new FormatException(
        scanner.place(),
        "expected an edge, found " + scanner.rest(),
        "edges are top, bottom, left, right, all and none");
  }
}
