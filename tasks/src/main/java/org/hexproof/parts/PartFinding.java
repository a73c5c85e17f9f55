package org.hexproof.parts;

import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Way;
import org.hexproof.solver.Basis;

/**
 * What was found of a part.
 *
 * @param claim in words, as in {@code at least {a|a,b}}
 * @param holds whether the claim holds, if that is known
 * @param basis what the verdict rests on, in words
 * @param nodes the positions searched
 * @param certificate the file with the proof, if there is one
 * @param trouble why there is no verdict
 * @param failed whether a solver failed
 */
public record PartFinding(
    DividedRegion part,
    Way way,
    String claim,
    Optional<Boolean> holds,
    String basis,
    long nodes,
    Optional<Path> certificate,
    Optional<String> trouble,
    boolean failed) {
  /** What the verdict rests on, in the word of all reports; nothing if there is none. */
  public Basis restsOn() {
    if (holds.isEmpty()) {
      return Basis.NOTHING;
    }
    if (certificate.isPresent()) {
      return Basis.CERTIFICATE;
    }
    return way == Way.VALUE ? Basis.VALUE : Basis.SOLVER;
  }
}
