package org.hexproof.find;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.region.PromiseByValue;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TemplateFinderTest {
  private static List<Template> find(FindRequest request, int threads) {
    List<Template> found = new ArrayList<>();
    TemplateFinder finder = new TemplateFinder(request, "test");
    try (SolverPool pool =
        new SolverPool(threads, Limits.DEFAULT, () -> EmbeddedLibrary.load().newSolver(1))) {
      List<CompletableFuture<Answer>> answers = finder.begin(pool);
      for (int i = 0; i < answers.size(); i++) {
        Answer answer = answers.get(i).join();
        assertThat(answer).isInstanceOf(Answer.Decided.class);
        found.addAll(finder.end(i, answer).templates());
      }
    }
    return found;
  }

  /** All subsets of the box by their values, the minimal ones among them. */
  private static final class Naive {
    private final PromiseByValue values = new PromiseByValue(9, 1 << 22);
    private final Board box;
    private final Kind kind;
    private final Set<String> found = new TreeSet<>();

    Naive(Kind kind, Board box) {
      this.kind = kind;
      this.box = box;
    }

    Set<String> findAll() {
      for (int col = 0; col < box.cols(); col++) {
        Cell a = new Cell(col, 0);
        if (kind == Kind.EDGE) {
          findAll(new Promise.ToEdge(ImmutableSet.of(a), Edge.BOTTOM));
          continue;
        }
        for (Cell b : box.cells()) {
          if (!b.equals(a) && !box.neighbors(a).contains(b)) {
            findAll(
                kind == Kind.CONNECTS_BOTH
                    ? new Promise.ConnectsBoth(a, b, Edge.BOTTOM)
                    : new Promise.Pivoting(a, b, Edge.BOTTOM, kind == Kind.PIVOTING_SENTE));
          }
        }
      }
      return found;
    }

    private void findAll(Promise promise) {
      List<Cell> cells =
          box.cells().stream().filter(cell -> !promise.named().contains(cell)).toList();
      boolean[] valid = new boolean[1 << cells.size()];
      for (int set = valid.length - 1; set >= 0; set--) {
        // More cells never harm Black.
        valid[set] =
            one(cells, set, false).allMatch(larger -> valid[larger])
                && isValid(promise, cells(cells, set));
      }
      for (int set = 0; set < valid.length; set++) {
        ImmutableSet<Cell> carrier = cells(cells, set);
        if (valid[set]
            && one(cells, set, true).noneMatch(smaller -> valid[smaller])
            && hasPivot(promise, carrier)
            && isTemplate(promise, carrier)
            && isOpen(promise, carrier)) {
          found.add(key(promise, carrier));
        }
      }
    }

    /** The sets with one cell less, or one more. */
    private static IntStream one(List<Cell> cells, int set, boolean less) {
      return IntStream.range(0, cells.size())
          .filter(i -> (set >> i & 1) == (less ? 1 : 0))
          .map(i -> set ^ (1 << i));
    }

    private static ImmutableSet<Cell> cells(List<Cell> cells, int set) {
      ImmutableSet.Builder<Cell> chosen = ImmutableSet.builder();
      for (int i = 0; i < cells.size(); i++) {
        if ((set >> i & 1) != 0) {
          chosen.add(cells.get(i));
        }
      }
      return chosen.build();
    }

    private boolean isValid(Promise promise, ImmutableSet<Cell> carrier) {
      if (carrier.isEmpty()) {
        return promise.named().stream().allMatch(stone -> box.touches(stone, Edge.BOTTOM));
      }
      if (hasPivot(promise, carrier)) {
        return values.decide(stones(promise), carrier, ImmutableSet.of(), promise).holds();
      }
      // Without its cell, B is White's and A has to be joined outright.
      Promise.Pivoting pivoting = (Promise.Pivoting) promise;
      return isValid(new Promise.ToEdge(ImmutableSet.of(pivoting.a()), pivoting.edge()), carrier);
    }

    /** What that means is for {@link ExitTest}. */
    private boolean isOpen(Promise promise, ImmutableSet<Cell> carrier) {
      return new Shape(promise, box.rows(), ImmutableSet.of(), carrier).isOpen();
    }

    private static boolean hasPivot(Promise promise, ImmutableSet<Cell> carrier) {
      return !(promise instanceof Promise.Pivoting pivoting) || carrier.contains(pivoting.b());
    }

    private Position stones(Promise promise) {
      return Position.of(box, promise.named(), ImmutableSet.of());
    }

    private boolean isTemplate(Promise promise, ImmutableSet<Cell> carrier) {
      try {
        new Template(
            "",
            ImmutableList.of(),
            stones(promise),
            carrier,
            promise,
            TemplateClaim.VALID_AND_MINIMAL,
            "");
        return true;
      } catch (IllegalArgumentException e) {
        return false;
      }
    }
  }

  /** The same for shapes that are mirror images of each other or moved. */
  private static String key(Promise promise, ImmutableSet<Cell> carrier) {
    String image = key(promise, carrier, 1);
    String mirrored = key(promise, carrier, -1);
    return image.compareTo(mirrored) < 0 ? image : mirrored;
  }

  private static String key(Promise promise, ImmutableSet<Cell> carrier, int direction) {
    Set<Cell> all = new HashSet<>(carrier);
    all.addAll(promise.named());
    // A cell lies two half columns right of its neighbour and one right of the cell above it.
    int left =
        all.stream()
            .mapToInt(cell -> direction * (2 * cell.col() + cell.row()))
            .min()
            .orElseThrow();
    Set<String> names = new TreeSet<>();
    for (Cell cell : all) {
      int x = direction * (2 * cell.col() + cell.row()) - left;
      names.add("%02d,%02d%s".formatted(cell.row(), x, role(promise, cell)));
    }
    return String.join(" ", names);
  }

  private static String role(Promise promise, Cell cell) {
    if (promise instanceof Promise.ConnectsBoth && promise.named().contains(cell)) {
      return "stone";
    }
    if (promise instanceof Promise.Pivoting pivoting && pivoting.b().equals(cell)) {
      return "b";
    }
    return promise.named().contains(cell) ? "A" : "";
  }

  @ParameterizedTest
  @CsvSource({
    "EDGE, 2, 3",
    "CONNECTS_BOTH, 1, 3",
    "CONNECTS_BOTH, 3, 3",
    "PIVOTING, 2, 4",
    "PIVOTING, 3, 3",
    "PIVOTING_SENTE, 2, 3",
    "PIVOTING_SENTE, 3, 3"
  })
  void findsWhatTheValuesOfAllSubsetsSay(Kind kind, int rows, int cols) {
    Board box = new Board(cols, rows);
    FindRequest request = new FindRequest(kind, box, 64, Integer.MAX_VALUE, 1);
    List<String> found =
        find(request, 1).stream()
            .map(template -> key(template.promise(), template.carrier()))
            .toList();
    assertThat(found).doesNotHaveDuplicates();
    assertThat(found).containsExactlyInAnyOrderElementsOf(new Naive(kind, box).findAll());
  }

  @Test
  void mostCellsAndLimitTakeAPart() {
    Board box = new Board(4, 3);
    List<Template> all = find(new FindRequest(Kind.PIVOTING, box, 64, Integer.MAX_VALUE, 1), 1);
    List<Template> small = find(new FindRequest(Kind.PIVOTING, box, 6, Integer.MAX_VALUE, 1), 1);
    List<Template> some = find(new FindRequest(Kind.PIVOTING, box, 64, 5, 1), 1);
    assertThat(all).hasSizeGreaterThan(10);
    assertThat(small)
        .map(Template::name)
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(
            all.stream()
                .filter(template -> template.carrier().size() <= 6)
                .map(Template::name)
                .toList());
    assertThat(some).hasSize(5);
    assertThat(all).containsAll(some);
  }

  @Test
  void threadsAndTheSeedDoNotChangeWhatThereIs() {
    FindRequest first =
        new FindRequest(Kind.CONNECTS_BOTH, new Board(4, 3), 64, Integer.MAX_VALUE, 1);
    FindRequest second =
        new FindRequest(Kind.CONNECTS_BOTH, new Board(4, 3), 64, Integer.MAX_VALUE, 2);
    List<Template> one = find(first, 1);
    assertThat(find(first, 2)).isEqualTo(one);
    assertThat(find(second, 1).stream().map(TemplateFinderTest::key).toList())
        .containsExactlyInAnyOrderElementsOf(one.stream().map(TemplateFinderTest::key).toList());
  }

  private static String key(Template template) {
    return key(template.promise(), template.carrier());
  }

  @Test
  void aBoxThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> new FindRequest(Kind.EDGE, new Board(13, 5), 64, 1, 1))
        .hasMessageContaining("65 cells");
  }
}
