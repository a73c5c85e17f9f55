package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.shannon.Hypergraph;

/**
 * A hypergraph as stones.
 *
 * @param position stones everywhere but on the cells
 * @param cells the empty cells in the order of the hypergraph
 * @param terminals one stone of each terminal's group, in order; each group reaches the rim of the
 *     board
 */
public record Drawing(
    Position position, ImmutableList<Cell> cells, ImmutableList<Terminal> terminals) {
  static Drawing of(Canvas canvas, Hypergraph graph) {
    List<Cell> cells = new ArrayList<>(Collections.nCopies(graph.cells().size(), null));
    ImmutableList.Builder<Cell> black = ImmutableList.builder();
    ImmutableList.Builder<Cell> white = ImmutableList.builder();
    Cell[] first = new Cell[graph.nodes() + 1];
    for (int row = 0; row < canvas.rows; row++) {
      for (int col = 0; col < canvas.cols; col++) {
        int content = canvas.at(canvas.place(row, col));
        Cell cell = new Cell(col, row);
        if (content < 0) {
          cells.set(Canvas.number(content), cell);
        } else if (content == 0) {
          white.add(cell);
        } else {
          black.add(cell);
          first[content] = first[content] == null ? cell : first[content];
        }
      }
    }
    Position position =
        Position.of(new Board(canvas.cols, canvas.rows), black.build(), white.build());
    return new Drawing(
        position,
        ImmutableList.copyOf(cells),
        graph.terminals().stream()
            .mapToObj(node -> Terminal.of(first[node]))
            .collect(ImmutableList.toImmutableList()));
  }

  /** What the stones say, read from them alone. */
  public Contacts contacts() {
    return Contacts.of(position, cells, terminals);
  }
}
