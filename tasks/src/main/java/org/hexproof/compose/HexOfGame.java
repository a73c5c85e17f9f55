package org.hexproof.compose;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.realize.Effort;
import org.hexproof.realize.HexRealization;
import org.hexproof.realize.Layout;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.ShannonGame;

/**
 * A Shannon game as stones ([H3T], Theorem 2.3).
 *
 * @param diagram a whole board if the game has two terminals, else a region; each cell is labelled
 *     by its name in the game
 * @param cells where each cell of the game lies; those that never matter are left out of a region
 * @param terminals of a region the stones of its terminals, separated by semicolons
 */
public record HexOfGame(
    Diagram diagram, ImmutableMap<String, Cell> cells, Optional<String> terminals) {
  private static final int EDGES = 2;

  /**
   * Lays a game out.
   *
   * @param game without coloured cells
   * @throws org.hexproof.realize.DrawingTooLargeException if no board has room for what is found
   * @throws IllegalArgumentException if the game is not planar with its terminals outside, or a
   *     cell is of degree 4 or more
   */
  public static HexOfGame of(ShannonGame game, Effort effort, String name) {
    return game.terminals().size() == EDGES
        ? board(game, effort, name)
        : region(game, effort, name);
  }

  private static HexOfGame board(ShannonGame game, Effort effort, String name) {
    HexRealization board = HexRealization.of(game.graph(), effort);
    ImmutableMap.Builder<String, Cell> cells = ImmutableMap.builder();
    for (int cell = 0; cell < game.cells().size(); cell++) {
      cells.put(game.cells().get(cell), board.cells().get(cell));
    }
    return of(
        Diagram.of(board.position(), Optional.empty()).withName(name),
        cells.buildOrThrow(),
        Optional.empty());
  }

  private static HexOfGame region(ShannonGame game, Effort effort, String name) {
    Hypergraph.Pruning pruning = game.graph().reduced();
    DrawnCircuit drawn = DrawnCircuit.of(Layout.draw(pruning.graph(), effort));
    ImmutableMap.Builder<String, Cell> cells = ImmutableMap.builder();
    for (int i = 0; i < pruning.cells().length(); i++) {
      cells.put(game.cells().get(pruning.cells().get(i)), drawn.region().cells().asList().get(i));
    }
    return of(drawn.diagram(name), cells.buildOrThrow(), Optional.of(drawn.terminals()));
  }

  /**
   * The same with the number of each cell in the game, counted from 1, for formats that have no
   * other labels.
   */
  public Diagram numbered() {
    Map<Cell, String> labels = new LinkedHashMap<>(diagram.labels());
    int number = 1;
    for (Cell cell : cells.values()) {
      labels.put(cell, Integer.toString(number));
      number++;
    }
    return diagram.withLabels(labels);
  }

  private static HexOfGame of(
      Diagram diagram, ImmutableMap<String, Cell> cells, Optional<String> terminals) {
    Map<Cell, String> labels = new LinkedHashMap<>(diagram.labels());
    cells.forEach((name, cell) -> labels.put(cell, name));
    return new HexOfGame(diagram.withLabels(labels), cells, terminals);
  }
}
