package org.hexproof.report;

import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisTotals;
import org.hexproof.annotate.Blunder;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.Verdict;
import org.hexproof.board.Naming;

/** An analysis for scripts: the main line's moves, and totals of the whole record. */
public final class AnalysisJson {
  private AnalysisJson() {}

  /** The members of a document but for its version. */
  public static Document of(Analysis analysis) {
    AnalysisTotals totals = AnalysisTotals.of(analysis);
    return new Document()
        .addEach("moves", MoveTable.of(analysis), row -> document(analysis, row))
        .add("positions", totals.positions())
        .add("decided", totals.ways().size())
        .add("over", totals.ways().count(Verdict.Way.OVER))
        .add("byMove", totals.ways().count(Verdict.Way.PLAYED))
        .add("byWin", totals.ways().count(Verdict.Way.KNOWN))
        .add("solved", totals.ways().count(Verdict.Way.SOLVED))
        .add(
            "undecided",
            totals.reasons().count(Verdict.Reason.LIMIT)
                + totals.reasons().count(Verdict.Reason.FAILED))
        .add("notAsked", totals.reasons().count(Verdict.Reason.GIVEN_UP))
        .add("noTurn", totals.reasons().count(Verdict.Reason.NO_TURN))
        .add("toWin", totals.toWin())
        .add("complete", totals.complete())
        .add("blunders", analysis.blunders().size())
        .add(analysis.basis());
  }

  private static Document document(Analysis analysis, MoveTable.Row row) {
    Optional<Blunder> blunder = analysis.blunder(row.step());
    Document document =
        new Document()
            .add("number", row.number())
            .add("player", Naming.BLACK_AND_WHITE.word(row.move().player()))
            .add("move", row.text())
            .add("winner", row.winner().map(Naming.BLACK_AND_WHITE::word))
            .add("threwAway", blunder.isPresent())
            .add("onlyMove", analysis.isOnlyMove(row.step()));
    return blunder
        .map(
            thrown ->
                document
                    .add("kept", thrown.before().winning())
                    .add("complete", thrown.before().complete())
                    .add("refutation", thrown.refutation().line()))
        .orElse(document);
  }
}
