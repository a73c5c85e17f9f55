package org.hexproof.api;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.compose.Context;
import org.hexproof.realize.Effort;
import org.hexproof.solving.Question;
import org.hexproof.verify.Method;

/** A question to a solver: who wins? */
public final class Problem {
  private final org.hexproof.solver.Problem inner;

  private Problem(org.hexproof.solver.Problem inner) {
    this.inner = inner;
  }

  /**
   * Who wins the game on this board?
   *
   * @param toMove who begins
   */
  public static Problem game(Board board, Color toMove) {
    return new Problem(
        new org.hexproof.solver.Problem(board.inner(), toMove.inner(), Goal.TOP_TO_BOTTOM));
  }

  /**
   * Does Black keep the promise of this template, when White begins? Black wins if so.
   *
   * @throws IllegalArgumentException if that is no single question: of pivoting templates, which a
   *     {@link Verifier} decides
   */
  public static Problem promise(Template template) {
    Question question = Question.direct(template.inner().surrounded(), template.inner().promise());
    checkArgument(
        question instanceof Question.Goal,
        "what a template of kind %s promises is no single question to a solver; a verifier decides it",
        template.inner().kind().label());
    return new Problem(((Question.Goal) question).problem());
  }

  /**
   * A whole board around this template, which White, who begins, loses if and only if the template
   * is valid.
   *
   * @throws IllegalArgumentException if it can't be put into such a board, or that gets too large
   */
  public static Problem around(Template template) {
    org.hexproof.template.Template inner = template.inner();
    return new Problem(
        Context.testing(inner.kind(), Method.Context.DEPTH)
            .place(inner.surrounded(), inner.promise(), Effort.DEFAULT)
            .problem(inner.surrounded(), org.hexproof.board.Color.WHITE));
  }

  org.hexproof.solver.Problem inner() {
    return inner;
  }

  /** The stones, and whose turn it is. */
  public Board board() {
    return Board.of(inner.position(), Optional.of(inner.toMove()));
  }

  /** Who begins. */
  public Color toMove() {
    return Color.of(inner.toMove());
  }

  /**
   * What Black wants to join, as in {@code c1 / bottom}; {@code a1+b1 / bottom} is a group and the
   * edge, {@code top / bottom} the game of Hex.
   */
  public String goal() {
    return GoalText.format(inner.goal());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Problem that && inner.equals(that.inner);
  }

  @Override
  public int hashCode() {
    return inner.hashCode();
  }

  /** As in {@code 5x4 black b1 white a3; white to move; b1 / bottom}. */
  @Override
  public String toString() {
    return new Question.Goal(inner).text().replaceFirst("^goal; ", "");
  }
}
