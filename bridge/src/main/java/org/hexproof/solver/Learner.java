package org.hexproof.solver;

import java.util.List;

/**
 * A solver of which what it learns can be taken out and taught to another one. All calls are about
 * the problem that was {@link #begin begun} last; without one they throw {@link
 * IllegalStateException}.
 */
public interface Learner extends Certifier {
  /**
   * From now on positions are noted that took at least so much work, as long as they find room in a
   * small part of the memory.
   */
  void note(int leastWork);

  /**
   * The positions that were decided and noted since this was asked last. One may be there twice.
   */
  List<Learned> learned();

  /**
   * Lets the solver know what one for the same problem has learned, the most important positions
   * first. They are believed as far as they are possible at a glance, so that from now on verdicts
   * on the problem rest on a {@link Basis#STORE store}, if there are any positions.
   *
   * @throws IllegalArgumentException if one is not, with its number; nothing is learned then
   */
  void teach(List<Learned> positions);

  /** How far the search of the problem is. */
  Standing standing();
}
