package org.hexproof.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.solving.Watch;

/** Shows a task as bars on the terminal, and stops it at Ctrl-C with some last words. */
record TerminalWatch(Surroundings surroundings, Optional<Supplier<String>> lastWords)
    implements Watch {
  @Override
  public boolean isStopped() {
    return surroundings.interrupt().raised();
  }

  @Override
  public void onStop(Runnable action) {
    surroundings.interrupt().onRaise(action);
  }

  @Override
  public Stage count(String what, long total) {
    return shown(Progress.of(surroundings, what, total));
  }

  @Override
  public Stage await(String what, Duration limit) {
    return shown(Progress.waiting(surroundings, what, limit));
  }

  private Stage shown(Progress progress) {
    lastWords.ifPresent(progress::sayWhenStopped);
    return progress;
  }
}
