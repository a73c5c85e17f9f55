package org.hexproof.spot;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/** What makes two matches the same; which of two connected stones is called A does not. */
record MatchKey(
    Color side,
    Template template,
    ImmutableSet<Cell> named,
    Optional<Cell> pivot,
    ImmutableSet<Edge> edges,
    ImmutableSet<Cell> stones,
    ImmutableSet<Cell> carrier) {
  static MatchKey of(Match match) {
    return new MatchKey(
        match.side(),
        match.template(),
        match.promise().named(),
        pivot(match.promise()),
        match.promise().edges(),
        match.stones(),
        match.carrier());
  }

  /** A template where its cells and its edge are others. */
  static MatchKey of(
      Template template, Color side, UnaryOperator<Cell> cells, UnaryOperator<Edge> edges) {
    Promise promise = template.promise().moved(cells, edges);
    return new MatchKey(
        side,
        template,
        promise.named(),
        pivot(promise),
        promise.edges(),
        moved(template.stones().black(), cells),
        moved(template.carrier(), cells));
  }

  /** The key of the match on a board that is turned or reflected. */
  MatchKey moved(Color newSide, UnaryOperator<Cell> cells, UnaryOperator<Edge> newEdges) {
    return new MatchKey(
        newSide,
        template,
        moved(named, cells),
        pivot.map(cells),
        edges.stream().map(newEdges).collect(ImmutableSet.toImmutableSet()),
        moved(stones, cells),
        moved(carrier, cells));
  }

  /** The key with a template that is drawn otherwise. */
  MatchKey with(Template other) {
    return new MatchKey(side, other, named, pivot, edges, stones, carrier);
  }

  private static Optional<Cell> pivot(Promise promise) {
    return promise instanceof Promise.Pivoting pivoting
        ? Optional.of(pivoting.b())
        : Optional.empty();
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> set, UnaryOperator<Cell> cells) {
    return set.stream().map(cells).collect(ImmutableSet.toImmutableSet());
  }
}
