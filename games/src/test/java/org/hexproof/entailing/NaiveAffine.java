package org.hexproof.entailing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sums of games, played out by the rules: an infinity that somebody moves to ends all, and nothing
 * is known of sums as games.
 */
final class NaiveAffine {
  private record Position(List<AffineGame> parts, boolean leftToMove) {}

  private final Map<Position, Boolean> known = new HashMap<>();

  /** Whether Left wins the games side by side. */
  boolean leftWins(List<AffineGame> parts, boolean leftToMove) {
    Optional<AffineGame> over = parts.stream().filter(AffineGame::isInfinite).findAny();
    if (over.isPresent()) {
      return over.get().isInfinity();
    }
    Position position = new Position(List.copyOf(parts), leftToMove);
    Boolean answer = known.get(position);
    if (answer == null) {
      answer = leftToMove == canMoveTo(parts, leftToMove);
      known.put(position, answer);
    }
    return answer;
  }

  /** Whether the player to move can win. */
  private boolean canMoveTo(List<AffineGame> parts, boolean left) {
    for (int i = 0; i < parts.size(); i++) {
      for (AffineGame option : left ? parts.get(i).left() : parts.get(i).right()) {
        List<AffineGame> after = new ArrayList<>(parts);
        after.set(i, option);
        if (leftWins(after, !left) == left) {
          return true;
        }
      }
    }
    return false;
  }

  OutcomeClass outcome(AffineGame... parts) {
    return OutcomeClass.of(leftWins(List.of(parts), true), leftWins(List.of(parts), false));
  }
}
