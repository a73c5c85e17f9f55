package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.minimize.Mending;
import org.hexproof.template.Template;

/** What a drawing lacks that does not keep its promise. */
record MendedReport(Mending.Outcome outcome) implements Reply {
  private static String board(Mending.Outcome.Mended mended) {
    Template drawing = mended.drawing();
    Diagram diagram = Diagram.of(drawing);
    ImmutableMap.Builder<Cell, String> labels = ImmutableMap.builder();
    labels.putAll(diagram.labels());
    mended.added().stream()
        .filter(cell -> !diagram.labels().containsKey(cell))
        .forEach(cell -> labels.put(cell, "+"));
    return new TextWriter().write(diagram.withLabels(labels.buildOrThrow()));
  }

  @Override
  public ImmutableList<String> lines() {
    if (outcome instanceof Mending.Outcome.Mended mended) {
      int count = mended.added().size();
      return ImmutableList.<String>builder()
          .add(
              "not valid; valid with "
                  + (count == 1 ? "one cell more" : count + " cells more, and with no fewer")
                  + " (+): "
                  + mended.added().stream().map(Cell::toString).collect(joining(" ")))
          .addAll(board(mended).lines().map(line -> "  " + line).toList())
          .build();
    }
    return ImmutableList.of(
        outcome instanceof Mending.Outcome.Valid
            ? "valid as it is"
            : "not valid, and no cells in the drawing or a row and a column around it mend it");
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
      json.value(board(mended));
    } else {
      json.nullValue();
    }
  }
}
