package org.hexproof.estimate;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.solver.htp.HtpException;
import org.hexproof.solver.htp.HtpScore;
import org.hexproof.solver.htp.HtpScorer;

/**
 * What an engine thinks, and our own estimates where it does not think, fails or can't be asked.
 */
public final class EngineEstimator implements Estimator {
  /** So often in a row it may fail before it is given up. */
  private static final int MOST_FAILURES = 3;

  private final HtpScorer engine;
  private final Consumer<String> told;
  private final Estimator own = new OwnEstimator();
  private final Set<Board> tooLarge = new HashSet<>();
  private boolean hasFailed;
  private int failures;

  /**
   * @param told is told, once, that the engine failed, that it is not asked any more, and of each
   *     size of board that it does not take
   */
  public EngineEstimator(HtpScorer engine, Consumer<String> told) {
    this.engine = engine;
    this.told = told;
  }

  @Override
  public Optional<Estimate> estimate(Question question) {
    return failures < MOST_FAILURES && takes(question.position().board())
        ? score(question).map(score -> estimate(score, question)).or(() -> own.estimate(question))
        : own.estimate(question);
  }

  private static Estimate estimate(HtpScore score, Question question) {
    double black = question.toMove() == Color.BLACK ? score.mover() : 1 - score.mover();
    return Estimate.of(
        black, Optional.of(score.move()).filter(question.among()::contains), score.source());
  }

  private boolean takes(Board board) {
    boolean takes = engine.takes(board);
    if (!takes && tooLarge.add(board)) {
      told.accept("refuses a board of %s x %s".formatted(board.cols(), board.rows()));
    }
    return takes;
  }

  private Optional<HtpScore> score(Question question) {
    try {
      Optional<HtpScore> score = engine.score(question.position(), question.toMove());
      failures = 0;
      return score;
    } catch (HtpException e) {
      if (!e.isCancelled()) {
        failed(e.getMessage());
      }
      return Optional.empty();
    }
  }

  private void failed(String message) {
    if (!hasFailed) {
      told.accept("failed: " + message);
    }
    hasFailed = true;
    failures++;
    if (failures == MOST_FAILURES) {
      told.accept("failed " + failures + " times in a row and is not asked any more");
    }
  }

  /** Whether it ever did. */
  public boolean hasFailed() {
    return hasFailed;
  }
}
