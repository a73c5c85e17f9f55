package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Arrays;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Option;
import org.hexproof.board.Color;
import org.hexproof.template.Kind;

/** The options by which commands look for some templates on boards only. */
final class SpotChoices {
  static final String COLOR = "color";
  static final String KIND = "kind";

  private static final String BOTH = "both";
  private static final ImmutableList<String> COLORS =
      ImmutableList.<String>builder().addAll(Choices.COLORS).add(BOTH).build();
  private static final ImmutableList<String> KINDS =
      Arrays.stream(Kind.values()).map(Kind::label).collect(ImmutableList.toImmutableList());

  private SpotChoices() {}

  static Option color() {
    return Choices.words(COLOR, "COLOR", COLORS);
  }

  static Option kind() {
    return Choices.words(KIND, "KIND", KINDS);
  }

  static ImmutableSet<Color> sides(CommandLine line) throws CommandException {
    if (line.getOptionValue(COLOR, BOTH).equals(BOTH)) {
      return ImmutableSet.copyOf(Color.values());
    }
    return ImmutableSet.of(Choices.color(line, COLOR).orElseThrow());
  }

  static ImmutableSet<Kind> kinds(CommandLine line) throws CommandException {
    if (!line.hasOption(KIND)) {
      return ImmutableSet.copyOf(Kind.values());
    }
    try {
      return Arrays.stream(line.getOptionValues(KIND))
          .map(Kind::parse)
          .collect(ImmutableSet.toImmutableSet());
    } catch (IllegalArgumentException e) {
      throw CommandException.usage("--" + KIND + ": " + e.getMessage());
    }
  }
}
