package org.hexproof.annotate;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import java.util.Comparator;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.estimate.Estimate;
import org.hexproof.format.GameMove;

/**
 * A move after which much less is thought of its side than before. That is a hint where to look,
 * and proves nothing of the move.
 *
 * @param step the number of its step
 * @param after none where the other side is proved to win
 * @param preferred another move that the estimate before it supposed to be best
 */
public record Doubt(
    int step, Color player, Estimate before, Optional<Estimate> after, Optional<Cell> preferred) {
  private static final int LEAST_DROP = 10;
  private static final int MOST = 3;

  /** The moves of the main line with the largest drops, in the order of the line. */
  static ImmutableMap<Integer, Doubt> of(Analysis analysis) {
    return analysis.game().mainLine().stream()
        .flatMap(step -> of(analysis, step).stream())
        .filter(doubt -> doubt.drop() >= LEAST_DROP)
        .sorted(Comparator.comparingInt(Doubt::drop).reversed())
        .limit(MOST)
        .sorted(Comparator.comparingInt(Doubt::step))
        .collect(toImmutableMap(Doubt::step, doubt -> doubt));
  }

  private static Optional<Doubt> of(Analysis analysis, int step) {
    Optional<GameMove> move = analysis.game().turn(step);
    if (move.isEmpty()) {
      return Optional.empty();
    }
    Color player = move.get().player();
    Optional<Estimate> after = analysis.estimate(step);
    boolean isLost = analysis.winner(step).equals(Optional.of(player.opposite()));
    return analysis
        .estimate(analysis.game().step(step).parent().orElseThrow())
        .filter(before -> after.map(before::isComparable).orElse(isLost))
        .map(
            before -> {
              Optional<Cell> preferred =
                  before.move().filter(best -> !move.get().cell().equals(Optional.of(best)));
              return new Doubt(step, player, before, after, preferred);
            });
  }

  /** In percent, which have no error of rounding. */
  int drop() {
    return before.percent(player) - after.map(estimate -> estimate.percent(player)).orElse(0);
  }
}
