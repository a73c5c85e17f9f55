package org.hexproof.api;

import com.google.common.collect.Sets;
import java.util.Set;
import org.hexproof.solver.Basis;

/**
 * What a verdict may rest on; where several had a say, it rests on the weakest of them. This
 * interface asks solvers and checks certificates; the others are for verdicts of the command line.
 */
public enum Ground {
  /** A solver found it in this run, by itself. */
  SOLVER,
  /** A solver found it with the help of what an earlier run had stored. */
  STORE,
  /** An earlier run wrote it into a file; nobody found it again. */
  JOURNAL,
  /** The checker found a proof of it in order, wherever that comes from. */
  CERTIFICATE,
  /** The exact value was computed and compared. */
  VALUE;

  static Set<Ground> of(Basis basis) {
    return basis.grounds().stream()
        .map(ground -> valueOf(ground.name()))
        .collect(Sets.toImmutableEnumSet());
  }
}
