package org.hexproof.solver.embedded;

import org.hexproof.certificate.writing.Numbers;

/**
 * One solver behind the C interface {@code native/include/hexproof.h}, in terms of Java, wherever
 * the C++ runs: {@code ask} is {@code hexproof_solve} and so on. Nothing is checked here. Numbers
 * that are returned as status are the header's. Only {@link #cancel} may be called while another
 * call runs.
 */
public interface SolverFunctions {
  /** The interface that this program knows. */
  int ABI_VERSION = 3;

  /** The questions that are asked about a problem. */
  enum Question {
    /** Who wins? */
    SOLVE,
    /** And by which moves? */
    SOLVE_ALL,
    /** And why? */
    CERTIFY
  }

  /**
   * {@code hexproof_limits}.
   *
   * @param milliseconds wall clock, 0 for no limit
   * @param bytes memory for tables
   * @param threads that share them
   * @param work thousands of steps, 0 for no limit
   */
  record Bounds(long milliseconds, long bytes, int threads, int work) {}

  /**
   * What a call wrote down.
   *
   * @param numbers lie where the C++ runs, until the next call; none unless the status is 0
   */
  record Written(int status, Numbers numbers) {}

  /** Asks, in one call, and fills in the answer; returns the status. */
  int ask(Question question, AskedProblem problem, Bounds bounds, FoundAnswer answer);

  /** Opens a session; returns the status. */
  int openSession(AskedProblem base, Bounds bounds);

  /** Has positions noted; returns the status. */
  int note(long leastWork);

  /** Takes the notes out of the session. */
  Written learned();

  /** Lets the session know positions; returns the status. */
  int teach(int[] numbers);

  /**
   * Tells how far the session is; returns the status.
   *
   * @param standing gets the four numbers of {@code hexproof_standing}
   */
  int progress(int[] standing);

  /** The certificate of the last call. */
  Written certificate();

  void cancel();

  void resume();

  /** What was wrong with the last call. */
  String lastError();

  /** Ends the solver, of which nothing may be asked any more. */
  void destroy();
}
