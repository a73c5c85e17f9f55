package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.hexproof.coloring.Notation;
import org.hexproof.coloring.SmallGames;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * The values of all games of few cells.
 *
 * @param cells how many at most
 * @param ascii whether to print only signs of ASCII
 */
record SmallestReport(
    Values values, ImmutableList<SmallGames.Entry> entries, int cells, boolean ascii)
    implements ValueReply {
  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (SmallGames.Entry entry : entries) {
      lines.add(
          entry.game().cells()
              + "  "
              + value(entry)
              + "  "
              + Notation.write(entry.game().coloring(), ascii));
    }
    return lines.build();
  }

  private String value(SmallGames.Entry entry) {
    return GameWriter.write(values.form(entry.value()), Posets.FORK, ascii);
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("cells").value(cells);
    json.name("games").beginArray();
    for (SmallGames.Entry entry : entries) {
      json.beginObject().name("cells").value(entry.game().cells());
      json.name("value").value(value(entry));
      RealizeReport.writeGame(json.name("game"), entry.game().coloring(), ascii);
      json.endObject();
    }
    json.endArray();
  }

  @Override
  public ExitCode code() {
    return ExitCode.OK;
  }
}
