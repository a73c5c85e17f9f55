package org.hexproof.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Collection;
import java.util.Optional;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.AnalysisTotals;
import org.hexproof.annotate.Blunder;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.Verdict;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;

/** An analysis for scripts, a line: the main line's moves, and totals of the whole record. */
public final class AnalysisJson {
  public static final int FORMAT_VERSION = 1;

  private final Analysis analysis;
  private final JsonWriter json;

  public AnalysisJson(Analysis analysis, JsonWriter json) {
    this.analysis = analysis;
    this.json = json;
  }

  /** Writes an object. */
  public void write() throws IOException {
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    writeMembers();
    json.endObject();
  }

  /** Writes what the object has besides its version. */
  public void writeMembers() throws IOException {
    json.name("moves").beginArray();
    for (MoveTable.Row row : MoveTable.of(analysis)) {
      write(row);
    }
    json.endArray();
    AnalysisTotals totals = AnalysisTotals.of(analysis);
    json.name("positions").value(totals.positions());
    json.name("decided").value(totals.ways().size());
    json.name("over").value(totals.ways().count(Verdict.Way.OVER));
    json.name("byMove").value(totals.ways().count(Verdict.Way.PLAYED));
    json.name("byWin").value(totals.ways().count(Verdict.Way.KNOWN));
    json.name("solved").value(totals.ways().count(Verdict.Way.SOLVED));
    json.name("undecided")
        .value(
            totals.reasons().count(Verdict.Reason.LIMIT)
                + totals.reasons().count(Verdict.Reason.FAILED));
    json.name("notAsked").value(totals.reasons().count(Verdict.Reason.GIVEN_UP));
    json.name("noTurn").value(totals.reasons().count(Verdict.Reason.NO_TURN));
    json.name("toWin").value(totals.toWin());
    json.name("complete").value(totals.complete());
    json.name("blunders").value(analysis.blunders().size());
    BasisJson.write(json, analysis.basis());
  }

  private void write(MoveTable.Row row) throws IOException {
    json.beginObject();
    json.name("number").value(row.number());
    json.name("player").value(Naming.BLACK_AND_WHITE.word(row.move().player()));
    json.name("move").value(row.text());
    json.name("winner").value(row.winner().map(Naming.BLACK_AND_WHITE::word).orElse(null));
    Optional<Blunder> blunder = analysis.blunder(row.step());
    json.name("threwAway").value(blunder.isPresent());
    json.name("onlyMove").value(analysis.isOnlyMove(row.step()));
    if (blunder.isPresent()) {
      Verdict.Won before = blunder.get().before();
      cells("kept", before.winning());
      json.name("complete").value(before.complete());
      cells("refutation", blunder.get().refutation().line());
    }
    json.endObject();
  }

  private void cells(String name, Collection<Cell> cells) throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
