package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import org.hexproof.entailing.rule.CoinGraph;
import org.hexproof.entailing.rule.StringsAndCoins;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/**
 * A position of Dots and Boxes: how many boxes more the player to move gets, and by which moves;
 * beside it what Nimstring tells, by which people play it.
 */
public record DotsAndBoxesReport(
    CoinGraph graph,
    int margin,
    ImmutableList<StringsAndCoins.Move> moves,
    NimstringReport nimstring)
    implements Account {
  public static DotsAndBoxesReport of(
      CoinGraph graph, StringsAndCoins coins, NimstringReport nimstring) {
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
        "of %s %s the player to move gets %s, the other %s"
            .formatted(
                graph.coins().size(),
                graph.coins().size() == 1 ? "box" : "boxes",
                first(),
                second()));
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
  public Document members() {
    return new Document()
        .add("rule", "dots-and-boxes")
        .add("boxes", graph.coins().size())
        .add("first", first())
        .add("second", second())
        .addEach(
            "moves",
            moves,
            move ->
                new Document()
                    .add("line", graph.strings().get(move.string()).name())
                    .add("takes", move.takes())
                    .add("margin", move.margin())
                    .add("best", move.best()))
        .add("nimstring", nimstring.members());
  }
}
