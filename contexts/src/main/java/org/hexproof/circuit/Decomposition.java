package org.hexproof.circuit;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.primary.PrimaryList;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Evaluation;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Finds out of which positions with at most three terminals a region is made, and of which those
 * are. Regions may be cut between cells that touch each other, as their hypergraph tells.
 */
public final class Decomposition {
  /** So many cells are evaluated at once, which is quick. */
  private static final int SMALL = 12;

  /** So many are where their parts meet in too many nodes. */
  private static final int MOST = 16;

  private static final int TERMINALS = Piece.TERMINALS;

  private final Hypergraph graph;
  private final ImmutableList<Cell> cells;
  private final Values values;
  private final long maxBytes;

  private Decomposition(Hypergraph graph, ImmutableList<Cell> cells, long maxBytes) {
    this.graph = graph;
    this.cells = cells;
    this.values = new Values(new Store(Posets.P3, maxBytes));
    this.maxBytes = maxBytes;
  }

  /**
   * A region, taken apart, and the cells that never matter, which are in no part. The terminals of
   * the whole are in their order, and those that are joined have the same node.
   */
  public record Taken(Made whole, ImmutableList<Cell> idle) {}

  public enum Shape {
    /** As in [H3T], Definition 4.9: each has an outer terminal, each two share an inner one. */
    PINWHEEL,
    /** The dual of that: each two share an outer terminal, and all of them an inner one. */
    STAR,
    OTHER
  }

  /**
   * A position with at most three terminals.
   *
   * @param parts of what it is made; none for a single cell and for what is known by name
   * @param value over the outcomes of three terminals, those that it doesn't have being alone;
   *     empty if that takes too long to compute
   */
  public record Made(
      ImmutableList<Cell> cells,
      ImmutableIntArray terminals,
      ImmutableList<Made> parts,
      Shape shape,
      Optional<Game> value) {}

  /**
   * Takes a region apart.
   *
   * @param region with two or three terminals
   * @param known whether a value is that of a position that is known by name, and so not taken
   *     apart
   * @throws IllegalArgumentException if an empty cell of a terminal touches three nodes besides
   * @throws org.hexproof.value.GameTooLargeException if it has more than 63 cells or nodes
   */
  public static Taken of(ClosedRegion region, Predicate<Game> known, long maxBytes) {
    SingleCells.Reduced reduced = SingleCells.Reduced.of(region);
    Decomposition found = new Decomposition(reduced.graph(), reduced.cells(), maxBytes);
    Piece parts =
        Divisions.of(found.graph, piece -> found.isKnown(piece, known))
            .orElseGet(() -> RegionParts.of(found.graph));
    return new Taken(found.made(parts, found.graph.terminals()), reduced.idle());
  }

  private boolean isKnown(Piece piece, Predicate<Game> known) {
    return piece.size() <= PrimaryList.SHIPPED_CELLS
        && known.test(values.form(evaluated(piece, terminals(piece))));
  }

  private Made made(Piece piece, ImmutableIntArray terminals) {
    return new Made(
        IntStream.range(0, cells.size())
            .filter(i -> (piece.cells() >> i & 1) != 0)
            .mapToObj(cells::get)
            .collect(ImmutableList.toImmutableList()),
        terminals,
        piece.children().stream()
            .map(child -> made(child, terminals(child)))
            .collect(ImmutableList.toImmutableList()),
        piece.isPinwheel() ? Shape.PINWHEEL : piece.isStar() ? Shape.STAR : Shape.OTHER,
        value(piece, terminals).map(values::form));
  }

  private static ImmutableIntArray terminals(Piece piece) {
    return ImmutableIntArray.copyOf(piece.terminals().stream().map(bit -> bit + 1));
  }

  private Optional<Integer> value(Piece piece, ImmutableIntArray terminals) {
    if (piece.size() <= SMALL) {
      return Optional.of(evaluated(piece, terminals));
    }
    try {
      return assembled(piece, terminals);
    } catch (GameTooLargeException e) {
      return piece.size() <= MOST ? Optional.of(evaluated(piece, terminals)) : Optional.empty();
    }
  }

  private int evaluated(Piece piece, ImmutableIntArray terminals) {
    ImmutableIntArray.Builder three = ImmutableIntArray.builder().addAll(terminals);
    for (int i = terminals.length(); i < TERMINALS; i++) {
      three.add(graph.nodes() + 1 + i);
    }
    ImmutableList<ImmutableIntArray> own =
        IntStream.range(0, graph.cells().size())
            .filter(i -> (piece.cells() >> i & 1) != 0)
            .mapToObj(graph.cells()::get)
            .collect(ImmutableList.toImmutableList());
    return new Evaluation(Coloring.of(new Hypergraph(three.build(), own)), values, maxBytes)
        .value();
  }

  private Optional<Integer> assembled(Piece piece, ImmutableIntArray terminals) {
    List<Integer> parts = new ArrayList<>();
    for (Piece child : piece.children()) {
      Optional<Integer> value = value(child, terminals(child));
      if (value.isEmpty()) {
        return value;
      }
      parts.add(value.get());
    }
    ImmutableIntArray nodes = ImmutableIntArray.copyOf(terminals.stream().map(node -> node - 1));
    return Optional.of(piece.value(nodes, parts, values, maxBytes));
  }
}
