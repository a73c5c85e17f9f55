package org.hexproof.realize;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.Map;
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
public record DrawnHypergraph(
    Position position, ImmutableList<Cell> cells, ImmutableList<Terminal> terminals) {
  static DrawnHypergraph of(Canvas canvas, Hypergraph graph) {
    Reading reading = Reading.of(canvas);
    Map<Integer, Cell> first = new HashMap<>();
    for (Cell stone : reading.position().black()) {
      first.putIfAbsent(canvas.at(canvas.place(stone.row(), stone.col())), stone);
    }
    return new DrawnHypergraph(
        reading.position(),
        reading.cells(),
        graph.terminals().stream()
            .mapToObj(node -> Terminal.of(first.get(node)))
            .collect(ImmutableList.toImmutableList()));
  }

  /** What the stones say, read from them alone. */
  public Contacts contacts() {
    return Contacts.of(position, cells, terminals);
  }
}
