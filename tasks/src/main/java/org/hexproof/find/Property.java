package org.hexproof.find;

import java.util.OptionalLong;
import org.hexproof.solver.Unanswered;

/** A property of sets, held as masks, that no set loses when it grows. */
interface Property {
  /** A part of the set that has the property too, perhaps all of it; nothing if the set has not. */
  OptionalLong within(long set) throws Unanswered;
}
