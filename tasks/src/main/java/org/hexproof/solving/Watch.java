package org.hexproof.solving;

import java.io.Closeable;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Whoever waits for a task: is told how far it is, from any thread, and may want it to stop. */
public interface Watch {
  /** Sees nothing, and only wants it to stop some time. */
  static Watch until(BooleanSupplier stopped) {
    return new Watch() {
      @Override
      public boolean isStopped() {
        return stopped.getAsBoolean();
      }

      @Override
      public Stage count(String what, long total) {
        return () -> {};
      }
    };
  }

  boolean isStopped();

  /** Does something as soon as it is to stop, if anybody tells; what runs is cancelled so. */
  default void onStop(Runnable action) {}

  /** A stage begins of so many steps; of -1 if nobody knows. */
  Stage count(String what, long total);

  /** A stage begins of which no part is known to be done before its end. */
  default Stage await(String what, Duration limit) {
    return count(what, -1);
  }

  /** Some work that one sees going on until it is closed. */
  @FunctionalInterface
  interface Stage extends Closeable {
    /** So many steps are done. */
    default void step(long steps) {}

    /** A short remark. */
    default void say(String remark) {}

    /** Something is told that may go where the stage is seen. */
    default <X extends Exception> void aside(Telling<X> telling) throws X {
      telling.run();
    }

    @Override
    void close();
  }

  @FunctionalInterface
  interface Telling<X extends Exception> {
    void run() throws X;
  }
}
