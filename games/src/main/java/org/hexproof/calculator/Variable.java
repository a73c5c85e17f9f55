package org.hexproof.calculator;

import com.google.common.collect.ImmutableMap;

/**
 * What a name stands for: a text, read again for each kind of games in which it is wanted. Each is
 * equal to itself only.
 */
final class Variable {
  private final String text;
  private final CgtKind kind;
  private final ImmutableMap<String, Variable> scope;

  /** Given as such a kind of game, when names meant that. */
  Variable(String text, CgtKind kind, ImmutableMap<String, Variable> scope) {
    this.text = text;
    this.kind = kind;
    this.scope = scope;
  }

  String text() {
    return text;
  }

  CgtKind kind() {
    return kind;
  }

  ImmutableMap<String, Variable> scope() {
    return scope;
  }
}
