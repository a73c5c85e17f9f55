package org.hexproof.solving;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.Problem;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;

/**
 * A piece of work as data, which can be written, sent and kept: whether Black keeps a promise or
 * reaches a goal on a position, and by which way that is to be found out. White is to move unless a
 * problem says otherwise; Black wins the answer if the promise is kept.
 */
public sealed interface Question {
  /** Who wins a problem? One question to a solver. */
  record Goal(Problem problem) implements Question {
    @Override
    public Position position() {
      return problem.position();
    }
  }

  /** Does a fork pivot? A {@link org.hexproof.search.PivotSearch}. */
  record Pivot(Position position, Promise.Pivoting promise) implements Question {
    /** The stone and the cell of the promise are where they should be. */
    public Pivot {
      check(position, promise);
    }
  }

  /**
   * Does Black win the board on which the template stands in the context that tests its promise? If
   * that is a tower, in a {@link org.hexproof.search.TowerSearch}.
   *
   * @param depth of the tower that a connects-both template stands in; 0 of other kinds
   */
  record InContext(Position position, Promise promise, int depth) implements Question {
    /**
     * Stones and cells of the promise are where they should be, and the depth is one of its kind.
     */
    public InContext {
      check(position, promise);
      checkArgument(
          promise.kind() == Kind.CONNECTS_BOTH ? depth >= 1 : depth == 0,
          "the context of a template of kind %s has no depth %s",
          promise.kind().label(),
          depth);
    }
  }

  /** Is the value of the shape, computed as a game, at least what is promised? */
  record Value(Position position, Promise promise) implements Question {
    /** Stones and cells of the promise are where they should be. */
    public Value {
      check(position, promise);
    }
  }

  /** The position that is asked about, where everything outside the shape is White's. */
  Position position();

  /** The promise as it is put: where it is no goal, whether a fork pivots. */
  static Question direct(Position position, Promise promise) {
    return promise instanceof Promise.Pivoting pivoting
        ? new Pivot(position, pivoting)
        : new Goal(new Problem(position, Color.WHITE, promise.goal().orElseThrow()));
  }

  private static void check(Position position, Promise promise) {
    for (Cell cell : promise.named()) {
      checkArgument(
          position.at(cell) == Content.BLACK,
          "there is no black stone on %s, which the promise names",
          cell);
    }
    for (Cell cell : promise.pivot().stream().toList()) {
      checkArgument(
          position.at(cell) != Content.BLACK,
          "there is a black stone on %s, the cell that the promise is about",
          cell);
    }
  }

  /**
   * The question in one line, as in {@code goal; 2x2 black b1 white a1; white to move; b1 /
   * bottom}. Equal questions have the same text.
   */
  default String text() {
    return QuestionText.of(this);
  }

  /** Reads what {@link #text} wrote, or fails with an {@link IllegalArgumentException}. */
  static Question parse(String text) {
    return QuestionText.parse(text);
  }

  /**
   * What an answer is kept by: it depends on nothing but the question and who is asked.
   *
   * @param solver the name and the version of the solver
   */
  default String hash(String solver) {
    return Hashing.sha256().hashString(solver + "\n" + text(), StandardCharsets.UTF_8).toString();
  }
}
