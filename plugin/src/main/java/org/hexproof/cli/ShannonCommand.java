package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.compose.HexOfGame;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Format;
import org.hexproof.picture.SvgWriter;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.realize.Effort;
import org.hexproof.report.ShannonPicture;
import org.hexproof.report.ShannonReport;
import org.hexproof.shannon.Kuratowski;
import org.hexproof.shannon.SameGame;
import org.hexproof.shannon.Settled;
import org.hexproof.shannon.ShannonGame;
import org.hexproof.shannon.file.ShannonWriter;

/** {@code hexproof shannon}. */
final class ShannonCommand implements Command {
  private static final String TO_HEX = "to-hex";
  private static final String REDUCE = "reduce";
  static final String SAME = "same";
  private static final String NONE = "none";
  private static final String DEAD = "dead";
  private static final ImmutableList<String> GAME_FORMATS =
      ImmutableList.of("text", "graphml", "dot", "svg");
  private static final ImmutableList<String> BOARD_FORMATS =
      ImmutableList.of("text", "hexboard", "sgf", "htp", "svg", "png");
  private static final ImmutableList<String> ALL_FORMATS =
      ImmutableList.of("text", "graphml", "dot", "hexboard", "sgf", "htp", "svg", "png");
  private static final ImmutableList<String> REDUCTIONS = ImmutableList.of("stones", NONE, DEAD);

  @Override
  public String name() {
    return "shannon";
  }

  @Override
  public Options options() {
    Options options =
        Selection.addTo(new Options())
            .addOption(Choices.flag(TO_HEX))
            .addOption(Choices.words(Choices.TO, "LANGUAGE", ALL_FORMATS))
            .addOption(Choices.words(REDUCE, "WHAT", REDUCTIONS))
            .addOption(Choices.option(SAME, "FILE"))
            .addOption(Choices.textOrJson())
            .addOption(Choices.out());
    RegionCut.addOptions(options, "");
    Compacting.addOptions(options, "with --to-hex: ", Effort.MODEST);
    Drawing.addOptions(options);
    return options;
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    String reduction = Choices.word(line, REDUCE, REDUCTIONS);
    checkCombination(line, json);
    ShannonSubject subject = ShannonSubject.read(Choices.operand(line), line, surroundings);
    ShannonGame game = subject.contracted();
    Settled settled = reduction.equals(DEAD) ? Settled.of(game.graph()) : Settled.NONE;
    ShannonReport report = new ShannonReport(game, settled);
    if (reduction.equals(DEAD)) {
      game = settled.outOf(game).essential();
    } else if (reduction.equals(NONE)) {
      game = subject.coloured().orElseThrow(ShannonCommand::noColours);
    }
    if (line.hasOption(SAME)) {
      return compare(game.contracted(), line, json, surroundings);
    }
    if (line.hasOption(TO_HEX)) {
      return toHex(game.contracted().essential(), subject, report, line, json, surroundings);
    }
    write(line, surroundings, game(game, subject, report, line, json));
    return ExitCode.OK;
  }

  private static CommandException noColours() {
    return CommandException.usage("--reduce none is for whole boards and Shannon games");
  }

  private static byte[] game(
      ShannonGame game,
      ShannonSubject subject,
      ShannonReport report,
      CommandLine line,
      boolean json)
      throws CommandException {
    String format = Choices.word(line, Choices.TO, GAME_FORMATS);
    Drawing drawing = Drawing.of(line, format.equals("svg") ? Format.SVG : Format.TEXT);
    if (format.equals("svg")) {
      requirePlanar(game, subject);
    }
    String written =
        json
            ? report.json(game)
            : switch (format) {
              case "graphml" -> ShannonWriter.graphml(game);
              case "dot" -> ShannonWriter.dot(game);
              case "svg" ->
                  new SvgWriter().write(ShannonPicture.of(game, subject.name()), drawing.style());
              default -> report.text(game);
            };
    return written.getBytes(StandardCharsets.UTF_8);
  }

  private static ExitCode compare(
      ShannonGame game, CommandLine line, boolean json, Surroundings surroundings)
      throws CommandException, IOException {
    ShannonGame other =
        ShannonSubject.read(line.getOptionValue(SAME), line, surroundings).contracted();
    SameGame same =
        SameGame.compare(
            game,
            Choices.word(line, REDUCE, REDUCTIONS).equals(DEAD)
                ? Settled.of(other.graph()).outOf(other)
                : other);
    String answer = json ? ShannonReport.json(same) : ShannonReport.text(same);
    write(line, surroundings, answer.getBytes(StandardCharsets.UTF_8));
    return same instanceof SameGame.Yes
        ? ExitCode.OK
        : same instanceof SameGame.No ? ExitCode.NO : ExitCode.UNDECIDED;
  }

  private static void checkCombination(CommandLine line, boolean json) throws CommandException {
    if (line.hasOption(SAME) && (line.hasOption(TO_HEX) || line.hasOption(Choices.TO))) {
      throw CommandException.usage("--same goes neither with --to nor with --to-hex");
    }
    for (String option : Compacting.OPTIONS) {
      if (line.hasOption(option) && !line.hasOption(TO_HEX)) {
        throw CommandException.usage("--" + option + " is for --to-hex");
      }
    }
    if (json && line.hasOption(Choices.TO)) {
      throw CommandException.usage("--format json and --to don't go together");
    }
  }

  private static ExitCode toHex(
      ShannonGame game,
      ShannonSubject subject,
      ShannonReport report,
      CommandLine line,
      boolean json,
      Surroundings surroundings)
      throws CommandException, IOException {
    Format format = Format.parse(Choices.word(line, Choices.TO, BOARD_FORMATS));
    Drawing drawing = Drawing.of(line, format);
    Effort effort =
        Compacting.effort(line, Effort.MODEST).until(() -> surroundings.interrupt().raised());
    requirePlanar(game, subject);
    requireDegree(game, subject);
    try {
      HexOfGame board = HexOfGame.of(game, effort, subject.name());
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      Diagram diagram = format == Format.HEXBOARD ? board.numbered() : board.diagram();
      write(
          line,
          surroundings,
          json
              ? report.json(game, board).getBytes(StandardCharsets.UTF_8)
              : ConvertCommand.converted(
                  new DiagramEntry(subject.place(), diagram), format, drawing));
      return ExitCode.OK;
    } catch (DrawingTooLargeException e) {
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    } catch (FormatException | IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private static void requirePlanar(ShannonGame game, ShannonSubject subject)
      throws CommandException {
    Optional<Kuratowski> found = Kuratowski.find(game);
    if (found.isPresent()) {
      throw CommandException.unreadable(
          subject.place() + ": not planar with the terminals outside: it has a " + found.get());
    }
  }

  private static void requireDegree(ShannonGame game, ShannonSubject subject)
      throws CommandException {
    Optional<Integer> wide = game.tooWide();
    if (wide.isPresent()) {
      String name = game.cells().get(wide.get());
      throw CommandException.unreadable(
          ("%s: vertex %s is of degree %s: it lies in so many hyperedges that matter\n"
                  + "  hint: a cell of Hex can be of degree %s")
              .formatted(
                  subject.place(name),
                  name,
                  String.valueOf(game.graph().cells().get(wide.get()).length()),
                  String.valueOf(ShannonGame.HEX_DEGREE)));
    }
  }

  private static void write(CommandLine line, Surroundings surroundings, byte[] bytes)
      throws CommandException, IOException {
    try (Output output = Output.of(line, surroundings.out())) {
      output.write(bytes, line.getOptionValue(Choices.TO, "text").equals("text"));
      output.commit();
    }
  }
}
