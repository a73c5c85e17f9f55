package org.hexproof.verify;

import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/** The solver plays for the promise itself: joining terminals is a goal like any other. */
public final class DirectMethod implements Method {
  @Override
  public String name() {
    return "direct";
  }

  @Override
  public Optional<Problem> problem(Position position, Promise promise) {
    return goal(promise).map(goal -> new Problem(position, Color.WHITE, goal));
  }

  private static Optional<Goal> goal(Promise promise) {
    if (promise instanceof Promise.ToEdge toEdge) {
      return Optional.of(toEdge.goal());
    }
    if (promise instanceof Promise.Interior interior) {
      return Optional.of(interior.goal());
    }
    if (promise instanceof Promise.ConnectsBoth both) {
      return Optional.of(both.goal());
    }
    return Optional.empty();
  }
}
