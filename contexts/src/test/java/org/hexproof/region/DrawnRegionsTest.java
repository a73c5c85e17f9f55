package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.RegionReading;
import org.junit.jupiter.api.Test;

class DrawnRegionsTest {
  private static final int CASES = 400;
  private static final int MOST_CELLS = 5;

  /** Any stones, cells and edges: many hang together in no way, and none promises anything. */
  private static Diagram random(Random random) {
    Board board = new Board(2 + random.nextInt(3), 2 + random.nextInt(3));
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    Set<Cell> visible = new LinkedHashSet<>(board.cells());
    int empty = 0;
    for (Cell cell : board.cells()) {
      int sign = random.nextInt(4);
      if (sign == 0) {
        black.add(cell);
      } else if (sign == 1) {
        white.add(cell);
      } else if (sign == 2 || empty == MOST_CELLS) {
        visible.remove(cell);
      } else {
        empty++;
      }
    }
    ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
    for (Edge edge : Edge.values()) {
      if (random.nextBoolean()) {
        edges.add(edge);
      }
    }
    return new Diagram(
        "",
        Position.of(board, black, white),
        ImmutableSet.copyOf(visible),
        edges.build(),
        ImmutableSet.of(),
        ImmutableMap.of(),
        Optional.empty());
  }

  @Test
  void randomDrawingsJoinWhatWalksOverThePlaneJoin() {
    Random random = new Random(22);
    int compared = 0;
    int edges = 0;
    while (compared < CASES) {
      Diagram diagram = random(random);
      ImmutableSet<Cell> cells = RegionReading.of(diagram).cells();
      if (!cells.isEmpty()) {
        compare(diagram, cells);
        compared++;
        edges += diagram.edges().isEmpty() ? 0 : 1;
      }
    }
    assertThat(edges).isBetween(CASES / 2, CASES - 1);
  }

  /** The cells that are named need not be all that are drawn. */
  @Test
  void partsOfRandomDrawingsJoinWhatWalksOverThePlaneJoin() {
    Random random = new Random(23);
    for (int compared = 0; compared < CASES / 4; compared++) {
      Diagram diagram = random(random);
      ImmutableList<Cell> empty = diagram.position().empty().asList();
      if (!empty.isEmpty()) {
        compare(diagram, ImmutableSet.of(empty.get(random.nextInt(empty.size()))));
      }
    }
  }

  private static void compare(Diagram diagram, ImmutableSet<Cell> cells) {
    Region region = DrawnRegions.open(diagram, cells);
    NaivePlane plane = new NaivePlane(diagram, cells);
    Set<String> ports = new LinkedHashSet<>();
    region.ports().forEach(port -> ports.add(name(port)));
    String drawing = diagram.position() + " " + diagram.visible() + " " + diagram.edges();
    assertThat(ports).as(drawing).hasSize(region.ports().size()).isEqualTo(plane.around());
    Set<Set<String>> always = joined(plane, ports, ImmutableSet.of());
    for (int coloring = 0; coloring < 1 << cells.size(); coloring++) {
      Set<String> black = new LinkedHashSet<>();
      for (int i = 0; i < cells.size(); i++) {
        if ((coloring >> i & 1) != 0) {
          black.add(region.cells().get(i).toString());
        }
      }
      Set<Set<String>> expected = joined(plane, ports, black);
      expected.removeAll(always);
      Set<Set<String>> found = joined(region, coloring);
      found.removeAll(always);
      assertThat(found).as("%s, black %s", drawing, black).isEqualTo(expected);
    }
  }

  private static Set<Set<String>> joined(NaivePlane plane, Set<String> ports, Set<String> black) {
    Set<Set<String>> joined = plane.joined(black);
    joined.removeIf(pair -> !ports.containsAll(pair));
    return joined;
  }

  private static String name(Port port) {
    return port.name().equals("top+bottom") ? "bottom+top" : port.name();
  }

  /** Pairs of ports that a chain of nodes joins, or that touch each other. */
  private static Set<Set<String>> joined(Region region, int coloring) {
    long groups = -(1L << region.cells().size());
    Set<Set<String>> joined = new LinkedHashSet<>();
    for (int second = 0; second < region.ports().size(); second++) {
      for (int first = 0; first < second; first++) {
        long black = coloring | groups;
        long reached = region.portNodes().get(first) & black;
        for (int i = 0; i < region.touches().length(); i++) {
          for (int node = 0; node < region.touches().length(); node++) {
            if ((reached >> node & 1) != 0) {
              reached |= region.touches().get(node) & black;
            }
          }
        }
        if ((reached & region.portNodes().get(second)) != 0
            || (region.portContacts().get(second) >> first & 1) != 0) {
          joined.add(
              ImmutableSet.of(name(region.ports().get(first)), name(region.ports().get(second))));
        }
      }
    }
    return joined;
  }

  @Test
  void aDrawingThatFillsTheLargestBoardCantGoOn() {
    Diagram whole = Diagram.of(Position.empty(new Board(Board.MAX_SIDE, 2)), Optional.empty());
    ImmutableSet<Cell> cells = ImmutableSet.of(new Cell(0, 0));
    assertThat(DrawnRegions.open(whole, cells).ports()).contains(new Port("top", true));
    Diagram open =
        new Diagram(
            "",
            whole.position(),
            whole.visible(),
            ImmutableSet.of(Edge.TOP),
            ImmutableSet.of(),
            ImmutableMap.of(),
            Optional.empty());
    assertThatThrownBy(() -> DrawnRegions.open(open, cells)).hasMessageContaining("largest board");
  }
}
