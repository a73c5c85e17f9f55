package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.Collections2;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Optional;
import java.util.function.IntFunction;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.Grundy;
import org.hexproof.loopy.GrundyNumber;
import org.hexproof.loopy.ImpartialSum;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;
import org.hexproof.loopy.Seat;
import org.hexproof.loopy.Strategy;
import org.hexproof.report.Account;
import org.hexproof.report.Counted;
import org.hexproof.report.Document;

/** What is told of hypergames: who wins or draws, by which moves, and Grundy numbers. */
public final class GraphReport {
  private GraphReport() {}

  /** Who wins, and who does not lose, maybe from all positions. */
  public static Account outcomes(PlayOutcomes outcomes, boolean all) {
    GameGraph game = outcomes.graph();
    Facts facts =
        new Facts()
            .line(
                "start %s, %s, moves: %s"
                    .formatted(game.name(game.start()), size(game), moves(game)))
            .line("Left begins: " + result(outcomes, Side.LEFT))
            .line("Right begins: " + result(outcomes, Side.RIGHT))
            .line(players(outcomes, game.start()))
            .members(members(outcomes));
    if (all) {
      facts
          .lines(at(game, position -> players(outcomes, position)))
          .each(
              "all",
              positions(game),
              position ->
                  new Document()
                      .add("position", game.name(position))
                      .addAll(members(outcomes, position)));
    }
    return facts;
  }

  private static String size(GameGraph game) {
    return Counted.of(game.size(), "position");
  }

  private static String moves(GameGraph game) {
    return game.moveCount(Side.LEFT)
        + (game.isImpartial()
            ? " for both sides"
            : " of Left, " + game.moveCount(Side.RIGHT) + " of Right");
  }

  private static String result(PlayOutcomes outcomes, Side begins) {
    int start = outcomes.graph().start();
    Optional<Side> winner = outcomes.winner(start, begins);
    if (winner.isEmpty()) {
      return "draw";
    }
    int moves = outcomes.movesToEnd(start, begins).orElseThrow();
    return winner.get().word()
        + " wins"
        + (moves == 0 ? " at once" : moves == 1 ? " in 1 move" : " in at most " + moves + " moves");
  }

  private static ContiguousSet<Integer> positions(GameGraph game) {
    return ContiguousSet.closedOpen(0, game.size());
  }

  /** A line for each position. */
  private static Collection<String> at(GameGraph game, IntFunction<String> told) {
    return Collections2.transform(
        positions(game), position -> "at " + game.name(position) + ": " + told.apply(position));
  }

  private static String players(PlayOutcomes outcomes, int position) {
    return outcomes
        .winning(position)
        .map(winner -> winner + " wins")
        .orElseGet(
            () ->
                outcomes.nonLosing(position).stream().map(Player::name).collect(joining(", "))
                    + " need not lose");
  }

  private static Document members(PlayOutcomes outcomes) {
    return members(outcomes.graph()).addAll(members(outcomes, outcomes.graph().start()));
  }

  private static Document members(GameGraph game) {
    return new Document()
        .add("start", game.name(game.start()))
        .add("positions", game.size())
        .add("leftMoves", game.moveCount(Side.LEFT))
        .add("rightMoves", game.moveCount(Side.RIGHT))
        .add("impartial", game.isImpartial());
  }

  private static Document members(PlayOutcomes outcomes, int position) {
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

  /** How a player wins or does not lose, from each of the player's seats. */
  public static Account strategy(PlayOutcomes outcomes, Player player) {
    GameGraph game = outcomes.graph();
    ImmutableList<Strategy> strategies =
        player.seats().stream()
            .flatMap(seat -> Strategy.of(outcomes, seat).stream())
            .collect(ImmutableList.toImmutableList());
    boolean exists = strategies.size() == player.seats().size();
    boolean wins = outcomes.winning(game.start()).equals(Optional.of(player));
    Facts facts = new Facts().failing(!exists).members(members(outcomes));
    if (exists) {
      facts.line(player + (wins ? " wins:" : " does not lose:"));
      strategies.forEach(strategy -> addMoves(facts, strategy));
    } else {
      facts.line(player + " has no strategy that never loses; " + players(outcomes, game.start()));
    }
    return facts.member(
        "strategy",
        new Document()
            .add("player", player.name())
            .add("exists", exists)
            .add("wins", wins)
            .addEach("seats", exists ? strategies : ImmutableList.of(), GraphReport::document));
  }

  private static void addMoves(Facts facts, Strategy strategy) {
    Seat seat = strategy.seat();
    facts.line(
        "%s, when %s begins, %s by"
            .formatted(
                seat.side().word(),
                seat.beginner().word(),
                strategy.isWinning() ? "wins" : "holds a draw"));
    if (strategy.positions().isEmpty()) {
      facts.line("  " + seat.side().opponent().word() + " has no move");
    }
    facts.lines(
        Collections2.transform(
            moves(strategy), i -> "  " + from(strategy, i) + " -> " + to(strategy, i)));
  }

  private static ContiguousSet<Integer> moves(Strategy strategy) {
    return ContiguousSet.closedOpen(0, strategy.positions().length());
  }

  private static String from(Strategy strategy, int move) {
    return strategy.graph().name(strategy.positions().get(move));
  }

  private static String to(Strategy strategy, int move) {
    return strategy.graph().name(strategy.replies().get(move));
  }

  private static Document document(Strategy strategy) {
    return new Document()
        .add("side", strategy.seat().side().letter())
        .add("begins", strategy.seat().begins())
        .add("wins", strategy.isWinning())
        .addEach(
            "moves",
            moves(strategy),
            move -> new Document().add("from", from(strategy, move)).add("to", to(strategy, move)));
  }

  /** The Grundy number of a sum, and its good moves, maybe the numbers of all positions. */
  public static Account grundy(ImpartialSum sum, boolean all, boolean ascii) {
    GrundyNumber number = sum.number();
    Facts facts = new Facts();
    for (ImpartialSum.Addend part : sum.parts()) {
      if (sum.parts().size() > 1) {
        facts.line(part.name() + ": " + text(part.number(), ascii));
      }
      if (all) {
        facts.lines(
            at(part.grundy().graph(), position -> text(part.grundy().number(position), ascii)));
      }
    }
    facts.line("Grundy number " + text(number, ascii));
    facts.line(
        number.secondWins() ? "II wins" : number.firstWins() ? "I wins" : "I, II need not lose");
    if (!number.secondWins()) {
      facts.line(
          (number.firstWins() ? "winning moves: " : "moves that don't lose: ")
              + sum.goodMoves().stream()
                  .map(move -> sum.parts().get(move.part()).name() + " to " + name(sum, move))
                  .collect(joining(", ")));
    }
    Optional<Player> winner =
        number.secondWins()
            ? Optional.of(Player.II)
            : number.firstWins() ? Optional.of(Player.I) : Optional.empty();
    return facts
        .member("grundy", text(number, ascii))
        .member("winning", winner.map(Player::name))
        .each("parts", sum.parts(), part -> document(part.grundy(), all, ascii))
        .each(
            "goodMoves",
            sum.goodMoves(),
            move ->
                new Document()
                    .add("part", move.part())
                    .add("to", name(sum, move))
                    .add("grundy", text(move.number(), ascii)));
  }

  private static String name(ImpartialSum sum, ImpartialSum.Move move) {
    return sum.parts().get(move.part()).grundy().graph().name(move.to());
  }

  private static String text(GrundyNumber number, boolean ascii) {
    return ascii ? number.toString().replace("∞", "oo") : number.toString();
  }

  private static Document document(Grundy grundy, boolean all, boolean ascii) {
    GameGraph game = grundy.graph();
    Document document = members(game).add("grundy", text(grundy.number(game.start()), ascii));
    return all
        ? document.addEach(
            "all",
            positions(game),
            position ->
                new Document()
                    .add("position", game.name(position))
                    .add("grundy", text(grundy.number(position), ascii)))
        : document;
  }
}
