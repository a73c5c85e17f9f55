package org.hexproof.cli;

import org.hexproof.closure.Closure;

/** Ends the growth of a closure at its limits. */
final class GrowthWatch extends BuildWatch {
  /**
   * Where growth ends.
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
  private String level = "";
  private int before;

  GrowthWatch(Surroundings surroundings, Limits limits, Closure closure) {
    super(surroundings);
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
  String name(Task task) {
    return task == Task.GROWTH ? level : super.name(task);
  }

  @Override
  public boolean isEnough() {
    say(closure.size() + " values");
    return closure.size() >= limits.values || closure.bytes() > limits.bytes;
  }

  @Override
  public boolean isOver() {
    return isStopped() || System.nanoTime() - limits.nanos > 0;
  }
}
