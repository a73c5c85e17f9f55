package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** Collects the edges of a graph that is read, by the names of their ends. */
final class EdgeCollector {
  private final Cursor cursor;
  private final String ground;
  private final String what;
  private final Map<String, Integer> vertices = new LinkedHashMap<>();
  private final ImmutableList.Builder<EdgeGraph.Edge> edges = ImmutableList.builder();
  private int count;

  /**
   * Takes the text, for messages.
   *
   * @param ground the name that is no vertex
   * @param what the edges are, for messages
   */
  EdgeCollector(Cursor cursor, String ground, String what) {
    this.cursor = cursor;
    this.ground = ground;
    this.what = what;
  }

  /** The words of each line that has some; {@code #} begins a remark. */
  static List<ImmutableList<Placed>> paths(String text) {
    List<ImmutableList<Placed>> paths = new ArrayList<>();
    Placed.lines(text).forEach(line -> paths.add(line.withoutRemark().words()));
    paths.removeIf(List::isEmpty);
    return paths;
  }

  void add(String name, String one, String other, int place) throws ValueSyntaxException {
    if (count++ == EdgeGraph.MAX_EDGES) {
      throw cursor.error(place, "more than " + EdgeGraph.MAX_EDGES + " " + what);
    }
    edges.add(new EdgeGraph.Edge(name, end(one), end(other)));
  }

  private int end(String name) {
    return name.equals(ground)
        ? EdgeGraph.GROUND
        : vertices.computeIfAbsent(name, vertex -> vertices.size());
  }

  int size() {
    return count;
  }

  EdgeGraph graph() {
    return new EdgeGraph(ImmutableList.copyOf(vertices.keySet()), edges.build());
  }
}
