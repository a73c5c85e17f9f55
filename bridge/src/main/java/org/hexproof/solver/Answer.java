package org.hexproof.solver;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.word.Labelled;

/** What a solver says. */
public sealed interface Answer {
  Duration time();

  /** The positions searched, 0 if the solver does not say. */
  default long nodes() {
    return 0;
  }

  /** The verdict, if it is one. */
  default Optional<Decided> decided() {
    return this instanceof Decided decided ? Optional.of(decided) : Optional.empty();
  }

  /** Whether there is no verdict for this reason. */
  default boolean isUndecided(Undecided.Reason reason) {
    return this instanceof Undecided undecided && undecided.reason() == reason;
  }

  /** What the verdict rests on; nothing if there is none. */
  default Basis basis() {
    return Basis.NOTHING;
  }

  /**
   * A verdict.
   *
   * @param winner who wins
   * @param line a line of best play, possibly cut short or empty
   * @param carrier the empty cells that the winner's strategy needs; all empty cells if the solver
   *     does not say
   * @param basis what the verdict rests on
   */
  record Decided(
      Color winner,
      ImmutableList<Cell> line,
      ImmutableSet<Cell> carrier,
      long nodes,
      Duration time,
      Basis basis)
      implements Answer {
    /** A solver's own word. */
    public Decided(
        Color winner,
        ImmutableList<Cell> line,
        ImmutableSet<Cell> carrier,
        long nodes,
        Duration time) {
      this(winner, line, carrier, nodes, time, Basis.SOLVER);
    }

    /** The same verdict, which rests on this. */
    public Decided on(Basis other) {
      return new Decided(winner, line, carrier, nodes, time, other);
    }
  }

  /** A limit was hit or the solve was cancelled. */
  record Undecided(Reason reason, long nodes, Duration time) implements Answer {
    public enum Reason implements Labelled {
      TIME,
      MEMORY,
      CANCELLED;

      /** What happened, in words. */
      public String words() {
        return this == CANCELLED ? "stopped" : "not decided within the " + label() + " limit";
      }
    }
  }

  /**
   * No verdict, and not for want of time or memory.
   *
   * @param message what happened, with the solver's last words
   * @param asked whether the solver died, hung or answered nonsense; else it can't be asked this,
   *     and nothing is wrong with it
   */
  record Failed(String message, boolean asked, Duration time) implements Answer {
    /** The solver died, hung or answered nonsense. */
    public Failed(String message, Duration time) {
      this(message, true, time);
    }
  }
}
