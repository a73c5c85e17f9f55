package org.hexproof.build;

import java.util.Optional;
import java.util.function.Consumer;
import org.hexproof.closure.Closure;
import org.hexproof.solving.Watch;

/** Ends the growth of a closure at its limits. */
final class GrowthWatch extends BuildWatch {
  private final DatabaseBuild limits;
  private final Closure closure;
  private final Optional<Consumer<String>> teller;
  private final long begin = System.nanoTime();
  private String level = "";
  private int before;

  GrowthWatch(
      Watch watch, DatabaseBuild limits, Closure closure, Optional<Consumer<String>> teller) {
    super(watch);
    this.limits = limits;
    this.closure = closure;
    this.teller = teller;
  }

  /** Computes a level; {@code name} is what the levels count. */
  boolean grow(String name) {
    level = closure.level() + 1 + " " + name;
    before = closure.size();
    boolean complete = closure.grow(this);
    close();
    teller.ifPresent(told -> told.accept(level + (complete ? ": " : ", given up: ") + counts()));
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
    return closure.size() >= limits.values() || closure.bytes() > limits.bytes();
  }

  @Override
  public boolean isOver() {
    return isStopped() || System.nanoTime() - begin > limits.time().toNanos();
  }
}
