package org.hexproof.bench;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Color;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.solver.Problem;
import org.hexproof.template.Template;
import org.hexproof.verify.EntryProblem;
import org.hexproof.verify.Method;
import org.hexproof.verify.Weakening;

/** The questions that boards and templates put. */
public final class Questions {
  private Questions() {}

  /**
   * Of a template, its validity and the validity of each weakening; of a whole board, who wins.
   *
   * @throws FormatException if it is neither, or it is not known whose turn it is
   */
  public static ImmutableList<Question> of(Entry entry, Method method) throws FormatException {
    Problem problem = EntryProblem.of(entry, method, Optional.empty());
    Question question = new Question(entry.place().toString(), problem, false, Optional.empty());
    if (EntryProblem.isWholeBoard(entry.diagram())) {
      return ImmutableList.of(question);
    }
    Template template = entry.template(Optional.empty());
    ImmutableList.Builder<Question> questions = ImmutableList.builder();
    questions.add(question);
    for (Weakening weakening : Weakening.of(template)) {
      questions.add(
          new Question(
              entry.place() + " without " + weakening.cell(),
              new Problem(weakening.position(), Color.WHITE, problem.goal()),
              false,
              Optional.empty()));
    }
    return questions.build();
  }
}
