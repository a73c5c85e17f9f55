package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.compose.EmbeddedGame;
import org.hexproof.embed.Bridgit;
import org.hexproof.embed.Embedding;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Place;
import org.hexproof.format.file.Format;
import org.hexproof.report.EmbedReport;

/** {@code hexproof embed}. */
final class EmbedCommand {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");

  private static final Choice<Integer> HEX = Choice.count("hex", "N", Board.MAX_SIDE);
  private static final Choice<Bridgit> BRIDGIT =
      Choice.of("bridgit", "COLSxROWS", EmbedCommand::bridgit);
  private static final Choice<Integer> ITERATE =
      Choice.count("iterate", "K", Embedding.MAX_TIMES).or(1);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .add(HEX, BRIDGIT, ITERATE, Drawing.TO, Output.FORMAT, Output.OUT)
          .addAll(Drawing.CHOICES)
          .build();

  static final ImmutableList<Rule> RULES =
      ImmutableList.of(
          Rule.excludes(
              Drawing.TO, "--to writes a board and %s a report; give one of them", Output.FORMAT));

  private EmbedCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    line.refuseOperands("embed reads no file, but there is %s");
    if (line.has(HEX) == line.has(BRIDGIT)) {
      throw CommandException.usage("expected either --hex N or --bridgit COLSxROWS");
    }
    if (line.has(Drawing.TO)) {
      draw(line, surroundings);
    } else {
      report(line, surroundings);
    }
    return ExitCode.OK;
  }

  private static EmbeddedGame game(Line line) {
    if (line.has(HEX)) {
      int side = line.get(HEX);
      int times = line.get(ITERATE);
      if (!fits(new Board(side, side), times)) {
        int most = last(Board.MAX_SIDE, smaller -> fits(new Board(smaller, smaller), times));
        throw tooLarge(line, HEX, "--hex " + most + " is the largest with --iterate " + times);
      }
      return EmbeddedGame.hex(side, times);
    }
    Bridgit game = line.get(BRIDGIT);
    int times = line.find(ITERATE).orElse(0);
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

  private static CommandException tooLarge(Line line, Choice<?> option, String hint) {
    return CommandException.usage(
        "%s %s with --iterate %s needs more than %s columns, which no board has\n  hint: %s"
            .formatted(
                option, line.text(option), line.get(ITERATE).toString(), Board.MAX_SIDE, hint));
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

  private static Bridgit bridgit(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.matches()) {
      throw CommandException.usage(
          "--bridgit wants columns and rows, as in 4x5, not '" + text + "'");
    }
    try {
      return new Bridgit(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage("--bridgit " + text + ": " + e.getMessage());
    }
  }

  private static void draw(Line line, Surroundings surroundings) throws IOException {
    Format format = line.get(Drawing.TO);
    Drawing drawing = Drawing.of(line, format);
    EmbeddedGame game = game(line);
    EmbeddedGame drawn = format == Format.SGF ? game.squared() : game;
    // Labels of HexWiki are short, and the names of lines have no room in a drawn cell.
    boolean withNames =
        format != Format.HEXBOARD && (game.bridgit().isEmpty() || !Drawing.isPicture(format));
    byte[] written;
    try {
      written = drawing.file(new DiagramEntry(new Place("embed", 1, 1), drawn.diagram(withNames)));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(
          "--to %s: %s\n  hint: text and svg have room for it"
              .formatted(format.label(), e.getMessage()));
    }
    Output.write(line, surroundings, written, format == Format.TEXT);
  }

  private static void report(Line line, Surroundings surroundings) throws IOException {
    Drawing.refuse(line);
    Output.tell(new EmbedReport(game(line)), line, surroundings);
  }
}
