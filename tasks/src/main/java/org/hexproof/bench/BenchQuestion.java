package org.hexproof.bench;

import java.util.Optional;
import org.hexproof.solver.Problem;

/**
 * A question to all solvers.
 *
 * @param name what it is called in messages
 * @param allMoves whether all winning moves are asked for, or only the winner
 * @param expected the right answer where it is known, in the words of {@link TimedAnswer#text}
 */
public record BenchQuestion(
    String name, Problem problem, boolean allMoves, Optional<String> expected) {
  /** Who wins? */
  BenchQuestion(String name, Problem problem) {
    this(name, problem, false, Optional.empty());
  }
}
