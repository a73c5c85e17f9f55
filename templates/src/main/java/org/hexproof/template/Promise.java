package org.hexproof.template;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;

/** What a template promises to Black, with White to move. */
public sealed interface Promise {
  Kind kind();

  /** The black stones that the promise names; they are never redundant. */
  ImmutableSet<Cell> named();

  /** The edge that it joins stones to, or none if it joins them to each other only. */
  ImmutableSet<Edge> edges();

  /** The promise as a goal; that a fork pivots is none. */
  Optional<Goal> goal();

  /** The empty cell that a fork is about. */
  default Optional<Cell> pivot() {
    return Optional.empty();
  }

  /** The letters of cells in drawings. */
  default ImmutableMap<Cell, String> labels() {
    return named().stream()
        .sorted()
        .collect(ImmutableMap.toImmutableMap(cell -> cell, cell -> "A"));
  }

  /** The promise where its cells and its edge are others. */
  Promise moved(UnaryOperator<Cell> cells, UnaryOperator<Edge> edges);

  /** The stones, which count as one group, are joined to the edge. */
  record ToEdge(ImmutableSet<Cell> group, Edge edge) implements Promise {
    public ToEdge {
      checkArgument(!group.isEmpty(), "an edge template names the stone that is connected");
    }

    @Override
    public Kind kind() {
      return Kind.EDGE;
    }

    @Override
    public Promise moved(UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
      return new ToEdge(Cell.moved(group, cells), edges.apply(edge));
    }

    @Override
    public ImmutableSet<Cell> named() {
      return group;
    }

    @Override
    public ImmutableSet<Edge> edges() {
      return ImmutableSet.of(edge);
    }

    @Override
    public Optional<Goal> goal() {
      return Optional.of(Goal.join(ImmutableList.of(Terminal.of(group), Terminal.of(edge))));
    }
  }

  /** All the stones are joined to each other. */
  record Interior(ImmutableSet<Cell> stones) implements Promise {
    public Interior {
      checkArgument(stones.size() >= 2, "an interior template joins at least two stones");
    }

    @Override
    public Kind kind() {
      return Kind.INTERIOR;
    }

    @Override
    public Promise moved(UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
      return new Interior(Cell.moved(stones, cells));
    }

    @Override
    public ImmutableSet<Cell> named() {
      return stones;
    }

    @Override
    public ImmutableSet<Edge> edges() {
      return ImmutableSet.of();
    }

    @Override
    public Optional<Goal> goal() {
      return Optional.of(
          Goal.join(stones.stream().map(Terminal::of).collect(ImmutableList.toImmutableList())));
    }
  }

  /** What is promised of a stone A, a stone or empty cell B, and an edge. */
  sealed interface OfPair extends Promise {
    Cell a();

    Cell b();

    Edge edge();

    @Override
    default ImmutableSet<Edge> edges() {
      return ImmutableSet.of(edge());
    }

    @Override
    default ImmutableMap<Cell, String> labels() {
      return ImmutableMap.of(a(), "A", b(), "B");
    }
  }

  /** Both stones and the edge are joined. */
  record ConnectsBoth(Cell a, Cell b, Edge edge) implements OfPair {
    public ConnectsBoth {
      checkArgument(!a.equals(b), "a connects-both template names two different stones");
    }

    @Override
    public Kind kind() {
      return Kind.CONNECTS_BOTH;
    }

    @Override
    public Promise moved(UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
      return new ConnectsBoth(cells.apply(a), cells.apply(b), edges.apply(edge));
    }

    @Override
    public ImmutableSet<Cell> named() {
      return ImmutableSet.of(a, b);
    }

    @Override
    public Optional<Goal> goal() {
      return Optional.of(
          Goal.join(ImmutableList.of(Terminal.of(a), Terminal.of(b), Terminal.of(edge))));
    }
  }

  /**
   * Stone {@code a} is joined to the edge, or Black gets cell {@code b} joined to the edge with a
   * continuing threat ([H3T], section 6; sente: section 6.3).
   */
  record Pivoting(Cell a, Cell b, Edge edge, boolean sente) implements OfPair {
    public Pivoting {
      checkArgument(!a.equals(b), "a pivoting template names a stone and a different cell");
    }

    @Override
    public Kind kind() {
      return sente ? Kind.PIVOTING_SENTE : Kind.PIVOTING;
    }

    @Override
    public Promise moved(UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
      return new Pivoting(cells.apply(a), cells.apply(b), edges.apply(edge), sente);
    }

    @Override
    public ImmutableSet<Cell> named() {
      return ImmutableSet.of(a);
    }

    @Override
    public Optional<Goal> goal() {
      return Optional.empty();
    }

    @Override
    public Optional<Cell> pivot() {
      return Optional.of(b);
    }
  }
}
