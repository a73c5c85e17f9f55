package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ContiguousSet;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;
import org.hexproof.loopy.Side;
import org.hexproof.report.Document;

/** What reports of hypergames have in common. */
final class GraphText {
  private GraphText() {}

  static ContiguousSet<Integer> positions(GameGraph game) {
    return ContiguousSet.closedOpen(0, game.size());
  }

  static String word(Side side) {
    return side == Side.LEFT ? "Left" : "Right";
  }

  static String players(PlayOutcomes outcomes, int position) {
    return outcomes
        .winning(position)
        .map(winner -> winner + " wins")
        .orElseGet(
            () ->
                outcomes.nonLosing(position).stream().map(Player::name).collect(joining(", "))
                    + " need not lose");
  }

  /** Names of positions may have any characters. */
  static String line(String text) {
    return text.replace('\n', ' ');
  }

  static Document members(GameGraph game) {
    return new Document()
        .add("start", game.name(game.start()))
        .add("positions", game.size())
        .add("leftMoves", game.moveCount(Side.LEFT))
        .add("rightMoves", game.moveCount(Side.RIGHT))
        .add("impartial", game.isImpartial());
  }

  static Document members(PlayOutcomes outcomes, int position) {
    return new Document()
        .add("leftBegins", begun(outcomes, position, Side.LEFT))
        .add("rightBegins", begun(outcomes, position, Side.RIGHT))
        .add("winning", outcomes.winning(position).map(Player::name))
        .addEach("nonLosing", outcomes.nonLosing(position), Player::name);
  }

  private static Document begun(PlayOutcomes outcomes, int position, Side side) {
    return new Document()
        .add("winner", outcomes.winner(position, side).map(Side::letter))
        .add("moves", outcomes.movesToEnd(position, side).stream().boxed().findFirst());
  }
}
