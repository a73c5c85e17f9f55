package org.hexproof.sum;

import java.util.List;
import java.util.Set;
import org.hexproof.certificate.play.SumPlay;
import org.hexproof.solver.Unanswered;
import org.hexproof.value.GameTooLargeException;

/** Two summands together, of which only matters what is joined of the groups that others meet. */
record PairSummand(Summand first, Summand second, Worth worth, int game) implements Summand {
  /**
   * Two summands as good as they are together.
   *
   * @param visible the groups that matter to others
   * @param bytes how much memory values may take
   * @throws org.hexproof.value.StoreFullException if they take more
   * @throws GameTooLargeException if the two have too many outcomes together
   */
  static PairSummand of(Summand first, Summand second, Set<Integer> visible, long bytes) {
    Adding adding = Adding.of(first, second, visible, bytes);
    return new PairSummand(
        first, second, adding.worth(), adding.value(first.game(), second.game()));
  }

  @Override
  public Summand with(int less) {
    return new PairSummand(first, second, worth, less);
  }

  @Override
  public int prove(Lines lines) throws Unanswered {
    int one = first.prove(lines);
    int other = second.prove(lines);
    int number = lines.number(worth, game);
    List<Integer> games =
        List.of(
            lines.number(first.worth(), first.game()), lines.number(second.worth(), second.game()));
    if (new SumPlay(lines, games, List.of(number), outcomes -> false).isTooLarge()) {
      throw new GameTooLargeException("two parts have too many states together");
    }
    return lines.node("s " + number + " ; ; " + lines.back(one) + " " + lines.back(other));
  }
}
