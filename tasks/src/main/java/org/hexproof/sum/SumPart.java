package org.hexproof.sum;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Group;
import org.hexproof.region.Outcomes;
import org.hexproof.region.Region;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * Empty cells that hang together, and what their positions are worth. Cells are numbered as in
 * {@link #cells}, and sets of them are bit masks.
 */
final class SumPart {
  private final ImmutableList<Cell> cells;
  private final OutcomeValues worth;
  private final Evaluation evaluation;

  /**
   * A part.
   *
   * @param all the groups of the board
   * @param groups the numbers of those that it touches
   * @param bytes how much memory values and positions may take, each
   * @throws org.hexproof.value.GameTooLargeException if it has too many positions
   */
  SumPart(
      Position position,
      ImmutableSet<Cell> empty,
      ImmutableList<Group> all,
      ImmutableList<Integer> groups,
      long bytes) {
    Region region =
        Region.closed(
            position,
            empty,
            groups.stream()
                .map(all::get)
                .map(group -> new Terminal(group.stones(), group.edges()))
                .collect(ImmutableList.toImmutableList()));
    cells = region.cells();
    Coloring game = Outcomes.found(region);
    Values values = new Values(new Store(game.poset(), bytes));
    worth = new OutcomeValues(values, groups);
    evaluation = new Evaluation(game, values, bytes);
  }

  ImmutableList<Cell> cells() {
    return cells;
  }

  int all() {
    return (1 << cells.size()) - 1;
  }

  /** The games that positions are worth. */
  OutcomeValues worth() {
    return worth;
  }

  /** What a position is worth. */
  int value(int black, int white) {
    return evaluation.value(black, white);
  }

  /** Whether a position is at least as good for Black as a game. */
  boolean keeps(int black, int white, int game) {
    return worth.values().leq(game, value(black, white));
  }
}
