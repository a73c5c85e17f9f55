package org.hexproof.api;

import java.util.function.Consumer;

/** The faults of a file that is wanted without any. */
final class Faults implements Consumer<UnreadableException> {
  private UnreadableException first;

  @Override
  public void accept(UnreadableException fault) {
    if (first == null) {
      first = fault;
    } else {
      first.addSuppressed(fault);
    }
  }

  /** Throws the first fault, with the others suppressed in it, if there is one. */
  void check() throws UnreadableException {
    if (first != null) {
      throw first;
    }
  }
}
