package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexproof.database.Database;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.format.FormatException;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;

/** A division with its claims read and added up, ready to be judged. */
public final class ProofByParts {
  private final Division division;
  private final ImmutableList<Prepared> parts;
  private final SumFinding sum;

  private ProofByParts(Division division, ImmutableList<Prepared> parts, SumFinding sum) {
    this.division = division;
    this.parts = parts;
    this.sum = sum;
  }

  /**
   * Prepares a proof.
   *
   * @param database where positions with the values of claims are looked up
   * @param bytes how much memory the values of the sum may take
   * @throws FormatException if a claim can't be read, verified as wanted, or added to the others
   * @throws IOException if the database can't be read
   */
  public static ProofByParts of(Division division, Database database, long bytes)
      throws IOException {
    ImmutableList.Builder<Wanted> wanted = ImmutableList.builder();
    for (DividedRegion part : division.parts()) {
      wanted.add(Wanted.of(part));
    }
    SumFinding sum = ClaimSum.of(division, wanted.build(), bytes);
    ImmutableList.Builder<Prepared> parts = ImmutableList.builder();
    for (Wanted part : wanted.build()) {
      parts.add(Prepared.of(division, part, database));
    }
    return new ProofByParts(division, parts.build(), sum);
  }

  public Division division() {
    return division;
  }

  /** What the claims come to. */
  public SumFinding sum() {
    return sum;
  }

  ImmutableList<Wanted> wanted() {
    return parts.stream().map(Prepared::wanted).collect(ImmutableList.toImmutableList());
  }

  /** What is done to judge a part. */
  public Task task(DividedRegion part) {
    return prepared(part).task();
  }

  private Prepared prepared(DividedRegion part) {
    return parts.stream()
        .filter(prepared -> prepared.wanted().part().equals(part))
        .findFirst()
        .orElseThrow();
  }

  /** Judges one part. */
  public PartFinding judge(DividedRegion part, HexSolver solver, Limits limits) {
    return new Judge(solver, limits).judge(prepared(part), Optional.empty());
  }

  /**
   * Judges the parts one after the other.
   *
   * @param limits of each solve
   * @param certificate the file that the solver writes the proof of a part to, if it does
   * @param progress is told of each part that was judged
   */
  public ImmutableList<PartFinding> judge(
      HexSolver solver,
      Limits limits,
      Function<DividedRegion, Optional<Path>> certificate,
      Consumer<PartFinding> progress) {
    Judge judge = new Judge(solver, limits);
    ImmutableList.Builder<PartFinding> findings = ImmutableList.builder();
    for (Prepared part : parts) {
      PartFinding finding = judge.judge(part, certificate.apply(part.wanted().part()));
      progress.accept(finding);
      findings.add(finding);
    }
    return findings.build();
  }
}
