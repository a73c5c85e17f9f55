package org.hexproof.parts;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.RegionWorth;
import org.hexproof.database.Database;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.Division;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Soundness;
import org.hexproof.division.Way;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.TextLine;
import org.hexproof.region.ClosedRegion;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What proofs by parts prove, compared with minimax on the whole board. */
final class ProofByPartsTest {
  private static final long BYTES = 1L << 28;
  private static final Place PLACE = new Place("plan", 1, 1);

  private final Random random = new Random(67);
  private Database database;

  @BeforeEach
  void open() throws Exception {
    database = Database.shipped();
  }

  @AfterEach
  void close() throws Exception {
    database.close();
  }

  /**
   * A sound division at random, in which each claim is the exact value of its part.
   *
   * @param closing whether all parts share their first two terminals, and the third is the top for
   *     the first and the bottom for the others
   */
  private Optional<Division> division(int count, boolean closing) {
    Board board = new Board(2 + random.nextInt(3), 2 + random.nextInt(3));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int empty = Math.min(cells.size(), 3 + random.nextInt(5));
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
    cells.stream().filter(cell -> !white.contains(cell)).map(Terminal::of).forEach(candidates::add);
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
    int count = 2 + random.nextInt(2);
    while (chosen.size() < count) {
      // Edges often, since without them there is nothing to win.
      chosen.add(candidates.get(random.nextInt(random.nextBoolean() ? 2 : candidates.size())));
    }
    return ImmutableList.copyOf(chosen);
  }

  private static TextLine text(String text) {
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

  /** Whether Black joins top and bottom, by trying all moves. */
  private static boolean blackWins(Position position, Color toMove) {
    if (position.empty().isEmpty()) {
      return position.board().along(Edge.TOP).stream()
          .filter(cell -> position.at(cell) == Content.BLACK)
          .anyMatch(
              cell ->
                  position.group(cell).stream()
                      .anyMatch(stone -> position.board().touches(stone, Edge.BOTTOM)));
    }
    boolean black = toMove == Color.BLACK;
    return position.empty().stream()
            .anyMatch(
                cell ->
                    black
                        == blackWins(
                            position.with(cell, black ? Content.BLACK : Content.WHITE),
                            black ? Color.WHITE : Color.BLACK))
        == black;
  }

  private ProofByParts proof(Division division) throws Exception {
    return ProofByParts.of(division, database, BYTES);
  }

  private static ImmutableList<PartFinding> judged(ProofByParts proof) {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      return proof.judge(solver, Limits.DEFAULT, part -> Optional.empty(), finding -> {});
    }
  }

  private static boolean allHold(ProofByParts proof) {
    return judged(proof).stream().allMatch(part -> part.holds().orElseThrow());
  }

  @Test
  void whatIsProvedIsSo() throws Exception {
    int proved = 0;
    int lent = 0;
    int tried = 0;
    while (tried < 800) {
      Optional<Division> division = division(2 + random.nextInt(2), /* closing= */ false);
      if (division.isEmpty()) {
        continue;
      }
      tried++;
      ProofByParts proof = proof(division.get());
      if (proof.sum().enough()) {
        proved++;
        lent += usesCells(division.get()) ? 1 : 0;
        assertThat(blackWins(division.get().position(), Color.WHITE))
            .as("%s", division.get())
            .isTrue();
        if (proved % 20 == 0) {
          assertThat(allHold(proof)).isTrue();
          assertThat(allHold(proof(directly(division.get())))).as("%s", division.get()).isTrue();
        }
      }
    }
    assertThat(proved).isGreaterThan(25);
    assertThat(lent).isGreaterThan(2);
  }

  /** With searches in place of values. */
  private static Division directly(Division division) {
    return new Division(
        division.name(),
        PLACE,
        division.position(),
        division.parts().stream()
            .map(
                part ->
                    new DividedRegion(
                        part.name(),
                        PLACE,
                        part.cells(),
                        part.terminals(),
                        part.claim(),
                        Optional.of(Way.DIRECT)))
            .collect(ImmutableList.toImmutableList()));
  }

  private static boolean usesCells(Division division) {
    return division.parts().stream()
        .flatMap(part -> part.terminals().stream())
        .flatMap(terminal -> terminal.cells().stream())
        .anyMatch(cell -> division.position().at(cell) == Content.EMPTY);
  }

  /** The last part is won beside the others' sum exactly if the sum of all is enough. */
  @Test
  void aPartIsWonBesideTheOthersIfTheSumOfAllIsEnough() throws Exception {
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 20_000 && (won < 8 || lost < 8); i++) {
      Optional<Division> division = division(2, /* closing= */ true);
      if (division.isEmpty()) {
        continue;
      }
      DividedRegion first = division.get().parts().get(0);
      DividedRegion last = division.get().parts().get(1);
      DividedRegion closing =
          new DividedRegion(
              last.name(),
              PLACE,
              last.cells(),
              last.terminals(),
              new PartClaim.WinsBeside(first.claim().text()),
              last.way());
      Division closed =
          new Division(
              "closed", PLACE, division.get().position(), ImmutableList.of(first, closing));
      ProofByParts proof = proof(closed);
      assertThat(proof.sum().enough()).isTrue();
      boolean wins = allHold(proof);
      assertThat(wins).isEqualTo(proof(division.get()).sum().enough());
      won += wins ? 1 : 0;
      lost += wins ? 0 : 1;
    }
    assertThat(won).isGreaterThanOrEqualTo(8);
    assertThat(lost).isGreaterThanOrEqualTo(8);
  }
}
