package org.hexproof.region;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.value.Game;
import org.hexproof.value.Naive;
import org.hexproof.value.Poset;
import org.hexproof.value.RememberingNaive;

/**
 * Regions straight from the definitions: every position is filled stone by stone and whoever is
 * joined is found by walking over the board.
 */
record NaiveRegion(Position position, ImmutableSet<Cell> cells) {
  /** The canonical form, with every position's options computed afresh and simplified naively. */
  Game value(Poset poset, ToIntFunction<Position> outcome) {
    return value(position, new RememberingNaive(poset), outcome, new HashMap<>());
  }

  private Game value(
      Position now, Naive naive, ToIntFunction<Position> outcome, Map<Position, Game> known) {
    List<Cell> open = cells.stream().filter(cell -> now.at(cell) == Content.EMPTY).toList();
    if (open.isEmpty()) {
      return Game.atom(outcome.applyAsInt(now));
    }
    Game value = known.get(now);
    if (value == null) {
      List<Game> left = new ArrayList<>();
      List<Game> right = new ArrayList<>();
      for (Cell cell : open) {
        left.add(value(now.with(cell, Content.BLACK), naive, outcome, known));
        right.add(value(now.with(cell, Content.WHITE), naive, outcome, known));
      }
      value = naive.simplify(left, right);
      known.put(now, value);
    }
    return value;
  }

  private static List<Object> around(Position filled, Object place) {
    Board board = filled.board();
    List<Object> around = new ArrayList<>();
    if (place instanceof Edge edge) {
      board.along(edge).stream()
          .filter(cell -> filled.at(cell) == Content.BLACK)
          .forEach(around::add);
      return around;
    }
    Cell cell = (Cell) place;
    board.neighbors(cell).stream()
        .filter(neighbor -> filled.at(neighbor) == Content.BLACK)
        .forEach(around::add);
    for (Edge edge : Edge.values()) {
      if (board.touches(cell, edge)) {
        around.add(edge);
      }
    }
    return around;
  }

  /**
   * The pairs of places outside, stones, empty cells or edges, that are joined once both are black,
   * with white on all other empty cells outside.
   */
  Set<List<Object>> joinedPairs(Position filled, ImmutableSet<Edge> edges) {
    Set<Object> around = new LinkedHashSet<>();
    for (Cell cell : filled.board().cells()) {
      if (filled.at(cell) == Content.BLACK && !cells.contains(cell)) {
        around.add(cell);
      }
      if (filled.at(cell) == Content.EMPTY) {
        around.add(cell);
      }
    }
    around.addAll(edges);
    ImmutableList<Object> places = ImmutableList.copyOf(around);
    Set<List<Object>> pairs = new LinkedHashSet<>();
    for (int i = 0; i < places.size(); i++) {
      for (int j = 0; j < i; j++) {
        Position context = filled;
        for (Object place : List.of(places.get(i), places.get(j))) {
          context = place instanceof Cell cell ? context.with(cell, Content.BLACK) : context;
        }
        if (isJoined(context, places.get(i), places.get(j), edges)) {
          pairs.add(List.of(places.get(j), places.get(i)));
        }
      }
    }
    return pairs;
  }

  private static boolean isJoined(
      Position context, Object from, Object to, ImmutableSet<Edge> edges) {
    // Edges that are not Black's are walls: leave them out of the walk.
    Set<Object> seen = new HashSet<>(Set.of(from));
    List<Object> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      Object place = open.remove(open.size() - 1);
      if (place.equals(to)) {
        return true;
      }
      for (Object next : around(context, place)) {
        if ((!(next instanceof Edge edge) || edges.contains(edge)) && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return false;
  }
}
