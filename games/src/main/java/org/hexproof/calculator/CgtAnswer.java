package org.hexproof.calculator;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * An answer.
 *
 * @param kind of the games
 * @param name of what was asked, as in {@code value}, {@code relation} or {@code stops}
 * @param parts in words; several, if a list was asked for
 * @param holds whether the answer is yes; nothing if the question was no such
 */
public record CgtAnswer(
    CgtKind kind, String name, ImmutableList<String> parts, Optional<Boolean> holds) {
  static CgtAnswer of(CgtKind kind, String name, String... parts) {
    return new CgtAnswer(kind, name, ImmutableList.copyOf(parts), Optional.empty());
  }

  /** In one line. */
  public String text() {
    return String.join(", ", parts);
  }
}
