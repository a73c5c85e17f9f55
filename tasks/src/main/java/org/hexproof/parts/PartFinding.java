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
  /** The same, resting on a certificate. */
  PartFinding certified(Path file) {
    return new PartFinding(
        part, way, claim, holds, basis, nodes, Optional.of(file), trouble, failed);
  }

  /** The same without a verdict. */
  PartFinding undecided(String why, boolean hasFailed) {
    return new PartFinding(
        part,
        way,
        claim,
        Optional.empty(),
        basis,
        nodes,
        Optional.empty(),
        Optional.of(why),
        hasFailed);
  }

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
