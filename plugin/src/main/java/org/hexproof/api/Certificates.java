package org.hexproof.api;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.GoalText;
import org.hexproof.board.Position;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Manifest;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.hexproof.certificate.statement.Proven.CheckedLemmas;
import org.hexproof.certificate.statement.Proven.CheckedManifest;
import org.hexproof.certificate.statement.Proven.CheckedSwapMap;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.statement.SwapMap;
import org.hexproof.solving.Certification;

/** Writes proofs of who wins, and checks them by a program that shares no code with the solver. */
public final class Certificates {
  private Certificates() {}

  /**
   * Solves a problem and writes why into a file, which is read back and checked. Where the problem
   * is not decided nothing is written, and an older file stays as it is.
   *
   * @param about what the file is to tell people, one line
   * @param file compressed by gzip if its name ends in {@code .gz}
   * @param limit when to give up; positive
   * @throws SolverException if the solver fails, or the file can't be written or is refused
   */
  public static Solution write(
      Solver solver, Problem problem, Duration limit, String about, Path file) {
    Certification.Target target = new Certification.Target(file, about);
    Certification certification =
        new Certification(asked -> ImmutableList.of(target), Runtime.getRuntime().maxMemory() / 2);
    return Solver.solution(
        certification.of(solver.inner()).solve(problem.inner(), Solver.limits(limit)));
  }

  /**
   * Checks a certificate, a file of lemmas, a bundle, or a manifest with the certificates beside
   * it. That may take half of Java's memory.
   *
   * @return what it proves, which need not be what its name suggests
   * @throws RefusedException if it proves nothing
   * @throws IOException if it can't be read
   */
  public static Proof check(Path file) throws IOException {
    try {
      return proof(Checking.check(file));
    } catch (CertificateException e) {
      throw new RefusedException(file.toString(), e);
    }
  }

  private static Proof proof(Proven proven) {
    if (proven instanceof Checked checked) {
      Statement statement = checked.statement();
      return new Proof.Win(
          board(statement.position(), statement.toMove()),
          GoalText.format(statement.goal()),
          Color.of(statement.toMove()),
          Color.of(statement.winner()),
          checked.about(),
          checked.nodes());
    }
    if (proven instanceof CheckedManifest checked) {
      return proof(checked);
    }
    if (proven instanceof CheckedSwapMap checked) {
      SwapMap map = checked.map();
      return new Proof.SwapMap(
          board(Position.empty(map.board()), org.hexproof.board.Color.BLACK),
          GoalText.format(SwapMap.GOAL),
          cells(map.won(org.hexproof.board.Color.BLACK)),
          cells(map.won(org.hexproof.board.Color.WHITE)),
          checked.about(),
          checked.nodes());
    }
    if (proven instanceof CheckedLemmas checked) {
      Statement statement = checked.statement();
      return new Proof.Lemmas(
          Board.of(statement.position(), Optional.empty()),
          GoalText.format(statement.goal()),
          Color.of(statement.winner()),
          checked.claims(),
          checked.about(),
          checked.nodes());
    }
    CheckedBundle bundle = (CheckedBundle) proven;
    return new Proof.OnlyMove(
        board(bundle.claim().position(), org.hexproof.board.Color.WHITE),
        GoalText.format(bundle.claim().goal()),
        Cell.of(bundle.claim().move()),
        bundle.about(),
        bundle.nodes());
  }

  private static Proof proof(CheckedManifest checked) {
    Manifest manifest = checked.manifest();
    Statement whole = manifest.outline().whole(org.hexproof.board.Color.BLACK);
    return new Proof.OfTemplate(
        board(whole.position(), whole.toMove()),
        GoalText.format(whole.goal()),
        manifest.valid(),
        cells(Sets.difference(manifest.parts().keySet(), manifest.redundant())),
        cells(manifest.redundant()),
        cells(manifest.open()),
        checked.about(),
        checked.nodes());
  }

  private static Set<Cell> cells(Set<org.hexproof.board.Cell> cells) {
    return cells.stream().map(Cell::of).collect(ImmutableSet.toImmutableSet());
  }

  private static Board board(Position position, org.hexproof.board.Color toMove) {
    return Board.of(position, Optional.of(toMove));
  }
}
