package org.hexproof.region;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.shannon.Coloring;
import org.hexproof.template.Promise;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Decides promises by computing the value of the shape: ⊤ where everything must be joined; b &lt;=
 * G or {a|a,{b|⊥}} &lt;= G for a pivoting template ([H3T], Proposition 6.3); {a|a,b} &lt;= G for a
 * sente pivoting one (Proposition 6.5).
 *
 * @param maxCells of a shape
 * @param maxBytes for positions, and as much for values
 */
public record PromiseByValue(int maxCells, long maxBytes) {
  /** Whether the promise is kept with White to move, and the value of the shape, written. */
  public record Verdict(boolean holds, String value) {}

  /**
   * Decides.
   *
   * @param stones the stones of the shape
   * @param carrier its empty cells; every other empty cell counts as White's
   * @param taken cells of the carrier that White has taken
   * @throws org.hexproof.value.GameTooLargeException if the shape is larger than the limit
   * @throws IllegalArgumentException if White takes a cell outside the carrier
   * @throws org.hexproof.value.StoreFullException if the values take too much memory
   */
  public Verdict decide(
      Position stones, ImmutableSet<Cell> carrier, ImmutableSet<Cell> taken, Promise promise) {
    RegionLimit.check(carrier.size(), maxCells);
    Region region = TemplateRegions.closed(stones, carrier, promise);
    Coloring game =
        promise instanceof Promise.Pivoting
            ? Outcomes.of(region, Posets.FORK)
            : promise instanceof Promise.ConnectsBoth
                ? Outcomes.of(region, Posets.P3)
                : Outcomes.allJoined(region);
    Values values = new Values(new Store(game.poset(), maxBytes));
    int white = 0;
    for (Cell cell : taken) {
      checkArgument(carrier.contains(cell), "White takes %s, which is not in the carrier", cell);
      white |= 1 << region.cells().indexOf(cell);
    }
    int value = new Evaluation(game, values, maxBytes).value(0, white);
    boolean holds =
        promise instanceof Promise.Pivoting pivoting
            ? isPivoting(value, values, pivoting.sente())
            : value == values.top();
    return new Verdict(holds, GameWriter.write(value, values));
  }

  private static boolean isPivoting(int value, Values values, boolean sente) {
    FinitePoset poset = Posets.FORK;
    int a = poset.find("a");
    int b = poset.find("b");
    if (sente) {
      return values.leq(values.of(new int[] {a}, new int[] {a, b}), value);
    }
    int threat = values.of(new int[] {b}, new int[] {values.bottom()});
    return values.leq(b, value)
        || values.leq(values.of(new int[] {a}, new int[] {a, threat}), value);
  }
}
