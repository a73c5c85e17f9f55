package org.hexproof.solver.htp;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/**
 * An engine that is asked what it thinks of positions. It is started and kept as that of {@link
 * HtpSolver}.
 */
public final class HtpScorer implements AutoCloseable {
  private final KeptEngine engine;
  private final Duration time;
  private final ImmutableList<Scoring> ways =
      ImmutableList.of(new MohexScoring(), new KataScoring());

  /**
   * @param time how long it is to think of a position
   */
  public HtpScorer(HtpSettings settings, Duration time) {
    this.engine = new KeptEngine(settings);
    this.time = time;
  }

  /**
   * Starts it.
   *
   * @throws HtpException if it does not start, or has no scores to tell
   */
  public void start() throws HtpException {
    engine.ask(this::way);
  }

  private Scoring way(HtpSession session) throws HtpException {
    return ways.stream()
        .filter(way -> way.fits(session))
        .findFirst()
        .orElseThrow(
            () ->
                HtpException.fault(
                    session.name()
                        + " tells no scores: it lists neither reg_genmove, param_mohex and"
                        + " mohex-search-statistics, as MoHex does, nor is it KataHex with"
                        + " time_settings and kata-genmove_analyze"));
  }

  /** Whether the engine has boards of this size, as far as it can be asked. */
  public boolean takes(Board board) {
    try {
      return engine.ask(session -> session.takes(board));
    } catch (HtpException e) {
      return true;
    }
  }

  /**
   * What the engine thinks of a position, if it had to think.
   *
   * @param position nobody has won it, and it has an empty cell
   * @throws HtpException if the engine fails; the next question gets a fresh one
   */
  public Optional<HtpScore> score(Position position, Color toMove) throws HtpException {
    return engine.ask(session -> way(session).score(session, position, toMove, time));
  }

  /** Ends a question by killing the engine; without one, does nothing. */
  public void cancel() {
    engine.cancel();
  }

  /** Ends the engine. */
  @Override
  public void close() {
    engine.close();
  }
}
