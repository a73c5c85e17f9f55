package org.hexproof.bench;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.hexproof.bench.sparse.SparseBoards;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.EntryProblem;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.verify.Weakening;

/** The questions that boards and templates put. */
public final class Questions {
  private Questions() {}

  /**
   * Of a template, its validity and the validity of each weakening; of a whole board, who wins.
   *
   * @throws FormatException if it is neither, or it is not known whose turn it is
   */
  public static ImmutableList<BenchQuestion> of(Entry entry) throws FormatException {
    Problem problem = EntryProblem.of(entry, Optional.empty());
    BenchQuestion question = new BenchQuestion(entry.place().toString(), problem);
    if (EntryProblem.isWholeBoard(entry.diagram())) {
      return ImmutableList.of(question);
    }
    return withWeakenings(
        question,
        entry.template(Optional.empty()),
        position -> new Problem(position, Color.WHITE, problem.goal()));
  }

  /**
   * Of a template in a context, whether Black wins with the template as it is and with each
   * weakening.
   *
   * @throws FormatException if it is no template, or can't be put into the context
   */
  public static ImmutableList<BenchQuestion> of(Entry entry, Context context, Effort effort)
      throws FormatException {
    Template template = entry.template(Optional.empty());
    PlacedTemplate placed =
        entry.place().read(() -> context.place(template.surrounded(), template.promise(), effort));
    Problem problem = placed.problem(template.surrounded(), Color.WHITE);
    return withWeakenings(
        new BenchQuestion(entry.place().toString(), problem),
        template,
        position -> placed.problem(position, Color.WHITE));
  }

  private static ImmutableList<BenchQuestion> withWeakenings(
      BenchQuestion validity, Template template, Function<Position, Problem> problem) {
    ImmutableList.Builder<BenchQuestion> questions = ImmutableList.builder();
    questions.add(validity);
    for (Weakening weakening : Weakening.of(template)) {
      questions.add(
          new BenchQuestion(
              validity.name() + " without " + weakening.cell(),
              problem.apply(weakening.position())));
    }
    return questions.build();
  }

  /**
   * Who wins the first random boards.
   *
   * @param count how many boards, before those of other sizes are left out
   * @param sizes columns, and rows, of the boards that are wanted
   */
  public static ImmutableList<BenchQuestion> sparse(
      SparseBoards boards, int count, Range<Integer> sizes) {
    return IntStream.rangeClosed(1, count)
        .filter(number -> sizes.contains(SparseBoards.side(number)))
        .mapToObj(number -> sparse(number, boards.board(number)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The questions that take a solver so many nodes, or that it leaves undecided. */
  public static ImmutableList<BenchQuestion> hard(
      ImmutableList<BenchQuestion> questions,
      int nodes,
      HexSolver solver,
      Limits limits,
      Watch watch) {
    ImmutableList.Builder<BenchQuestion> hard = ImmutableList.builder();
    try (Watch.Stage stage = watch.count("boards to choose from", questions.size())) {
      for (BenchQuestion question : questions) {
        if (watch.isStopped()) {
          break;
        }
        Answer answer = solver.solve(question.problem(), limits);
        if (!(answer instanceof Answer.Decided decided) || decided.nodes() >= nodes) {
          hard.add(question);
        }
        stage.step(1);
      }
    }
    return hard.build();
  }

  private static BenchQuestion sparse(int number, Problem problem) {
    Position position = problem.position();
    String name =
        String.format(
            Locale.ROOT,
            "sparse board %d (%dx%d, %d empty)",
            number,
            position.board().cols(),
            position.board().rows(),
            position.empty().size());
    return new BenchQuestion(name, problem);
  }
}
