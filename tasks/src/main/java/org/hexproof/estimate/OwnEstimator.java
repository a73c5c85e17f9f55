package org.hexproof.estimate;

import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * Our own estimates: the share of playouts of a tree search that the side to move wins with its
 * best move. The same position always has the same estimate. {@code Calibration} among the tests
 * tells what it is worth.
 */
public final class OwnEstimator implements Estimator {
  private static final int MOST_PLAYOUTS = 10_000;

  /** Large boards get fewer, so that they take about as long as one of 13x13. */
  private static final int MOST_CELLS = 169 * MOST_PLAYOUTS;

  @Override
  public Optional<Estimate> estimate(Question question) {
    int playouts = playouts(question.position());
    TreeSearch search = new TreeSearch(question).played(playouts);
    return Optional.of(estimate(search, question.toMove(), playouts));
  }

  @Override
  public boolean isConcurrent() {
    return true;
  }

  /** What a search says of the position that it began with. */
  static Estimate estimate(TreeSearch search, Color toMove, int playouts) {
    double mover = search.share();
    double black = toMove == Color.BLACK ? mover : 1 - mover;
    return Estimate.of(black, Optional.of(search.move()), "own, " + playouts + " playouts");
  }

  static int playouts(Position position) {
    return Math.min(MOST_PLAYOUTS, MOST_CELLS / position.board().size());
  }
}
