package org.hexproof.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Goals as one line of text: alternatives with {@code |} between them, an alternative's terminals
 * with {@code /} between them, a terminal's cells and edges with {@code +} between them, as in
 * {@code a1+b2+bottom / c3 | c3 / top}. Spaces don't matter.
 */
public final class GoalText {
  private GoalText() {}

  public static String format(Goal goal) {
    return goal.alternatives().stream()
        .map(GoalText::formatAlternative)
        .collect(Collectors.joining(" | "));
  }

  /** The goal as what Black joins, as in {@code b1 and bottom}. */
  public static String words(Goal goal) {
    return format(goal).replace(" / ", " and ").replace(" | ", ", or ");
  }

  private static String formatAlternative(ImmutableList<Terminal> terminals) {
    return terminals.stream()
        .map(terminal -> terminal.members().collect(Collectors.joining("+")))
        .collect(Collectors.joining(" / "));
  }

  /** Reads a goal, or fails with an {@link IllegalArgumentException}. */
  public static Goal parse(String text) {
    ImmutableList.Builder<ImmutableList<Terminal>> alternatives = ImmutableList.builder();
    for (String alternative : Splitter.on('|').split(text)) {
      List<Terminal> terminals = new ArrayList<>();
      for (String terminal : Splitter.on('/').split(alternative)) {
        terminals.add(parseTerminal(terminal));
      }
      checkArgument(
          terminals.size() >= 2,
          "not a goal: '%s' names one terminal (expected at least two, like a1 / bottom)",
          alternative.strip());
      alternatives.add(ImmutableList.copyOf(terminals));
    }
    return new Goal(alternatives.build());
  }

  private static Terminal parseTerminal(String text) {
    ImmutableSet.Builder<Cell> cells = ImmutableSet.builder();
    ImmutableSet.Builder<Edge> edges = ImmutableSet.builder();
    for (String member : Splitter.on('+').trimResults().split(text)) {
      checkArgument(
          !member.isEmpty(),
          "not a terminal: '%s' (expected cells and edges, like a1+bottom)",
          text);
      Optional<Edge> edge = Edge.find(member.toLowerCase(Locale.ROOT));
      if (edge.isPresent()) {
        edges.add(edge.get());
      } else {
        cells.add(Cell.parse(member));
      }
    }
    return new Terminal(cells.build(), edges.build());
  }
}
