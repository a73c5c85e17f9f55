package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;

/**
 * A square at which a position of Domineering splits ([HOT], chapter 5). It lies in a row, or a
 * column, between two others and touches no more, and no other way leads from the one to the other.
 * What hangs on one side of it is worth as much with it as without; then the whole is worth that
 * much and, apart from it, what hangs on the other side, with the square.
 *
 * @param square its name
 * @param apart the names of the squares that are split off, without it
 * @param value of these, with the square and without
 * @param rest the value of the square and of what hangs on its other side
 */
public record Bridge(String square, ImmutableList<String> apart, Game value, Game rest) {
  /** The bridges of a board with the rules of Domineering, row by row. */
  public static ImmutableList<Bridge> of(BoardRules domineering, Grid board, Games games) {
    Search search = new Search(domineering, board, new RuleValues<>(domineering, games));
    return IntStream.range(0, board.cells().length())
        .boxed()
        .flatMap(search::at)
        .collect(ImmutableList.toImmutableList());
  }

  private record Search(BoardRules rules, Grid board, RuleValues<Grid> values) {
    Stream<Bridge> at(int square) {
      int[] near = board.beside(square).toArray();
      // Opposite ones are as far from the square.
      if (board.cells().charAt(square) == Grid.NONE
          || near.length != 2
          || near[0] + near[1] != 2 * square) {
        return Stream.empty();
      }
      BitSet first = reached(near[0], square);
      return first.get(near[1])
          ? Stream.empty()
          : Stream.concat(
              split(square, first, reached(near[1], square)),
              split(square, reached(near[1], square), first));
    }

    private Stream<Bridge> split(int square, BitSet apart, BitSet other) {
      Game value = value(apart);
      if (value != value(with(apart, square))) {
        return Stream.empty();
      }
      return Stream.of(
          new Bridge(
              rules.name(board, square),
              apart.stream()
                  .mapToObj(place -> rules.name(board, place))
                  .collect(ImmutableList.toImmutableList()),
              value,
              value(with(other, square))));
    }

    private static BitSet with(BitSet squares, int square) {
      BitSet more = (BitSet) squares.clone();
      more.set(square);
      return more;
    }

    /** The free squares that hang together with one, but not over another. */
    private BitSet reached(int from, int without) {
      BitSet reached = new BitSet();
      IntArrayList open = IntArrayList.of(from);
      while (!open.isEmpty()) {
        int square = open.popInt();
        if (square != without && !reached.get(square)) {
          reached.set(square);
          board.beside(square).forEach(open::add);
        }
      }
      return reached;
    }

    private Game value(BitSet squares) {
      StringBuilder cells = new StringBuilder();
      for (int place = 0; place < board.cells().length(); place++) {
        cells.append(squares.get(place) ? board.cells().charAt(place) : Grid.NONE);
      }
      return values.of(new Grid(board.width(), cells.toString()));
    }
  }
}
