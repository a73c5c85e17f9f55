package org.hexproof.cli;

import java.io.Closeable;
import java.util.Optional;
import org.hexproof.database.ProgressMonitor;

/** Ends the building of a database at Ctrl-C, and shows on a terminal how it goes on. */
class BuildWatch implements ProgressMonitor, Closeable {
  private final Surroundings surroundings;
  private Optional<Progress> progress = Optional.empty();

  BuildWatch(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public boolean isOver() {
    return isStopped();
  }

  @Override
  public final boolean isStopped() {
    return surroundings.interrupt().raised();
  }

  @Override
  public final void begin(Task task, long steps) {
    close();
    progress = Optional.of(Progress.of(surroundings, name(task), steps));
  }

  /** What a task is called on the terminal. */
  String name(Task task) {
    return switch (task) {
      case GROWTH -> "pinwheels";
      case CELLS -> "fewest cells";
      case ENTRIES -> "entries";
      case CORNERS -> "corners";
      case FORKS -> "forks";
    };
  }

  @Override
  public final void computed(long steps) {
    progress.ifPresent(bar -> bar.step(steps));
  }

  /** Shows a short text beside the bar. */
  final void say(String text) {
    progress.ifPresent(bar -> bar.say(text));
  }

  @Override
  public final void close() {
    progress.ifPresent(Progress::close);
    progress = Optional.empty();
  }
}
