package org.hexproof.certificate.statement;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Sets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;

/**
 * A whole board on which a pivoting template stands beside a tester, so that Black, who moves
 * second, joins top and bottom just if the template pivots. That the board is such a one is
 * checked, however it was made.
 *
 * @param board where only the cells of both are empty
 * @param cells the tester's, in its order
 * @param placed where the empty cells of the template lie
 */
public record Beside(
    Tester tester, Position board, ImmutableList<Cell> cells, ImmutableMap<Cell, Cell> placed) {
  /** The empty cells are those of the template and the tester, each once. */
  public Beside {
    checkArgument(
        cells.size() == tester.cells().size(),
        "the %s has %s cells, not %s",
        tester.label(),
        tester.cells().size(),
        cells.size());
    Set<Cell> empty = new HashSet<>(cells);
    empty.addAll(placed.values());
    checkArgument(
        empty.size() == cells.size() + placed.size() && empty.equals(board.empty()),
        "the empty cells are not those of the template and the tester");
  }

  /**
   * The same from the black stones; all cells that are not named are White's.
   *
   * @throws IllegalArgumentException if a cell is named twice, or is off the board
   */
  public static Beside of(
      Tester tester,
      Board board,
      Set<Cell> black,
      ImmutableList<Cell> cells,
      ImmutableMap<Cell, Cell> placed) {
    Set<Cell> empty = new HashSet<>(cells);
    empty.addAll(placed.values());
    return new Beside(tester, Position.amidWhite(board, black, empty), cells, placed);
  }

  /**
   * What proves that a template pivots, or does not.
   *
   * @param template the template with White on all other cells, and its {@link Fork}
   * @throws IllegalArgumentException if the template is not what stands here beside the tester
   */
  public Statement statement(Statement template) {
    Position here = board;
    for (Map.Entry<Cell, Cell> entry : placed.entrySet()) {
      Content content = template.position().at(entry.getKey());
      checkArgument(content != Content.BLACK, "the stone %s is placed", entry.getKey());
      here = here.with(entry.getValue(), content);
    }
    for (Cell cell : template.position().empty()) {
      checkArgument(placed.containsKey(cell), "%s is not placed", cell);
    }
    ImmutableSetMultimap<Object, Object> found = Touching.of(here).contacts();
    ImmutableSetMultimap<Object, Object> wanted = wanted(template).contacts();
    if (!found.equals(wanted)) {
      boolean missing = !found.entries().containsAll(wanted.entries());
      Map.Entry<Object, Object> pair =
          Sets.difference(
                  missing ? wanted.entries() : found.entries(),
                  missing ? found.entries() : wanted.entries())
              .iterator()
              .next();
      throw new IllegalArgumentException(
          "the template beside the %s is another: %s and %s %s in contact here"
              .formatted(
                  tester.label(),
                  pair.getKey(),
                  pair.getValue(),
                  missing ? "should be" : "should not be"));
    }
    return new Statement(here, Goal.TOP_TO_BOTTOM, template.toMove(), template.winner());
  }

  /** A black group that has no cells here. */
  private record Group(Object name) {}

  private Touching wanted(Statement template) {
    Touching wanted = new Touching();
    Fork fork = Fork.of(template.goal());
    Position position = template.position();
    Set<Cell> black = position.black();
    black.forEach(stone -> wanted.blacken(new Group(stone)));
    for (Cell cell : ImmutableSet.copyOf(Sets.union(black, position.empty()))) {
      for (Cell next : position.board().neighbors(cell)) {
        if (position.at(next) != Content.WHITE) {
          wanted.touch(image(cell, position), image(next, position));
        }
      }
      if (position.board().touches(cell, fork.edge())) {
        wanted.touch(image(cell, position), Edge.BOTTOM);
      }
    }
    wanted.touch(group(Tester.A), image(fork.a(), position));
    if (position.at(fork.b()) != Content.WHITE) {
      wanted.touch(group(Tester.B), image(fork.b(), position));
    }
    wanted.blacken(Edge.BOTTOM);
    for (int i = 0; i < cells.size(); i++) {
      for (int number : tester.cells().get(i)) {
        wanted.blacken(group(number));
        wanted.touch(cells.get(i), group(number));
      }
    }
    return wanted;
  }

  private static Object group(int number) {
    return number == Tester.TOP ? Edge.TOP : new Group(number);
  }

  private Object image(Cell cell, Position template) {
    return template.at(cell) == Content.BLACK ? new Group(cell) : placed.get(cell);
  }
}
