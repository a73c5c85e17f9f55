package org.hexproof.realize;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.NodeClasses;

/**
 * A region with its ring amid a context, as a whole board: Black joins top and bottom. The region
 * keeps its shape, all else is drawn anew.
 */
public final class Enclosure {
  /** How often the drawing is begun, and the patience that each of these gets. */
  private static final int TRIES = 3;

  private static final int PATIENCE = 8;

  private final RingedRegion region;
  private final Hypergraph context;

  /** Of each terminal of the context that is used, the last one excepted, where it leads. */
  private final ImmutableIntArray places;

  /** Nodes of the context, the bottom edge and the region's groups, as they hang together. */
  private final NodeClasses classes;

  private final int bottom;
  private final int top;
  private final Map<Cell, Integer> nodeOfStone = new HashMap<>();

  /** The stones that hang together with the bottom edge even without the context. */
  private final Set<Cell> stonesOfBottom = new HashSet<>();

  private final TouchTable table;

  private Enclosure(RingedRegion region, Hypergraph context, ImmutableIntArray places) {
    this.region = region;
    this.context = context;
    this.places = places;
    int edge = context.nodes() + 1;
    List<ImmutableSet<Cell>> groups = region.stones().groups(Content.BLACK);
    classes = new NodeClasses(edge + groups.size());
    for (int i = 0; i < groups.size(); i++) {
      int node = edge + 1 + i;
      groups.get(i).forEach(stone -> nodeOfStone.put(stone, node));
      if (region.isOnEdge(groups.get(i))
          || region.bottom().filter(groups.get(i)::contains).isPresent()) {
        classes.join(node, edge);
        stonesOfBottom.addAll(groups.get(i));
      }
    }
    for (int i = 0; i < places.length(); i++) {
      Optional<Cell> stone = stoneAt(places.get(i));
      classes.join(context.terminals().get(i), stone.map(nodeOfStone::get).orElse(edge));
    }
    nodeOfStone.replaceAll((stone, node) -> classes.least(node));
    bottom = classes.least(edge);
    top = classes.least(context.terminals().get(places.length()));
    checkArgument(
        top != bottom, "the context joins the top to the bottom, so there is nothing to decide");
    table = table(edge + groups.size());
  }

  /**
   * Puts a region into a context.
   *
   * @param region its groups t1, …, tk
   * @param context a hypergraph with k + 3 terminals, in the order in which they lie around it: the
   *     bottom on the left of the region, t1, …, tk, the bottom on its right, the top. One that has
   *     its node for itself, without cells, is not led anywhere
   * @return the board; of the context the cells that {@link Hypergraph#pruned} leaves; of the
   *     region the cells and all stones
   * @throws IllegalArgumentException if the context has another number of terminals, is not planar
   *     with them in this order, does not lead to the top or joins it to the bottom from the start,
   *     or if a group can't be reached from outside
   */
  public static Composition compose(RingedRegion region, Hypergraph context, Effort effort) {
    int count = region.groups().size() + 3;
    checkArgument(
        context.terminals().length() == count,
        "the context has %s terminals; around a region with %s groups there are %s: the bottom on"
            + " the left, the groups, the bottom on the right, the top",
        context.terminals().length(),
        region.groups().size(),
        count);
    Hypergraph pruned = context.pruned();
    ImmutableIntArray used =
        ImmutableIntArray.copyOf(
            IntStream.range(0, count).filter(terminal -> isUsed(pruned, terminal)));
    checkArgument(
        used.contains(count - 1) && used.length() > 1,
        "the context does not lead from the region to the top, so there is nothing to decide");
    Hypergraph drawn =
        new Hypergraph(
                ImmutableIntArray.copyOf(used.stream().map(pruned.terminals()::get)),
                pruned.cells())
            .pruned();
    Layout.checkDegrees(drawn);
    Enclosure enclosure = new Enclosure(region, drawn, used.subArray(0, used.length() - 1));
    Canvas small = Compactor.compact(begun(enclosure.paint(), effort), effort);
    Layout.checkSize(small);
    return enclosure.read(small);
  }

  /** Made about small, the best of some; with no patience, or when it is stopped, of one. */
  private static Canvas begun(Canvas painted, Effort effort) {
    Effort little = effort.with(Math.min(PATIENCE, effort.patience()), effort.rounds() / TRIES);
    return LongStream.range(0, Math.max(1, Math.min(TRIES, effort.patience())))
        .takeWhile(i -> i == 0 || !effort.stopped().getAsBoolean())
        .mapToObj(i -> Compactor.compact(painted, little.with(effort.seed() + i)))
        .min(Comparator.comparingInt(canvas -> Compactor.size(canvas, effort)))
        .orElseThrow();
  }

  private static boolean isUsed(Hypergraph graph, int terminal) {
    int node = graph.terminals().get(terminal);
    return graph.terminals().stream().filter(other -> other == node).count() > 1
        || graph.cells().stream().anyMatch(cell -> cell.contains(node));
  }

  /** The stone that names the group at a place; none at the bottom. */
  private Optional<Cell> stoneAt(int place) {
    return place == 0 || place > region.groups().size()
        ? Optional.empty()
        : Optional.of(region.groups().get(place - 1));
  }

  private TouchTable table(int nodes) {
    List<ImmutableIntArray> cells = new ArrayList<>();
    for (ImmutableIntArray cell : context.cells()) {
      cells.add(ImmutableIntArray.copyOf(cell.stream().map(classes::least).distinct()));
    }
    for (Cell cell : region.cells()) {
      List<Cell> beside = region.stones().board().neighbors(cell);
      Set<Integer> touched = new TreeSet<>(Maps.filterKeys(nodeOfStone, beside::contains).values());
      if (region.isOnEdge(ImmutableSet.of(cell))) {
        touched.add(bottom);
      }
      cells.add(ImmutableIntArray.copyOf(touched));
    }
    return new TouchTable(cells, ImmutableIntArray.of(top), nodes);
  }

  /** The board with as much room as it takes: the context above the region. */
  private Canvas paint() {
    Painter.Ordered ordered = Painter.paintInOrder(context);
    // A wire may pass by four times before it is made short; mostly it need not.
    int least = places.length() + 3;
    for (int room = least; room <= 4 * least; room *= 2) {
      for (int lanes = 0; lanes < room; lanes += 2 * places.length()) {
        Optional<Canvas> canvas = paint(ordered, room, lanes);
        if (canvas.isPresent()) {
          return canvas.get();
        }
      }
    }
    throw new IllegalArgumentException(
        "the groups around the region can't be reached from outside one beside the other, in this"
            + " order");
  }

  /**
   * As much, if so much room around the region is enough. The wire from the bottom's group is led
   * past it so many lanes off.
   */
  private Optional<Canvas> paint(Painter.Ordered ordered, int room, int lanes) {
    Canvas drawing = ordered.canvas();
    boolean atEdge = region.bottom().isEmpty();
    int width = region.lastCol() - region.firstCol() + 1;
    int height = region.lastRow() - region.firstRow() + 1;
    int cols = Math.max(drawing.cols, width) + 2 * room;
    int rows = drawing.rows + room + height + (atEdge ? 0 : room);
    int shift = (cols - drawing.cols) / 2;
    Canvas canvas =
        new Canvas(table, new Canvas.Sides(top, bottom, 0, 0, atEdge ? bottom : 0), rows, cols);
    canvas.draw(drawing, shift, content -> content > 0 ? classes.least(content) : content);
    Map<Cell, Integer> placeOf = new HashMap<>();
    for (Cell cell : region.all()) {
      int row = cell.row() - region.firstRow() + drawing.rows + room;
      int col = cell.col() - region.firstCol() + (cols - width) / 2;
      placeOf.put(cell, canvas.place(row, col));
      canvas.put(canvas.place(row, col), content(cell), 1);
    }
    int far = canvas.place(drawing.rows + 1, 0);
    Map<Cell, Set<Integer>> besideGroups = new HashMap<>();
    for (int i = 0; i < places.length(); i++) {
      int node = classes.least(context.terminals().get(i));
      stoneAt(places.get(i))
          .ifPresent(
              stone -> besideGroups.put(stone, besideGroup(stone, canvas, placeOf, node, far)));
    }
    Set<Integer> atBottom = leadBottom(canvas, placeOf, lanes);
    List<Bundle.Wire> wires = new ArrayList<>();
    for (int i = 0; i < places.length(); i++) {
      int start = ordered.starts().get(i);
      wires.add(
          new Bundle.Wire(
              classes.least(context.terminals().get(i)),
              canvas.place(drawing.row(start), drawing.col(start) + shift),
              stoneAt(places.get(i)).map(besideGroups::get).orElse(atBottom)));
    }
    return Bundle.lead(canvas, wires) && canvas.isRight() ? Optional.of(canvas) : Optional.empty();
  }

  /**
   * Leads the group of the bottom to the edge; the places beside what is joined to the edge then.
   */
  private Set<Integer> leadBottom(Canvas canvas, Map<Cell, Integer> placeOf, int lanes) {
    Set<Integer> joined = stonesOfBottom.stream().map(placeOf::get).collect(Collectors.toSet());
    Set<Integer> lastRow =
        IntStream.range(0, canvas.cols)
            .mapToObj(col -> canvas.place(canvas.rows - 1, col))
            .collect(Collectors.toSet());
    if (region.bottom().isPresent()) {
      Set<Integer> near = new HashSet<>(placeOf.values());
      for (int i = 0; i < lanes; i++) {
        near.addAll(canvas.around(near));
      }
      Set<Integer> off = canvas.around(near);
      off.removeAll(near);
      List<Integer> way = new ArrayList<>();
      if (lanes > 0) {
        way.addAll(Router.path(canvas, bottom, joined, off));
        checkReached(way, region.bottom().get());
      }
      Set<Integer> from = lanes > 0 ? Set.of(way.get(0)) : joined;
      way.addAll(
          Router.path(
              canvas,
              from,
              lastRow,
              place ->
                  (lanes == 0 || !near.contains(place)) && Router.isClear(canvas, place, bottom)));
      checkReached(way, region.bottom().get());
      for (int place : way) {
        if (joined.add(place)) {
          canvas.put(place, bottom, 0);
        }
      }
    }
    Set<Integer> beside = canvas.around(joined);
    beside.addAll(lastRow);
    return beside;
  }

  private Set<Integer> besideGroup(
      Cell stone, Canvas canvas, Map<Cell, Integer> placeOf, int node, int far) {
    Set<Integer> group =
        region.stones().group(stone).stream().map(placeOf::get).collect(Collectors.toSet());
    Set<Integer> beside = canvas.around(group);
    checkReached(Router.path(canvas, node, Set.of(far), beside), stone);
    return beside;
  }

  private static void checkReached(List<Integer> path, Cell stone) {
    checkArgument(
        !path.isEmpty(),
        "the group of %s can't be reached from outside without touching other groups",
        stone);
  }

  private int content(Cell cell) {
    return region.cells().contains(cell)
        ? Canvas.cell(context.cells().size() + region.cells().asList().indexOf(cell))
        : nodeOfStone.getOrDefault(cell, 0);
  }

  private Composition read(Canvas canvas) {
    Reading reading = Reading.of(canvas);
    int cells = context.cells().size();
    Cell first = region.cells().asList().get(0);
    int cols = reading.cells().get(cells).col() - first.col();
    int rows = reading.cells().get(cells).row() - first.row();
    Composition composition =
        new Composition(
            reading.position(),
            reading.cells().subList(0, cells),
            Maps.toMap(region.all(), cell -> cell.moved(cols, rows)));
    if (!keepsShape(composition) || !says(composition)) {
      throw new IllegalStateException("the board does not say what the region and context say");
    }
    return composition;
  }

  private boolean keepsShape(Composition composition) {
    Board board = composition.position().board();
    for (Cell cell : region.all()) {
      Cell moved = composition.template().get(cell);
      Content content = region.stones().at(cell);
      if (!board.contains(moved) || composition.position().at(moved) != content) {
        return false;
      }
    }
    int down = composition.template().get(region.all().get(0)).row() - region.all().get(0).row();
    return region.bottom().isPresent() || region.stones().board().rows() + down == board.rows();
  }

  /** Reads the stones back and compares. */
  private boolean says(Composition composition) {
    ImmutableList<Cell> all =
        ImmutableList.<Cell>builder()
            .addAll(composition.context())
            .addAll(region.cells().stream().map(composition.template()::get).toList())
            .build();
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    terminals.add(region.bottom().map(Terminal::of).orElse(Terminal.of(Edge.BOTTOM)));
    region.groups().forEach(stone -> terminals.add(Terminal.of(stone)));
    int cells = context.cells().size();
    Contacts wanted =
        Contacts.glued(
            Contacts.of(context),
            named(terminal -> inContext(terminal), 0),
            Contacts.of(region.stones(), region.cells().asList(), terminals.build()),
            named(terminal -> inWhole(terminal), cells),
            2);
    return wanted.equals(Contacts.of(composition.position(), all));
  }

  private static IntUnaryOperator named(IntUnaryOperator terminals, int cells) {
    return member -> member >= 0 ? member + cells : terminals.applyAsInt(Contacts.terminal(member));
  }

  private int inContext(int terminal) {
    return terminal == places.length()
        ? Contacts.terminal(0)
        : inWhole(places.get(terminal) % (region.groups().size() + 1));
  }

  /** Of the bottom, or of a group counted from 1; the top is the whole's first terminal. */
  private static int inWhole(int place) {
    return Contacts.terminal(place + 1);
  }
}
