package org.hexproof.htp;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/**
 * A sensible move where none is known to win: the empty cell through which both sides need the
 * fewest stones to join their edges, the most central of these. Distances count the stones that are
 * still missing on a path of neighbouring cells.
 */
record ShortestPath(Position position, Board board) {
  /** More stones than any board has cells. */
  private static final int FAR = 1 << 20;

  /** The move, or none if the board is full. */
  static Optional<Cell> move(Position position) {
    return new ShortestPath(position, position.board()).best();
  }

  private Optional<Cell> best() {
    int[] top = distances(Edge.TOP, Color.BLACK);
    int[] bottom = distances(Edge.BOTTOM, Color.BLACK);
    int[] left = distances(Edge.LEFT, Color.WHITE);
    int[] right = distances(Edge.RIGHT, Color.WHITE);
    return position.empty().stream()
        .min(
            Comparator.comparingInt(
                    (Cell cell) -> {
                      int i = board.index(cell);
                      return top[i] + bottom[i] + left[i] + right[i];
                    })
                .thenComparingInt(this::fromCenter));
  }

  /** Four times the squared distance from the middle of the board. */
  private int fromCenter(Cell cell) {
    int across = 2 * cell.col() - (board.cols() - 1);
    int down = 2 * cell.row() - (board.rows() - 1);
    return across * across + down * down + across * down;
  }

  /** For each cell, the stones that a path of this colour from the edge to it still needs. */
  private int[] distances(Edge edge, Color color) {
    int[] distance = new int[board.size()];
    Arrays.fill(distance, FAR);
    Deque<Cell> open = new ArrayDeque<>();
    for (Cell cell : board.along(edge)) {
      reach(cell, 0, color, distance, open);
    }
    while (!open.isEmpty()) {
      Cell cell = open.removeFirst();
      for (Cell next : board.neighbors(cell)) {
        reach(next, distance[board.index(cell)], color, distance, open);
      }
    }
    return distance;
  }

  private void reach(Cell cell, int before, Color color, int[] distance, Deque<Cell> open) {
    Content content = position.at(cell);
    int cost = content == Content.EMPTY ? 1 : 0;
    if ((content == Content.EMPTY || content == color.stone())
        && before + cost < distance[board.index(cell)]) {
      distance[board.index(cell)] = before + cost;
      if (cost == 0) {
        open.addFirst(cell);
      } else {
        open.addLast(cell);
      }
    }
  }
}
