package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.cgt.Comparison;
import org.hexproof.cgt.Side;

/** Which moves of a player are worth making: those than which no other leads to more. */
public final class BestMoves {
  private BestMoves() {}

  public record Move(String name, Game after) {}

  /**
   * Moves that lead to the same value, how that compares with 0, and whether the mover wins, moving
   * second from then on.
   */
  public record BestMove(
      ImmutableList<String> names, Game after, Comparison toZero, boolean wins) {}

  /** Those of a side, winning ones first, then by where play then stops. */
  public static ImmutableList<BestMove> of(List<Move> moves, Side side, Games games) {
    Comparator<Game> byStop = Comparator.comparing(game -> game.stop(side.opponent()));
    Map<Game, ImmutableList.Builder<String>> names = new LinkedHashMap<>();
    for (Move move : moves) {
      names.computeIfAbsent(move.after(), after -> ImmutableList.builder()).add(move.name());
    }
    return names.keySet().stream()
        .filter(
            game ->
                names.keySet().stream().noneMatch(o -> o != game && games.isAtMost(side, game, o)))
        .map(game -> best(names.get(game).build(), game, games, side))
        .sorted(
            Comparator.comparing(BestMove::wins)
                .reversed()
                .thenComparing(BestMove::after, side == Side.LEFT ? byStop.reversed() : byStop))
        .collect(ImmutableList.toImmutableList());
  }

  private static BestMove best(ImmutableList<String> names, Game after, Games games, Side side) {
    Comparison win = side == Side.LEFT ? Comparison.GREATER : Comparison.LESS;
    Comparison toZero = games.compare(after, games.zero());
    return new BestMove(names, after, toZero, toZero == win || toZero == Comparison.EQUAL);
  }
}
