package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import org.hexproof.board.Color;
import org.hexproof.template.Kind;

/** The options by which commands look for some templates on boards only. */
final class SpotChoices {
  private static final String BOTH = "both";

  static final Choice<ImmutableSet<Color>> COLOR =
      Choice.of("color", "COLOR", SpotChoices::sides)
          .proposing(ImmutableList.of("black", "white", BOTH))
          .or(ImmutableSet.copyOf(Color.values()));
  static final Choice<Kind> KIND = Choice.of("kind", "KIND", Kind.values()).repeated();

  private SpotChoices() {}

  private static ImmutableSet<Color> sides(String text) {
    return text.equals(BOTH)
        ? ImmutableSet.copyOf(Color.values())
        : ImmutableSet.of(Choice.color(text, "--color"));
  }

  static ImmutableSet<Kind> kinds(Line line) {
    return ImmutableSet.copyOf(line.has(KIND) ? line.all(KIND) : Arrays.asList(Kind.values()));
  }
}
