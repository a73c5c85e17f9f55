package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;

/** Seeded random diagrams with the labels that HexWiki has, and random SGF games. */
public final class SiteDiagrams {
  private static final ImmutableList<String> NAMES =
      ImmutableList.of("", "IV-1-a", "a <b> & c", "x = [[y|z]]", "'' ⊤ ]", "back\\slash: [");
  private static final ImmutableList<String> LABELS =
      ImmutableList.of("1", "42", "a", "Z", "*", "+", "-", "→", "↖", "arrow(5)");

  private final Random random;

  public SiteDiagrams(long seed) {
    this.random = new Random(seed);
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  public Diagram diagram(int most) {
    int side = random.nextInt(10) == 0 ? most : Math.min(most, 7);
    Board board = new Board(1 + random.nextInt(side), 1 + random.nextInt(side));
    double density = random.nextDouble();
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    Map<Cell, String> labels = new HashMap<>();
    for (Cell cell : board.cells()) {
      if (random.nextDouble() < density) {
        (random.nextInt(3) == 0 ? white : black).add(cell);
      }
      if (random.nextInt(4) == 0) {
        labels.put(cell, one(LABELS));
      }
    }
    return new Diagram(
        one(NAMES),
        Position.of(board, black, white),
        some(board.cells(), random.nextInt(3) == 0 ? 1.1 : random.nextDouble()),
        some(ImmutableList.copyOf(Edge.values()), random.nextDouble() + 0.3),
        some(board.cells(), random.nextDouble() - 0.4),
        ImmutableMap.copyOf(labels),
        one(
            ImmutableList.of(
                Optional.empty(), Optional.of(Color.BLACK), Optional.of(Color.WHITE))));
  }

  /** A diagram with at least one visible cell. */
  public Diagram visible(int most) {
    while (true) {
      Diagram diagram = diagram(most);
      if (!diagram.visible().isEmpty()) {
        return diagram;
      }
    }
  }

  private <T> ImmutableSet<T> some(List<T> of, double density) {
    ImmutableSet.Builder<T> some = ImmutableSet.builder();
    for (T element : of) {
      if (random.nextDouble() < density) {
        some.add(element);
      }
    }
    return some.build();
  }

  /** A game with set-up, moves, comments and nested variations. */
  public String game() {
    Board board = new Board(3 + random.nextInt(5), 3 + random.nextInt(5));
    List<Cell> free = new ArrayList<>(board.cells());
    StringBuilder text = new StringBuilder("(;FF[4]GM[11]");
    text.append("SZ[").append(board.cols()).append(':').append(board.rows()).append(']');
    text.append("AB[").append(take(free)).append("][").append(take(free)).append(']');
    variations(text, free, 0);
    return text.append(")\n").toString();
  }

  private Cell take(List<Cell> free) {
    return free.remove(random.nextInt(free.size()));
  }

  private void variations(StringBuilder text, List<Cell> free, int depth) {
    for (int moves = random.nextInt(4); moves > 0 && !free.isEmpty(); moves--) {
      text.append(random.nextBoolean() ? ";B[" : ";W[").append(take(free)).append(']');
      if (random.nextInt(3) == 0) {
        text.append("C[(; \\] \\\\ [ é").append(random.nextInt(100)).append("]XX[a][b:c]");
      }
    }
    if (depth < 4 && free.size() > 1 && random.nextBoolean()) {
      for (int i = 1 + random.nextInt(3); i > 0; i--) {
        List<Cell> left = new ArrayList<>(free);
        text.append("(;B[").append(take(left)).append(']');
        variations(text, left, depth + 1);
        text.append(')');
      }
    }
  }
}
