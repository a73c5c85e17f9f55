package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.hexproof.compose.HexOfGame;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
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
final class ShannonCommand {
  private static final String NONE = "none";
  private static final String DEAD = "dead";

  /** Of a game, where no board is wanted. */
  private static final Choice<String> GAME =
      Choice.word("to", "LANGUAGE", ImmutableList.of("text", "graphml", "dot", "svg"));

  private static final ImmutableList<String> ALL_FORMATS =
      ImmutableList.of("text", "graphml", "dot", "hexboard", "sgf", "htp", "svg", "png");
  private static final ImmutableList<String> REDUCTIONS = ImmutableList.of("stones", NONE, DEAD);

  private static final Choice<Boolean> TO_HEX = Choice.flag("to-hex");
  private static final Choice<String> REDUCE = Choice.word("reduce", "WHAT", REDUCTIONS);
  static final Choice<String> SAME = Choice.text("same", "FILE").read();
  private static final Choice<String> TO = Choice.text("to", "LANGUAGE").proposing(ALL_FORMATS);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .add(TO_HEX, TO, REDUCE, SAME, Output.FORMAT, Output.OUT)
          .addAll(RegionChoices.CHOICES)
          .addAll(Compacting.CHOICES)
          .addAll(Drawing.CHOICES)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(SAME, "--same goes neither with --to nor with --to-hex", TO, TO_HEX),
          new Rule.Needs(Compacting.CHOICES, "%s is for --to-hex", ImmutableList.of(TO_HEX)));

  private ShannonCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    boolean json = Output.isJson(line);
    if (json && line.has(TO)) {
      throw CommandException.usage("--format json and --to don't go together");
    }
    String reduction = line.get(REDUCE);
    ShannonSubject subject = ShannonSubject.read(line.operand(), line, surroundings);
    ShannonGame game = subject.contracted();
    Settled settled = reduction.equals(DEAD) ? Settled.of(game.graph()) : Settled.NONE;
    ShannonReport report = new ShannonReport(game, settled);
    if (reduction.equals(DEAD)) {
      game = settled.outOf(game).essential();
    } else if (reduction.equals(NONE)) {
      game = subject.coloured().orElseThrow(ShannonCommand::noColours);
    }
    if (line.has(SAME)) {
      return compare(game.contracted(), line, json, surroundings);
    }
    if (line.get(TO_HEX)) {
      return toHex(game.contracted().essential(), subject, report, line, json, surroundings);
    }
    write(line, surroundings, game(game, subject, report, line, json));
    return ExitCode.OK;
  }

  private static CommandException noColours() {
    return CommandException.usage("--reduce none is for whole boards and Shannon games");
  }

  private static byte[] game(
      ShannonGame game, ShannonSubject subject, ShannonReport report, Line line, boolean json) {
    String format = GAME.read(line.find(TO).orElse("text"));
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
      ShannonGame game, Line line, boolean json, Surroundings surroundings) throws IOException {
    ShannonGame other = ShannonSubject.read(line.get(SAME), line, surroundings).contracted();
    SameGame same =
        SameGame.compare(
            game, line.get(REDUCE).equals(DEAD) ? Settled.of(other.graph()).outOf(other) : other);
    String answer = json ? ShannonReport.json(same) : ShannonReport.text(same);
    write(line, surroundings, answer.getBytes(StandardCharsets.UTF_8));
    return same instanceof SameGame.Yes
        ? ExitCode.OK
        : same instanceof SameGame.No ? ExitCode.NO : ExitCode.UNDECIDED;
  }

  private static ExitCode toHex(
      ShannonGame game,
      ShannonSubject subject,
      ShannonReport report,
      Line line,
      boolean json,
      Surroundings surroundings)
      throws IOException {
    Format format = Drawing.TO.read(line.find(TO).orElse("text"));
    Drawing drawing = Drawing.of(line, format);
    Effort effort =
        Compacting.effort(line, Effort.MODEST).until(() -> surroundings.interrupt().raised());
    requirePlanar(game, subject);
    requireDegree(game, subject);
    try {
      HexOfGame board = HexOfGame.of(game, effort, subject.name());
      surroundings.interrupt().check();
      Diagram diagram = format == Format.HEXBOARD ? board.numbered() : board.diagram();
      write(
          line,
          surroundings,
          json
              ? report.json(game, board).getBytes(StandardCharsets.UTF_8)
              : drawing.file(new DiagramEntry(subject.place(), diagram)));
      return ExitCode.OK;
    } catch (DrawingTooLargeException e) {
      surroundings.interrupt().check();
      throw e;
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private static void requirePlanar(ShannonGame game, ShannonSubject subject) {
    Optional<Kuratowski> found = Kuratowski.find(game);
    if (found.isPresent()) {
      throw CommandException.unreadable(
          subject.place() + ": not planar with the terminals outside: it has a " + found.get());
    }
  }

  private static void requireDegree(ShannonGame game, ShannonSubject subject) {
    Optional<Integer> wide = game.tooWide();
    if (wide.isPresent()) {
      String name = game.cells().get(wide.get());
      throw CommandException.unreadable(
          ("%s: vertex %s is of degree %s: it lies in so many hyperedges that matter\n"
                  + "  hint: a cell of Hex can be of degree %s")
              .formatted(
                  subject.place(name),
                  name,
                  game.graph().cells().get(wide.get()).length(),
                  ShannonGame.HEX_DEGREE));
    }
  }

  private static void write(Line line, Surroundings surroundings, byte[] bytes) throws IOException {
    Output.write(line, surroundings, bytes, line.find(TO).orElse("text").equals("text"));
  }
}
