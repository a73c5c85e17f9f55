package org.hexproof.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.region.Evaluations.MEMORY;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Formats;
import org.hexproof.shannon.Coloring;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** The regions of the shipped templates, against the definition and against what they claim. */
class LibraryRegionsTest {
  private static final Path LIBRARY = Path.of("..", "templates", "library");

  static List<Template> library() throws IOException, FormatException {
    List<Template> templates = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> tree = Files.walk(LIBRARY)) {
      files = tree.filter(path -> path.toString().endsWith(".yaml")).sorted().toList();
    }
    for (Path file : files) {
      for (Entry entry : Formats.entries(file)) {
        templates.add(entry.template(Optional.empty()));
      }
    }
    return templates;
  }

  @Test
  void regionsOfTheLibraryAgreeWithTheNaiveComputationOverPorts() throws Exception {
    int checked = 0;
    for (Template template : library()) {
      if (template.carrier().size() <= 7) {
        checkOpen(template);
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(5);
  }

  private static void checkOpen(Template template) {
    Region region = DrawnRegions.open(Diagram.of(template), template.carrier());
    ImmutableSet<Edge> edges = template.promise().edges();
    Cell shift = new Cell(edges.contains(Edge.LEFT) ? 0 : 1, edges.contains(Edge.TOP) ? 0 : 1);
    ImmutableList<Cell> cells = moved(ImmutableSet.copyOf(region.cells()), shift).asList();
    Position board =
        Position.of(
            new Board(
                template.board().cols() + 2 - (edges.contains(Edge.RIGHT) ? 1 : 0),
                template.board().rows() + 2 - (edges.contains(Edge.BOTTOM) ? 1 : 0)),
            moved(template.stones().black(), shift),
            moved(template.stones().white(), shift));
    NaiveRegion naive = new NaiveRegion(board, ImmutableSet.copyOf(cells));

    // The naive outcomes: which pairs outside are joined, for each filling.
    Map<Set<List<Object>>, Integer> numbers = new HashMap<>();
    Map<Position, Set<List<Object>>> outcomes = new HashMap<>();
    Coloring game = Outcomes.found(region);
    Map<Integer, Set<List<Object>>> byAtom = new HashMap<>();
    for (int coloring = 0; coloring < 1 << region.cells().size(); coloring++) {
      Position filled = board;
      for (int cell = 0; cell < region.cells().size(); cell++) {
        filled =
            filled.with(
                cells.get(cell), ((coloring >> cell) & 1) != 0 ? Content.BLACK : Content.WHITE);
      }
      Set<List<Object>> pairs = naive.joinedPairs(filled, edges);
      outcomes.put(filled, pairs);
      numbers.putIfAbsent(pairs, numbers.size());
      Set<List<Object>> before = byAtom.putIfAbsent(game.outcomes().get(coloring), pairs);
      assertThat(before == null || before.equals(pairs)).as(template.name()).isTrue();
    }
    assertThat(numbers).as(template.name()).hasSize(game.poset().size());
    for (int a = 0; a < game.poset().size(); a++) {
      for (int b = 0; b < game.poset().size(); b++) {
        assertThat(game.poset().leq(a, b)).isEqualTo(byAtom.get(b).containsAll(byAtom.get(a)));
      }
    }

    Map<Set<List<Object>>, Integer> atoms = new HashMap<>();
    byAtom.forEach((atom, pairs) -> atoms.put(pairs, atom));
    ToIntFunction<Position> outcome = filled -> atoms.get(outcomes.get(filled));
    Values values = new Values(game.poset());
    int value = new Evaluation(game, values, MEMORY).value();
    assertThat(values.form(value))
        .as(template.name())
        .isEqualTo(naive.value(game.poset(), outcome));
  }

  private static ImmutableSet<Cell> moved(ImmutableSet<Cell> cells, Cell shift) {
    return cells.stream()
        .map(cell -> new Cell(cell.col() + shift.col(), cell.row() + shift.row()))
        .collect(ImmutableSet.toImmutableSet());
  }

  @Test
  void promisesOfTheLibraryHoldByValue() throws Exception {
    PromiseByValue byValue = new PromiseByValue(10, MEMORY);
    int checked = 0;
    for (Template template : library()) {
      if (template.carrier().size() <= 10) {
        boolean holds = holds(byValue, template, template.carrier(), ImmutableSet.of());
        assertThat(holds).as(template.name()).isEqualTo(template.claim().valid());
        checked++;
        for (Cell cell : template.carrier()) {
          ImmutableSet<Cell> smaller =
              template.carrier().stream()
                  .filter(other -> !other.equals(cell))
                  .collect(ImmutableSet.toImmutableSet());
          Optional<ImmutableSet<Cell>> redundant = template.claim().redundant();
          if (redundant.isPresent()) {
            assertThat(holds(byValue, template, template.carrier(), ImmutableSet.of(cell)))
                .as("%s with white on %s", template.name(), cell)
                .isEqualTo(redundant.get().contains(cell));
          }
          if (redundant.isPresent() && !smaller.isEmpty() && !isPivot(cell, template)) {
            assertThat(holds(byValue, template, smaller, ImmutableSet.of()))
                .as("%s without %s", template.name(), cell)
                .isEqualTo(redundant.get().contains(cell));
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(10);
  }

  /** Whether the promise names the cell, so that the shape can't do without it. */
  private static boolean isPivot(Cell cell, Template template) {
    return template.promise() instanceof Promise.Pivoting pivoting && pivoting.b().equals(cell);
  }

  private static boolean holds(
      PromiseByValue byValue,
      Template template,
      ImmutableSet<Cell> carrier,
      ImmutableSet<Cell> taken) {
    return byValue.decide(template.stones(), carrier, taken, template.promise()).holds();
  }
}
