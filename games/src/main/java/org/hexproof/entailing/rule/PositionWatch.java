package org.hexproof.entailing.rule;

/** Is told how far a table of positions has grown. */
@FunctionalInterface
public interface PositionWatch {
  /** One more is known; may throw to give up. */
  void known(int positions);
}
