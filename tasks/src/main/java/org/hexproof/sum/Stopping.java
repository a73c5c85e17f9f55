package org.hexproof.sum;

import java.util.concurrent.CancellationException;

/** Ends the work of a thread that was interrupted. */
final class Stopping {
  private Stopping() {}

  /** Throws a {@link CancellationException} if the thread was interrupted. */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("the proof in parts was interrupted");
    }
  }
}
