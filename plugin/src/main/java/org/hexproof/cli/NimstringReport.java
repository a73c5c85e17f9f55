package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.rule.CoinGraph;
import org.hexproof.entailing.rule.Nimstring;

/** A position of Nimstring: its value, and the moves that win. */
record NimstringReport(CoinGraph graph, ImpartialValue value, ImmutableList<Nimstring.Move> moves)
    implements Reply {
  static NimstringReport of(CoinGraph graph, Nimstring nimstring) {
    return new NimstringReport(graph, nimstring.value(graph.all()), nimstring.moves(graph.all()));
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add("value: " + value);
    lines.add("whoever moves " + (value.isWin() ? "wins" : "loses"));
    if (value.isWin()) {
      lines.add("winning moves: " + winning());
    }
    return lines.build();
  }

  /** The moves that win, with what they take. */
  String winning() {
    return moves.stream()
        .filter(Nimstring.Move::wins)
        .map(
            move ->
                graph.strings().get(move.string()).name()
                    + (move.takes() > 0 ? " (takes " + move.takes() + ")" : ""))
        .distinct()
        .collect(joining(", "));
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("rule").value("nimstring");
    json.name("value").value(value.text());
    json.name("wins").value(value.isWin());
    json.name("moves").beginArray();
    for (Nimstring.Move move : moves) {
      json.beginObject();
      json.name("line").value(graph.strings().get(move.string()).name());
      json.name("takes").value(move.takes());
      json.name("after").value(move.after().text());
      json.name("wins").value(move.wins());
      json.endObject();
    }
    json.endArray();
  }
}
