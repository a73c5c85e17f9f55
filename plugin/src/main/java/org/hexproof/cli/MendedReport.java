package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.minimize.Mending;
import org.hexproof.report.MarkedDrawing;
import org.hexproof.solver.Answer;

/** What a drawing lacks that does not keep its promise. */
record MendedReport(Mending.Outcome outcome) implements Reply {
  private static List<String> board(Mending.Outcome.Mended mended) {
    return MarkedDrawing.rows(mended.drawing(), Maps.asMap(mended.added(), cell -> "+"));
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList<String> words = words();
    return outcome instanceof Mending.Outcome.Valid
        ? words
        : ImmutableList.<String>builder()
            .add("not valid; " + words.get(0))
            .addAll(words.subList(1, words.size()))
            .build();
  }

  /** What is told of a drawing that is known not to be valid. */
  ImmutableList<String> words() {
    if (outcome instanceof Mending.Outcome.Mended mended) {
      int count = mended.added().size();
      return ImmutableList.<String>builder()
          .add(
              "valid with "
                  + (count == 1 ? "one cell more" : count + " cells more, and with no fewer")
                  + " (+): "
                  + mended.added().stream().map(Cell::toString).collect(joining(" ")))
          .addAll(board(mended).stream().map(line -> ("  " + line).stripTrailing()).toList())
          .build();
    }
    return ImmutableList.of(
        outcome instanceof Mending.Outcome.Valid
            ? "valid as it is"
            : outcome instanceof Mending.Outcome.Open open
                ? "what it lacks is undecided: " + reason(open.answer())
                : "no cells in the drawing or a row and a column around it mend it");
  }

  private static String reason(Answer answer) {
    return answer instanceof Answer.Failed failed
        ? failed.message()
        : "a limit was hit (--timeout)";
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("valid").value(outcome instanceof Mending.Outcome.Valid);
    ImmutableSet<Cell> added =
        outcome instanceof Mending.Outcome.Mended mended ? mended.added() : ImmutableSet.of();
    json.name("added").beginArray();
    for (Cell cell : added) {
      json.value(cell.toString());
    }
    json.endArray();
    json.name("board");
    if (outcome instanceof Mending.Outcome.Mended mended) {
      json.value(String.join("\n", board(mended)) + "\n");
    } else {
      json.nullValue();
    }
  }
}
