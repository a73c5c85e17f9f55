package org.hexproof.database;

/** What may end the growth of a closure and its writing, and is told how they go on. */
public interface ProgressMonitor {
  ProgressMonitor PATIENT = new ProgressMonitor() {};

  /**
   * Asked at places that depend only on what the closure is to be, not on threads or time or on
   * earlier runs. If it looks at nothing else, what is there when it says yes is always the same.
   */
  default boolean isEnough() {
    return false;
  }

  /** Whether the time for growth is over. Asked often, by any thread. */
  default boolean isOver() {
    return false;
  }

  /** Whether what comes after the growth is to be left, too. Asked often, by any thread. */
  default boolean isStopped() {
    return false;
  }

  /** So many steps of a task come next; of the growth, pinwheels that are missing from a level. */
  default void begin(Task task, long steps) {}

  /** Some of them are done. Any thread may tell. */
  default void computed(long steps) {}

  enum Task {
    GROWTH,
    /** Going through all pinwheels for fewer cells; it may take some rounds. */
    CELLS,
    ENTRIES,
    CORNERS,
    FORKS
  }
}
