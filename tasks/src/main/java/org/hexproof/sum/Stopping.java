package org.hexproof.sum;

import java.util.concurrent.CancellationException;

/** Ends the work of a thread that was interrupted. */
final class Stopping {
  private Stopping() {}

  /**
   * Goes on unless the thread was interrupted.
   *
   * @throws CancellationException if it was
   */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the proof in parts was interrupted");
    }
  }
}
