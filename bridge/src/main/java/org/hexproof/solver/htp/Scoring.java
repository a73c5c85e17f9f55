package org.hexproof.solver.htp;

import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.board.Position;

/** A way to ask engines of one kind for scores. */
interface Scoring {
  /** Whether this engine understands it. */
  boolean fits(HtpSession engine);

  /**
   * What the engine thinks of a position, if it thought of it at all.
   *
   * @param position the board has a size that the engine takes
   * @param time how long it is to think
   */
  Optional<HtpScore> score(HtpSession engine, Position position, Color toMove, Duration time)
      throws HtpException;

  /** As in {@code MoHex, 1 s}. */
  static String source(HtpSession engine, Duration time) {
    return engine.name() + ", " + HtpProcess.seconds(time);
  }
}
