package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.report.SpotReport;
import org.hexproof.solving.EntryProblem;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;

/** {@code hexproof spot}. */
final class SpotCommand {
  private static final Choice<Boolean> ALL = Choice.flag("all");
  static final Choice<String> TEMPLATES = Choice.text("templates", "PATH").repeated().read();

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .addAll(Inputs.CHOICES)
          .add(TEMPLATES, SpotChoices.COLOR, SpotChoices.KIND, Inputs.NAMES, ALL, Output.FORMAT)
          .add(Output.OUT)
          .build();

  private SpotCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    ImmutableSet<Color> sides = line.get(SpotChoices.COLOR);
    ImmutableSet<Kind> kinds = SpotChoices.kinds(line);
    Inputs inputs = Inputs.of(line, surroundings.in());
    Entry entry = Inputs.named(line, inputs.readOne(line.operand(), Selection.of(line)));
    Position position = position(entry, surroundings);
    SpottedTemplates templates = SpottedTemplates.of(line, inputs, surroundings.err());
    if (templates.templates().isEmpty() && templates.code() != ExitCode.OK) {
      return templates.code();
    }
    Spotter spotter =
        Spotter.of(
            templates.templates().stream()
                .filter(template -> kinds.contains(template.kind()))
                .toList());
    ImmutableList<Match> all =
        sides.stream()
            .flatMap(side -> spotter.spot(position, side).stream())
            .collect(ImmutableList.toImmutableList());
    ImmutableList<Match> told = line.get(ALL) ? all : Foremost.of(position, all);
    SpotReport report =
        new SpotReport(
            told, all.size() - told.size(), line.find(Inputs.NAMES).orElse(entry.naming()));
    Output.tell(report, line, surroundings);
    return templates.code();
  }

  private static Position position(Entry entry, Surroundings surroundings) {
    if (!EntryProblem.isWholeBoard(entry.diagram())) {
      throw CommandException.unreadable(
          entry.place()
              + ": this is no whole board, on which templates could stand\n"
              + "  hint: draw all cells and all four edges; 'hexproof verify' reads templates");
    }
    Inputs.tell(entry, surroundings.err());
    return entry.diagram().position();
  }
}
