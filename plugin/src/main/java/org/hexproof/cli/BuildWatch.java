package org.hexproof.cli;

import java.io.Closeable;
import java.util.Optional;
import org.hexproof.database.Closure;
import org.hexproof.database.Overseer;

/** Ends a build of a database at its limits, and shows it on a terminal. */
final class BuildWatch implements Overseer, Closeable {
  /**
   * Where a build ends.
   *
   * @param values up to symmetry
   * @param bytes by the closure's estimate
   * @param nanos the time on Java's clock
   */
  record Limits(int values, long bytes, long nanos) {}

  private final Surroundings surroundings;
  private final Limits limits;
  private final Closure closure;
  private final long begin = System.nanoTime();
  private Optional<Progress> progress = Optional.empty();
  private String level = "";
  private int before;

  BuildWatch(Surroundings surroundings, Limits limits, Closure closure) {
    this.surroundings = surroundings;
    this.limits = limits;
    this.closure = closure;
  }

  /**
   * Computes a level.
   *
   * @param name what the levels count
   */
  boolean grow(String name) {
    level = closure.level() + 1 + " " + name;
    before = closure.size();
    boolean complete = closure.grow(this);
    close();
    if (surroundings.terminal()) {
      surroundings.err().println(level + (complete ? ": " : ", given up: ") + counts());
    }
    return complete;
  }

  private String counts() {
    long seconds = (System.nanoTime() - begin) / 1_000_000_000;
    return (closure.size() - before)
        + " new values up to symmetry, "
        + closure.size()
        + " in all, "
        + closure.pinwheels()
        + " pinwheels, "
        + (closure.bytes() >> 20)
        + " MiB, "
        + seconds
        + " s";
  }

  @Override
  public boolean isEnough() {
    progress.ifPresent(bar -> bar.say(closure.size() + " values"));
    return closure.size() >= limits.values || closure.bytes() > limits.bytes;
  }

  @Override
  public boolean isOver() {
    return surroundings.interrupt().raised() || System.nanoTime() - limits.nanos > 0;
  }

  @Override
  public void begin(long pinwheels) {
    close();
    progress = Optional.of(Progress.of(surroundings, level, pinwheels));
  }

  @Override
  public void computed(long pinwheels) {
    progress.ifPresent(bar -> bar.step(pinwheels));
  }

  @Override
  public void close() {
    progress.ifPresent(Progress::close);
    progress = Optional.empty();
  }
}
