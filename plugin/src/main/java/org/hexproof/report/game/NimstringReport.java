package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.function.IntConsumer;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.rule.EdgeGraph;
import org.hexproof.rule.Nimstring;
import org.hexproof.rule.StringsAndCoins;

/** Positions of Nimstring, and of Dots and Boxes, and the moves that are best. */
public final class NimstringReport {
  private NimstringReport() {}

  /** The value, and the moves that win. */
  public static Account nimstring(EdgeGraph graph, IntConsumer watch) {
    Nimstring nimstring = new Nimstring(graph, watch);
    ImpartialValue value = nimstring.value(graph.all());
    ImmutableList<Nimstring.Move> moves = nimstring.moves(graph.all());
    Facts facts =
        new Facts()
            .line("value: " + value)
            .line("whoever moves " + (value.isWin() ? "wins" : "loses"));
    if (value.isWin()) {
      facts.line("winning moves: " + winning(graph, moves));
    }
    return facts.members(members(graph, value, moves));
  }

  private static Document members(
      EdgeGraph graph, ImpartialValue value, ImmutableList<Nimstring.Move> moves) {
    return new Document()
        .add("rule", "nimstring")
        .add("value", value.text())
        .add("wins", value.isWin())
        .addEach(
            "moves",
            moves,
            move ->
                new Document()
                    .add("line", name(graph, move.string()))
                    .add("takes", move.takes())
                    .add("after", move.after().text())
                    .add("wins", move.wins()));
  }

  private static String name(EdgeGraph graph, int string) {
    return graph.edges().get(string).name();
  }

  /** The moves that win, with what they take. */
  private static String winning(EdgeGraph graph, ImmutableList<Nimstring.Move> moves) {
    return moves.stream()
        .filter(Nimstring.Move::wins)
        .map(
            move ->
                name(graph, move.string())
                    + (move.takes() > 0 ? " (takes " + move.takes() + ")" : ""))
        .distinct()
        .collect(joining(", "));
  }

  /** How many boxes each player gets. */
  public static Account outcome(EdgeGraph graph, IntConsumer watch) {
    return shares(graph, new StringsAndCoins(graph, watch));
  }

  private static Facts shares(EdgeGraph graph, StringsAndCoins coins) {
    int boxes = graph.vertices().size();
    int first = (boxes + coins.margin(graph.all())) / 2;
    return new Facts()
        .line(
            "of %s %s the player to move gets %s, the other %s"
                .formatted(boxes, boxes == 1 ? "box" : "boxes", first, boxes - first))
        .member("rule", "dots-and-boxes")
        .member("boxes", boxes)
        .member("first", first)
        .member("second", boxes - first);
  }

  /**
   * How many boxes each player gets, and by which moves; beside it what Nimstring tells, by which
   * people play it, if not too many lines hang together.
   */
  public static Account boxes(EdgeGraph graph, IntConsumer watch) {
    StringsAndCoins coins = new StringsAndCoins(graph, watch);
    Facts facts = shares(graph, coins);
    ImmutableList<StringsAndCoins.Move> moves = coins.moves(graph.all());
    if (!moves.isEmpty()) {
      facts.line(
          "best moves: "
              + moves.stream()
                  .filter(StringsAndCoins.Move::best)
                  .map(move -> name(graph, move.string()))
                  .distinct()
                  .collect(joining(", ")));
    }
    facts.each(
        "moves",
        moves,
        move ->
            new Document()
                .add("line", name(graph, move.string()))
                .add("takes", move.takes())
                .add("margin", move.margin())
                .add("best", move.best()));
    return graph.largestPart() > Nimstring.MAX_STRINGS ? facts : waiting(facts, graph, watch);
  }

  private static Facts waiting(Facts facts, EdgeGraph graph, IntConsumer watch) {
    Nimstring nimstring = new Nimstring(graph, watch);
    ImpartialValue value = nimstring.value(graph.all());
    ImmutableList<Nimstring.Move> moves = nimstring.moves(graph.all());
    return facts
        .line(
            "as Nimstring: "
                + value
                + (value.isWin()
                    ? ", won by " + winning(graph, moves)
                    : ", lost for whoever moves"))
        .member("nimstring", members(graph, value, moves));
  }
}
