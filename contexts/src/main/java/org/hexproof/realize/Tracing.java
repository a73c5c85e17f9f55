package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.shannon.Hypergraph;
import org.jgrapht.Graph;
import org.jgrapht.GraphMapping;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** Finds a hypergraph in a drawing of another one that says the same. */
record Tracing(PrimaryDrawing drawing, ImmutableList<Cell> cells, Hypergraph graph) {
  /** The drawing with the numbers of the hypergraph that has these contacts. */
  static Optional<Canvas> trace(PrimaryDrawing drawing, Hypergraph graph, Contacts contacts) {
    ImmutableList<Cell> cells = ImmutableList.sortedCopyOf(drawing.cells());
    Tracing tracing = new Tracing(drawing, cells, graph);
    Contacts drawn = Contacts.of(drawing.stones(), cells, drawing.terminals());
    VF2GraphIsomorphismInspector<Integer, DefaultEdge> inspector =
        new VF2GraphIsomorphismInspector<>(
            asGraph(drawn), asGraph(contacts), Tracing::compare, null);
    Iterator<GraphMapping<Integer, DefaultEdge>> mappings = inspector.getMappings();
    return mappings.hasNext() ? tracing.canvas(mappings.next()) : Optional.empty();
  }

  /** Cells are alike, terminals are not. */
  private static int compare(int one, int other) {
    return Integer.compare(Math.min(one, 0), Math.min(other, 0));
  }

  private static Graph<Integer, DefaultEdge> asGraph(Contacts contacts) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    contacts.pairs().keySet().forEach(graph::addVertex);
    contacts.pairs().forEach(graph::addEdge);
    return graph;
  }

  private Optional<Canvas> canvas(GraphMapping<Integer, DefaultEdge> mapping) {
    Canvas canvas =
        new Canvas(
            new TouchTable(graph),
            Canvas.Sides.WHITE,
            drawing.stones().board().rows(),
            drawing.stones().board().cols());
    for (int i = 0; i < cells.size(); i++) {
      int number = mapping.getVertexCorrespondence(i, true);
      canvas.put(canvas.place(cells.get(i).row(), cells.get(i).col()), Canvas.cell(number), 0);
    }
    for (ImmutableSet<Cell> group : drawing.stones().groups(Content.BLACK)) {
      Optional<Integer> node = node(canvas, group);
      if (node.isEmpty()) {
        return Optional.empty();
      }
      group.forEach(cell -> canvas.put(canvas.place(cell.row(), cell.col()), node.get(), 0));
    }
    return Optional.of(canvas).filter(Canvas::isRight);
  }

  /** The node that a group stands for: one that the same cells touch. */
  private Optional<Integer> node(Canvas canvas, Set<Cell> group) {
    Set<Integer> touching =
        group.stream()
            .flatMap(stone -> drawing.stones().board().neighbors(stone).stream())
            .filter(drawing.cells()::contains)
            .map(cell -> Canvas.number(canvas.at(canvas.place(cell.row(), cell.col()))))
            .collect(Collectors.toSet());
    for (int i = 0; i < drawing.terminals().size(); i++) {
      if (group.containsAll(drawing.terminals().get(i).cells())) {
        return Optional.of(graph.terminals().get(i));
      }
    }
    return IntStream.rangeClosed(1, graph.nodes())
        .filter(node -> !graph.terminals().contains(node) && touching.equals(cellsAt(node)))
        .boxed()
        .findFirst();
  }

  private Set<Integer> cellsAt(int node) {
    return graph.cellsAt(node).boxed().collect(Collectors.toSet());
  }
}
