package org.hexproof.template;

import java.util.Arrays;
import org.hexproof.word.Labelled;
import org.hexproof.word.Suggestion;

/** The kinds of promise. */
public enum Kind implements Labelled {
  EDGE,
  INTERIOR,
  CONNECTS_BOTH,
  PIVOTING,
  PIVOTING_SENTE;

  /** The kind with this label, or an {@link IllegalArgumentException}. */
  public static Kind parse(String label) {
    return Labelled.find(values(), label)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    ("unknown kind '%s'%s (expected edge, interior, connects-both, pivoting or"
                            + " pivoting-sente)")
                        .formatted(
                            label,
                            Suggestion.of(
                                label, "", Arrays.stream(values()).map(Kind::label).toList()))));
  }
}
