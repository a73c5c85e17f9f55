package org.hexproof.report;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/**
 * What holds of the run as a whole.
 *
 * @param solver the solver as the user named it
 * @param solves how many there were, for what is known already too
 * @param resumed those of them that were taken from the resume file
 * @param crossCheck how the cross-check went, if one was asked for
 * @param certified the certificates, if they were asked for
 * @param split the solves that were split, if that was asked for
 */
public record Summary(
    String solver,
    long solves,
    Resumed resumed,
    Optional<CrossChecked> crossCheck,
    Optional<Certified> certified,
    Optional<Split> split) {
  /**
   * The solves taken from the resume file.
   *
   * @param solves how many there are
   * @param foreign those of them that another build of the program made, or one that is not known
   */
  public record Resumed(long solves, long foreign) {
    public static final Resumed NOTHING = new Resumed(0, 0);

    /** In words that go on with a count of solves; empty if there are none. */
    public String words() {
      return solves == 0
          ? ""
          : ", "
              + solves
              + " of them from the resume file"
              + (foreign == 0 ? "" : ", where another build of hexproof put " + foreign);
    }
  }

  /**
   * The solves that took long and went on as proofs in slices.
   *
   * @param after the time that a solve has by itself
   * @param solves how many there are
   * @param resumed those of them that went on from an earlier run
   * @param foreign those of which another build of the program has decided a part
   * @param store the folder that keeps what they decide, as the user named it
   */
  public record Split(
      Duration after, long solves, long resumed, long foreign, Optional<String> store) {
    /** The time in seconds. */
    BigDecimal seconds() {
      return new BigDecimal(
          BigDecimal.valueOf(after.toMillis(), 3).stripTrailingZeros().toPlainString());
    }
  }

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
