package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import java.util.Collection;
import org.hexproof.annotate.GameRecord;
import org.hexproof.annotate.NewTemplates;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.report.MatchText;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;

/** Looks for templates on boards: for those of some kinds, of either side or one. */
record Spotting(Spotter spotter, ImmutableSet<Color> sides) {
  private static final String BOTH = "both";

  static final Choice<ImmutableSet<Color>> COLOR =
      Choice.of("color", "COLOR", Spotting::sides)
          .proposing(ImmutableList.of("black", "white", BOTH))
          .or(ImmutableSet.copyOf(Color.values()));
  static final Choice<Kind> KIND = Choice.of("kind", "KIND", Kind.values()).repeated();

  private static ImmutableSet<Color> sides(String text) {
    return text.equals(BOTH)
        ? ImmutableSet.copyOf(Color.values())
        : ImmutableSet.of(Choice.color(text, "--color"));
  }

  /** For those of the templates that the line asks for. */
  static Spotting of(Line line, Collection<Template> templates) {
    return new Spotting(
        Spotter.of(
            templates.stream()
                .filter(each -> !line.has(KIND) || line.all(KIND).contains(each.kind()))
                .toList()),
        line.get(COLOR));
  }

  /** All that stand in a position. */
  ImmutableList<Match> spot(Position position) {
    return sides.stream()
        .flatMap(side -> spotter.spot(position, side).stream())
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Those that tell a player something, and stand after a step of a game and did not before it, by
   * the numbers of the steps.
   */
  ImmutableListMultimap<Integer, String> lines(GameRecord game, Naming naming) {
    return ImmutableListMultimap.copyOf(
        Multimaps.transformValues(
            NewTemplates.of(game, position -> Foremost.of(position, spot(position))),
            match -> new MatchText(match).line(naming)));
  }
}
