package org.hexproof.region;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.format.Diagram;

/**
 * A drawing in the plane, which goes on beyond each side where no edge is drawn. Who is joined is
 * found by walking from place to place; a place is called by its name in the drawing.
 */
final class NaivePlane {
  private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {1, -1}, {-1, 1}};

  private final Diagram diagram;
  private final Set<String> region = new LinkedHashSet<>();
  private final Set<String> stones = new LinkedHashSet<>();
  private final Set<String> empty = new LinkedHashSet<>();
  private final SetMultimap<String, String> touches = LinkedHashMultimap.create();

  NaivePlane(Diagram diagram, ImmutableSet<Cell> cells) {
    this.diagram = diagram;
    Board board = diagram.position().board();
    cells.forEach(cell -> region.add(cell.toString()));
    diagram.position().black().forEach(cell -> stones.add(cell.toString()));
    for (Edge edge : List.of(Edge.TOP, Edge.BOTTOM)) {
      if (diagram.edges().contains(edge)) {
        stones.add(edge.label());
      }
    }
    for (int row = -1; row <= board.rows(); row++) {
      for (int col = -1; col <= board.cols(); col++) {
        empty.add(place(col, row));
        for (int[] step : STEPS) {
          touches.put(place(col, row), place(col + step[0], row + step[1]));
          touches.put(place(col + step[0], row + step[1]), place(col, row));
        }
      }
    }
    empty.removeAll(stones);
    empty.removeAll(region);
    diagram.position().white().forEach(cell -> empty.remove(cell.toString()));
    empty.remove("wall");
    touches.removeAll("wall");
  }

  private String place(int col, int row) {
    Board board = diagram.position().board();
    Set<Edge> edges = diagram.edges();
    if ((col < 0 && edges.contains(Edge.LEFT))
        || (col >= board.cols() && edges.contains(Edge.RIGHT))) {
      return "wall";
    }
    if (row < 0 && edges.contains(Edge.TOP)) {
      return "top";
    }
    if (row >= board.rows() && edges.contains(Edge.BOTTOM)) {
      return "bottom";
    }
    return (col < 0 ? "@" : Cell.columnName(col)) + (row + 1);
  }

  /**
   * The empty places outside that the region touches, and a stone of each group that it touches.
   */
  Set<String> around() {
    Set<String> around = new LinkedHashSet<>();
    for (String cell : region) {
      for (String next : touches.get(cell)) {
        if (empty.contains(next)) {
          around.add(next);
        } else if (stones.contains(next) && reachesOutside(next)) {
          around.add(group(next));
        }
      }
    }
    return around;
  }

  private boolean reachesOutside(String stone) {
    return reached(stone, stones).stream()
        .anyMatch(
            place ->
                place.equals("top")
                    || place.equals("bottom")
                    || !Sets.intersection(touches.get(place), empty).isEmpty());
  }

  /** What a group is called: its edges, or its first stone. */
  private String group(String stone) {
    Set<String> group = reached(stone, stones);
    List<String> edges = new ArrayList<>(List.of("bottom", "top"));
    edges.retainAll(group);
    return edges.isEmpty()
        ? stones.stream().filter(group::contains).findFirst().orElseThrow()
        : String.join("+", edges);
  }

  /** Pairs that are joined once both are black, if these cells of the region are black. */
  Set<Set<String>> joined(Set<String> black) {
    Set<String> all = Sets.union(stones, black);
    Set<Set<String>> pairs = new LinkedHashSet<>();
    for (String first : Sets.union(stones, empty)) {
      Set<String> reached = reached(first, Sets.union(all, Set.of(first)));
      Set<String> touched = new LinkedHashSet<>(reached);
      reached.forEach(place -> touched.addAll(touches.get(place)));
      for (String second : Sets.union(stones, empty)) {
        boolean isJoined =
            empty.contains(second) ? touched.contains(second) : reached.contains(second);
        if (isJoined && !name(first).equals(name(second))) {
          pairs.add(ImmutableSet.of(name(first), name(second)));
        }
      }
    }
    return pairs;
  }

  private String name(String place) {
    return stones.contains(place) ? group(place) : place;
  }

  private Set<String> reached(String from, Set<String> black) {
    Set<String> reached = new LinkedHashSet<>(Set.of(from));
    List<String> open = new ArrayList<>(reached);
    while (!open.isEmpty()) {
      for (String next : touches.get(open.remove(open.size() - 1))) {
        if (black.contains(next) && reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }
}
