package org.hexproof.api;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a template keeps its promise. */
public sealed interface Verdict {
  /**
   * It does: Black wins even if White begins and owns every cell outside the carrier.
   *
   * @param minimal whether nothing is redundant; nothing if that is not decided or was not asked
   * @param redundant the cells that White may have, and the stones that may be lifted, one at a
   *     time, without loss; those known if not all is decided
   */
  record Valid(Optional<Boolean> minimal, Set<Cell> redundant) implements Verdict {}

  /**
   * It doesn't.
   *
   * @param line how White breaks it, beginning with White's move, as far as that is known
   */
  record Invalid(List<Cell> line) implements Verdict {}

  /** Nobody knows; {@link Finding#troubles} tells why. */
  record Undecided() implements Verdict {}
}
