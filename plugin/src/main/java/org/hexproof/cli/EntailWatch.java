package org.hexproof.cli;

import java.io.Closeable;
import java.util.function.IntConsumer;

/** Shows how many positions are known, and gives up when the user stops the program. */
final class EntailWatch implements IntConsumer, Closeable {
  /** So many positions are one step. */
  private static final int STEP = 1 << 12;

  /** The user has stopped the program. */
  static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final Surroundings surroundings;
  private final Progress progress;

  EntailWatch(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.progress = Progress.of(surroundings, "positions", -1);
  }

  @Override
  public void accept(int positions) {
    if (positions % STEP == 0) {
      progress.step(STEP);
      if (surroundings.interrupt().raised()) {
        throw new StoppedException();
      }
    }
  }

  @Override
  public void close() {
    progress.close();
  }
}
