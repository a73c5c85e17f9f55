package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.spot.Match;
import org.jgrapht.alg.util.UnionFind;

/**
 * What is connected for one side, whatever the other side does and although it moves next: stones
 * and edges that touch, and what templates join whose carriers have no cell in common, so that each
 * is answered by itself.
 */
final class Bonds {
  private final Board board;
  private final Color side;
  private final ImmutableSet<Cell> stones;
  private final ImmutableSet<Edge> edges;
  private final UnionFind<Integer> parts;
  private final ImmutableList<Match> used;

  private Bonds(Position position, Color side, Iterable<Match> candidates) {
    this.side = side;
    board = position.board();
    stones = position.cells(side.stone());
    edges =
        side == Color.BLACK
            ? ImmutableSet.of(Edge.TOP, Edge.BOTTOM)
            : ImmutableSet.of(Edge.LEFT, Edge.RIGHT);
    parts = touching();
    Set<Cell> taken = new HashSet<>();
    ImmutableList.Builder<Match> chosen = ImmutableList.builder();
    for (Match match : candidates) {
      Set<Cell> free = Sets.difference(match.carrier(), stones);
      if (Collections.disjoint(free, taken) && isSound(match) && !joins(match)) {
        ends(match).forEach(end -> parts.union(end, ends(match).get(0)));
        taken.addAll(free);
        chosen.add(match);
      }
    }
    used = chosen.build();
  }

  /**
   * Finds them.
   *
   * @param candidates templates that hold for the side, the preferred ones first
   */
  static Bonds of(Position position, Color side, Iterable<Match> candidates) {
    return new Bonds(position, side, candidates);
  }

  /** Whether a template that stood holds still: further stones of its own side do no harm. */
  static boolean holds(Match match, Position position) {
    Content other = match.side().opposite().stone();
    return match.stones().stream().allMatch(cell -> position.at(cell) == match.side().stone())
        && match.carrier().stream().noneMatch(cell -> position.at(cell) == other);
  }

  private UnionFind<Integer> touching() {
    UnionFind<Integer> touching = new UnionFind<>(Set.of());
    edges.forEach(edge -> touching.addElement(node(edge)));
    stones.forEach(stone -> touching.addElement(node(stone)));
    for (Cell stone : stones) {
      board.neighbors(stone).stream()
          .filter(stones::contains)
          .forEach(next -> touching.union(node(stone), node(next)));
      edges.stream()
          .filter(edge -> board.touches(stone, edge))
          .forEach(edge -> touching.union(node(stone), node(edge)));
    }
    return touching;
  }

  private int node(Cell stone) {
    return board.index(stone);
  }

  private int node(Edge edge) {
    return board.size() + edges.asList().indexOf(edge);
  }

  private List<Integer> ends(Match match) {
    return Stream.concat(
            match.promise().named().stream().map(this::node),
            match.promise().edges().stream().map(this::node))
        .toList();
  }

  /** Stones that count as one group in an edge template have to be one. */
  private boolean isSound(Match match) {
    return switch (match.kind()) {
      case EDGE -> isOne(match.promise().named().stream().map(this::node));
      case INTERIOR, CONNECTS_BOTH -> true;
      case PIVOTING, PIVOTING_SENTE -> false;
    };
  }

  private boolean isOne(Stream<Integer> nodes) {
    return nodes.map(parts::find).distinct().count() == 1;
  }

  /** Whether what a template joins is joined, by whatever. */
  boolean joins(Match match) {
    return isOne(ends(match).stream());
  }

  /** The templates that it takes, in the order of the candidates. */
  ImmutableList<Match> used() {
    return used;
  }

  /** Those of the templates that have to do with what a stone is connected to. */
  ImmutableList<Match> usedAt(Cell stone) {
    return used.stream()
        .filter(match -> parts.inSameSet(ends(match).get(0), node(stone)))
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether a stone is connected to an edge of its side. */
  boolean reaches(Cell stone, Edge edge) {
    return parts.inSameSet(node(stone), node(edge));
  }

  boolean areJoined(Cell one, Cell other) {
    return parts.inSameSet(node(one), node(other));
  }

  boolean span() {
    return isOne(edges.stream().map(this::node));
  }

  Color side() {
    return side;
  }

  /** The edges of the side. */
  ImmutableSet<Edge> edges() {
    return edges;
  }

  /** The stones that are connected to one, itself among them. */
  ImmutableSet<Cell> joinedTo(Cell stone) {
    return stones.stream()
        .filter(other -> areJoined(stone, other))
        .collect(ImmutableSet.toImmutableSet());
  }
}
