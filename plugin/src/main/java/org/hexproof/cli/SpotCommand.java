package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Entry;
import org.hexproof.solving.EntryProblem;
import org.hexproof.spot.Foremost;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.hexproof.template.Kind;

/** {@code hexproof spot}. */
final class SpotCommand implements Command {
  private static final String ALL = "all";

  @Override
  public String name() {
    return "spot";
  }

  @Override
  public Options options() {
    return Inputs.addTo(Selection.addTo(new Options()))
        .addOption(Choices.option(Choices.TEMPLATES, "PATH"))
        .addOption(SpotChoices.color())
        .addOption(SpotChoices.kind())
        .addOption(Choices.colors())
        .addOption(Choices.flag(ALL))
        .addOption(Choices.textOrJson())
        .addOption(Choices.out());
  }

  @Override
  public ImmutableSet<String> repeatable() {
    return ImmutableSet.of(Choices.TEMPLATES, SpotChoices.KIND, Exclude.OPTION);
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON);
    ImmutableSet<Color> sides = SpotChoices.sides(line);
    ImmutableSet<Kind> kinds = SpotChoices.kinds(line);
    Inputs inputs = Inputs.of(line, surroundings.in());
    Entry entry = Choices.named(line, inputs.readOne(Choices.operand(line), Selection.of(line)));
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
    ImmutableList<Match> told = line.hasOption(ALL) ? all : Foremost.of(position, all);
    SpotReport report = new SpotReport(told, all.size() - told.size());
    try (Output output = Output.of(line, surroundings.out())) {
      if (format.equals("json")) {
        report.writeJson(output.writer());
      } else {
        report.writeText(Choices.naming(line).orElse(entry.naming()), output.writer());
      }
      output.commit();
    }
    return templates.code();
  }

  private static Position position(Entry entry, Surroundings surroundings) throws CommandException {
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
