package org.hexproof.value;

import java.io.IOException;

/**
 * The text of a game or a poset can't be read: where in what its origin is called, what was
 * expected, and a hint.
 */
public final class ValueSyntaxException extends IOException {
  private static final long serialVersionUID = 1L;

  private final int column;
  private final String problem;

  ValueSyntaxException(String file, int line, int column, String problem) {
    super(file + ":" + line + ":" + column + ": " + problem);
    this.column = column;
    this.problem = problem;
  }

  ValueSyntaxException(String file, int line, int column, String problem, String hint) {
    this(file, line, column, problem + "\n  hint: " + hint);
  }

  /** What is wrong with a file as a whole. */
  public static ValueSyntaxException of(String file, String problem, String hint) {
    return new ValueSyntaxException(file, problem, hint);
  }

  private ValueSyntaxException(String file, String problem, String hint) {
    super(file + ": " + problem + "\n  hint: " + hint);
    this.column = 1;
    this.problem = problem;
  }

  /** Counted from 1, in characters. */
  public int column() {
    return column;
  }

  /** The message without its place. */
  public String problem() {
    return problem;
  }
}
