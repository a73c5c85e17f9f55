package org.hexproof.report.game;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.Optional;
import org.hexproof.loopy.GameGraph;
import org.hexproof.loopy.PlayOutcomes;
import org.hexproof.loopy.Player;
import org.hexproof.loopy.Seat;
import org.hexproof.loopy.Strategy;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/**
 * How a player of a hypergame wins or does not lose.
 *
 * @param strategies one for each of the player's seats; none if there is not one for each
 */
public record StrategyReport(
    PlayOutcomes outcomes, Player player, ImmutableList<Strategy> strategies) implements Account {
  public static StrategyReport of(PlayOutcomes outcomes, Player player) {
    ImmutableList<Strategy> found =
        player.seats().stream()
            .flatMap(seat -> Strategy.of(outcomes, seat).stream())
            .collect(ImmutableList.toImmutableList());
    boolean exists = found.size() == player.seats().size();
    return new StrategyReport(outcomes, player, exists ? found : ImmutableList.of());
  }

  @Override
  public Optional<Boolean> holds() {
    return Optional.of(!strategies.isEmpty());
  }

  private boolean wins() {
    return outcomes.winning(outcomes.graph().start()).equals(Optional.of(player));
  }

  @Override
  public Iterable<String> lines() {
    if (strategies.isEmpty()) {
      return ImmutableList.of(
          player
              + " has no strategy that never loses; "
              + GraphText.players(outcomes, outcomes.graph().start()));
    }
    return Iterables.concat(
        ImmutableList.of(player + (wins() ? " wins:" : " does not lose:")),
        Iterables.concat(Iterables.transform(strategies, StrategyReport::lines)));
  }

  private static Iterable<String> lines(Strategy strategy) {
    Seat seat = strategy.seat();
    return Iterables.concat(
        ImmutableList.of(
            "%s, when %s begins, %s by"
                .formatted(
                    GraphText.word(seat.side()),
                    GraphText.word(seat.beginner()),
                    strategy.isWinning() ? "wins" : "holds a draw")),
        strategy.positions().isEmpty()
            ? ImmutableList.of("  " + GraphText.word(seat.side().opponent()) + " has no move")
            : Iterables.transform(
                moves(strategy),
                i -> GraphText.line("  " + from(strategy, i) + " -> " + to(strategy, i))));
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

  @Override
  public Document members() {
    GameGraph game = outcomes.graph();
    return GraphText.members(game)
        .addAll(GraphText.members(outcomes, game.start()))
        .add(
            "strategy",
            new Document()
                .add("player", player.name())
                .add("exists", !strategies.isEmpty())
                .add("wins", wins())
                .addEach("seats", strategies, StrategyReport::document));
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
}
