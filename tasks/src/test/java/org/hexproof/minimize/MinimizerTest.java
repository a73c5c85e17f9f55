package org.hexproof.minimize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.find.TemplateFinder;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Question;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.SolverPool;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.hexproof.verify.Weakening;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MinimizerTest {
  /** Tries all that can become of the cells and stones of a drawing, one after the other. */
  private static final class Naive {
    private final BruteForceSolver solver = new BruteForceSolver();
    private final Template drawing;
    private final Map<Position, Boolean> known = new HashMap<>();

    Naive(Template drawing) {
      this.drawing = drawing;
    }

    private boolean isValid(Position position) {
      return known.computeIfAbsent(
          position,
          key ->
              ((Answer.Decided)
                          solver.solve(
                              ((Question.Goal) Question.direct(key, drawing.promise())).problem(),
                              Limits.DEFAULT))
                      .winner()
                  == Color.BLACK);
    }

    List<Template> all() {
      Position whole = drawing.surrounded();
      List<Cell> cells =
          new ArrayList<>(
              Sets.difference(Sets.union(whole.empty(), whole.black()), drawing.promise().named()));
      List<Template> found = new ArrayList<>();
      choose(whole, cells, 0, found);
      return found;
    }

    private void choose(Position position, List<Cell> cells, int next, List<Template> found) {
      if (!isValid(position)) {
        return;
      }
      if (next < cells.size()) {
        Cell cell = cells.get(next);
        choose(position, cells, next + 1, found);
        choose(position.with(cell, Content.WHITE), cells, next + 1, found);
        if (position.at(cell) == Content.BLACK) {
          choose(position.with(cell, Content.EMPTY), cells, next + 1, found);
        }
        return;
      }
      try {
        Template template =
            new Template(
                "",
                ImmutableList.of(),
                Position.of(position.board(), position.black(), drawing.stones().white()),
                position.empty(),
                drawing.promise(),
                TemplateClaim.VALID_AND_MINIMAL,
                "");
        if (Weakening.of(template).stream().noneMatch(weakening -> isValid(weakening.position()))) {
          found.add(template);
        }
      } catch (IllegalArgumentException e) {
        // It falls apart, and is no template.
      }
    }
  }

  private static List<Template> find(Template drawing, Request request, boolean isNative) {
    List<Template> found = new ArrayList<>();
    try (SolverPool pool =
        new SolverPool(
            1,
            Limits.DEFAULT,
            () -> isNative ? EmbeddedLibrary.load().newSolver(1) : new BruteForceSolver())) {
      Minimizer minimizer = new Minimizer(drawing, pool, request, "", found::add);
      assertThat(minimizer.run())
          .isInstanceOfAny(Minimizer.Outcome.Done.class, Minimizer.Outcome.NotValid.class);
    }
    return found;
  }

  private static Request request(Optional<Preference> order, OptionalInt width, Cell... keep) {
    return new Request(order, width, ImmutableSet.copyOf(keep));
  }

  /** A board of three rows with some stones, and 4 to 9 cells that Black does not own. */
  private static Template random(Random random) {
    while (true) {
      Board board = new Board(3 + random.nextInt(3), 2 + random.nextInt(2));
      List<Cell> cells = new ArrayList<>(board.cells());
      Collections.shuffle(cells, random);
      Cell a = cells.get(0);
      Cell b = cells.get(1);
      Edge edge = ImmutableList.copyOf(Edge.values()).get(random.nextInt(4));
      Promise promise =
          switch (random.nextInt(3)) {
            case 0 -> new Promise.ToEdge(ImmutableSet.of(a), edge);
            case 1 -> new Promise.Interior(ImmutableSet.of(a, b));
            default -> new Promise.ConnectsBoth(a, b, edge);
          };
      Set<Cell> black = new HashSet<>(promise.named());
      int stones = random.nextInt(3);
      int first = 2;
      black.addAll(cells.subList(first, Math.min(cells.size(), first + stones)));
      first += stones;
      int last = Math.min(cells.size(), first + 4 + random.nextInt(5));
      if (first >= last) {
        continue;
      }
      try {
        return new Template(
            "random",
            ImmutableList.of(),
            Position.of(board, black, ImmutableSet.of()),
            ImmutableSet.copyOf(cells.subList(first, last)),
            promise,
            TemplateClaim.UNSTATED,
            "");
      } catch (IllegalArgumentException e) {
        // It falls apart; the next one may not.
      }
    }
  }

  private static String key(Template template) {
    return template.stones() + " carrier " + new TreeSet<>(template.carrier());
  }

  private static List<String> keys(List<Template> templates) {
    return templates.stream().map(MinimizerTest::key).toList();
  }

  private static boolean isTurned(Template template) {
    return template.promise().edges().stream()
        .anyMatch(edge -> edge == Edge.LEFT || edge == Edge.RIGHT);
  }

  private static Stream<Cell> held(Template template) {
    return Stream.concat(template.carrier().stream(), template.stones().black().stream());
  }

  private static int width(Template template) {
    List<Integer> columns =
        held(template).map(cell -> isTurned(template) ? cell.row() : cell.col()).sorted().toList();
    return columns.get(columns.size() - 1) - columns.get(0) + 1;
  }

  /** How far to the right the cells reach, the rightmost first. */
  private static List<Integer> reach(Template template, int direction) {
    return held(template)
        .map(
            cell ->
                direction
                    * (isTurned(template)
                        ? 2 * cell.row() + cell.col()
                        : 2 * cell.col() + cell.row()))
        .sorted(Collections.reverseOrder())
        .toList();
  }

  @Test
  void findsWhatTryingEverythingFinds() {
    Random random = new Random(19);
    int several = 0;
    int invalid = 0;
    int lifted = 0;
    for (int i = 0; i < 400; i++) {
      Template drawing = random(random);
      List<Template> all = new Naive(drawing).all();
      several += all.size() > 1 ? 1 : 0;
      invalid += all.isEmpty() ? 1 : 0;
      lifted +=
          all.stream()
                  .anyMatch(one -> !Collections.disjoint(one.carrier(), drawing.stones().black()))
              ? 1
              : 0;
      Request everything = request(Optional.empty(), OptionalInt.empty());
      assertThat(keys(find(drawing, everything, i % 4 == 0)))
          .as(key(drawing))
          .containsExactlyInAnyOrderElementsOf(keys(all));
      OptionalInt width = OptionalInt.of(1 + random.nextInt(4));
      Cell keep = drawing.carrier().asList().get(0);
      List<Template> wanted =
          all.stream()
              .filter(one -> width(one) <= width.getAsInt() && one.carrier().contains(keep))
              .toList();
      assertThat(keys(find(drawing, request(Optional.empty(), width, keep), false)))
          .containsExactlyInAnyOrderElementsOf(keys(wanted));
      checkOrders(drawing, request(Optional.empty(), OptionalInt.empty()), all);
      checkOrders(drawing, request(Optional.empty(), width, keep), wanted);
    }
    assertThat(several).isGreaterThan(20);
    assertThat(invalid).isGreaterThan(20);
    assertThat(lifted).isGreaterThan(3);
  }

  private static void checkOrders(Template drawing, Request request, List<Template> wanted) {
    for (Preference order : Preference.values()) {
      List<Template> found =
          find(drawing, new Request(Optional.of(order), request.width(), request.keep()), false);
      assertThat(found).hasSize(wanted.isEmpty() ? 0 : 1);
      if (!wanted.isEmpty()) {
        Template one = found.get(0);
        assertThat(keys(wanted)).contains(key(one));
        switch (order) {
          case NARROWEST ->
              assertThat(width(one))
                  .isEqualTo(wanted.stream().mapToInt(MinimizerTest::width).min().getAsInt());
          case FEWEST ->
              assertThat(held(one).count())
                  .isEqualTo(wanted.stream().mapToLong(any -> held(any).count()).min().getAsLong());
          case LEFT -> assertReach(one, wanted, 1);
          case RIGHT -> assertReach(one, wanted, -1);
        }
      }
    }
  }

  private static void assertReach(Template one, List<Template> wanted, int direction) {
    int least = wanted.stream().mapToInt(any -> reach(any, direction).get(0)).min().getAsInt();
    assertThat(reach(one, direction).get(0)).isEqualTo(least);
  }

  /** Where A is joined without b, minimal parts without b are no pivoting templates. */
  @Test
  void ofPivotingDrawingsOnlyPartsWithBAreTemplates() {
    Board board = new Board(4, 2);
    Cell a = Cell.parse("b1");
    Cell b = Cell.parse("d1");
    ImmutableSet<Cell> carrier =
        board.cells().stream()
            .filter(cell -> !cell.equals(a) && !cell.equals(Cell.parse("a1")))
            .collect(ImmutableSet.toImmutableSet());
    Template drawing =
        new Template(
            "both",
            ImmutableList.of(),
            Position.of(board, ImmutableSet.of(a), ImmutableSet.of()),
            carrier,
            new Promise.Pivoting(a, b, Edge.BOTTOM, false),
            TemplateClaim.UNSTATED,
            "");
    Set<ImmutableSet<Cell>> valid = new HashSet<>();
    try (SolverPool pool = new SolverPool(1, Limits.DEFAULT, BruteForceSolver::new)) {
      for (Set<Cell> part : Sets.powerSet(carrier)) {
        Position position =
            Position.of(
                board,
                ImmutableSet.of(a),
                board.cells().stream()
                    .filter(cell -> !cell.equals(a) && !part.contains(cell))
                    .toList());
        Ruling ruling =
            pool.ask(0, Question.direct(position, drawing.promise()), drawing.surrounded()).join();
        if (((Answer.Decided) ((Ruling.Answered) ruling).answer()).winner() == Color.BLACK) {
          valid.add(ImmutableSet.copyOf(part));
        }
      }
    }
    List<ImmutableSet<Cell>> minimal =
        valid.stream()
            .filter(
                part ->
                    Sets.powerSet(part).stream()
                        .noneMatch(less -> less.size() < part.size() && valid.contains(less)))
            .toList();
    assertThat(minimal).anyMatch(part -> !part.contains(b));
    List<ImmutableSet<Cell>> wanted =
        minimal.stream()
            .filter(part -> part.contains(b) && Template.isConnected(drawing.stones(), part))
            .toList();
    assertThat(find(drawing, request(Optional.empty(), OptionalInt.empty()), false))
        .extracting(Template::carrier)
        .containsExactlyInAnyOrderElementsOf(wanted);
    for (Preference order : Preference.values()) {
      assertThat(find(drawing, request(Optional.of(order), OptionalInt.empty()), false))
          .extracting(Template::carrier)
          .hasSize(Math.min(1, wanted.size()))
          .isSubsetOf(wanted);
    }
  }

  /** Two ways to all templates of a box: duality in drawings of one stone, and walks. */
  @ParameterizedTest
  @CsvSource({"3, 7, 2", "4, 9, 2"})
  void whatIsInABoxIsWhatIsFoundThere(int rows, int cols, int templates) {
    Board box = new Board(cols, rows);
    Set<String> inside = new TreeSet<>();
    for (int col = 0; col < cols; col++) {
      Cell stone = new Cell(col, 0);
      Template drawing =
          new Template(
              "box",
              ImmutableList.of(),
              Position.of(box, ImmutableSet.of(stone), ImmutableSet.of()),
              box.cells().stream()
                  .filter(cell -> !cell.equals(stone))
                  .collect(ImmutableSet.toImmutableSet()),
              new Promise.ToEdge(ImmutableSet.of(stone), Edge.BOTTOM),
              TemplateClaim.UNSTATED,
              "");
      find(drawing, request(Optional.empty(), OptionalInt.empty()), true)
          .forEach(template -> inside.add(TemplateFinder.image(template)));
    }
    Set<String> walked = new TreeSet<>();
    TemplateFinder finder =
        new TemplateFinder(
            new org.hexproof.find.FindRequest(Kind.EDGE, box, rows * cols, Integer.MAX_VALUE, 1),
            "");
    try (SolverPool pool =
        new SolverPool(1, Limits.DEFAULT, () -> EmbeddedLibrary.load().newSolver(1))) {
      ImmutableList<CompletableFuture<Answer>> answers = finder.begin(pool);
      for (int i = 0; i < answers.size(); i++) {
        finder
            .end(i, answers.get(i).join())
            .templates()
            .forEach(template -> walked.add(TemplateFinder.image(template)));
      }
    }
    assertThat(inside).isEqualTo(walked).hasSize(templates);
  }
}
