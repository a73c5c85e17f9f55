package org.hexproof.minimize;

import java.math.BigInteger;
import org.hexproof.solver.Unanswered;

/** A property that no set loses when it grows. Sets are bits of non-negative numbers. */
interface Monotone {
  /** Whether a set has the property, and what that says of its subsets. */
  sealed interface Judgement {}

  /** It has, and so has this part of it, perhaps the set itself. */
  record Has(BigInteger part) implements Judgement {}

  record Lacks() implements Judgement {}

  Judgement of(BigInteger set) throws Unanswered;

  /**
   * A superset of one without the property that has not the property either, perhaps the set
   * itself; may take more work than to see that the set has not.
   */
  BigInteger lacking(BigInteger set) throws Unanswered;
}
