package org.hexproof.page;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.PositionVerdict;
import org.hexproof.annotate.Remarks;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Naming;
import org.hexproof.certificate.Checking;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.format.Diagram;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * An analysis as a page with a board for each move of the main line. Where the winner can be proved
 * within the limits, the reader plays on for the loser, and the proof answers.
 *
 * @param naming what the players are called
 * @param solver is asked for proofs, if it can give any
 */
public record AnalysisPage(
    Analysis analysis, Naming naming, HexSolver solver, Limits limits, PageWriter page) {
  /**
   * Adds the boards to the page.
   *
   * @param about where the record is from
   */
  public void write(String about) throws IOException {
    page.add(shown(0, "start", about));
    for (MoveTable.Row row : MoveTable.of(analysis)) {
      page.add(shown(row.step(), row.number() + " " + row.text() + sign(row.step()), about));
    }
  }

  private String sign(int number) {
    if (analysis.blunder(number).isPresent()) {
      return " ??";
    }
    return analysis.doubt(number).isPresent() ? " ?!" : "";
  }

  private Shown shown(int number, String name, String about) throws IOException {
    List<String> sentences = new Remarks(analysis, naming).sentences(number);
    return new Shown(
        name,
        about,
        verdict(number),
        sentences.isEmpty() ? "not decided" : sentences.get(0),
        sentences.stream().skip(1).collect(ImmutableList.toImmutableList()),
        diagram(number),
        ImmutableSet.of(),
        ImmutableSet.of(),
        ImmutableMap.of(),
        question(number),
        naming);
  }

  /** In a word or two, those of a proof or those of an estimate. */
  private String verdict(int number) {
    return analysis
        .winner(number)
        .map(winner -> naming.name(winner) + " wins")
        .or(() -> analysis.estimate(number).map(estimate -> estimate.words(naming)))
        .orElse("undecided");
  }

  /** With a plus on each move that is known to win. */
  private Diagram diagram(int number) {
    SgfStep step = analysis.game().step(number);
    Diagram board = Diagram.of(step.position(), step.toMove());
    Map<Cell, String> labels = new TreeMap<>();
    if (analysis.verdict(number) instanceof PositionVerdict.Won won) {
      won.winning().forEach(cell -> labels.put(cell, "+"));
    }
    return board.withLabels(labels);
  }

  private ImmutableList<Shown.Question> question(int number) throws IOException {
    SgfStep step = analysis.game().step(number);
    if (!(analysis.verdict(number) instanceof PositionVerdict.Won won)
        || won.way() == PositionVerdict.Way.OVER
        || step.toMove().isEmpty()
        || !(solver instanceof Certifier certifier)) {
      return ImmutableList.of();
    }
    Problem problem = new Problem(step.position(), step.toMove().get(), Goal.TOP_TO_BOTTOM);
    Optional<String> certificate = certificate(certifier, problem, won.winner());
    return certificate
        .map(text -> new Shown.Question("Why " + naming.name(won.winner()) + " wins", text))
        .map(ImmutableList::of)
        .orElse(ImmutableList.of());
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
