package org.hexproof.bench;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The solver gives the listed answers to the shipped puzzles that are marked small. */
final class SmallPuzzlesTest {
  private static final Path LIST = Path.of("../templates/puzzles/puzzles.csv");

  static List<BenchQuestion> small() throws Exception {
    ImmutableSet<String> names =
        Files.readAllLines(LIST).stream()
            .map(line -> Splitter.on(',').splitToList(line))
            .filter(values -> values.contains("small"))
            .map(values -> values.get(0))
            .collect(toImmutableSet());
    List<BenchQuestion> questions = new ArrayList<>(Puzzles.read(LIST));
    questions.removeIf(question -> !names.contains(question.name()));
    assertThat(questions).hasSize(33);
    return questions;
  }

  @ParameterizedTest
  @MethodSource("small")
  void isAnsweredAsListed(BenchQuestion question) {
    Problem problem = question.problem();
    String expected = question.expected().orElseThrow();
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      if (!question.allMoves()) {
        assertThat(Ascii.toLowerCase(winner(solver, problem).name())).isEqualTo(expected);
        return;
      }
      HexSolver.Moves moves = solver.winningMoves(problem, Limits.DEFAULT);
      assertThat(moves.answer()).isInstanceOf(Answer.Decided.class);
      assertThat(moves.winning()).containsExactlyInAnyOrderElementsOf(cells(expected));
    }
  }

  private static Color winner(HexSolver solver, Problem problem) {
    return ((Answer.Decided) solver.solve(problem, Limits.DEFAULT)).winner();
  }

  private static ImmutableSet<Cell> cells(String text) {
    return Splitter.on(CharMatcher.whitespace())
        .omitEmptyStrings()
        .splitToStream(text)
        .filter(word -> Character.isDigit(word.charAt(word.length() - 1)))
        .map(Cell::parse)
        .collect(toImmutableSet());
  }
}
