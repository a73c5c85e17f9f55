package org.hexproof.dividing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

/** The cells about two places, compared with ways that are walked step by step. */
final class WindowsTest {
  private static final int BOARDS = 100 * Integer.getInteger("hexproof.rounds", 1);

  private final Random random = new Random(Long.getLong("hexproof.seed", 6));

  @Test
  void windowsHaveTheCellsOfShortWays() {
    for (int i = 0; i < BOARDS; i++) {
      Board board = new Board(2 + random.nextInt(6), 2 + random.nextInt(6));
      Cell stone = board.cell(random.nextInt(board.size()));
      Cell other = board.cell(random.nextInt(board.size()));
      for (Terminal second :
          Set.of(Terminal.of(other), Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM))) {
        check(board, Terminal.of(stone), second);
        check(board, second, Terminal.of(stone));
      }
    }
  }

  private static void check(Board board, Terminal first, Terminal second) {
    Map<Cell, Integer> from = walked(board, first);
    Map<Cell, Integer> to = walked(board, second);
    int shortest =
        board.cells().stream().mapToInt(cell -> from.get(cell) + to.get(cell)).min().orElseThrow();
    Windows windows = new Windows(board, first, second);
    assertThat(windows.distance()).isEqualTo(shortest);
    ImmutableSet<ImmutableSet<Cell>> all = windows.of(board.cells());
    ImmutableSet<Cell> last = all.asList().get(all.size() - 1);
    assertThat(all).contains(last);
    assertThat(board.cells())
        .allSatisfy(
            cell ->
                assertThat(all.stream().anyMatch(window -> window.contains(cell)))
                    .isEqualTo(
                        from.get(cell) + to.get(cell) <= shortest + 4
                            || isBetween(board, cell, first, second)));
    assertThat(all.asList().get(0))
        .allSatisfy(
            cell -> assertThat(from.get(cell) + to.get(cell)).isLessThanOrEqualTo(shortest + 1))
        .allSatisfy(cell -> assertThat(isBetween(board, cell, first, second)).isTrue());
  }

  private static boolean isBetween(Board board, Cell cell, Terminal first, Terminal second) {
    return cell.row() >= Math.min(row(board, first), row(board, second))
        && cell.row() <= Math.max(row(board, first), row(board, second));
  }

  private static int row(Board board, Terminal place) {
    return place.cells().stream()
        .mapToInt(Cell::row)
        .findFirst()
        .orElse(place.equals(Terminal.of(Edge.TOP)) ? 0 : board.rows() - 1);
  }

  /** The steps from a place to each cell. */
  private static Map<Cell, Integer> walked(Board board, Terminal place) {
    Map<Cell, Integer> steps = new HashMap<>();
    Set<Cell> now = new LinkedHashSet<>(place.cells());
    place.edges().forEach(edge -> now.addAll(board.along(edge)));
    for (int step = place.edges().isEmpty() ? 0 : 1; !now.isEmpty(); step++) {
      Set<Cell> next = new LinkedHashSet<>();
      for (Cell cell : now) {
        steps.put(cell, step);
        next.addAll(board.neighbors(cell));
      }
      next.removeAll(steps.keySet());
      now.clear();
      now.addAll(next);
    }
    return steps;
  }
}
