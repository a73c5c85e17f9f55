package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.PosetReader;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.word.Suggestion;

/** The option {@code --poset}: the name of a poset, or its chains. */
final class PosetOption {
  static final String NAME = "poset";

  private static final ImmutableList<String> NAMES =
      ImmutableList.of("P3", "bool", "corner", "fork", "P2", "P4", "P5", "terminals:3");

  private PosetOption() {}

  /** The poset of the option's value. */
  static FinitePoset read(String text) throws CommandException, ValueSyntaxException {
    try {
      return PosetReader.read("--" + NAME, text);
    } catch (ValueSyntaxException e) {
      if (text.indexOf('<') >= 0) {
        throw e;
      }
      throw CommandException.usage(e.getMessage() + Suggestion.of(text, "", NAMES));
    }
  }
}
