package org.hexproof.witness;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;

/**
 * What is around a probe, as a person divides it. Nodes are {@code left} and {@code right}, Black's
 * bottom side as it can be reached on both sides; {@code top}; the name of a cell, as in {@code c1}
 * or {@code @3}, for the group of its stone; and other words for what lies between pieces.
 *
 * @param top the cell of the group that is at Black's top, if one is
 * @param bottom that of the group that is to be led to the bottom, amid the board
 * @param black cells that are black besides those that are nodes
 */
public record WrittenPieces(
    ImmutableList<WrittenPiece> pieces,
    Optional<String> top,
    Optional<String> bottom,
    ImmutableSet<String> black) {
  public static final String LEFT = "left";
  public static final String RIGHT = "right";
  public static final String TOP = "top";
  private static final String BOTTOM = "bottom";
  private static final String BLACK = "black";

  /** Values over more joinings take too long. */
  private static final int MOST_NODES = 8;

  private static final int TERMINALS = 3;
  private static final Pattern CELL = Pattern.compile("@[0-9]+|[a-z]+[0-9]+");
  private static final Pattern PIECE =
      Pattern.compile("(?<name>\\p{Lu}\\w*)\\s*\\((?<nodes>[^()]*)\\)(?<end>\\s*=\\s*)?");
  private static final Pattern JOINT =
      Pattern.compile("(?<side>%s|%s|%s)\\s*=\\s*(?<cell>%s)".formatted(TOP, BOTTOM, BLACK, CELL));
  private static final Pattern NODE = Pattern.compile("[a-z@][a-z0-9]*");
  private static final Pattern BETWEEN = Pattern.compile("(?:[\\s,]|#.*)+");

  private static final String FORM =
      "pieces are written like A(left,c1,x) or, with a value, A(left,c1,x) = {a,b|a}";

  /** Whether a node is the name of a cell. */
  public static boolean isCell(String node) {
    return CELL.matcher(node).matches();
  }

  /** The cells that are named, which are black. */
  public Set<String> cells() {
    Set<String> cells = new LinkedHashSet<>(black);
    pieces.forEach(
        piece -> piece.nodes().stream().filter(WrittenPieces::isCell).forEach(cells::add));
    top.ifPresent(cells::add);
    bottom.ifPresent(cells::add);
    return cells;
  }

  /** Reads pieces; a fault is told with its place in what the text's origin is called. */
  public static WrittenPieces read(String file, String text) throws FormatException {
    return new Reader(file, text).read();
  }

  private static final class Reader {
    private final String file;
    private final String text;
    private final ImmutableList.Builder<WrittenPiece> pieces = ImmutableList.builder();
    private final SetMultimap<String, String> sides = LinkedHashMultimap.create();
    private int next;

    Reader(String file, String text) {
      this.file = file;
      this.text = text;
    }

    WrittenPieces read() throws FormatException {
      skip();
      while (next < text.length()) {
        Matcher joint = JOINT.matcher(text).region(next, text.length());
        Matcher piece = PIECE.matcher(text).region(next, text.length());
        if (joint.lookingAt()) {
          sides.put(joint.group("side"), joint.group("cell"));
          next = joint.end();
        } else if (piece.lookingAt()) {
          add(piece);
        } else {
          throw new FormatException(place(next), "expected a piece", FORM);
        }
        skip();
      }
      WrittenPieces all =
          new WrittenPieces(
              pieces.build(), one(TOP), one(BOTTOM), ImmutableSet.copyOf(sides.get(BLACK)));
      check(all);
      return all;
    }

    private Optional<String> one(String side) throws FormatException {
      Set<String> cells = sides.get(side);
      if (cells.size() > 1) {
        throw new FormatException(
            place(0), "the %s is at %s".formatted(side, String.join(" and ", cells)), "name one");
      }
      return cells.stream().findFirst();
    }

    private void skip() {
      Matcher between = BETWEEN.matcher(text).region(next, text.length());
      next = between.lookingAt() ? between.end() : next;
    }

    private void add(Matcher piece) throws FormatException {
      Place place = place(piece.start());
      String name = piece.group("name");
      ImmutableList<String> nodes =
          Pattern.compile(",")
              .splitAsStream(piece.group("nodes"))
              .map(String::strip)
              .collect(ImmutableList.toImmutableList());
      Place inside = place(piece.start("nodes"));
      for (String node : nodes) {
        if (!NODE.matcher(node).matches()) {
          throw new FormatException(
              inside,
              node.isEmpty() ? "a node has no name" : "'" + node + "' is no node",
              "nodes are left, right, top, a cell such as c1, or another word in small letters");
        }
      }
      if (nodes.size() < TERMINALS || nodes.size() > MOST_NODES || hasTwice(nodes)) {
        throw new FormatException(
            inside,
            "piece %s has %s nodes%s"
                .formatted(name, nodes.size(), hasTwice(nodes) ? ", one of them twice" : ""),
            "a piece has three different ones, and up to %s if it stays open"
                .formatted(MOST_NODES));
      }
      next = piece.end();
      Optional<WrittenPiece.Value> value = Optional.empty();
      if (piece.group("end") != null) {
        int start = next;
        next = endOfValue();
        String written = text.substring(start, next).strip();
        if (written.isEmpty()) {
          throw new FormatException(place(start), "piece " + name + " has no value behind =", FORM);
        }
        if (nodes.size() > TERMINALS) {
          throw new FormatException(
              place(start),
              "piece %s has %s nodes, so it has no value".formatted(name, nodes.size()),
              "divide it into pieces of three");
        }
        value = Optional.of(new WrittenPiece.Value(written, place(start)));
      }
      pieces.add(new WrittenPiece(name, nodes, value, place));
    }

    private static boolean hasTwice(List<String> nodes) {
      return nodes.stream().distinct().count() < nodes.size();
    }

    /** A value goes on to the end of the line, a remark, or the next piece outside of brackets. */
    private int endOfValue() {
      int depth = 0;
      for (int i = next; i < text.length(); i++) {
        char at = text.charAt(i);
        depth += at == '{' || at == '(' ? 1 : at == '}' || at == ')' ? -1 : 0;
        boolean isNew =
            depth == (at == '(' ? 1 : 0)
                && Character.isWhitespace(text.charAt(i - 1))
                && (PIECE.matcher(text).region(i, text.length()).lookingAt()
                    || JOINT.matcher(text).region(i, text.length()).lookingAt());
        if (at == '\n' || at == '#' || isNew) {
          return i;
        }
      }
      return text.length();
    }

    private Place place(int at) {
      int line = 1;
      int start = 0;
      for (int i = 0; i < at; i++) {
        if (text.charAt(i) == '\n') {
          line++;
          start = i + 1;
        }
      }
      return new Place(file, line, at - start + 1);
    }

    private void check(WrittenPieces all) throws FormatException {
      if (all.pieces().isEmpty() && all.top().isEmpty()) {
        throw new FormatException(place(0), "no piece", FORM);
      }
      Set<String> names = new LinkedHashSet<>();
      Map<String, Integer> times = new HashMap<>();
      for (WrittenPiece piece : all.pieces()) {
        if (!names.add(piece.name())) {
          throw new FormatException(
              piece.place(), "there are two pieces " + piece.name(), "give each its own name");
        }
        piece.nodes().forEach(node -> times.merge(node, 1, Integer::sum));
      }
      for (WrittenPiece piece : all.pieces()) {
        for (String node : piece.nodes()) {
          if (!isCell(node)
              && !ImmutableList.of(LEFT, RIGHT, TOP).contains(node)
              && times.get(node) == 1) {
            throw new FormatException(
                piece.place(),
                "node %s is of piece %s alone".formatted(node, piece.name()),
                "what lies between pieces is a node of two or more; nodes elsewhere are left,"
                    + " right, top and cells such as c1");
          }
        }
      }
      if (times.containsKey(TOP) == all.top().isPresent()) {
        throw new FormatException(
            place(0),
            all.top().isPresent()
                ? "the top is a node and a cell, too"
                : "no piece is at Black's top side",
            "call a node 'top', or write top=c1 for the group of c1");
      }
    }
  }
}
