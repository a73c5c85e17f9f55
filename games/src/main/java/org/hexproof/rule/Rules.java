package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.hexproof.hot.Games;
import org.hexproof.value.ValueSyntaxException;

/** Rules of play as a file has them ({@link RuleReader}). */
public sealed interface Rules
    permits BoardRules, CoinRules, EdgeCutting.Colors, HeapRules, SumRules {
  /** Those that come with the program. */
  ImmutableList<String> SHIPPED =
      ImmutableList.of(
          "domineering",
          "cashing-cheques",
          "toads-and-frogs",
          "clobber",
          "snort",
          "col",
          "amazons",
          "hackenbush",
          "top-entails",
          "goldbach-nim",
          "kayles",
          "nimstring",
          "dots-and-boxes");

  static Rules shipped(String name) {
    try {
      String text =
          Resources.toString(
              Resources.getResource(Rules.class, name + ".rule"), StandardCharsets.UTF_8);
      return RuleReader.read(name + ".rule", text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The position that a text describes. */
  Situation<?> situation(String file, String text) throws ValueSyntaxException;

  /** The same as a short game. */
  default GameSubject subject(String file, String text, Games games) throws ValueSyntaxException {
    return situation(file, text).subject(games);
  }

  /** Whether play may come back to where it was. */
  default boolean repeats() {
    return false;
  }
}
