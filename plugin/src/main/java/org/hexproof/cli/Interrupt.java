package org.hexproof.cli;

import java.util.ArrayList;
import java.util.List;

/** Ctrl-C, as the commands see it. */
final class Interrupt {
  private final List<Runnable> actions = new ArrayList<>();
  private boolean raised;
  private boolean heeded;

  /** Does something when the user stops the program; at once if that has happened. */
  synchronized void onRaise(Runnable action) {
    heeded = true;
    actions.add(action);
    if (raised) {
      action.run();
    }
  }

  synchronized void raise() {
    raised = true;
    actions.forEach(Runnable::run);
  }

  synchronized boolean raised() {
    heeded = true;
    return raised;
  }

  /** Whether a command has asked to be told or looks by itself, so that it will end in order. */
  synchronized boolean isHeeded() {
    return heeded;
  }
}
