package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;

/**
 * Makes of a witness one with a stone more beside the region: sets the stone, and then gives so
 * many other cells outside of the region to the player who lacks something. ([H3T], section 7.4.3,
 * speaks of obvious modifications.)
 *
 * @param changes so many other cells are changed at most
 * @param boards so many boards are asked about for each stone and witness
 */
public record Alterations(WitnessFinder finder, int changes, int boards) {
  /** A board with as many of its cells changed, the stone's not counted. */
  private record Altered(Witness witness, int changes) {}

  /**
   * The witness with the stone, changed as little as possible.
   *
   * @param witness one of the region
   * @param region the region without the stone
   * @param beside the stone's cell on the region's board
   * @return nothing if no such change was found
   */
  public Optional<Witness> with(Witness witness, ProbedRegion region, Cell beside, Content stone) {
    Witness wide = witness.reaching(region, beside);
    Cell place = wide.place(region, beside);
    if (wide.position().at(place) == stone) {
      return Optional.of(wide);
    }
    Set<Cell> fixed = fixed(wide, region);
    fixed.add(place);
    return first(wide.with(place, stone), fixed);
  }

  /**
   * A witness of another move into the same region.
   *
   * @param move a cell of the region on its board
   * @return nothing if no such change was found
   */
  public Optional<Witness> to(Witness witness, ProbedRegion region, Cell move) {
    Cell place = witness.place(region, move);
    return first(new Witness(witness.position(), place, witness.region()), fixed(witness, region));
  }

  private static Set<Cell> fixed(Witness witness, ProbedRegion region) {
    Set<Cell> fixed = new HashSet<>(witness.region());
    region.stones().black().forEach(cell -> fixed.add(witness.place(region, cell)));
    region.stones().white().forEach(cell -> fixed.add(witness.place(region, cell)));
    return fixed;
  }

  private Optional<Witness> first(Witness start, Set<Cell> fixed) {
    List<Altered> open = new ArrayList<>(List.of(new Altered(start, 0)));
    Set<Position> seen = new HashSet<>(Set.of(start.position()));
    for (int i = 0; i < Math.min(open.size(), boards); i++) {
      Witness witness = open.get(i).witness();
      Optional<Uniqueness.Decided> decided = finder.decided(witness);
      if (decided.isEmpty()) {
        return Optional.empty();
      }
      if (decided.get().unique()) {
        return Optional.of(witness);
      }
      if (open.get(i).changes() == changes) {
        continue;
      }
      // White has too much if the move wins, and others win as well.
      boolean isForBlack = decided.get().winning().contains(witness.move());
      for (Cell cell : witness.position().board().cells()) {
        for (Content content : others(witness.position().at(cell), isForBlack)) {
          Witness next = witness.with(cell, content);
          if (!fixed.contains(cell) && seen.add(next.position())) {
            open.add(new Altered(next, open.get(i).changes() + 1));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** What is better for the player. */
  private static ImmutableSet<Content> others(Content content, boolean isForBlack) {
    ImmutableList<Content> order =
        isForBlack
            ? ImmutableList.of(Content.WHITE, Content.EMPTY, Content.BLACK)
            : ImmutableList.of(Content.BLACK, Content.EMPTY, Content.WHITE);
    return ImmutableSet.copyOf(order.subList(order.indexOf(content) + 1, order.size()));
  }
}
