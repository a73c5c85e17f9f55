package org.hexproof.hot;

import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.hexproof.cgt.Comparison;

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

  /** Those of Left, winning ones first, then by the right stop. */
  public static ImmutableList<BestMove> left(List<Move> moves, Games games) {
    return best(
        moves,
        games,
        games::isAtMost,
        Comparator.comparing(Game::rightStop).reversed(),
        Comparison.GREATER);
  }

  /** Those of Right, winning ones first, then by the left stop. */
  public static ImmutableList<BestMove> right(List<Move> moves, Games games) {
    return best(
        moves,
        games,
        (a, b) -> games.isAtMost(b, a),
        Comparator.comparing(Game::leftStop),
        Comparison.LESS);
  }

  private static ImmutableList<BestMove> best(
      List<Move> moves,
      Games games,
      BiPredicate<Game, Game> worse,
      Comparator<Game> byStop,
      Comparison win) {
    Map<Game, ImmutableList.Builder<String>> names = new LinkedHashMap<>();
    for (Move move : moves) {
      names.computeIfAbsent(move.after(), after -> ImmutableList.builder()).add(move.name());
    }
    return names.keySet().stream()
        .filter(game -> names.keySet().stream().noneMatch(o -> o != game && worse.test(game, o)))
        .map(game -> best(names.get(game).build(), game, games, win))
        .sorted(
            Comparator.comparing(BestMove::wins).reversed().thenComparing(BestMove::after, byStop))
        .collect(ImmutableList.toImmutableList());
  }

  private static BestMove best(
      ImmutableList<String> names, Game after, Games games, Comparison win) {
    Comparison toZero = games.compare(after, games.zero());
    return new BestMove(names, after, toZero, toZero == win || toZero == Comparison.EQUAL);
  }
}
