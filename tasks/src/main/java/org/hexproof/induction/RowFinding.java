package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.hexproof.board.Color;
import org.hexproof.ladder.Escape;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;

/**
 * What was found of a claim.
 *
 * @param step how a ladder goes on wherever it begins; nothing if no step was found
 * @param bases what a solver says of ladders at the distances from the claimed one on, past that
 *     where the step can be made, or until Black does not win
 * @param failure of a solver, which ended the search for a step
 */
public record RowFinding(
    Escape.Claim claim,
    Optional<Going> step,
    ImmutableList<Answer> bases,
    Optional<Answer> failure) {
  /**
   * A step.
   *
   * @param width the columns that it needs beside the ladder's head
   * @param least the distance from which on it can be made
   * @param ahead how far along its own row the ladder comes; empty if it always leaves it
   * @param lower the lower rows that it comes to
   * @param answers what a solver says of the positions on which it rests; Black wins all of them,
   *     if it holds
   * @param solves those that the search took
   * @param nodes the positions that the solver searched for it
   */
  public record Going(
      int width,
      int least,
      ImmutableSortedSet<Integer> ahead,
      ImmutableSortedSet<Integer> lower,
      ImmutableList<Answer> answers,
      long solves,
      long nodes) {
    private boolean holds() {
      return answers.stream().allMatch(RowFinding::isWon);
    }
  }

  static boolean isWon(Answer answer) {
    return answer.decided().filter(decided -> decided.winner() == Color.BLACK).isPresent();
  }

  /** The distance at which White keeps Black from the edge. */
  public Optional<Integer> refuted() {
    int last = bases.size() - 1;
    return last >= 0 && bases.get(last).decided().isPresent() && !isWon(bases.get(last))
        ? Optional.of(claim.from() + last)
        : Optional.empty();
  }

  /** Whether Black escapes from all these ladders; nothing if that is open. */
  public Optional<Boolean> holds() {
    if (refuted().isPresent()) {
      return Optional.of(false);
    }
    return bases.stream().allMatch(RowFinding::isWon) && step.filter(Going::holds).isPresent()
        ? Optional.of(true)
        : Optional.empty();
  }

  /** Why it is open, if a solver did not answer. */
  public Optional<String> trouble() {
    return answers()
        .filter(answer -> answer.decided().isEmpty())
        .findFirst()
        .map(
            answer ->
                answer instanceof Answer.Failed failed
                    ? (failed.asked() ? "the solver failed: " : "") + failed.message()
                    : ((Answer.Undecided) answer).reason().words());
  }

  /** Whether a solver failed. */
  public boolean failed() {
    return answers().anyMatch(answer -> answer instanceof Answer.Failed failed && failed.asked());
  }

  private Stream<Answer> answers() {
    return Stream.of(
            bases.stream(),
            failure.stream(),
            step.stream().flatMap(going -> going.answers().stream()))
        .flatMap(answers -> answers);
  }

  /** What the answers rest on. */
  public Basis basis() {
    return answers().map(Answer::basis).reduce(Basis.NOTHING, Basis::and);
  }
}
