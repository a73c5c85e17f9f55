package org.hexproof.solving;

import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.certificate.NaiveProver;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.Numbers;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** The brute-force solver with certificates by the naive prover. */
public class NaiveCertifier implements Certifier {
  private final HexSolver solver = new BruteForceSolver();

  @Override
  public String name() {
    return "naive";
  }

  @Override
  public boolean supports(Problem problem) {
    return solver.supports(problem);
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return solver.solve(problem, limits);
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return solver.winningMoves(problem, limits);
  }

  @Override
  public Certified certify(Problem problem, Limits limits) {
    Answer answer = solve(problem, limits);
    return new Certified(
        answer,
        answer instanceof Answer.Decided decided
            ? certificate(problem, decided.winner())
            : Optional.empty());
  }

  /** The certificate that goes with an answer. */
  protected Optional<Numbers> certificate(Problem problem, Color winner) {
    return NaiveProver.prove(
        new Statement(problem.position(), problem.goal(), problem.toMove(), winner), new Random(1));
  }

  @Override
  public void cancel() {
    solver.cancel();
  }

  @Override
  public void close() {
    solver.close();
  }
}
