package org.hexproof.circuit;

import java.util.Optional;
import java.util.function.Supplier;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.region.Region;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Game;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * What a region is worth, over the outcomes that it has by itself or by its terminals.
 *
 * @param form makes the game as the moves of the region make it, where that is short enough
 */
public record RegionWorth(Values values, int value, Optional<Supplier<Game>> form) {
  /**
   * The value over the outcomes that are found from the region's ports; else like {@link
   * #closed(Region, long)}.
   */
  public static RegionWorth found(Region region, long bytes) {
    return of(Outcomes.found(region), bytes);
  }

  /**
   * The value of a closed region over the outcomes of its terminals, {@link Posets#BOOLEAN} of two,
   * {@link Posets#P3} of three, {@link Posets#terminals} of few more, and else those found.
   *
   * @throws org.hexproof.value.GameTooLargeException if it has too many cells or positions
   */
  public static RegionWorth closed(Region region, long bytes) {
    int terminals = region.ports().size();
    if (terminals > 3 && terminals <= Posets.MAX_TERMINALS) {
      return of(Outcomes.partitions(region).orElseGet(() -> Outcomes.found(region)), bytes);
    }
    return switch (terminals) {
      case 2 -> over(Posets.BOOLEAN, region, bytes);
      case 3 -> over(Posets.P3, region, bytes);
      default -> found(region, bytes);
    };
  }

  /**
   * The value over these outcomes; nothing if they are {@link Posets#terminals} and a filling joins
   * terminals across each other. It is an {@link IllegalArgumentException} if a region with so many
   * terminals has no such outcomes, and else like {@link #closed(Region, long)}.
   */
  public static Optional<RegionWorth> closed(Region region, FinitePoset outcomes, long bytes) {
    int terminals = region.ports().size();
    if (terminals >= 2
        && terminals <= Posets.MAX_TERMINALS
        && outcomes.equals(Posets.terminals(terminals))) {
      return Outcomes.partitions(region).map(game -> of(game, bytes));
    }
    return Optional.of(over(outcomes, region, bytes));
  }

  private static RegionWorth over(FinitePoset outcomes, Region region, long bytes) {
    if (region.cells().size() <= Coloring.MAX_FORM_CELLS) {
      return of(Outcomes.of(region, outcomes), bytes);
    }
    Values values = new Values(new Store(outcomes, bytes), Values.DEEP_CACHE_BITS);
    return new RegionWorth(
        values, RegionValue.of(region, outcomes, values, bytes), Optional.empty());
  }

  private static RegionWorth of(Coloring game, long bytes) {
    Values values = new Values(new Store(game.poset(), bytes), Values.DEEP_CACHE_BITS);
    int value = new Evaluation(game, values, bytes).value();
    return new RegionWorth(
        values,
        value,
        game.cells() <= Coloring.MAX_FORM_CELLS ? Optional.of(game::form) : Optional.empty());
  }
}
