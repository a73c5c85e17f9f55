package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Board;
import org.hexproof.compose.EmbeddedGame;
import org.hexproof.embed.Bridgit;
import org.hexproof.embed.Embedding;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;

/** {@code hexproof embed}. */
final class EmbedCommand implements Command {
  private static final String HEX = "hex";
  private static final String BRIDGIT = "bridgit";
  private static final String ITERATE = "iterate";
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");

  private static final ImmutableList<String> FORMATS =
      ImmutableList.of("text", "hexboard", "sgf", "htp", "svg", "png");

  @Override
  public String name() {
    return "embed";
  }

  @Override
  public Options options() {
    Options options =
        new Options()
            .addOption(Choices.option(HEX, "N"))
            .addOption(Choices.option(BRIDGIT, "COLSxROWS"))
            .addOption(Choices.option(ITERATE, "K"))
            .addOption(Choices.words(Choices.TO, "FORMAT", FORMATS))
            .addOption(Choices.textOrJson())
            .addOption(Choices.out());
    Drawing.addOptions(options);
    return options;
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    if (!line.getArgList().isEmpty()) {
      throw CommandException.usage(
          "embed reads no file, but there is " + String.join(" ", line.getArgList()));
    }
    if (line.hasOption(HEX) == line.hasOption(BRIDGIT)) {
      throw CommandException.usage("expected either --hex N or --bridgit COLSxROWS");
    }
    if (line.hasOption(Choices.TO)) {
      draw(line, surroundings);
    } else {
      report(line, surroundings);
    }
    return ExitCode.OK;
  }

  private static EmbeddedGame game(CommandLine line) throws CommandException {
    if (line.hasOption(HEX)) {
      int side = Choices.count(line, HEX, 1, Board.MAX_SIDE);
      int times = Choices.count(line, ITERATE, 1, Embedding.MAX_TIMES);
      if (!fits(new Board(side, side), times)) {
        int most = last(Board.MAX_SIDE, smaller -> fits(new Board(smaller, smaller), times));
        throw tooLarge(line, HEX, "--hex " + most + " is the largest with --iterate " + times);
      }
      return EmbeddedGame.hex(side, times);
    }
    Bridgit game = bridgit(line.getOptionValue(BRIDGIT));
    int times = line.hasOption(ITERATE) ? Choices.count(line, ITERATE, 1, Embedding.MAX_TIMES) : 0;
    Board board = game.position().board();
    if (!fits(board, times)) {
      int most = last(times, fewer -> fits(board, fewer));
      throw tooLarge(
          line,
          BRIDGIT,
          most == 0 ? "it fits without --iterate" : "it fits with --iterate " + most);
    }
    return EmbeddedGame.bridgit(game, times);
  }

  private static CommandException tooLarge(CommandLine line, String option, String hint) {
    return CommandException.usage(
        "--%s %s with --iterate %s needs more than %s columns, which no board has\n  hint: %s"
            .formatted(
                option,
                line.getOptionValue(option),
                line.getOptionValue(ITERATE, "1"),
                Integer.toString(Board.MAX_SIDE),
                hint));
  }

  private static boolean fits(Board small, int times) {
    try {
      Embedding.board(small, times);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** The largest number up to this one that is good; 0 if none is. */
  private static int last(int most, IntPredicate isGood) {
    return IntStream.iterate(most, number -> number > 0, number -> number - 1)
        .filter(isGood)
        .findFirst()
        .orElse(0);
  }

  private static Bridgit bridgit(String text) throws CommandException {
    Matcher size = SIZE.matcher(text);
    if (!size.matches()) {
      throw CommandException.usage(
          "--" + BRIDGIT + " wants columns and rows, as in 4x5, not '" + text + "'");
    }
    try {
      return new Bridgit(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage("--" + BRIDGIT + " " + text + ": " + e.getMessage());
    }
  }

  private static void draw(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    if (line.hasOption(Choices.FORMAT)) {
      throw CommandException.usage("--to writes a board and --format a report; give one of them");
    }
    Format format = Format.parse(Choices.word(line, Choices.TO, FORMATS));
    Drawing drawing = Drawing.of(line, format);
    EmbeddedGame game = game(line);
    EmbeddedGame drawn = format == Format.SGF ? game.squared() : game;
    // Labels of HexWiki are short, and the names of lines have no room in a drawn cell.
    boolean withNames =
        format != Format.HEXBOARD && (game.bridgit().isEmpty() || !Drawing.isPicture(format));
    byte[] written;
    try {
      written =
          ConvertCommand.converted(
              new DiagramEntry(new Place("embed", 1, 1), drawn.diagram(withNames)),
              format,
              drawing);
    } catch (FormatException e) {
      throw CommandException.unreadable(e);
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(
          "--to "
              + format.label()
              + ": "
              + e.getMessage()
              + "\n  hint: text and svg have room for it");
    }
    try (Output output = Output.of(line, surroundings.out())) {
      output.write(written, format == Format.TEXT);
      output.commit();
    }
  }

  private static void report(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    boolean json = Choices.word(line, Choices.FORMAT, Choices.TEXT_OR_JSON).equals("json");
    Drawing.refuse(line);
    EmbedReport report = new EmbedReport(game(line));
    try (Output output = Output.of(line, surroundings.out())) {
      report.write(output.writer(), json);
      output.commit();
    }
  }
}
