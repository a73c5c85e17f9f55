package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import java.util.Optional;
import org.hexproof.annotate.GameRecord;
import org.hexproof.annotate.NewTemplates;
import org.hexproof.board.Color;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.library.Library;
import org.hexproof.report.MatchText;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;

/** Looks for templates of the library on the boards of a game. */
record Spotting(Spotter spotter, ImmutableSet<Color> sides) {
  /** What the options ask for, if they ask for templates at all. */
  static Optional<Spotting> of(Line line) {
    ImmutableSet<Color> sides = line.get(SpotChoices.COLOR);
    ImmutableSet<Kind> kinds = SpotChoices.kinds(line);
    if (!line.get(AnnotateCommand.TEMPLATES)) {
      if (line.has(SpotChoices.COLOR) || line.has(SpotChoices.KIND)) {
        throw CommandException.usage("--color and --kind choose templates; add --templates");
      }
      return Optional.empty();
    }
    Spotter spotter =
        Spotter.of(
            Library.read().stream().filter(template -> kinds.contains(template.kind())).toList());
    return Optional.of(new Spotting(spotter, sides));
  }

  /** Those that stand after each step of a game and did not before it. */
  ImmutableListMultimap<Integer, String> lines(GameRecord game, Naming naming) {
    return ImmutableListMultimap.copyOf(
        Multimaps.transformValues(
            NewTemplates.of(game, this::spot), match -> new MatchText(match).line(naming)));
  }

  /** Those that stand in a position and tell a player something. */
  private ImmutableList<Match> spot(Position position) {
    ImmutableList<Match> all =
        sides.stream()
            .flatMap(side -> spotter.spot(position, side).stream())
            .collect(ImmutableList.toImmutableList());
    return Foremost.of(position, all);
  }
}
