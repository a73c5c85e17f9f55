package org.hexproof.division;

import org.hexproof.word.Labelled;

/** How the claim on a part is verified. */
public enum Way implements Labelled {
  /** The exact value of the part is computed and compared. */
  VALUE,
  /** A solver plays on a whole board, where the part stands in a context of stones. */
  TESTER,
  /** A solver plays in the part alone, for a goal. */
  DIRECT
}
