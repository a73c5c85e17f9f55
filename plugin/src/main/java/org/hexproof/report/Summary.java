package org.hexproof.report;

import java.util.Optional;

/**
 * What holds of the run as a whole.
 *
 * @param solver the solver as the user named it
 * @param reused solves taken from the resume file
 * @param crossCheck how the cross-check went, if one was asked for
 * @param certified the certificates, if they were asked for
 */
public record Summary(
    String solver, long reused, Optional<CrossChecked> crossCheck, Optional<Certified> certified) {
  /**
   * The certificates of the run, all of them checked.
   *
   * @param folder where they are, as the user named it
   * @param written those that were written
   * @param kept those of an earlier run that were checked again
   */
  public record Certified(String folder, long written, long kept) {}

  /**
   * How the cross-check went.
   *
   * @param solver the second solver
   * @param confirmed solves that both decided alike
   * @param notPosed solves that the second solver cannot be asked for
   * @param undecided solves that the second solver did not decide within its limits
   */
  public record CrossChecked(String solver, long confirmed, long notPosed, long undecided) {}
}
