package org.hexproof.report;

import java.math.BigDecimal;
import java.util.Optional;
import org.hexproof.prove.Splitting;
import org.hexproof.solving.Certification;
import org.hexproof.solving.CrossCheck;
import org.hexproof.verify.VerifyTask;

/**
 * What holds of the run as a whole.
 *
 * @param resumed those of the solves that were taken from the resume file
 */
public record Summary(Names names, VerifyTask.Verified run, Resumed resumed) {
  /**
   * How the user named what took part.
   *
   * @param solver who decides
   * @param second the solver that checks it, if one was asked for
   * @param certificates their folder, if they were asked for
   * @param store the folder that keeps what split solves decide, if there is one
   */
  public record Names(
      String solver,
      Optional<String> second,
      Optional<String> certificates,
      Optional<String> store) {}

  /**
   * The solves taken from the resume file.
   *
   * @param solves how many there are
   * @param foreign those of them that another build of the program made, or one that is not known
   */
  public record Resumed(long solves, long foreign) {
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

  /** How the second solver agrees, if one was asked for. */
  Optional<CrossCheck> crossCheck() {
    return names.second().map(name -> run.crossCheck());
  }

  /** The certificates, if they were asked for. */
  Optional<Certification> certified() {
    return names.certificates().flatMap(folder -> run.certification());
  }

  /** The time in seconds after which solves are split. */
  static BigDecimal seconds(Splitting split) {
    return new BigDecimal(
        BigDecimal.valueOf(split.after().toMillis(), 3).stripTrailingZeros().toPlainString());
  }
}
