package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/** Small shapes with A, B and one of the four edges that may or may not keep their promises. */
public final class RandomTemplates {
  private static final ImmutableList<Edge> EDGES = ImmutableList.copyOf(Edge.values());

  private final Random random;
  private final int mostCells;
  private final boolean crowded;

  private RandomTemplates(Random random, int mostCells, boolean crowded) {
    this.random = random;
    this.mostCells = mostCells;
    this.crowded = crowded;
  }

  /** Shapes with at most so many empty cells. */
  public RandomTemplates(Random random, int mostCells) {
    this(random, mostCells, false);
  }

  /** Shapes with many unnamed stones, which may touch A and B; A and B may touch each other. */
  public static RandomTemplates crowded(Random random, int mostCells) {
    return new RandomTemplates(random, mostCells, true);
  }

  /** The next shape of this kind. It hangs together; unless it is crowded A and B don't touch. */
  public Template next(Kind kind) {
    return Stream.generate(() -> attempt(kind)).flatMap(Optional::stream).findFirst().orElseThrow();
  }

  /** A shape as it is, and with some of its empty cells in White's hands. */
  public ImmutableList<Position> positions(Template template, int count) {
    ImmutableList.Builder<Position> positions = ImmutableList.builder();
    Position position = template.surrounded();
    positions.add(position);
    for (int i = 1; i < count; i++) {
      List<Cell> cells = new ArrayList<>(template.carrier());
      Collections.shuffle(cells, random);
      Position weaker = position;
      for (Cell cell : cells.subList(0, Math.min(cells.size(), 1 + random.nextInt(2)))) {
        weaker = weaker.with(cell, Content.WHITE);
      }
      positions.add(weaker);
    }
    return positions.build();
  }

  private Optional<Template> attempt(Kind kind) {
    Edge edge = EDGES.get(random.nextInt(EDGES.size()));
    int along = 4 + random.nextInt(2);
    int deep = 2 + random.nextInt(2);
    boolean level = edge == Edge.TOP || edge == Edge.BOTTOM;
    Board board = level ? new Board(along, deep) : new Board(deep, along);
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    Cell a = cells.get(0);
    Cell b = cells.get(1);
    if (!crowded && board.neighbors(a).contains(b)) {
      return Optional.empty();
    }
    Promise promise =
        kind == Kind.CONNECTS_BOTH
            ? new Promise.ConnectsBoth(a, b, edge)
            : new Promise.Pivoting(a, b, edge, kind == Kind.PIVOTING_SENTE);
    int first = promise.named().size();
    int last = first + 3 + random.nextInt(mostCells - 2);
    if (last > cells.size()) {
      return Optional.empty();
    }
    ImmutableSet.Builder<Cell> black = ImmutableSet.<Cell>builder().addAll(promise.named());
    for (Cell cell : cells.subList(last, cells.size())) {
      ImmutableList<Cell> near = board.neighbors(cell);
      if (crowded
          ? random.nextInt(3) == 0
          : random.nextInt(8) == 0 && !near.contains(a) && !near.contains(b)) {
        black.add(cell);
      }
    }
    Position stones = Position.of(board, black.build(), ImmutableSet.of());
    ImmutableSet<Cell> carrier = ImmutableSet.copyOf(cells.subList(first, last));
    try {
      return Optional.of(
          new Template(
              "random",
              ImmutableList.of(),
              stones,
              carrier,
              promise,
              TemplateClaim.VALID_AND_MINIMAL,
              ""));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
