package org.hexproof.calculator;

/** Kinds of games, the simplest first. */
public enum CgtKind {
  SHORT,
  ENTAILING,
  LOOPY
}
