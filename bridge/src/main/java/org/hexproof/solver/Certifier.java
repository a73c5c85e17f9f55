package org.hexproof.solver;

import java.util.Optional;
import org.hexproof.certificate.writing.Numbers;

/** A solver that can say why. */
public interface Certifier extends HexSolver {
  /** Who wins, and why? */
  Certified certify(Problem problem, Limits limits);

  /**
   * A verdict with its reason.
   *
   * @param certificate there if the answer is a verdict; it can be read until the solver is asked
   *     again or closed, then reading throws {@link IllegalStateException}
   */
  record Certified(Answer answer, Optional<Numbers> certificate) {}
}
