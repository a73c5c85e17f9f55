package org.hexproof.estimate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;

/**
 * Monte-Carlo tree search with playouts at its leaves, whose results count for all cells that a
 * side got in them ([MOHEX], [RAVE]). By one thread and from one seed, so that it comes out the
 * same everywhere.
 */
final class TreeSearch {
  private static final long SEED = 1;

  /** A move leads to a node of its own when so many playouts went through it. */
  private static final int VISITS_OF_LEAF = 4;

  /** A move on the way from the root. */
  private record Step(Node node, int index) {}

  private final FramedBoard board;
  private final byte first;
  private final Playout playout;
  private final SplittableRandom random = new SplittableRandom(SEED);
  private final Node root;

  TreeSearch(Question question) {
    this.board = new FramedBoard(question.position());
    this.first = FramedBoard.stone(question.toMove());
    this.playout = new Playout(board);
    this.root = new Node(question.among().stream().mapToInt(board::place).sorted().toArray());
  }

  /** Plays so many more times. */
  TreeSearch played(int playouts) {
    for (int i = 0; i < playouts; i++) {
      playOnce();
    }
    return this;
  }

  /** The share of playouts that the side to move wins with the move that was looked at most. */
  double share() {
    return root.share();
  }

  /** That move. */
  Cell move() {
    return board.cell(root.moves[root.mostVisited()]);
  }

  private static Node node(byte[] contents) {
    return new Node(
        IntStream.range(0, contents.length)
            .filter(place -> contents[place] == FramedBoard.EMPTY)
            .toArray());
  }

  /** One more playout. */
  void playOnce() {
    byte[] contents = board.contents();
    Deque<Step> path = new ArrayDeque<>();
    byte mover = first;
    int last = 0;
    for (Node node = root; node != null && node.moves.length > 0; ) {
      int index = node.choose();
      path.add(new Step(node, index));
      last = node.moves[index];
      contents[last] = mover;
      mover = FramedBoard.other(mover);
      if (node.next[index] == null && node.visits[index] >= VISITS_OF_LEAF) {
        node.next[index] = node(contents);
      }
      node = node.next[index];
    }
    byte winner =
        playout.run(contents, mover, last, random) ? FramedBoard.BLACK : FramedBoard.WHITE;
    mover = first;
    for (Step step : path) {
      step.node().learn(step.index(), contents, mover, winner == mover);
      mover = FramedBoard.other(mover);
    }
  }
}
