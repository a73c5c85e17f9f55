package org.hexproof.cli;

import java.util.ArrayList;
import java.util.List;

/** Ctrl-C, as the commands see it. */
final class Interrupt {
  private final List<Runnable> actions = new ArrayList<>();
  private boolean raised;

  /** Does something when the user stops the program; at once if that has happened. */
  synchronized void onRaise(Runnable action) {
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
    return raised;
  }
}
