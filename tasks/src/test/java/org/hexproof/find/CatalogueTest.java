package org.hexproof.find;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lists that docs/catalogues.md counts, twice. */
final class CatalogueTest {
  private static final int ROUNDS = Integer.getInteger("hexproof.rounds", 1);

  /**
   * A box and how many templates it has.
   *
   * @param rounds from how many rounds on it is gone through
   * @param ownSearch whether {@link MustPlaySearch} is quick enough; else the second list asks the
   *     solver
   */
  private record Row(
      int rounds,
      Kind kind,
      int rows,
      int width,
      FindRequest.Stones stones,
      boolean ownSearch,
      int templates,
      int apart) {
    static Row edge(
        int rounds, int rows, int width, int others, int above, boolean own, int count, int apart) {
      return new Row(
          rounds,
          Kind.EDGE,
          rows,
          width,
          new FindRequest.Stones(2, others, above),
          own,
          count,
          apart);
    }

    static Row interior(
        int rounds, int rows, int width, int joined, int others, int count, int apart) {
      return new Row(
          rounds,
          Kind.INTERIOR,
          rows,
          width,
          new FindRequest.Stones(joined, others, 0),
          /* ownSearch= */ true,
          count,
          apart);
    }

    Catalogue catalogue(LongFunction<Duel> duels) {
      boolean atEdge = kind == Kind.EDGE;
      return new Catalogue(
          rows,
          width,
          atEdge,
          atEdge ? 1 : stones.joined(),
          stones.others(),
          stones.above(),
          duels);
    }

    @Override
    public String toString() {
      return "%s %sx%s %s".formatted(kind.label(), rows, width, stones);
    }
  }

  private static Stream<Row> rows() {
    return Stream.of(
            Row.edge(1, 2, 10, 0, 0, true, 1, 0),
            Row.edge(1, 2, 7, 1, 0, true, 20, 2),
            Row.edge(1, 3, 6, 0, 0, true, 2, 0),
            Row.edge(1, 3, 4, 1, 0, true, 18, 4),
            Row.edge(1, 4, 6, 0, 2, true, 1, 0),
            Row.edge(10, 3, 7, 1, 0, true, 105, 4),
            Row.edge(10, 3, 10, 0, 0, false, 2, 0),
            Row.edge(10, 3, 10, 0, 1, false, 1, 0),
            Row.edge(10, 4, 10, 0, 0, false, 2, 0),
            Row.edge(10, 4, 10, 0, 1, false, 2, 0),
            Row.edge(10, 4, 10, 0, 2, false, 1, 0),
            Row.interior(1, 3, 3, 2, 0, 1, 0),
            Row.interior(1, 3, 3, 3, 0, 1, 3),
            Row.interior(1, 3, 3, 4, 0, 4, 13),
            Row.interior(1, 4, 4, 2, 0, 1, 0),
            Row.interior(1, 4, 4, 3, 0, 1, 4),
            Row.interior(1, 4, 4, 2, 1, 0, 4),
            Row.interior(10, 4, 4, 4, 0, 18, 33),
            Row.interior(10, 4, 4, 3, 1, 44, 48),
            Row.interior(10, 4, 4, 2, 2, 51, 23))
        .filter(row -> row.rounds <= ROUNDS);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void bothListsAreTheSame(Row row) {
    List<Template> found = new ArrayList<>();
    Board box = new Board(row.width, row.rows);
    FindTask.Found summary =
        new FindTask(
                new FindRequest(
                    row.kind, box, row.stones, FindRequest.MOST_CELLS, Integer.MAX_VALUE, 1),
                "test",
                Limits.DEFAULT,
                1)
            .run(
                Watch.until(() -> false),
                () -> EmbeddedLibrary.load().newSolver(1),
                walked -> {
                  assertThat(walked.answer()).isInstanceOf(Answer.Decided.class);
                  found.addAll(walked.templates());
                });
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Catalogue.Lists lists =
          row.catalogue(
                  named ->
                      row.ownSearch
                          ? MustPlaySearch.in(row.rows, row.width, named)
                          : new SolvedDuel(solver, box, named))
              .lists();
      assertThat(texts(found)).isEqualTo(lists.whole());
      assertThat(found).hasSize(row.templates);
      assertThat(summary.apart()).isEqualTo(lists.apart().size()).isEqualTo(row.apart);
    }
  }

  private static Set<String> texts(List<Template> templates) {
    Set<String> texts = new TreeSet<>();
    for (Template template : templates) {
      Board board = template.board();
      ImmutableSet<Cell> named = template.promise().named();
      long stones = mask(board, template.stones().black());
      texts.add(
          new Catalogue(
                  board.rows(),
                  board.cols(),
                  template.kind() == Kind.EDGE,
                  named.size(),
                  0,
                  0,
                  cells -> MustPlaySearch.in(board.rows(), board.cols(), cells))
              .text(
                  mask(board, named),
                  stones & ~mask(board, named),
                  mask(board, template.carrier())));
    }
    return texts;
  }

  private static long mask(Board board, Set<Cell> cells) {
    return cells.stream().mapToLong(cell -> 1L << board.index(cell)).sum();
  }
}
