package org.hexproof.sum;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/**
 * Proofs that Black wins a board whose empty cells fall into parts with nothing in common but black
 * groups: each part is proved to be at least as good as a game, and the goal follows from the sum
 * of the games.
 */
public final class SumProof {
  /** A solver proves two parts well enough together. */
  private static final int LEAST_PARTS = 3;

  /** Values of larger parts take long to compute. */
  private static final int MOST_CELLS = 18;

  private final Problem problem;
  private final long bytes;
  private final GroupSum sum;

  private SumProof(Problem problem, long bytes) {
    this.problem = problem;
    this.bytes = bytes;
    sum = new GroupSum(problem, bytes);
  }

  /**
   * The nodes of a proof, and its end. A thread that is interrupted gives up.
   *
   * @param move Black's first move, if it is his turn
   * @param bytes how much memory the values of a part may take
   * @return nothing if the board does not fall into several small parts, if Black does not win, or
   *     if the values or their sum are too large
   * @throws java.util.concurrent.CancellationException if the thread was interrupted
   */
  public static Optional<String> of(Problem problem, Optional<Cell> move, long bytes) {
    try {
      return new SumProof(problem, bytes).proof(move);
    } catch (GameTooLargeException | StoreFullException | Unanswered e) {
      return Optional.empty();
    }
  }

  /** Whether the board falls into several parts, none of them too large. */
  public static boolean isPossible(Problem problem) {
    SumProof proof = new SumProof(problem, 0);
    List<ImmutableSet<Cell>> parts = proof.parts();
    return parts.size() >= LEAST_PARTS
        && parts.stream().allMatch(cells -> cells.size() <= MOST_CELLS)
        && problem.goal().alternatives().stream()
            .flatMap(List::stream)
            .allMatch(terminal -> proof.sum.groupsOf(terminal).size() == 1);
  }

  /** The empty cells that hang together and touch several groups. */
  private List<ImmutableSet<Cell>> parts() {
    List<ImmutableSet<Cell>> parts = new ArrayList<>();
    Set<Cell> seen = new HashSet<>();
    for (Cell cell : problem.position().empty()) {
      if (!seen.contains(cell)) {
        ImmutableSet<Cell> part = problem.position().group(cell);
        seen.addAll(part);
        if (touched(part).size() > 1) {
          parts.add(part);
        }
      }
    }
    return parts;
  }

  private ImmutableList<Integer> touched(ImmutableSet<Cell> part) {
    Board board = problem.position().board();
    return IntStream.range(0, sum.groups().size())
        .filter(i -> part.stream().anyMatch(cell -> sum.groups().get(i).touches(cell, board)))
        .boxed()
        .collect(toImmutableList());
  }

  private Optional<String> proof(Optional<Cell> move) throws Unanswered {
    if (!isPossible(problem)) {
      return Optional.empty();
    }
    List<PartSummand> summands = new ArrayList<>();
    for (ImmutableSet<Cell> cells : parts()) {
      SumPart part = new SumPart(problem.position(), cells, sum.groups(), touched(cells), bytes);
      int black = move.map(part.cells()::indexOf).filter(i -> i >= 0).map(i -> 1 << i).orElse(0);
      summands.add(PartSummand.of(part, black));
    }
    return sum.proof(summands, move);
  }
}
