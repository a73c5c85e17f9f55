package org.hexproof.probe;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.RegionReading;
import org.hexproof.format.file.Formats;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

/** The boards in {@code templates/witnesses} are what their names say. */
final class WitnessLibraryTest {
  private static final Path TEMPLATES = Path.of("../templates");

  private static List<Path> files(String folder, String extension) throws IOException {
    try (Stream<Path> files = Files.walk(TEMPLATES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(extension)).sorted().toList();
    }
  }

  private static Diagram diagram(Path file) throws IOException, FormatException {
    return Formats.entries(file).get(0).diagram();
  }

  @Test
  void eachMoveIsTheOnlyOneAndIntoItsTemplate() throws IOException, FormatException {
    Map<String, Diagram> library = new HashMap<>();
    for (Path file : files("library", ".yaml")) {
      library.put(diagram(file).name(), diagram(file));
    }
    Set<String> probes = new HashSet<>();
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (Path file : files("witnesses", ".sgf")) {
        Diagram board = diagram(file);
        String name = file.getFileName().toString().replace(".sgf", "");
        int comma = board.name().lastIndexOf(',');
        Diagram template = library.get(board.name().substring(0, comma));
        List<String> words = Splitter.on(' ').splitToList(board.name().substring(comma + 2));
        assertThat(name).endsWith("-" + String.join("-", words));
        Cell move = Iterables.getOnlyElement(board.labels().keySet());
        probes.add(name);
        Problem problem = new Problem(board.position(), Color.WHITE, Goal.TOP_TO_BOTTOM);
        assertThat(new UniqueMove(solver, problem, Limits.DEFAULT, () -> false).test(move))
            .as(name)
            .isInstanceOfSatisfying(
                Uniqueness.Decided.class, found -> assertThat(found.unique()).isTrue());
        assertIsTemplate(board, move, template, Cell.parse(words.get(0)), name);
      }
    }
    assertThat(probes).hasSizeGreaterThan(20);
  }

  /** The shaded cells and what they touch are as in the template's drawing. */
  private static void assertIsTemplate(
      Diagram board, Cell move, Diagram template, Cell probe, String name) {
    ImmutableSet<Cell> cells = RegionReading.of(template).cells();
    int cols = move.col() - probe.col();
    int rows = move.row() - probe.row();
    ImmutableList<Cell> moved =
        cells.stream()
            .map(cell -> new Cell(cell.col() + cols, cell.row() + rows))
            .collect(ImmutableList.toImmutableList());
    assertThat(board.shaded()).as(name).containsExactlyInAnyOrderElementsOf(moved);
    for (Cell stone : template.position().black()) {
      assertThat(board.position().at(new Cell(stone.col() + cols, stone.row() + rows)))
          .as("%s: %s", name, stone)
          .isEqualTo(Content.BLACK);
    }
    if (!template.edges().isEmpty()) {
      assertThat(board.position().board().rows())
          .as(name)
          .isEqualTo(template.position().board().rows() + rows);
    }
  }
}
