package org.hexproof.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Ctrl-C, as the commands see it. */
public final class Interrupt {
  private final List<Runnable> actions = new ArrayList<>();
  private boolean raised;
  private boolean abandoned;
  private boolean heeded;

  /** Does something when the user stops the program; at once if that has happened. */
  public synchronized void onRaise(Runnable action) {
    heeded = true;
    actions.add(action);
    if (raised) {
      action.run();
    }
  }

  public synchronized void raise() {
    raised = true;
    actions.forEach(Runnable::run);
  }

  /** Stops the program because nobody reads what it writes; the user did not ask for it. */
  public synchronized void abandon() {
    abandoned = true;
    raise();
  }

  synchronized boolean isAbandoned() {
    return abandoned;
  }

  public synchronized boolean raised() {
    heeded = true;
    return raised;
  }

  /** Throws a {@link CancellationException} if the user has stopped the program. */
  public void check() {
    if (raised()) {
      throw new CancellationException();
    }
  }

  /** Whether a command has asked to be told or looks by itself, so that it will end in order. */
  public synchronized boolean isHeeded() {
    return heeded;
  }
}
