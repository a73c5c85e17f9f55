package org.hexproof.shannon;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jgrapht.Graphs;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/**
 * Cells and the nodes that they touch, drawn in the plane with the terminals outside. The outside
 * is drawn like a cell that touches the terminals. A cell may touch a node in several places.
 */
public final class PlaneDrawing {
  /** The outside's number among the cells. */
  public static final int OUTSIDE = -1;

  /** The vertex of the outside, then of each cell; those of its places follow. */
  private final ImmutableList<Integer> vertices;

  private final PlaneFaces faces;

  private PlaneDrawing(ImmutableList<Integer> vertices, PlaneFaces faces) {
    this.vertices = vertices;
    this.faces = faces;
  }

  /**
   * Draws what hangs together with the terminals, by the nodes of these and of the cells, numbered
   * from 1; empty if that is not planar with them outside.
   */
  public static Optional<PlaneDrawing> of(
      ImmutableIntArray terminals, List<ImmutableIntArray> cells) {
    List<ImmutableIntArray> all = new ArrayList<>(List.of(terminals));
    all.addAll(cells);
    int next = all.stream().flatMapToInt(ImmutableIntArray::stream).max().orElseThrow() + 1;
    SimpleGraph<Integer, DefaultEdge> plane = new SimpleGraph<>(DefaultEdge.class);
    ImmutableList.Builder<Integer> vertices = ImmutableList.builder();
    for (ImmutableIntArray nodes : all) {
      int vertex = next;
      vertices.add(vertex);
      plane.addVertex(vertex);
      // Several places may be at one node, so each is led there by a vertex of its own.
      for (int node : nodes.asList()) {
        next++;
        Graphs.addEdgeWithVertices(plane, vertex, next);
        Graphs.addEdgeWithVertices(plane, next, node);
      }
      next++;
    }
    ImmutableList<Integer> found = vertices.build();
    Set<Integer> reached = new ConnectivityInspector<>(plane).connectedSetOf(found.get(0));
    plane.removeAllVertices(ImmutableList.copyOf(Sets.difference(plane.vertexSet(), reached)));
    return PlaneFaces.of(plane).map(faces -> new PlaneDrawing(found, faces));
  }

  private int vertex(int cell) {
    return vertices.get(cell + 1);
  }

  /** Whether a cell hangs together with the terminals. */
  public boolean contains(int cell) {
    return faces.contains(vertex(cell));
  }

  /** The places of a cell, counted from 0, in their order around it. */
  public ImmutableList<Integer> places(int cell) {
    return faces.around(vertex(cell)).stream()
        .map(vertex -> vertex - vertex(cell) - 1)
        .collect(ImmutableList.toImmutableList());
  }

  /** The number of the face between a place of a cell and the one before it around the cell. */
  public int face(int cell, int place) {
    return faces.face(vertex(cell), vertex(cell) + 1 + place);
  }

  /** The numbers of the faces around a cell, in increasing order. */
  ImmutableIntArray faces(int cell) {
    return ImmutableIntArray.copyOf(
        places(cell).stream().mapToInt(place -> face(cell, place)).sorted().distinct());
  }

  /** For each of the three places of a cell the face between the other two. */
  public int[] facing(int cell) {
    ImmutableList<Integer> places = places(cell);
    int[] facing = new int[places.size()];
    for (int i = 0; i < facing.length; i++) {
      facing[places.get((i + 1) % facing.length)] = face(cell, places.get(i));
    }
    return facing;
  }

  /** Whether the places of a cell go round one way or the other. */
  public boolean isInOrder(int cell) {
    ImmutableList<Integer> places = places(cell);
    return places.get((places.indexOf(0) + 1) % places.size()) == 1;
  }
}
