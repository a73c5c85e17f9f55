package org.hexproof.switching;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Two forests in a graph without a common edge that together have as many edges as possible. Edges
 * are added one by one; to make room, others go from one forest to the other along a shortest chain
 * of exchanges ([EDMONDS], the union of two matroids). An edge finds no place exactly if its ends
 * lie in a part of the graph in which both forests are trees on the same vertices.
 */
final class TwoForests {
  private static final int FORESTS = 2;
  private static final int NONE = -1;

  private final int vertices;
  private final List<SwitchingEdge> edges;

  /** The forest of each edge, or {@link #NONE}. */
  private final List<Integer> places;

  TwoForests(int vertices) {
    this(vertices, new ArrayList<>(), new ArrayList<>());
  }

  private TwoForests(int vertices, List<SwitchingEdge> edges, List<Integer> places) {
    this.vertices = vertices;
    this.edges = edges;
    this.places = places;
  }

  TwoForests copy() {
    return new TwoForests(vertices, new ArrayList<>(edges), new ArrayList<>(places));
  }

  /** Adds an edge, with the next number from 0 on; says whether it has found a place. */
  boolean add(SwitchingEdge edge) {
    edges.add(edge);
    places.add(NONE);
    return place(edges.size() - 1).isEmpty();
  }

  /** Takes an edge away; one of those without a place may take its place. */
  void remove(int edge) {
    boolean isRoom = places.set(edge, NONE) != NONE;
    edges.set(edge, new SwitchingEdge(0, 0));
    for (int other = 0; isRoom && other < edges.size(); other++) {
      if (places.get(other) == NONE) {
        isRoom = !place(other).isEmpty();
      }
    }
  }

  /** The edges of one of the forests among some edges. */
  ImmutableSet<Integer> among(ImmutableSet<Integer> some, int forest) {
    return some.stream()
        .filter(edge -> places.get(edge) == forest)
        .collect(ImmutableSet.toImmutableSet());
  }

  /**
   * Finds a place for an edge that has none. If it has found none: the edge itself and, of the two
   * forests, the edges of two trees on the same vertices, its ends among them.
   */
  ImmutableSet<Integer> place(int edge) {
    Rooted[] rooted = {new Rooted(0), new Rooted(1)};
    int[] before = new int[edges.size()];
    Arrays.fill(before, NONE);
    before[edge] = edge;
    List<Integer> reached = new ArrayList<>(List.of(edge));
    for (int i = 0; i < reached.size(); i++) {
      int next = reached.get(i);
      for (int forest = 0; forest < FORESTS; forest++) {
        if (places.get(next) == forest) {
          continue;
        }
        if (!rooted[forest].areJoined(edges.get(next))) {
          exchange(next, forest, before);
          return ImmutableSet.of();
        }
        for (int other : rooted[forest].path(edges.get(next))) {
          if (before[other] == NONE) {
            before[other] = next;
            reached.add(other);
          }
        }
      }
    }
    return ImmutableSet.copyOf(reached);
  }

  private void exchange(int last, int forest, int[] before) {
    int edge = last;
    int into = places.set(edge, forest);
    while (before[edge] != edge) {
      edge = before[edge];
      into = places.set(edge, into);
    }
  }

  /** One of the forests, each tree hanging from a root. */
  private final class Rooted {
    private final int[] edgeAbove = new int[vertices];
    private final int[] above = new int[vertices];
    private final int[] depth = new int[vertices];
    private final int[] root = new int[vertices];

    Rooted(int forest) {
      List<List<Integer>> around = new ArrayList<>();
      for (int vertex = 0; vertex < vertices; vertex++) {
        around.add(new ArrayList<>());
      }
      for (int edge = 0; edge < edges.size(); edge++) {
        if (places.get(edge) == forest) {
          around.get(edges.get(edge).first()).add(edge);
          around.get(edges.get(edge).second()).add(edge);
        }
      }
      Arrays.fill(root, NONE);
      for (int vertex = 0; vertex < vertices; vertex++) {
        if (root[vertex] == NONE) {
          hang(vertex, around);
        }
      }
    }

    private void hang(int from, List<List<Integer>> around) {
      root[from] = from;
      Deque<Integer> open = new ArrayDeque<>(List.of(from));
      while (!open.isEmpty()) {
        int vertex = open.remove();
        for (int edge : around.get(vertex)) {
          SwitchingEdge link = edges.get(edge);
          int next = link.first() == vertex ? link.second() : link.first();
          if (root[next] == NONE) {
            root[next] = from;
            above[next] = vertex;
            edgeAbove[next] = edge;
            depth[next] = depth[vertex] + 1;
            open.add(next);
          }
        }
      }
    }

    boolean areJoined(SwitchingEdge edge) {
      return root[edge.first()] == root[edge.second()];
    }

    /** The edges between the ends of an edge in their tree. */
    List<Integer> path(SwitchingEdge edge) {
      List<Integer> path = new ArrayList<>();
      int first = edge.first();
      int second = edge.second();
      while (first != second) {
        if (depth[first] >= depth[second]) {
          path.add(edgeAbove[first]);
          first = above[first];
        } else {
          path.add(edgeAbove[second]);
          second = above[second];
        }
      }
      return path;
    }
  }
}
