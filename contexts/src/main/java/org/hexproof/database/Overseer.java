package org.hexproof.database;

/** What may end the growth of a closure, and is told how it goes on. */
public interface Overseer {
  /** Never ends it. */
  Overseer PATIENT =
      new Overseer() {
        @Override
        public boolean isEnough() {
          return false;
        }

        @Override
        public boolean isOver() {
          return false;
        }
      };

  /**
   * Asked at places that depend only on what the closure is to be, not on threads or time or on
   * earlier runs. If it looks at nothing else, what is there when it says yes is always the same.
   */
  boolean isEnough();

  /** Whether time is over. Asked often, by any thread. */
  boolean isOver();

  /** So many pinwheels are now known to be missing from the level. */
  default void begin(long pinwheels) {}

  /** Some of them were computed. Any thread may tell. */
  default void computed(long pinwheels) {}
}
