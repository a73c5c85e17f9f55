package org.hexproof.terminal;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.solving.Watch;

/**
 * Shows a task as bars on the terminal, and stops it at Ctrl-C.
 *
 * @param err standard error
 * @param isTerminal whether that is one; nothing is shown elsewhere
 * @param lastWords what is said when the user stops it
 */
public record TerminalWatch(
    PrintStream err, boolean isTerminal, Interrupt interrupt, Optional<Supplier<String>> lastWords)
    implements Watch {
  @Override
  public boolean isStopped() {
    return interrupt.raised();
  }

  @Override
  public void onStop(Runnable action) {
    interrupt.onRaise(action);
  }

  @Override
  public Progress count(String what, long total) {
    return shown(Progress.of(this, what, total));
  }

  @Override
  public Progress await(String what, Duration limit) {
    return shown(Progress.waiting(this, what, limit));
  }

  private Progress shown(Progress progress) {
    lastWords.ifPresent(progress::sayWhenStopped);
    return progress;
  }
}
