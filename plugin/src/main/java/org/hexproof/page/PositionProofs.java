package org.hexproof.page;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.PositionVerdict;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** Writes proofs of the decided positions of a record into a page, each position once. */
final class PositionProofs {
  private final Analysis analysis;
  private final HexSolver solver;
  private final Limits limits;
  private final PageWriter page;
  private final String prefix;
  private final Map<Problem, Optional<String>> written = new HashMap<>();

  /**
   * None written as yet.
   *
   * @param solver is asked for proofs, if it can give any
   * @param limits of each proof
   * @param prefix how the names of the proofs begin
   */
  PositionProofs(
      Analysis analysis, HexSolver solver, Limits limits, PageWriter page, String prefix) {
    this.analysis = analysis;
    this.solver = solver;
    this.limits = limits;
    this.page = page;
    this.prefix = prefix;
  }

  /** The name of the proof of who wins after a step, if there is one within the limits. */
  Optional<String> of(int number) throws IOException {
    SgfStep step = analysis.game().step(number);
    if (!(analysis.verdict(number) instanceof PositionVerdict.Won won)
        || won.way() == PositionVerdict.Way.OVER
        || step.toMove().isEmpty()
        || !(solver instanceof Certifier certifier)) {
      return Optional.empty();
    }
    Problem problem = new Problem(step.position(), step.toMove().get(), Goal.TOP_TO_BOTTOM);
    if (!written.containsKey(problem)) {
      Optional<String> certificate = certificate(certifier, problem, won.winner());
      String name = prefix + number;
      if (certificate.isPresent()) {
        page.add("proof", name, certificate.get());
      }
      written.put(problem, certificate.map(text -> name));
    }
    return written.get(problem);
  }

  /** A proof that was checked; nothing if none is found within the limits. */
  private Optional<String> certificate(Certifier certifier, Problem problem, Color winner)
      throws IOException {
    Certifier.Certified certified = certifier.certify(problem, limits);
    if (certified.certificate().isEmpty()) {
      return Optional.empty();
    }
    Statement statement =
        new Statement(problem.position(), problem.goal(), problem.toMove(), winner);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    CertificateWriter.write(out, statement, "", certified.certificate().get());
    byte[] text = out.toByteArray();
    Checking.certificate(new ByteArrayInputStream(text), Checking.memory());
    return Optional.of(new String(text, StandardCharsets.UTF_8));
  }
}
