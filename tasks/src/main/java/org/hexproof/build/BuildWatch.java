package org.hexproof.build;

import java.io.Closeable;
import java.util.Optional;
import org.hexproof.database.ProgressMonitor;
import org.hexproof.solving.Watch;

/** Shows how the building of a database goes on, and ends it when nobody waits for it. */
class BuildWatch implements ProgressMonitor, Closeable {
  private final Watch watch;
  private Optional<Watch.Stage> stage = Optional.empty();

  BuildWatch(Watch watch) {
    this.watch = watch;
  }

  @Override
  public boolean isOver() {
    return isStopped();
  }

  @Override
  public final boolean isStopped() {
    return watch.isStopped();
  }

  @Override
  public final void begin(Task task, long steps) {
    close();
    stage = Optional.of(watch.count(name(task), steps));
  }

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
    stage.ifPresent(shown -> shown.step(steps));
  }

  /** Shows a short text beside it. */
  final void say(String text) {
    stage.ifPresent(shown -> shown.say(text));
  }

  @Override
  public final void close() {
    stage.ifPresent(Watch.Stage::close);
    stage = Optional.empty();
  }
}
