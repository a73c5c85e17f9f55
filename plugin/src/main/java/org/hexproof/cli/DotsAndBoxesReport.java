package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.hexproof.entailing.rule.CoinGraph;
import org.hexproof.entailing.rule.StringsAndCoins;

/**
 * A position of Dots and Boxes: how many boxes more the player to move gets, and by which moves;
 * beside it what Nimstring tells, by which people play it.
 */
record DotsAndBoxesReport(
    CoinGraph graph,
    int margin,
    ImmutableList<StringsAndCoins.Move> moves,
    NimstringReport nimstring)
    implements Reply {
  static DotsAndBoxesReport of(CoinGraph graph, StringsAndCoins coins, NimstringReport nimstring) {
    return new DotsAndBoxesReport(
        graph, coins.margin(graph.all()), coins.moves(graph.all()), nimstring);
  }

  private int first() {
    return (graph.coins().size() + margin) / 2;
  }

  private int second() {
    return graph.coins().size() - first();
  }

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        "of "
            + graph.coins().size()
            + (graph.coins().size() == 1 ? " box" : " boxes")
            + " the player to move gets "
            + first()
            + ", the other "
            + second());
    if (!moves.isEmpty()) {
      lines.add("best moves: " + best());
    }
    lines.add(
        "as Nimstring: "
            + nimstring.value()
            + (nimstring.value().isWin()
                ? ", won by " + nimstring.winning()
                : ", lost for whoever moves"));
    return lines.build();
  }

  private String best() {
    return moves.stream()
        .filter(StringsAndCoins.Move::best)
        .map(move -> graph.strings().get(move.string()).name())
        .distinct()
        .collect(joining(", "));
  }

  @Override
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("rule").value("dots-and-boxes");
    json.name("boxes").value(graph.coins().size());
    json.name("first").value(first());
    json.name("second").value(second());
    json.name("moves").beginArray();
    for (StringsAndCoins.Move move : moves) {
      json.beginObject();
      json.name("line").value(graph.strings().get(move.string()).name());
      json.name("takes").value(move.takes());
      json.name("margin").value(move.margin());
      json.name("best").value(move.best());
      json.endObject();
    }
    json.endArray();
    json.name("nimstring").beginObject();
    nimstring.writeMembers(json);
    json.endObject();
  }
}
