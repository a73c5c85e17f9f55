package org.hexproof.shannon;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.hexproof.value.Game;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;

/**
 * A monotone set coloring game ([PASS], Definition 2.7): players color cells, and the outcome is a
 * monotone function of the colors, as which terminals of a hypergraph are joined.
 *
 * @param poset the outcomes
 * @param cells the number of cells
 * @param outcomes the outcome of each coloring: bit i of the index says that cell i is black
 */
public record Coloring(Poset poset, int cells, ImmutableIntArray outcomes) {
  /** More take too much memory. */
  public static final int MAX_CELLS = 20;

  /** More cells make forms too large to be of use. */
  public static final int MAX_FORM_CELLS = 6;

  /** The outcomes must be monotone, one for each coloring. */
  public Coloring {
    checkArgument(cells >= 0 && cells <= MAX_CELLS, "0 to %s cells", MAX_CELLS);
    checkArgument(outcomes.length() == 1 << cells, "there are %s colorings", 1 << cells);
    for (int coloring = 0; coloring < outcomes.length(); coloring++) {
      for (int cell = 0; cell < cells; cell++) {
        int more = coloring | (1 << cell);
        checkArgument(
            poset.leq(outcomes.get(coloring), outcomes.get(more)),
            "not monotone: another black cell makes the outcome worse for Black");
      }
    }
  }

  /** The game with this outcome for each coloring, of which bit i says that cell i is black. */
  public static Coloring of(Poset poset, int cells, IntUnaryOperator outcome) {
    int[] outcomes = IntStream.range(0, 1 << cells).map(outcome).toArray();
    return new Coloring(poset, cells, ImmutableIntArray.copyOf(outcomes));
  }

  /** The game over {@link Posets#P3} of which of its three terminals a hypergraph joins. */
  public static Coloring of(Hypergraph graph) {
    checkArgument(graph.terminals().length() == 3, "only three terminals have the outcomes of P3");
    checkArgument(graph.cells().size() <= MAX_CELLS, "at most %s cells", MAX_CELLS);
    int[] outcomes = new int[1 << graph.cells().size()];
    fill(graph, new NodeClasses(graph.nodes()), 0, 0, outcomes);
    return new Coloring(Posets.P3, graph.cells().size(), ImmutableIntArray.copyOf(outcomes));
  }

  /** Sets the outcomes of all colorings in which the cells before this one have these colors. */
  private static void fill(Hypergraph graph, NodeClasses now, int cell, int black, int[] outcomes) {
    if (cell == graph.cells().size()) {
      outcomes[black] = now.outcome(graph.terminals());
      return;
    }
    fill(graph, now, cell + 1, black, outcomes);
    NodeClasses more = now.copy();
    more.join(graph.cells().get(cell));
    fill(graph, more, cell + 1, black | 1 << cell, outcomes);
  }

  /**
   * The game form, with every move and nothing simplified, of at most {@link #MAX_FORM_CELLS}
   * cells.
   */
  public Game form() {
    checkArgument(
        cells <= MAX_FORM_CELLS,
        "a game of %s cells has too large a form; at most %s can be written",
        cells,
        MAX_FORM_CELLS);
    return form(0, 0, new HashMap<>());
  }

  private Game form(int black, int white, Map<Integer, Game> known) {
    int taken = black | white;
    if (taken == (1 << cells) - 1) {
      return Game.atom(outcomes.get(black));
    }
    Integer position = (black << cells) | white;
    Game form = known.get(position);
    if (form == null) {
      List<Game> left = new ArrayList<>();
      List<Game> right = new ArrayList<>();
      for (int cell = 0; cell < cells; cell++) {
        int bit = 1 << cell;
        if ((taken & bit) == 0) {
          left.add(form(black | bit, white, known));
          right.add(form(black, white | bit, known));
        }
      }
      form = Game.of(left, right);
      known.put(position, form);
    }
    return form;
  }
}
