package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.report.SpotReport;
import org.hexproof.solving.EntryProblem;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;

/** {@code hexproof spot}. */
final class SpotCommand {
  private static final Choice<Boolean> ALL = Choice.flag("all");
  static final Choice<String> TEMPLATES = Choice.text("templates", "PATH").repeated().read();

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .addAll(Inputs.CHOICES)
          .add(TEMPLATES, Spotting.COLOR, Spotting.KIND, Inputs.NAMES, ALL, Output.FORMAT)
          .add(Output.OUT)
          .build();

  private SpotCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Inputs inputs = Inputs.of(line, surroundings.in());
    Entry entry = Inputs.named(line, inputs.readOne(line.operand(), Selection.of(line)));
    Position position = position(entry, surroundings);
    SpottedTemplates templates = SpottedTemplates.of(line, inputs, surroundings.err());
    if (templates.templates().isEmpty() && templates.code() != ExitCode.OK) {
      return templates.code();
    }
    ImmutableList<Match> all = Spotting.of(line, templates.templates()).spot(position);
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
