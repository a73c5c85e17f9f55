package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.Maps;
import com.google.common.collect.SetMultimap;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Hypergraph;

/**
 * A template with two terminals besides the edge, juxtaposed to a context ([H3T], equation 6):
 * terminal 1 of the context is led to B, terminal 2 to A, terminal 3 to the top edge. The template
 * lies at the bottom edge and keeps its shape, but that it may be mirrored; all else is drawn anew.
 */
public final class Juxtaposition {
  /** With how many drawings to begin while no board has room for what came of those before. */
  private static final int BEGINNINGS = 6;

  /** How often more is done to the best of them. */
  private static final int AGAIN = 3;

  private static final int B = 1;
  private static final int A = 2;
  private static final int TOP = 3;

  /**
   * What the terminals of the context and of the template are in the whole, where the top is -1,
   * the bottom -2.
   */
  private static final ImmutableIntArray NAMES = ImmutableIntArray.of(-3, -4, -1);

  private static final ImmutableIntArray TEMPLATE_NAMES = ImmutableIntArray.of(-3, -4, -2);
  private static final int ROOM = 6;

  private final ForkTemplate shape;
  private final Hypergraph context;
  private final ImmutableIntArray terminals;

  /** The nodes of A and B: those of the context's terminals, or of what they hang together with. */
  private final int nodeOfA;

  private final int nodeOfB;

  /** The node of the edge, and of stones that hang together with it. */
  private final int bottom;

  /** One node for stones that hang together; A and B may be of one, or of the edge's. */
  private final Map<Cell, Integer> nodeOfStone = new HashMap<>();

  private final int nodes;
  private final int firstCol;
  private final int lastCol;
  private final int firstRow;

  private Juxtaposition(ForkTemplate shape, Hypergraph drawn) {
    this.shape = shape;
    this.terminals = drawn.terminals();
    this.context = renamed(drawn, node -> spread(node, terminals));
    int node = Math.max(context.nodes(), TOP) + 1;
    bottom = node;
    Merging merging = new Merging(shape, context.terminals(), bottom);
    nodeOfA = merging.of(A);
    nodeOfB = merging.of(B);
    for (ImmutableSet<Cell> group : shape.stones().groups(Content.BLACK)) {
      int number =
          group.contains(shape.a())
              ? nodeOfA
              : group.contains(shape.b()) ? nodeOfB : shape.isOnEdge(group) ? bottom : ++node;
      group.forEach(stone -> nodeOfStone.put(stone, number));
    }
    nodes = node;
    List<Cell> all = new ArrayList<>(shape.carrier());
    all.addAll(shape.stones().black());
    all.addAll(shape.stones().white());
    firstCol = all.stream().mapToInt(Cell::col).min().orElseThrow();
    lastCol = all.stream().mapToInt(Cell::col).max().orElseThrow();
    firstRow = all.stream().mapToInt(Cell::row).min().orElseThrow();
  }

  private record Sketch(Juxtaposition all, Canvas canvas) {
    Sketch compacted(Effort effort) {
      return new Sketch(all, Compactor.compact(canvas, effort));
    }

    int size(Effort effort) {
      return Compactor.size(canvas, effort);
    }

    boolean fits(Effort effort) {
      return Compactor.fits(canvas, effort);
    }
  }

  /**
   * Puts a template into a context.
   *
   * @param stones the template's stones, on a board whose last row is the edge's
   * @param carrier its empty cells; all else is White's
   * @param a its stone A
   * @throws DrawingTooLargeException if no drawing is found that a board has room for
   * @throws IllegalArgumentException if A or B can't be reached from outside without touching other
   *     cells of the template, the context can't be drawn, or top and bottom are joined already
   */
  public static Composition compose(
      Position stones,
      ImmutableSet<Cell> carrier,
      Cell a,
      Cell b,
      Hypergraph context,
      Effort effort) {
    ForkTemplate shape = new ForkTemplate(stones, carrier.asList(), a, b, UnaryOperator.identity());
    Hypergraph graph = numbered(context.pruned());
    List<Juxtaposition> sides =
        Stream.concat(Stream.of(shape), shape.mirrored().stream())
            .map(side -> new Juxtaposition(side, graph))
            .toList();
    Sketch small = smallest(begun(sides, Layout.begin(graph, effort), effort), effort);
    Layout.checkSize(small.canvas);
    return small.all.read(small.canvas);
  }

  /** The smallest ways to begin: slanted, too, where no board has room for the others. */
  private static List<Sketch> begun(
      List<Juxtaposition> sides, List<Canvas> drawings, Effort effort) {
    List<Sketch> begun = new ArrayList<>(carved(sides, drawings, effort));
    if (effort.isBounded() && begun.stream().noneMatch(sketch -> sketch.fits(effort))) {
      List<Canvas> slanted = drawings.stream().flatMap(Juxtaposition::slanted).toList();
      begun.addAll(carved(sides, slanted, effort));
    }
    return begun.stream()
        .sorted(Comparator.comparingInt(sketch -> sketch.size(effort)))
        .limit(BEGINNINGS)
        .toList();
  }

  private static List<Sketch> carved(
      List<Juxtaposition> sides, List<Canvas> drawings, Effort effort) {
    return sides.stream()
        .flatMap(side -> drawings.stream().flatMap(drawing -> side.sketches(drawing, effort)))
        .map(sketch -> sketch.compacted(effort.with(0, effort.rounds())))
        .toList();
  }

  /** A drawing turned by a sixth and by a third, but for turns and reflections made anyway. */
  private static Stream<Canvas> slanted(Canvas drawing) {
    return Stream.of(drawing.mirrored(), drawing.transposed().mirrored());
  }

  /** What comes of these, one after the other, and then again of the best, until one fits. */
  private static Sketch smallest(List<Sketch> begun, Effort effort) {
    List<Sketch> tried = new ArrayList<>();
    for (Sketch sketch : begun) {
      Sketch compacted = sketch.compacted(effort.with(effort.seed() + tried.size()));
      tried.add(compacted);
      if (compacted.fits(effort)) {
        return compacted;
      }
    }
    Sketch best =
        tried.stream()
            .min(Comparator.comparingInt(sketch -> sketch.size(effort)))
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "A or B can't be reached from outside without touching other cells of the"
                            + " template"));
    for (int again = 0; again < AGAIN && !best.fits(effort); again++) {
      best = best.compacted(effort.with(effort.seed() + BEGINNINGS + again));
    }
    return best;
  }

  /** The nodes renumbered from 1 so that the terminals come first, in their order. */
  private static Hypergraph numbered(Hypergraph graph) {
    Set<Integer> order = new LinkedHashSet<>(graph.terminals().asList());
    IntStream.rangeClosed(1, graph.nodes()).forEach(order::add);
    List<Integer> places = ImmutableList.copyOf(order);
    return renamed(graph, node -> places.indexOf(node) + 1);
  }

  /**
   * The number of a node when B, A and TOP are 1, 2 and 3, and all that the context joins have the
   * highest number of theirs.
   */
  private static int spread(int node, ImmutableIntArray terminals) {
    int missing = TOP - (int) terminals.stream().distinct().count();
    return terminals.contains(node) ? terminals.lastIndexOf(node) + 1 : node + missing;
  }

  private static Hypergraph renamed(Hypergraph graph, IntUnaryOperator name) {
    return new Hypergraph(
        ImmutableIntArray.copyOf(graph.terminals().stream().map(name)),
        graph.cells().stream()
            .map(cell -> ImmutableIntArray.copyOf(cell.stream().map(name).sorted()))
            .collect(ImmutableList.toImmutableList()));
  }

  private enum Place {
    BELOW,
    LEFT,
    RIGHT
  }

  /** The context in all turns that wires can lead to the template. */
  private Stream<Sketch> sketches(Canvas drawing, Effort effort) {
    return Stream.of(drawing, drawing.turned())
        .flatMap(turned -> Stream.of(turned, turned.transposed()))
        .flatMap(
            turned ->
                Arrays.stream(Place.values())
                    .filter(place -> place == Place.BELOW || effort.isBounded())
                    .flatMap(place -> paint(turned, place).stream()))
        .map(canvas -> new Sketch(this, canvas));
  }

  private Optional<Canvas> paint(Canvas drawing, Place beside) {
    int height = shape.stones().board().rows() - firstRow;
    int width = lastCol - firstCol + 1;
    int across = beside == Place.BELOW ? Math.max(drawing.cols, width) : drawing.cols + width;
    int cols = across + 2 * ROOM;
    int rows = drawing.rows + 2 * ROOM + height;
    int left = offset(cols, width, beside == Place.LEFT, beside == Place.RIGHT);
    int shift = offset(cols, drawing.cols, beside == Place.RIGHT, beside == Place.LEFT);
    Canvas canvas = new Canvas(table(), new Canvas.Sides(TOP, bottom, 0, 0, bottom), rows, cols);
    SetMultimap<Integer, Integer> starts = LinkedHashMultimap.create();
    for (int row = 0; row < drawing.rows; row++) {
      for (int col = 0; col < drawing.cols; col++) {
        int place = canvas.place(row + ROOM, col + shift);
        int drawn = drawing.at(drawing.place(row, col));
        int content = drawn > 0 ? spread(drawn, terminals) : drawn;
        canvas.put(place, image(content), 0);
        starts.put(content, place);
      }
    }
    int top = rows - height;
    for (int i = 0; i < shape.carrier().size(); i++) {
      int content = Canvas.cell(context.cells().size() + i);
      canvas.put(place(canvas, shape.carrier().get(i), top, left), content, 1);
    }
    for (Cell stone : shape.stones().black()) {
      canvas.put(place(canvas, stone, top, left), nodeOfStone.get(stone), 1);
    }
    for (Cell stone : shape.stones().white()) {
      canvas.put(place(canvas, stone, top, left), 0, 1);
    }
    List<Set<Integer>> toA = ends(canvas, shape.a(), top, left);
    List<Set<Integer>> toB = ends(canvas, shape.b(), top, left);
    Set<Integer> fromA = starts.get(context.terminals().get(A - 1));
    Set<Integer> fromB = starts.get(context.terminals().get(B - 1));
    if (shape.joinsTerminals()) {
      toB.add(canvas.around(fromA));
    }
    boolean joined =
        Router.lead(
            canvas,
            List.of(
                new Router.Wire(TOP, starts.get(TOP), List.of(row(canvas, 0, 0, cols))),
                new Router.Wire(nodeOfA, fromA, toA),
                new Router.Wire(nodeOfB, fromB, toB)));
    return joined ? Optional.of(canvas) : Optional.empty();
  }

  /** The first column of something so wide, which keeps to a side or to the middle. */
  private static int offset(int cols, int width, boolean left, boolean right) {
    return left ? ROOM : right ? cols - width - ROOM : (cols - width) / 2;
  }

  /** The node of the whole that a node, or empty cell, of the context belongs to. */
  private int image(int content) {
    return content == A ? nodeOfA : content == B ? nodeOfB : content;
  }

  /** Sets of places, each of which a wire may lead to in order to touch A or B. */
  private List<Set<Integer>> ends(Canvas canvas, Cell terminal, int top, int left) {
    Set<Integer> members = new TreeSet<>();
    Set<Cell> group = shape.groupOf(terminal);
    boolean onEdge = shape.isOnEdge(group);
    members.add(place(canvas, terminal, top, left));
    for (Set<Cell> other : shape.stones().groups(Content.BLACK)) {
      if (other.equals(group) || (onEdge && shape.isOnEdge(other))) {
        other.forEach(stone -> members.add(place(canvas, stone, top, left)));
      }
    }
    List<Set<Integer>> ends = new ArrayList<>();
    canvas.around(members).forEach(place -> ends.add(Set.of(place)));
    if (onEdge) {
      int last = canvas.rows - 1;
      ends.add(row(canvas, last, 0, left));
      ends.add(row(canvas, last, left + lastCol - firstCol + 1, canvas.cols));
    }
    return ends;
  }

  private static Set<Integer> row(Canvas canvas, int row, int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(col -> canvas.place(row, col))
        .collect(Collectors.toSet());
  }

  private int place(Canvas canvas, Cell cell, int top, int left) {
    return canvas.place(cell.row() - firstRow + top, cell.col() - firstCol + left);
  }

  private TouchTable table() {
    List<ImmutableIntArray> cells = new ArrayList<>();
    for (ImmutableIntArray cell : context.cells()) {
      cells.add(ImmutableIntArray.copyOf(cell.stream().map(this::image).distinct()));
    }
    for (Cell cell : shape.carrier()) {
      List<Cell> beside = shape.stones().board().neighbors(cell);
      Set<Integer> nodes = new TreeSet<>(Maps.filterKeys(nodeOfStone, beside::contains).values());
      if (cell.equals(shape.b())) {
        nodes.add(nodeOfB);
      }
      if (shape.stones().board().touches(cell, Edge.BOTTOM)) {
        nodes.add(bottom);
      }
      cells.add(ImmutableIntArray.copyOf(nodes));
    }
    return new TouchTable(cells, ImmutableIntArray.of(TOP), nodes);
  }

  private Composition read(Canvas canvas) {
    Reading reading = Reading.of(canvas);
    ImmutableList<Cell> all = reading.cells();
    int cells = context.cells().size();
    int cols = all.get(cells).col() - shape.carrier().get(0).col();
    int rows = all.get(cells).row() - shape.carrier().get(0).row();
    ImmutableMap.Builder<Cell, Cell> template = ImmutableMap.builder();
    for (Cell cell : Iterables.concat(shape.carrier(), shape.stones().black())) {
      template.put(shape.origin().apply(cell), new Cell(cell.col() + cols, cell.row() + rows));
    }
    Composition composition =
        new Composition(reading.position(), all.subList(0, cells), template.buildOrThrow());
    check(composition, all);
    return composition;
  }

  /** Reads the stones back and compares. */
  private void check(Composition composition, ImmutableList<Cell> all) {
    ImmutableList<Cell> moved =
        shape.carrier().stream()
            .map(cell -> composition.template().get(shape.origin().apply(cell)))
            .collect(ImmutableList.toImmutableList());
    int cells = context.cells().size();
    Contacts wanted =
        Contacts.glued(
            Contacts.of(context),
            member -> member >= 0 ? member : NAMES.get(Contacts.terminal(member)),
            Contacts.of(
                shape.stones(),
                shape.carrier(),
                ImmutableList.of(
                    Terminal.of(shape.b()), Terminal.of(shape.a()), Terminal.of(Edge.BOTTOM))),
            member -> member >= 0 ? member + cells : TEMPLATE_NAMES.get(Contacts.terminal(member)),
            2);
    Contacts found = Contacts.of(composition.position(), all);
    if (!moved.equals(all.subList(cells, all.size())) || !found.equals(wanted)) {
      throw new IllegalStateException("the board does not say what the template and context say");
    }
  }
}
