package org.hexproof.report;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.GoalText;
import org.hexproof.board.Naming;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;

/**
 * Who wins a position.
 *
 * @param all whether all winning moves were asked for
 * @param certificate the file for it, if one is wanted
 * @param naming what words call the players
 */
public record SolveReport(
    Problem problem,
    HexSolver.Moves moves,
    boolean all,
    Optional<String> certificate,
    Naming naming)
    implements Account {
  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    if (moves.verdict().isPresent()) {
      Answer.Decided decided = moves.verdict().get();
      lines.add(
          "with %s to move, %s wins"
              .formatted(naming.word(problem.toMove()), naming.word(decided.winner())));
      if (all) {
        lines.add(winning());
      }
      if (!decided.line().isEmpty()) {
        lines.add("play may go " + Cell.list(decided.line()));
      }
      certificate.ifPresent(name -> lines.add("certificate written to " + name + " and checked"));
      decided.basis().remark().ifPresent(lines::add);
    } else if (moves.answer() instanceof Answer.Undecided undecided) {
      lines.add("undecided: " + limit(undecided.reason()));
    }
    return lines
        .add("goal: " + naming.word(Color.BLACK) + " joins " + GoalText.words(problem.goal()))
        .add(
            "%s, %s ms"
                .formatted(
                    Counted.of(moves.answer().nodes(), "node"), moves.answer().time().toMillis()))
        .build();
  }

  private String winning() {
    String known =
        "winning moves: " + (moves.winning().isEmpty() ? "none" : Cell.list(moves.winning()));
    if (moves.answer() instanceof Answer.Decided) {
      return known;
    }
    return known
        + " known; whether others win is undecided: "
        + (moves.answer() instanceof Answer.Undecided undecided
            ? limit(undecided.reason())
            : "the solver failed");
  }

  /** Why something is undecided. */
  static String limit(Enum<?> reason) {
    return "the " + reason.name().toLowerCase(Locale.ROOT) + " limit was hit";
  }

  @Override
  public Document members() {
    Optional<Answer.Decided> verdict = moves.verdict();
    boolean listed = all && verdict.isPresent();
    Document members =
        new Document()
            .add("winner", verdict.map(Answer.Decided::winner))
            .add("toMove", problem.toMove())
            .add("goal", GoalText.format(problem.goal()))
            .add(
                "winning",
                listed
                    ? Optional.of(ImmutableList.sortedCopyOf(moves.winning()))
                    : Optional.empty());
    if (listed && !(moves.answer() instanceof Answer.Decided)) {
      members.add("complete", false);
    }
    members
        .add(verdict.map(Answer.Decided::basis).orElse(Basis.NOTHING))
        .add("nodes", moves.answer().nodes())
        .add("millis", moves.answer().time().toMillis());
    return certificate.isPresent()
        ? members.add("certificate", certificate.filter(name -> verdict.isPresent()))
        : members;
  }
}
