package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.report.Printable;
import org.hexproof.spot.Match;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * What {@code spot} has found.
 *
 * @param leftOut how many matches add nothing and are not among these
 */
record SpotReport(ImmutableList<Match> matches, int leftOut) {
  private static final int FORMAT_VERSION = 1;

  void writeText(Writer out) throws IOException {
    for (Match match : matches) {
      out.write(Printable.text(line(match)).replace('\n', ' ') + "\n");
    }
    out.write(summary() + "\n");
  }

  private String summary() {
    String more = leftOut == 0 ? "" : "; " + leftOut + " more with --all";
    if (matches.isEmpty()) {
      return "no template stands here" + more;
    }
    long black = matches.stream().filter(match -> match.side() == Color.BLACK).count();
    return "%s: %s for black, %s for white"
            .formatted(
                matches.size() == 1 ? "1 template" : matches.size() + " templates",
                String.valueOf(black),
                String.valueOf(matches.size() - black))
        + more;
  }

  private static String line(Match match) {
    ImmutableList<Cell> others = others(match);
    return word(match.side())
        + ": "
        + match.template().name()
        + ", "
        + match.kind().label()
        + ": "
        + promise(match)
        + (others.isEmpty() ? "" : ", with " + list(others))
        + "; carrier "
        + list(match.carrier());
  }

  private static String promise(Match match) {
    // Stones of an edge template count as one group: the promise is that one of them is connected.
    String between = match.kind() == Kind.EDGE ? "+" : " ";
    String stones = named(match).stream().map(Cell::toString).collect(joining(between));
    return stones
        + edge(match).map(edge -> " to " + edge.label()).orElse(" joined")
        + pivot(match).map(cell -> ", pivot " + cell).orElse("");
  }

  void writeJson(Writer out) throws IOException {
    JsonWriter json = new JsonWriter(out);
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
    json.beginObject();
    json.name("side").value(word(match.side()));
    json.name("template").value(match.template().name());
    json.name("aliases").beginArray();
    for (String alias : match.template().aliases()) {
      json.value(alias);
    }
    json.endArray();
    json.name("kind").value(match.kind().label());
    write("stones", named(match), json);
    write("others", others(match), json);
    json.name("pivot").value(pivot(match).map(Cell::toString).orElse(null));
    json.name("edge").value(edge(match).map(Edge::label).orElse(null));
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

  private static ImmutableList<Cell> named(Match match) {
    return ImmutableList.sortedCopyOf(match.promise().named());
  }

  private static ImmutableList<Cell> others(Match match) {
    ImmutableSet<Cell> named = match.promise().named();
    return Sets.difference(match.stones(), named).immutableCopy().asList();
  }

  private static Optional<Edge> edge(Match match) {
    return match.promise().edges().stream().findFirst();
  }

  private static Optional<Cell> pivot(Match match) {
    return match.promise() instanceof Promise.Pivoting pivoting
        ? Optional.of(pivoting.b())
        : Optional.empty();
  }

  private static String word(Color side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  private static String list(Collection<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(joining(" "));
  }
}
