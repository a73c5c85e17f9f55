package org.hexproof.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/** Seeded random diagrams and templates. */
public final class RandomDiagrams {
  private static final ImmutableList<Kind> KINDS = ImmutableList.copyOf(Kind.values());
  private static final ImmutableList<String> TEXTS =
      ImmutableList.of("A", "true", "5", "a: b", "# no", "– ⊤", "x's \"y\"", "- z", "two words");
  private static final ImmutableList<String> LABELS =
      ImmutableList.of("A", "B", "X", "o", "a", "7", "12", "*", "+", "to the left", "é");

  private final Random random;

  public RandomDiagrams(long seed) {
    this.random = new Random(seed);
  }

  private Board board(int most) {
    return new Board(1 + random.nextInt(most), 1 + random.nextInt(most));
  }

  private Position stones(Board board, double density) {
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (Cell cell : board.cells()) {
      if (random.nextDouble() < density) {
        (random.nextBoolean() ? black : white).add(cell);
      }
    }
    return Position.of(board, black, white);
  }

  private ImmutableSet<Cell> some(Iterable<Cell> cells, double density) {
    ImmutableSet.Builder<Cell> some = ImmutableSet.builder();
    for (Cell cell : cells) {
      if (random.nextDouble() < density) {
        some.add(cell);
      }
    }
    return some.build();
  }

  /** A whole board with stones. */
  public Diagram whole() {
    Board board = board(14);
    return Diagram.of(
        stones(board, random.nextDouble()),
        random.nextBoolean()
            ? Optional.empty()
            : Optional.of(random.nextBoolean() ? Color.BLACK : Color.WHITE));
  }

  /** Anything at all that can be drawn. */
  public Diagram any() {
    Board board = random.nextInt(20) == 0 ? board(Board.MAX_SIDE) : board(8);
    ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
    for (Edge edge : Edge.values()) {
      if (random.nextBoolean()) {
        edges.add(edge);
      }
    }
    Map<Cell, String> labels = new LinkedHashMap<>();
    for (Cell cell : some(board.cells(), random.nextDouble() * 0.4)) {
      labels.put(cell, LABELS.get(random.nextInt(LABELS.size())));
    }
    ImmutableSet<Cell> visible = some(board.cells(), random.nextDouble());
    return new Diagram(
        random.nextBoolean() ? "" : TEXTS.get(random.nextInt(TEXTS.size())),
        stones(board, random.nextDouble()),
        visible.isEmpty() ? ImmutableSet.of(board.cell(0)) : visible,
        edges.build(),
        some(board.cells(), 0.2),
        ImmutableMap.copyOf(labels),
        random.nextBoolean() ? Optional.empty() : Optional.of(Color.WHITE));
  }

  /** A template of a random kind; nothing says that it is valid. */
  public Template template() {
    while (true) {
      Board board = board(7);
      if (board.size() < 4) {
        continue;
      }
      List<Cell> shape = connectedShape(board, 3 + random.nextInt(board.size() - 3));
      List<Cell> shuffled = new ArrayList<>(shape);
      Collections.shuffle(shuffled, random);
      int blacks = 1 + random.nextInt(Math.min(4, shape.size() - 2));
      List<Cell> black = shuffled.subList(0, blacks);
      ImmutableSet<Cell> carrier =
          ImmutableSet.copyOf(shuffled.subList(blacks, shuffled.size()).stream().sorted().toList());
      Set<Cell> outside = new LinkedHashSet<>(board.cells());
      outside.removeAll(shape);
      Optional<Promise> promise = promise(board, black, carrier.asList(), shape);
      if (promise.isPresent()) {
        return new Template(
            TEXTS.get(random.nextInt(TEXTS.size())),
            ImmutableList.copyOf(TEXTS.subList(0, random.nextInt(3))),
            Position.of(board, black, some(outside, 0.2)),
            carrier,
            promise.get(),
            claim(black, carrier, promise.get()),
            random.nextBoolean() ? "" : "https://example.org/?a=b&c=#d");
      }
    }
  }

  private List<Cell> connectedShape(Board board, int size) {
    List<Cell> shape = new ArrayList<>(List.of(board.cell(random.nextInt(board.size()))));
    while (shape.size() < size) {
      List<Cell> next = board.neighbors(shape.get(random.nextInt(shape.size())));
      Cell cell = next.get(random.nextInt(next.size()));
      if (!shape.contains(cell)) {
        shape.add(cell);
      }
    }
    return shape;
  }

  private Optional<Promise> promise(
      Board board, List<Cell> black, ImmutableList<Cell> carrier, List<Cell> shape) {
    Edge edge = random.nextBoolean() ? Edge.TOP : Edge.BOTTOM;
    boolean touches = shape.stream().anyMatch(cell -> board.touches(cell, edge));
    Kind kind = KINDS.get(random.nextInt(KINDS.size()));
    if ((kind != Kind.INTERIOR && !touches)
        || (black.size() < 2 && (kind == Kind.INTERIOR || kind == Kind.CONNECTS_BOTH))) {
      return Optional.empty();
    }
    return Optional.of(
        switch (kind) {
          case EDGE ->
              new Promise.ToEdge(
                  ImmutableSet.copyOf(black.subList(0, 1 + random.nextInt(black.size()))), edge);
          case INTERIOR ->
              new Promise.Interior(
                  ImmutableSet.copyOf(black.subList(0, 2 + random.nextInt(black.size() - 1))));
          case CONNECTS_BOTH -> new Promise.ConnectsBoth(black.get(0), black.get(1), edge);
          case PIVOTING, PIVOTING_SENTE ->
              new Promise.Pivoting(
                  black.get(0),
                  carrier.get(random.nextInt(carrier.size())),
                  edge,
                  kind == Kind.PIVOTING_SENTE);
        });
  }

  private TemplateClaim claim(List<Cell> black, ImmutableSet<Cell> carrier, Promise promise) {
    List<Cell> candidates = new ArrayList<>(black);
    candidates.removeAll(promise.named());
    candidates.addAll(carrier);
    return new TemplateClaim(
        random.nextBoolean(),
        random.nextBoolean() ? Optional.empty() : Optional.of(some(candidates, 0.3)),
        random.nextBoolean() ? "" : TEXTS.get(random.nextInt(TEXTS.size())));
  }
}
