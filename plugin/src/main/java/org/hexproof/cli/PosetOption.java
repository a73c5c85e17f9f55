package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.PosetReader;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.word.Suggestion;

/** The option {@code --poset}: the name of a poset, or its chains. */
final class PosetOption {
  private static final ImmutableList<String> NAMES =
      ImmutableList.of("P3", "bool", "corner", "fork", "P2", "P4", "P5", "terminals:3");

  private PosetOption() {}

  /** The poset of the option's value. */
  static FinitePoset read(String text) {
    try {
      return PosetReader.read("--poset", text);
    } catch (ValueSyntaxException e) {
      boolean isName = text.indexOf('<') < 0;
      throw CommandException.usage(e.getMessage() + (isName ? Suggestion.of(text, "", NAMES) : ""));
    }
  }
}
