package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.report.MatchText;
import org.hexproof.report.Printable;
import org.hexproof.spot.Match;

/**
 * What {@code spot} has found.
 *
 * @param leftOut how many matches add nothing and are not among these
 */
record SpotReport(ImmutableList<Match> matches, int leftOut) {
  private static final int FORMAT_VERSION = 1;

  void writeText(Naming naming, Writer out) throws IOException {
    for (Match match : matches) {
      out.write(new MatchText(match).line(naming).replace('\n', ' ') + "\n");
    }
    out.write(summary(naming) + "\n");
  }

  private String summary(Naming naming) {
    String more = leftOut == 0 ? "" : "; " + leftOut + " more with --all";
    if (matches.isEmpty()) {
      return "no template stands here" + more;
    }
    long black = matches.stream().filter(match -> match.side() == Color.BLACK).count();
    return "%s: %s for %s, %s for %s"
            .formatted(
                matches.size() == 1 ? "1 template" : matches.size() + " templates",
                String.valueOf(black),
                naming.word(Color.BLACK),
                String.valueOf(matches.size() - black),
                naming.word(Color.WHITE))
        + more;
  }

  void writeJson(Writer out) throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("matches").beginArray();
    for (Match match : matches) {
      write(match, json);
    }
    json.endArray();
    json.name("leftOut").value(leftOut);
    json.endObject();
    json.flush();
    out.write("\n");
  }

  private static void write(Match match, JsonWriter json) throws IOException {
    MatchText text = new MatchText(match);
    json.beginObject();
    json.name("side").value(text.side());
    json.name("template").value(match.template().name());
    json.name("aliases").beginArray();
    for (String alias : match.template().aliases()) {
      json.value(alias);
    }
    json.endArray();
    json.name("kind").value(match.kind().label());
    write("stones", text.named(), json);
    write("others", text.others(), json);
    json.name("pivot").value(text.pivot().map(Cell::toString).orElse(null));
    json.name("edge").value(text.edge().map(Edge::label).orElse(null));
    write("carrier", match.carrier(), json);
    json.endObject();
  }

  private static void write(String name, Collection<Cell> cells, JsonWriter json)
      throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
