package org.hexproof.parts;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Soundness;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.TextLine;
import org.hexproof.region.ClosedRegion;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;

/**
 * Divisions of small boards at random.
 *
 * @param lent whether empty cells may be terminals
 */
record RandomDivisions(Random random, int mostSide, int mostEmpty, boolean lent) {
  static final Place PLACE = new Place("plan", 1, 1);
  private static final long BYTES = 1L << 28;

  /**
   * A sound division at random, in which each claim is the exact value of its part.
   *
   * @param closing whether all parts share their first two terminals, and the third is the top for
   *     the first and the bottom for the others
   */
  Optional<Division> next(int count, boolean closing) {
    Board board = new Board(2 + random.nextInt(mostSide - 1), 2 + random.nextInt(mostSide - 1));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int empty = Math.min(cells.size(), 3 + random.nextInt(mostEmpty - 2));
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    for (Cell stone : cells.subList(empty, cells.size())) {
      (random.nextInt(3) > 0 ? black : white).add(stone);
    }
    Position position = Position.of(board, black, white);
    List<List<Cell>> regions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      regions.add(new ArrayList<>());
    }
    for (Cell cell : cells.subList(0, empty)) {
      regions.get(cell.row() * count / board.rows()).add(cell);
    }
    if (regions.stream().anyMatch(List::isEmpty)) {
      return Optional.empty();
    }
    List<Terminal> candidates = new ArrayList<>();
    candidates.add(Terminal.of(Edge.TOP));
    candidates.add(Terminal.of(Edge.BOTTOM));
    (lent ? cells : black)
        .stream().filter(cell -> !white.contains(cell)).map(Terminal::of).forEach(candidates::add);
    Collections.shuffle(candidates.subList(2, candidates.size()), random);
    if (closing && candidates.size() < 4) {
      return Optional.empty();
    }
    ImmutableList.Builder<DividedRegion> parts = ImmutableList.builder();
    for (int i = 0; i < count; i++) {
      ImmutableList<Terminal> terminals =
          closing
              ? ImmutableList.of(
                  candidates.get(2), candidates.get(3), candidates.get(i == 0 ? 0 : 1))
              : terminals(candidates);
      parts.add(part("part " + i, regions.get(i), terminals, new PartClaim.AtLeast(text("⊥"))));
    }
    return valued(new Division("random", PLACE, position, parts.build()));
  }

  private ImmutableList<Terminal> terminals(List<Terminal> candidates) {
    Set<Terminal> chosen = new LinkedHashSet<>();
    int count = Math.min(candidates.size(), 2 + random.nextInt(2));
    while (chosen.size() < count) {
      // Edges often, since without them there is nothing to win.
      chosen.add(candidates.get(random.nextInt(random.nextBoolean() ? 2 : candidates.size())));
    }
    return ImmutableList.copyOf(chosen);
  }

  /** With the last of two parts won beside the other one's claim. */
  static Division closed(Division division, Way way) {
    DividedRegion last = division.parts().get(1);
    return new Division(
        "closed",
        PLACE,
        division.position(),
        ImmutableList.of(
            division.parts().get(0),
            new DividedRegion(
                last.name(),
                PLACE,
                last.cells(),
                last.terminals(),
                new PartClaim.WinsBeside(division.parts().get(0).claim().text()),
                Optional.of(way))));
  }

  static TextLine text(String text) {
    return new TextLine(PLACE, text);
  }

  private static DividedRegion part(
      String name, List<Cell> cells, ImmutableList<Terminal> terminals, PartClaim claim) {
    return new DividedRegion(
        name, PLACE, ImmutableSet.copyOf(cells), terminals, claim, Optional.of(Way.VALUE));
  }

  /** With the values of the parts as claims, if the division is sound. */
  private static Optional<Division> valued(Division division) {
    try {
      Soundness.check(division);
    } catch (FormatException e) {
      return Optional.empty();
    }
    ImmutableList.Builder<DividedRegion> parts = ImmutableList.builder();
    for (DividedRegion part : division.parts()) {
      parts.add(
          part(
              part.name(),
              part.cells().asList(),
              part.terminals(),
              new PartClaim.AtLeast(text(value(division, part)))));
    }
    return Optional.of(new Division(division.name(), PLACE, division.position(), parts.build()));
  }

  private static String value(Division division, DividedRegion part) {
    RegionWorth worth =
        RegionWorth.closed(
                new ClosedRegion(division.drawn(part), part.cells(), part.terminals()).region(),
                part.terminals().size() == 2 ? Posets.BOOLEAN : Posets.P3,
                BYTES)
            .orElseThrow();
    return GameWriter.write(worth.value(), worth.values());
  }
}
