package org.hexproof.solver;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;

/** Questions to ask of solvers. */
public final class Problems {
  private static final ImmutableList<Content> CONTENTS = ImmutableList.copyOf(Content.values());

  private final Random random;

  public Problems(long seed) {
    random = new Random(seed);
  }

  /** Boards of up to so many columns and rows, all of them. */
  public static Stream<Board> boards(int side) {
    return IntStream.rangeClosed(1, side)
        .boxed()
        .flatMap(cols -> IntStream.rangeClosed(1, side).mapToObj(rows -> new Board(cols, rows)));
  }

  /** Every placing of stones on the board, with either side to move. */
  public static Stream<Problem> all(Board board) {
    int count = 1;
    for (int i = 0; i < board.size(); i++) {
      count *= CONTENTS.size();
    }
    return IntStream.range(0, count)
        .mapToObj(code -> decode(board, code))
        .flatMap(
            position ->
                Stream.of(Color.values())
                    .map(color -> new Problem(position, color, Goal.TOP_TO_BOTTOM)));
  }

  private static Position decode(Board board, int code) {
    Position position = Position.empty(board);
    int rest = code;
    for (Cell cell : board.cells()) {
      position = position.with(cell, CONTENTS.get(rest % CONTENTS.size()));
      rest /= CONTENTS.size();
    }
    return position;
  }

  /** A whole board of at most {@code side} columns and rows with at most so many empty cells. */
  public Problem whole(int side, int mostEmpty) {
    Board board = board(side);
    return new Problem(position(board, mostEmpty), color(), Goal.TOP_TO_BOTTOM);
  }

  /** The same with a goal of one or two alternatives that join two to four, mostly three. */
  public Problem composed(int side, int mostEmpty) {
    Board board = board(side);
    Position position = position(board, mostEmpty);
    ImmutableList.Builder<ImmutableList<Terminal>> alternatives = ImmutableList.builder();
    int count = random.nextInt(4) == 0 ? 2 : 1;
    for (int i = 0; i < count; i++) {
      alternatives.add(terminals(position));
    }
    return new Problem(position, color(), new Goal(alternatives.build()));
  }

  /**
   * The same with a goal as templates have it: up to three stones to an edge, up to four joined to
   * each other, or two joined to each other and to an edge.
   */
  public Problem promised(int side, int mostEmpty) {
    List<Edge> edges = List.of(Edge.values());
    while (true) {
      Board board = board(side);
      Position position = position(board, mostEmpty);
      List<Cell> stones = new ArrayList<>(position.black());
      Collections.shuffle(stones, random);
      int kind = random.nextInt(3);
      int count = kind == 0 ? 1 + random.nextInt(3) : kind == 1 ? 2 + random.nextInt(3) : 2;
      if (stones.size() < count) {
        continue;
      }
      List<Cell> named = stones.subList(0, count);
      ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
      if (kind == 0) {
        terminals.add(Terminal.of(ImmutableSet.copyOf(named)));
      } else {
        named.forEach(stone -> terminals.add(Terminal.of(stone)));
      }
      if (kind != 1) {
        terminals.add(Terminal.of(edges.get(random.nextInt(edges.size()))));
      }
      return new Problem(position, color(), Goal.join(terminals.build()));
    }
  }

  private Board board(int side) {
    return new Board(2 + random.nextInt(side - 1), 2 + random.nextInt(side - 1));
  }

  private Color color() {
    return random.nextBoolean() ? Color.BLACK : Color.WHITE;
  }

  private Position position(Board board, int mostEmpty) {
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int empty = random.nextInt(Math.min(mostEmpty, cells.size()) + 1);
    int blackShare = 30 + random.nextInt(40);
    Position position = Position.empty(board);
    for (Cell cell : cells.subList(empty, cells.size())) {
      position =
          position.with(cell, random.nextInt(100) < blackShare ? Content.BLACK : Content.WHITE);
    }
    return position;
  }

  /** Terminals of their own cells and edges, most of the cells black or still empty. */
  private ImmutableList<Terminal> terminals(Position position) {
    List<Object> members = new ArrayList<>(Arrays.asList(Edge.values()));
    for (Cell cell : position.board().cells()) {
      if (position.at(cell) != Content.WHITE || random.nextInt(10) == 0) {
        members.add(cell);
      }
    }
    Collections.shuffle(members, random);
    int count = Math.min(2 + (random.nextInt(4) + 1) / 2, members.size());
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    for (int i = 0; i < count; i++) {
      int size = Math.min(1 + random.nextInt(3), members.size() - (count - 1 - i));
      List<Object> taken = members.subList(0, size);
      terminals.add(terminal(taken));
      taken.clear();
    }
    return terminals.build();
  }

  private static Terminal terminal(List<Object> members) {
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
    for (Object member : members) {
      if (member instanceof Cell cell) {
        cells.add(cell);
      } else {
        edges.add((Edge) member);
      }
    }
    return new Terminal(cells.build(), edges.build());
  }
}
