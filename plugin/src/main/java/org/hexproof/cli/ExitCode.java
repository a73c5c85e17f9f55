package org.hexproof.cli;

import java.util.Optional;

/** What the program tells the shell. Where several apply, the first of this list is told. */
enum ExitCode {
  /** Stopped by Ctrl-C. */
  INTERRUPTED(130),
  /** A solver failed, two contradicted each other, or output can't be written. */
  SOLVER_FAILED(4),
  /** Bad usage or unreadable input. */
  UNREADABLE(2),
  /** A template fails its claim, or the answer is "no". */
  NO(1),
  /** A limit was hit. */
  UNDECIDED(3),
  /** All as claimed. */
  OK(0);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }

  /** Of an answer: yes, no, or nothing if it is open. */
  static ExitCode of(Optional<Boolean> holds) {
    return holds.map(yes -> yes ? OK : NO).orElse(UNDECIDED);
  }

  /** The one of both that is told. */
  ExitCode and(ExitCode other) {
    return compareTo(other) <= 0 ? this : other;
  }
}
