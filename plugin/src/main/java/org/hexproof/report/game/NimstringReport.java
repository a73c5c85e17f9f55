package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.rule.CoinGraph;
import org.hexproof.entailing.rule.Nimstring;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** A position of Nimstring: its value, and the moves that win. */
public record NimstringReport(
    CoinGraph graph, ImpartialValue value, ImmutableList<Nimstring.Move> moves) implements Account {
  public static NimstringReport of(CoinGraph graph, Nimstring nimstring) {
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
  public Document members() {
    return new Document()
        .add("rule", "nimstring")
        .add("value", value.text())
        .add("wins", value.isWin())
        .addEach(
            "moves",
            moves,
            move ->
                new Document()
                    .add("line", graph.strings().get(move.string()).name())
                    .add("takes", move.takes())
                    .add("after", move.after().text())
                    .add("wins", move.wins()));
  }
}
