package org.hexproof.report.game;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.Optional;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Side;
import org.hexproof.report.Account;
import org.hexproof.report.Counted;
import org.hexproof.report.Document;

/** Who wins a hypergame, and who does not lose, maybe from all positions. */
public record OutcomesReport(PlayOutcomes outcomes, boolean all) implements Account {
  @Override
  public Iterable<String> lines() {
    GameGraph game = outcomes.graph();
    ImmutableList<String> start =
        ImmutableList.of(
            size(),
            "Left begins: " + result(Side.LEFT),
            "Right begins: " + result(Side.RIGHT),
            GraphText.players(outcomes, game.start()));
    return Iterables.transform(
        Iterables.concat(
            start,
            Collections2.transform(
                all ? GraphText.positions(game) : ImmutableSet.of(),
                position ->
                    "at " + game.name(position) + ": " + GraphText.players(outcomes, position))),
        GraphText::line);
  }

  private String size() {
    GameGraph game = outcomes.graph();
    return "start "
        + game.name(game.start())
        + ", "
        + Counted.of(game.size(), "position")
        + ", moves: "
        + game.moveCount(Side.LEFT)
        + (game.isImpartial()
            ? " for both sides"
            : " of Left, " + game.moveCount(Side.RIGHT) + " of Right");
  }

  private String result(Side begins) {
    int start = outcomes.graph().start();
    Optional<Side> winner = outcomes.winner(start, begins);
    if (winner.isEmpty()) {
      return "draw";
    }
    int moves = outcomes.movesToEnd(start, begins).orElseThrow();
    return GraphText.word(winner.get())
        + " wins"
        + (moves == 0 ? " at once" : moves == 1 ? " in 1 move" : " in at most " + moves + " moves");
  }

  @Override
  public Document members() {
    GameGraph game = outcomes.graph();
    Document members = GraphText.members(game).addAll(GraphText.members(outcomes, game.start()));
    if (all) {
      members.addEach(
          "all",
          GraphText.positions(game),
          position ->
              new Document()
                  .add("position", game.name(position))
                  .addAll(GraphText.members(outcomes, position)));
    }
    return members;
  }
}
