package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.format.file.Formats;
import org.hexproof.realize.Effort;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Reference;
import org.junit.jupiter.api.Test;

/** Alterations are the least that all changes of as many cells, tried in turn, give. */
final class AlterationsTest {
  private static final Path TEMPLATES = Path.of("../templates");
  private static final int CHANGES = 2;

  private final Reference reference = Reference.bruteForce();
  private final Alterations alterations =
      new Alterations(
          new WitnessFinder(
              new BruteForceSolver(), () -> Limits.DEFAULT, new Effort(1, 1, 1), () -> false),
          CHANGES,
          Integer.MAX_VALUE);

  private static Diagram read(String file) throws IOException, FormatException {
    return Formats.entries(TEMPLATES.resolve(file)).get(0).diagram();
  }

  private static ProbedRegion bridge() throws IOException, FormatException {
    Diagram drawing = read("library/interior/bridge.yaml");
    return ProbedRegion.of(drawing, RegionReading.of(drawing).cells());
  }

  private static Witness witness() throws IOException, FormatException {
    Diagram board = read("witnesses/bridge-a2.sgf");
    Cell move = board.labels().keySet().asList().get(0);
    return new Witness(board.position(), move, board.shaded());
  }

  @Test
  void stonesBesideTheRegionTakeAsFewChangesAsCanBe() throws IOException, FormatException {
    ProbedRegion region = bridge();
    Set<Integer> needed = new HashSet<>();
    for (Cell beside : region.colorings().ring()) {
      for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
        Witness wide = witness().reaching(region, beside);
        Cell place = wide.place(region, beside);
        Witness start = new Witness(wide.position().with(place, stone), wide.move(), wide.region());
        Set<Cell> fixed = fixed(wide, region);
        fixed.add(place);
        Optional<Witness> altered = alterations.with(witness(), region, beside, stone);
        String name = region.name(beside) + " " + stone;
        altered.ifPresent(each -> assertThat(each.position().at(place)).isEqualTo(stone));
        needed.add(assertLeast(start, fixed, altered, name));
      }
    }
    assertThat(needed).containsExactlyInAnyOrder(0, 1, CHANGES + 1);
  }

  @Test
  void anotherMoveTakesAsFewChangesAsCanBe() throws IOException, FormatException {
    ProbedRegion region = bridge();
    Witness known = witness();
    for (Cell move : region.cells()) {
      Witness start = new Witness(known.position(), known.place(region, move), known.region());
      assertLeast(
          start, fixed(known, region), alterations.to(known, region, move), region.name(move));
    }
  }

  /** What lies beyond the board is its edges' and so changes nothing. */
  @Test
  void aWiderBoardIsTheSameGame() throws IOException, FormatException {
    ProbedRegion region = bridge().wider();
    Witness known = witness();
    int wider = 0;
    for (Cell cell : region.stones().board().cells()) {
      Witness reaching = known.reaching(region, cell);
      wider += reaching.equals(known) ? 0 : 1;
      assertThat(reaching.position().board().contains(reaching.place(region, cell))).isTrue();
      assertThat(reference.winning(reaching.problem())).containsExactly(reaching.move());
    }
    assertThat(wider).isGreaterThan(5);
  }

  private static Set<Cell> fixed(Witness witness, ProbedRegion region) {
    Set<Cell> fixed = new HashSet<>(witness.region());
    region.stones().black().forEach(cell -> fixed.add(witness.place(region, cell)));
    return fixed;
  }

  /** How many changes the least takes; one more than are allowed if that is too few. */
  private int assertLeast(Witness start, Set<Cell> fixed, Optional<Witness> altered, String name) {
    int least = 0;
    List<Position> boards = List.of(start.position());
    while (least <= CHANGES && boards.stream().noneMatch(board -> isUnique(board, start))) {
      boards = boards.stream().flatMap(board -> changed(board, fixed).stream()).distinct().toList();
      least++;
    }
    assertThat(altered.isPresent()).as(name).isEqualTo(least <= CHANGES);
    if (altered.isPresent()) {
      Position found = altered.get().position();
      assertThat(isUnique(found, start)).as(name).isTrue();
      List<Cell> changed =
          found.board().cells().stream()
              .filter(cell -> found.at(cell) != start.position().at(cell))
              .toList();
      assertThat(changed).as(name).hasSize(least).doesNotContainAnyElementsOf(fixed);
    }
    return least;
  }

  private boolean isUnique(Position board, Witness start) {
    Witness witness = new Witness(board, start.move(), start.region());
    return reference.winning(witness.problem()).equals(ImmutableSet.of(start.move()));
  }

  private static List<Position> changed(Position board, Set<Cell> fixed) {
    return board.board().cells().stream()
        .filter(cell -> !fixed.contains(cell))
        .flatMap(
            cell ->
                ImmutableList.copyOf(Content.values()).stream()
                    .filter(content -> content != board.at(cell))
                    .map(content -> board.with(cell, content)))
        .toList();
  }
}
