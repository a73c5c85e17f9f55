package org.hexproof.parts;

import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.region.Region;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/** What is to be done to judge a part; Black wins a solve if the claim holds. */
public sealed interface Task {
  /** The value is computed from the moves of the region. */
  record ByValue(Region region) implements Task {}

  /** A solver decides a problem, maybe that of a board with the part in a context. */
  record BySolver(Problem problem, Optional<PlacedTemplate> board) implements Task {}

  /** A search of many solves for a fork. */
  record BySearch(Position position, Promise.Pivoting promise) implements Task {}

  /** A search of many solves for moves in a part and in the games that it may be worth at least. */
  record ByGame(Position position, Wanted wanted) implements Task {}

  /** The problem that is solved, if it is one. */
  default ImmutableSet<Problem> problems() {
    return this instanceof BySolver solver ? ImmutableSet.of(solver.problem()) : ImmutableSet.of();
  }
}
