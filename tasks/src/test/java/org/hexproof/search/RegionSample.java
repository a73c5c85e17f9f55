package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.region.Region;
import org.hexproof.solver.Answer;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** A board that is full but for a region. */
record RegionSample(Position position, ImmutableList<Terminal> terminals, FinitePoset outcomes) {
  private static final long BYTES = 1 << 26;

  /**
   * Nothing if there are not enough terminals.
   *
   * @param margin so many columns on the right are White's
   */
  static Optional<RegionSample> random(Random random, int margin) {
    int cols = 3 + random.nextInt(2);
    Board board = new Board(cols + margin, 2 + random.nextInt(2));
    List<Cell> cells =
        new ArrayList<>(board.cells().stream().filter(cell -> cell.col() < cols).toList());
    Collections.shuffle(cells, random);
    int empty = 2 + random.nextInt(Math.min(6, cells.size() - 3));
    Position position = Position.amidWhite(board, ImmutableSet.of(), ImmutableSet.copyOf(cells));
    List<Terminal> terminals =
        new ArrayList<>(List.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
    for (Cell cell : cells.subList(empty, cells.size())) {
      boolean black = random.nextBoolean();
      position = position.with(cell, black ? Content.BLACK : Content.WHITE);
      if (black) {
        terminals.add(Terminal.of(cell));
      }
    }
    if (random.nextInt(3) == 0) {
      terminals.add(Terminal.of(cells.get(0)));
    }
    Collections.shuffle(terminals, random);
    FinitePoset outcomes =
        List.of(Posets.BOOLEAN, Posets.P3, Posets.P3, Posets.FORK).get(random.nextInt(4));
    int count = outcomes.equals(Posets.BOOLEAN) ? 2 : 3;
    return terminals.size() < count
        ? Optional.empty()
        : Optional.of(
            new RegionSample(
                position, ImmutableList.copyOf(terminals.subList(0, count)), outcomes));
  }

  /** Nothing if a terminal can't be one. */
  Optional<RegionWorth> worth() {
    try {
      return RegionWorth.closed(
          Region.closed(position, position.empty(), terminals), outcomes, BYTES);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The same with all that the winner does not need in the loser's hands. */
  RegionSample reduced(Answer.Decided answer) {
    Position reduced = position;
    for (Cell cell : Sets.difference(position.empty(), answer.carrier())) {
      reduced = reduced.with(cell, answer.winner().opposite().stone());
    }
    return new RegionSample(reduced, terminals, outcomes);
  }

  /** A game of few options at random, of any value. */
  static int game(Values values, Random random, int depth) {
    if (depth == 0 || random.nextInt(3) == 0) {
      return random.nextInt(values.poset().size());
    }
    return values.of(options(values, random, depth), options(values, random, depth));
  }

  private static int[] options(Values values, Random random, int depth) {
    int[] options = new int[1 + random.nextInt(2)];
    for (int i = 0; i < options.length; i++) {
      options[i] = game(values, random, depth - 1);
    }
    return options;
  }
}
