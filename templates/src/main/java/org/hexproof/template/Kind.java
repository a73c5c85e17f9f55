package org.hexproof.template;

import java.util.Arrays;
import java.util.Locale;
import org.hexproof.word.Suggestion;

/** The kinds of promise. */
public enum Kind {
  EDGE,
  INTERIOR,
  CONNECTS_BOTH,
  PIVOTING,
  PIVOTING_SENTE;

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind with this label, or an {@link IllegalArgumentException}. */
  public static Kind parse(String label) {
    for (Kind kind : values()) {
      if (kind.label().equals(label)) {
        return kind;
      }
    }
    throw new IllegalArgumentException(
        "unknown kind '"
            + label
            + "'"
            + Suggestion.of(label, "", Arrays.stream(values()).map(Kind::label).toList())
            + " (expected edge, interior, connects-both, pivoting or pivoting-sente)");
  }
}
