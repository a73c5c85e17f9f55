package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;

/** Questions of all sorts, most of which make little sense. */
final class RandomQuestions {
  private static final ImmutableList<Edge> EDGES = ImmutableList.copyOf(Edge.values());

  private final Random random;

  RandomQuestions(Random random) {
    this.random = random;
  }

  Question next() {
    int most = random.nextInt(10) == 0 ? Board.MAX_SIDE : 6;
    Board board = new Board(2 + random.nextInt(most - 1), 2 + random.nextInt(most - 1));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int black = random.nextInt(cells.size() - 2);
    int white = black + random.nextInt(cells.size() - 2 - black + 1);
    // At least two cells of each board are empty, and at least two get stones of the promise.
    List<Cell> stones = new ArrayList<>(cells.subList(0, black));
    Position position = Position.of(board, stones, cells.subList(black, white));
    if (random.nextInt(3) == 0) {
      return new Question.Goal(
          new Problem(position, random.nextBoolean() ? Color.BLACK : Color.WHITE, goal(cells)));
    }
    Promise promise = promise(cells.subList(white, cells.size()), stones);
    stones.addAll(promise.named());
    Position promised = Position.of(board, stones, cells.subList(black, white));
    return switch (random.nextInt(3)) {
      case 0 -> new Question.Value(promised, promise);
      case 1 ->
          new Question.InContext(
              promised,
              promise,
              promise instanceof Promise.ConnectsBoth ? 1 + random.nextInt(12) : 0);
      default -> Question.direct(promised, promise);
    };
  }

  private Promise promise(List<Cell> empty, List<Cell> black) {
    Cell a = empty.get(0);
    Cell b = empty.get(1);
    Edge edge = EDGES.get(random.nextInt(EDGES.size()));
    List<Cell> group = new ArrayList<>(black);
    group.add(a);
    group.add(b);
    Collections.shuffle(group, random);
    return switch (random.nextInt(4)) {
      case 0 ->
          new Promise.ToEdge(
              ImmutableSet.copyOf(group.subList(0, 1 + random.nextInt(group.size()))), edge);
      case 1 ->
          new Promise.Interior(
              ImmutableSet.copyOf(group.subList(0, 2 + random.nextInt(group.size() - 1))));
      case 2 -> new Promise.ConnectsBoth(a, b, edge);
      default -> new Promise.Pivoting(a, b, edge, random.nextBoolean());
    };
  }

  private Goal goal(List<Cell> cells) {
    return new Goal(
        IntStream.range(0, 1 + random.nextInt(3))
            .mapToObj(
                i ->
                    IntStream.range(0, 2 + random.nextInt(3))
                        .mapToObj(j -> terminal(cells))
                        .collect(ImmutableList.toImmutableList()))
            .collect(ImmutableList.toImmutableList()));
  }

  private Terminal terminal(List<Cell> cells) {
    int edges = random.nextInt(3);
    int members = edges == 0 ? 1 + random.nextInt(3) : random.nextInt(3);
    return new Terminal(some(cells, members), some(EDGES, edges));
  }

  private <T> ImmutableSet<T> some(List<T> all, int count) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return ImmutableSet.copyOf(shuffled.subList(0, Math.min(count, all.size())));
  }
}
